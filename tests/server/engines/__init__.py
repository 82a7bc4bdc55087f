"""Real PostgreSQL and Redis servers for the tests, from packages of the test extra."""
