"""The Five Tribes bots: their levels, the players, and the mind behind the search."""
