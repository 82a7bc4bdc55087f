"""The report of a ladder as tables and as a plot."""
