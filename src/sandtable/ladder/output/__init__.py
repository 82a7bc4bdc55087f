"""A ladder's figures as tables and as a plot."""
