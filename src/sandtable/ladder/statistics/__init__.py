"""From the games of a ladder to ratings, shares of wins and controls."""
