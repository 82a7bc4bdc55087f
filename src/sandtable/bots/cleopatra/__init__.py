"""The Cleopatra bots: their levels, and the mind behind the search."""
