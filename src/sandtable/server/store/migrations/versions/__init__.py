"""One file for each revision, in the order of their names."""
