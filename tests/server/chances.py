"""Random generators for tests: with a fixed seed by default, with a new one in a long run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

from tests.eager import wish_of
from tests.tiers import LONG


def chances(name: str) -> random.Random:
    """A random generator, the same for this name in every default run; a long run prints its new seed."""
    seed = str(time.time_ns()) if LONG else name
    print(f"seed {seed!r}")  # pytest shows it with a failure
    return random.Random(seed)


def choices(game: str, rng: random.Random) -> Callable[[list[str]], str]:
    """A function that chooses an option: at random, but in a default run the game ends before long.

    At random, a game of Camel Up takes about 400 decisions; when every other turn is a roll, about 50.
    """
    if LONG or game not in ("camel-up", "cleopatra"):
        return rng.choice
    return wish_of if game == "cleopatra" else partial(often_roll, rng)


def often_roll(rng: random.Random, options: list[str]) -> str:
    return "roll" if "roll" in options and rng.random() < 0.5 else rng.choice(options)
