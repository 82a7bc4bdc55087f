"""Strengths from placements: the Plackett-Luce model, fitted to all games at once.

Whoever places first was chosen among all, with a chance in proportion to strength; the second among the rest;
and so on. The fit is Hunter's (MM algorithms for generalized Bradley-Terry models, 2004). The order of the
games does not matter, several copies of a bot may sit at one table, and players may tie.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

POINTS: Final = 400 / math.log(10)  # as in chess: 400 points are odds of 10 to 1
GHOST: Final = 0.5  # of a win and of a loss against an average ghost, so that nobody is infinitely weak
CLOSE: Final = 1e-6
ROUNDS: Final = 2000

Choice = tuple[str, tuple[str, ...]]  # who was placed next, among whom


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """By seat: 0 for the winners, then by score; equal scores share a place."""
    ranks = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    return [sorted(ranks).index(rank) for rank in ranks]


def choices(bots: Sequence[str], placed: Sequence[int]) -> dict[Choice, float]:
    """A game as a row of choices, weighted: those who tie count as chosen at the same time."""
    found: dict[Choice, float] = defaultdict(float)
    for place in sorted(set(placed)):
        left = tuple(sorted(bot for bot, at in zip(bots, placed, strict=True) if at >= place))
        if len(set(left)) == 1:
            break  # copies of one bot tell nothing
        tied = [bot for bot, at in zip(bots, placed, strict=True) if at == place]
        weight = 1.0 if len(tied) < len(left) else 1 - 1 / len(tied)  # the last is not chosen: it is left
        for bot in tied:
            found[bot, left] += weight
    return found


def fit(seen: Mapping[Choice, float], bots: Sequence[str], start: Sequence[float] = ()) -> list[float]:
    """The most likely strengths as logarithms around 0, in the order of `bots`; `start` is a good guess."""
    wins = [GHOST] * len(bots)
    among: dict[tuple[str, ...], float] = defaultdict(float)
    for (bot, left), weight in seen.items():
        wins[bots.index(bot)] += weight
        among[left] += weight
    tables = [
        (weight, [(bots.index(bot), copies) for bot, copies in Counter(left).items()])
        for left, weight in among.items()
    ]
    logs = list(start) or [0.0] * len(bots)
    for _ in range(ROUNDS):
        better = centred([math.log(won / lost) for won, lost in zip(wins, losses(tables, logs), strict=True)])
        moved = max(abs(new - old) for new, old in zip(better, logs, strict=True))
        logs = better
        if moved < CLOSE:
            break
    return logs


def losses(tables: Iterable[tuple[float, list[tuple[int, int]]]], logs: Sequence[float]) -> list[float]:
    """By bot, what its wins are divided by for a better guess."""
    strengths = [math.exp(log) for log in logs]
    found = [2 * GHOST / (strength + 1) for strength in strengths]
    for weight, left in tables:
        share = weight / sum(copies * strengths[bot] for bot, copies in left)
        for bot, copies in left:
            found[bot] += copies * share
    return found


def centred(logs: list[float]) -> list[float]:
    middle = sum(logs) / len(logs)
    return [log - middle for log in logs]
