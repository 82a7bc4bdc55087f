"""Questions about a position that a game answers beyond its rules: odds, ways, payments."""
