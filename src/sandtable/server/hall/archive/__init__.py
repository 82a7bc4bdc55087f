"""Everything that needs a table's whole log, done in a process of its own."""
