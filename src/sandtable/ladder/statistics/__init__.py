"""What a ladder's games say about the bots, and how sure that is."""
