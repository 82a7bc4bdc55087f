"""The ladder: bots meet at many tables, and what came of it is told with its uncertainty."""
