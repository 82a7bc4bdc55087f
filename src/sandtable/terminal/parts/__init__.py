"""Small building blocks that several pictures share."""
