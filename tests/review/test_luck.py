"""Luck is zero on average, however well or badly positions are judged."""

from __future__ import annotations

import math
from statistics import fmean, stdev

import pytest

import sandtable
from sandtable.core.chance import Chance
from sandtable.review.effort import EFFORTS
from sandtable.review.judge import Judge
from sandtable.review.luck import after, expected, outcomes, sampled
from sandtable.review.review import total_of
from sandtable.review.reviewer import Reviewer
from tests.quick import QUICK
from tests.review.kit import TINY, played
from tests.tiers import LONG

CAMEL_UP = sandtable.game("camel-up")


def race() -> sandtable.State:
    dealt: sandtable.State = CAMEL_UP.setup(3, Chance(7), QUICK)
    return dealt


def test_every_outcome_of_a_roll_is_found_with_its_probability() -> None:
    """There are five dice with three faces and the grey one with six; each die has a chance of 1/6."""
    found = outcomes(after(race(), 0, CAMEL_UP.action("roll")), 48)
    assert found is not None
    assert len(found) == 5 * 3 + 6
    assert math.isclose(sum(chance for chance, _ in found), 1.0)
    assert sorted({round(chance, 6) for chance, _ in found}) == [round(1 / 36, 6), round(1 / 18, 6)]
    assert len({state.digest() for _, state in found}) == len(found)


def test_an_action_without_luck_has_one_outcome() -> None:
    s = race()
    found = outcomes(after(s, 0, CAMEL_UP.action("leg blue")), 48)
    assert found is not None
    assert [chance for chance, _ in found] == [1.0]
    assert s == race(), "the position itself is not played on"


def test_too_many_outcomes_are_sampled() -> None:
    deal = after(race(), 0, CAMEL_UP.action("roll"))
    assert outcomes(deal, 20) is None


def test_the_changes_of_a_roll_cancel_out_exactly() -> None:
    """With fixed judgements, the changes by all outcomes, weighted by their probability, add up to zero."""
    judge = Judge(CAMEL_UP)
    deal = after(race(), 0, CAMEL_UP.action("roll"))
    before = expected(judge, deal, 48, 10, 42, seed=1000)
    every = outcomes(deal, 48)
    assert every is not None
    for seat in range(3):
        changes = [
            chance * (judge.chances(state, 4, 1000 + 2 * number)[seat].value - before[seat].value)
            for number, (chance, state) in enumerate(every, 1)
        ]
        assert math.isclose(math.fsum(changes), 0.0, abs_tol=1e-12)


def test_a_sample_of_outcomes_expects_the_same_as_all_of_them() -> None:
    judge = Judge(CAMEL_UP)
    deal = after(race(), 0, CAMEL_UP.action("roll"))
    exact = expected(judge, deal, 48, 10, 420, seed=0)
    samples = [sampled(judge, deal, 4, 8, 1000 * number)[0].value for number in range(1, 60)]
    error = stdev(samples) / math.sqrt(len(samples))
    assert abs(fmean(samples) - exact[0].value) < 3.5 * math.hypot(error, exact[0].margin / 2.5)


@pytest.mark.parametrize(("game", "games"), [("camel-up", 8), ("five-tribes", 30), ("cleopatra", 12)])
def test_over_many_games_nobody_is_lucky(game: str, games: int) -> None:
    """In simulated games with different luck the mean luck of a seat is zero within 3.5 standard errors."""
    seats = 3
    luck: list[list[float]] = [[] for _ in range(seats)]
    for seed in range(games * (5 if LONG else 1)):
        reviewer = Reviewer(played(game, ("regular",) * seats, seed), TINY)
        reviewer.decision = lambda judge, run: None  # type: ignore[method-assign]
        findings = [reviewer.do(piece) for piece in range(reviewer.pieces)]
        for seat in range(seats):
            luck[seat].append(total_of(reviewer.line, findings, seat).luck.value)
    for each in luck:
        assert abs(fmean(each)) < 3.5 * stdev(each) / math.sqrt(len(each))
        assert stdev(each) > 0.05, "there was luck in these games"


def test_the_efforts_grow() -> None:
    quick, normal, deep = (EFFORTS[name] for name in ("quick", "normal", "deep"))
    assert quick.playouts < normal.playouts < deep.playouts
    assert all(effort.draws <= effort.playouts for effort in EFFORTS.values())
