"""Chances for tests that choose their moments at random: fixed ones, or those of a long run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from tests.eager import wish_of
from tests.tiers import LONG


def chances(name: str) -> random.Random:
    """The same for this name in every default run; a long run takes others each time, and says which."""
    seed = str(time.time_ns()) if LONG else name
    print(f"seed {seed!r}")  # pytest shows it with a failure
    return random.Random(seed)


def choices(game: str, rng: random.Random) -> Callable[[list[str]], str]:
    """How to play: at random, but in a default run Cleopatra so that it ends before long."""
    return wish_of if game == "cleopatra" and not LONG else rng.choice
