"""A table as pure data and rules, without I/O and without a clock."""
