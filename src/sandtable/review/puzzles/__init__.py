"""Puzzles: positions from games between experts in which one plan is clearly best, and not obvious."""
