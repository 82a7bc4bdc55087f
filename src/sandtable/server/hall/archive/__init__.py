"""The archive does everything that needs the whole log of a table, in a process of its own."""
