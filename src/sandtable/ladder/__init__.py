"""The ladder: bots play many matches, and their strengths are estimated with confidence intervals."""
