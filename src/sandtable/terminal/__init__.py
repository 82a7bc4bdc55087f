"""The terminal client: every registered game, played at one keyboard against bots and people."""
