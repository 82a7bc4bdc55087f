"""Processes that a program starts for its own work: for bots, reviews and old games."""
