"""The rules kernel: everything that all games share. It knows no game."""
