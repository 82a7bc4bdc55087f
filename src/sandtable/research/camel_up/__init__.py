"""Observations of Camel Up."""
