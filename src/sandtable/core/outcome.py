"""How a game ended, with a score sheet that explains every score."""

from __future__ import annotations

import msgspec

from sandtable.core.message import Word


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet: where an amount came from.

    >>> sandtable.Line("camel-up-score-tickets", 10)
    Line(code='camel-up-score-tickets', amount=10, words={})
    """

    code: str
    amount: int
    words: dict[str, Word] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the scores by seat, the seats that share the victory, and the reason for the end.

    `breakdown[seat]` is the score sheet of a seat; its lines add up to `scores[seat]`.

    >>> from sandtable.simulation.playouts import play_out
    >>> race = sandtable.game("camel-up").setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> decisions = play_out(race, sandtable.Chance(7), sandtable.Chance(8))
    >>> end = race.outcome()
    >>> end.scores, end.winners, end.reason
    ([25, 31, 11], [1], 'over-the-line')
    >>> [sum(line.amount for line in sheet) for sheet in end.breakdown]
    [25, 31, 11]
    """

    scores: list[int]
    winners: list[int]
    reason: str
    breakdown: list[list[Line]]
