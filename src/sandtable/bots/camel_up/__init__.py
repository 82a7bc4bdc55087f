"""The Camel Up bots: their levels, two simple bots to measure them against, and the mind of the search."""
