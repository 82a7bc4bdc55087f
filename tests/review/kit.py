"""Finished games for the tests of reviews."""

from __future__ import annotations

from functools import cache

import sandtable
from sandtable.bots import ask, budget, make
from sandtable.core.chance import Chance
from sandtable.review.effort import Effort
from sandtable.review.report import Review
from sandtable.review.review import assemble, decisions_of, moments_of
from sandtable.review.reviewer import Reviewer
from tests.quick import QUICK

TINY = Effort(thought=0.1, finals=16, playouts=4, draws=2, games=4, worlds=8)
SMALL = Effort(thought=0.25, finals=48, playouts=16, draws=8, games=16, worlds=16)


def small_review(record: sandtable.Record, effort: Effort = SMALL) -> Review:
    """A review with little effort."""
    reviewer = Reviewer(record, effort)
    findings = [reviewer.do(piece) for piece in range(reviewer.pieces)]
    decisions = decisions_of(moments_of(reviewer.line, findings))
    return assemble(reviewer.line, "small", findings, [reviewer.explain(each) for each in decisions])


@cache
def played(game: str, levels: tuple[str, ...], seed: int) -> sandtable.Record:
    """A game between bots of these levels, one for each seat."""
    found = sandtable.game(game)
    variants = QUICK if game == "camel-up" else {}
    table = sandtable.Table(found, len(levels), sandtable.SealedChance.from_number(seed), variants)
    bots = [make(game, level, seed=seed * 10 + seat) for seat, level in enumerate(levels)]
    imagination = Chance(seed)
    while table.state.to_act():
        seat = table.state.to_act()[0]
        limits = budget(game, levels[seat])
        table.play(ask(bots[seat], found, table.state, seat, limits, imagination), seat)
    return table.record()
