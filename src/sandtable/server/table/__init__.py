"""A table as pure data and rules: no I/O and no clock."""
