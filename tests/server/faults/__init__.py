"""Several halls while servers die, sleep or lose their connections. `history.py` judges the results."""
