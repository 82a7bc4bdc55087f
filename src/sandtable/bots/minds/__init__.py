"""What the bots know of each game: the minds of the search, compiled with the rules."""
