"""The catalogues of every language, and the code that turns a message into a sentence."""
