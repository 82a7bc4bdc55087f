"""The Camel Up bots: their levels, two simple players to measure them by, and the mind behind the search."""
