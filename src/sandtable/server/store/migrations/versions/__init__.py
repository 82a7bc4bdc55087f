"""The revisions of the database, one file for each, in the order of their names."""
