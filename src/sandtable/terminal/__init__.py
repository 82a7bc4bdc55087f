"""The terminal client: play any game at one keyboard, against bots and people."""
