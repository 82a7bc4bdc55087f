"""The Cleopatra bots: their levels, and the mind that the search uses."""
