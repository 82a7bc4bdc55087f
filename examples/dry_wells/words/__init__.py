"""The words of Dry Wells, a folder for each language."""
