"""Bots in processes of their own: the queue, the pool, the worker, and when each bot is asked."""
