"""Observations of Cleopatra."""
