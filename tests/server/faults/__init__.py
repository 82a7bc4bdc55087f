"""What happens to several halls when servers die, sleep or lose each other. `history.py` judges all of it."""
