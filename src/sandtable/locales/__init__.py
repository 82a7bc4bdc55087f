"""The catalogues of every language, and the code that turns messages into sentences."""
