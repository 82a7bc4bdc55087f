"""The lobby: opening and finding tables, codes and invitations, shared deals, finished games and puzzles."""
