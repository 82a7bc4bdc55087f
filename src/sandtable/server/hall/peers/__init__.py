"""The other halls that share a database with this one: doorbells between them, and who drives which table."""
