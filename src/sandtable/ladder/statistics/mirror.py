"""The test behind the mirror control: is the first of several equal bots like the others?

In a mirror match all bots are of one kind, and over the games of one deal each of them sits on every seat
once. So the bots of a deal could swap names, and nothing would change. The test gives the first bot's name to
every bot of every deal in turn, and asks how often its wins would be as far from the middle as they are. The
answer is exact for any number of deals: with few of them, nothing is unusual enough to fail.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

PARTS: Final = math.lcm(*range(1, 9))  # a victory shared by up to eight players, in whole parts


def mirror_odds(deals: Iterable[Sequence[float]]) -> float:
    """The odds that equal bots differ as much as they do, from the wins of each bot in each deal.

    >>> from sandtable.ladder.statistics.mirror import mirror_odds
    >>> mirror_odds([[0, 2, 1]])  # no win in one deal: one bot in three has that
    0.6666666666666666
    >>> mirror_odds([[1, 1, 1]] * 50)  # always the same game
    1.0
    """
    ways = {0: 1}  # how many ways to hand out the name lead to each number of wins
    found = 0
    for wins in deals:
        parts = [round(share * PARTS) for share in wins]
        found += parts[0]
        after: dict[int, int] = {}
        for before, count in ways.items():
            for part in parts:
                after[before + part] = after.get(before + part, 0) + count
        ways = after
    everything = sum(ways.values())
    fewer = sum(count for wins, count in ways.items() if wins <= found)
    more = sum(count for wins, count in ways.items() if wins >= found)
    return min(1.0, 2 * min(fewer, more) / everything)
