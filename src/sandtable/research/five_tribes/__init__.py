"""Observations of Five Tribes."""
