"""Bots that think in processes of their own: the queue, the pool, the worker, and the turns at tables."""
