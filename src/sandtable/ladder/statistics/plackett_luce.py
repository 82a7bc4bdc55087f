"""Strengths from placements: the Plackett-Luce model, fitted to all games together.

The model reads a game as a series of choices: the winner was chosen among all players with a probability in
proportion to strength, the second among the remaining ones, and so on. The fit is Hunter's (MM algorithms for
generalized Bradley-Terry models, 2004). The order of the games does not matter, several copies of a bot may
sit at one table, and players may tie.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

POINTS: Final = 400 / math.log(10)  # as in chess: 400 points are odds of 10 to 1
# Every bot is given half a win and half a loss against an average player, which keeps its strength finite.
PRIOR: Final = 0.5
TOLERANCE: Final = 1e-6
MOST_ROUNDS: Final = 2000

Choice = tuple[str, tuple[str, ...]]  # the bot that was placed next, and the bots it was chosen among


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return the place of each seat: 0 for the winners, then by score; equal scores share a place."""
    ranks = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    return [sorted(ranks).index(rank) for rank in ranks]


def choices(bots: Sequence[str], placed: Sequence[int]) -> dict[Choice, float]:
    """Return a game as weighted choices; players who tie count as chosen at the same time."""
    found: dict[Choice, float] = defaultdict(float)
    for place in sorted(set(placed)):
        left = tuple(sorted(bot for bot, at in zip(bots, placed, strict=True) if at >= place))
        if len(set(left)) == 1:
            break  # copies of one bot say nothing about its strength
        tied = [bot for bot, at in zip(bots, placed, strict=True) if at == place]
        weight = (
            1.0 if len(tied) < len(left) else 1 - 1 / len(tied)
        )  # the last player is not chosen but left over
        for bot in tied:
            found[bot, left] += weight
    return found


def fit(seen: Mapping[Choice, float], bots: Sequence[str], start: Sequence[float] = ()) -> list[float]:
    """Return the most likely strengths in the order of `bots`, as logarithms that average 0.

    `start` is a first guess.
    """
    wins = [PRIOR] * len(bots)
    among: dict[tuple[str, ...], float] = defaultdict(float)
    for (bot, left), weight in seen.items():
        wins[bots.index(bot)] += weight
        among[left] += weight
    tables = [
        (weight, [(bots.index(bot), copies) for bot, copies in Counter(left).items()])
        for left, weight in among.items()
    ]
    logs = list(start) or [0.0] * len(bots)
    for _ in range(MOST_ROUNDS):
        improved = centred([math.log(won / by) for won, by in zip(wins, divisors(tables, logs), strict=True)])
        change = max(abs(new - old) for new, old in zip(improved, logs, strict=True))
        logs = improved
        if change < TOLERANCE:
            break
    return logs


def divisors(tables: Iterable[tuple[float, list[tuple[int, int]]]], logs: Sequence[float]) -> list[float]:
    """Return, for each bot, the number by which its wins are divided for the next estimate."""
    strengths = [math.exp(log) for log in logs]
    found = [2 * PRIOR / (strength + 1) for strength in strengths]
    for weight, left in tables:
        share = weight / sum(copies * strengths[bot] for bot, copies in left)
        for bot, copies in left:
            found[bot] += copies * share
    return found


def centred(logs: list[float]) -> list[float]:
    """Shift the logarithms so that they average 0."""
    middle = sum(logs) / len(logs)
    return [log - middle for log in logs]
