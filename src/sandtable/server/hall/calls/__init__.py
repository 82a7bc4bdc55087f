"""Calls to people who are away: webhooks and push messages say that it is their turn."""
