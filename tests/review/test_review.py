"""Whole reviews: their figures add up, are repeatable, and show what was given away."""

from __future__ import annotations

import asyncio
import math
from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable.core.chance import Chance
from sandtable.core.errors import BadRecord
from sandtable.core.record import Undo
from sandtable.review import Review, review
from sandtable.review.decision import Comparison
from sandtable.review.figures import Estimate
from sandtable.review.judge import Judge
from sandtable.review.processes import reviewed
from sandtable.review.reviewer import Reviewer, given_away
from sandtable.review.runs import GameLine
from tests.review.kit import TINY, played, small_review

RECORDS = Path(__file__).parents[1] / "records"
UNDONE = sandtable.Record.from_json((RECORDS / "camel-up/partners-and-an-undo.json").read_bytes())
SHARED = sandtable.Record.from_json((RECORDS / "camel-up/shared-victory.json").read_bytes())
GAMES = {
    "camel-up": ("regular", "random", "regular"),
    "five-tribes": ("regular", "random"),
    "cleopatra": ("regular", "random", "regular"),
}
SEEDS = {"camel-up": 8, "five-tribes": 4, "cleopatra": 3}  # seeds of games with several moments that mattered


def assert_adds_up(found: Review) -> None:
    for total in found.totals:
        parts = (total.start, total.luck, total.own, total.others)
        assert math.isclose(math.fsum(part.value for part in parts), total.result, abs_tol=1e-9)
        assert math.isclose(total.skill.value, total.own.value + total.others.value, abs_tol=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_review(game: str) -> None:
    """Making a review takes long, so each is made once and everything about it is checked."""
    found = small_review(played(game, GAMES[game], SEEDS[game]))
    assert_adds_up(found)
    assert sum(total.result for total in found.totals) == 1.0
    if game != "cleopatra":  # in Cleopatra a random player soon has nothing left to lose
        assert_random_moves_give_most_away(found)
    assert_moments_are_among_decisions_and_strokes(found)
    assert_nothing_within_its_margin_is_a_mistake(found)


def assert_random_moves_give_most_away(found: Review) -> None:
    given = [total.given_away.value for total in found.totals]
    assert max(given) == given[1] > given[0]


def assert_moments_are_among_decisions_and_strokes(found: Review) -> None:
    assert 3 <= len(found.moments) <= 5
    assert [moment.entry for moment in found.moments] == sorted(moment.entry for moment in found.moments)
    for moment in found.moments:
        assert moment.change.is_certain()
        if moment.kind == "decision":
            assert moment.better != moment.actions
            assert moment.reason is not None
            assert set(moment.better + moment.actions) <= found.actions.keys()
            assert moment.look < moment.entry
        else:
            assert moment.seat is not None
            assert moment.look == moment.entry


def assert_nothing_within_its_margin_is_a_mistake(found: Review) -> None:
    mistakes = [decision for decision in found.decisions if decision.given_away.value]
    assert mistakes
    for decision in mistakes:
        assert decision.is_mistake
        assert decision.given_away.value > decision.given_away.margin
        assert decision.alternatives[0].ahead == decision.given_away


def test_an_undo_is_part_of_the_game() -> None:
    assert any(isinstance(entry, Undo) for entry in UNDONE.entries)
    assert_adds_up(small_review(UNDONE))


def test_a_shared_victory_is_divided() -> None:
    found = small_review(SHARED)
    assert sorted({total.result for total in found.totals} - {0.0}) == [0.5]
    assert_adds_up(found)


def test_the_same_record_gives_the_same_figures_in_any_number_of_processes() -> None:
    record = played("camel-up", ("regular",) * 3, 5)
    told: list[tuple[int, int]] = []
    alone = review(record, "quick")
    together = asyncio.run(
        reviewed(record.to_json(), "quick", 2, lambda done, pieces: told.append((done, pieces)))
    )
    assert msgspec.json.encode(alone) == msgspec.json.encode(together)
    assert msgspec.json.decode(msgspec.json.encode(alone), type=Review) == alone
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1]
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_only_finished_games_are_reviewed() -> None:
    record = played("camel-up", ("regular",) * 3, 5)
    unfinished = msgspec.structs.replace(record, entries=record.entries[:-1], result=None)
    with pytest.raises(BadRecord, match="not over"):
        review(unfinished, "quick")
    with pytest.raises(BadRecord, match="not over"):
        asyncio.run(reviewed(unfinished.to_json(), "quick", 1))


def test_a_cancelled_review_ends_its_processes() -> None:
    async def cancelled() -> int:
        begun = asyncio.Event()
        record = played("camel-up", ("regular",) * 3, 5).to_json()
        task = asyncio.create_task(reviewed(record, "deep", 2, lambda done, pieces: begun.set()))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return len(asyncio.all_tasks())

    assert asyncio.run(cancelled()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_from_what_its_seat_knew(game: str) -> None:
    """A seat that could not tell two positions apart is judged alike in both."""
    line = GameLine(played(game, GAMES[game], SEEDS[game]))
    judge = Judge(line.game)
    compared = 0
    for run in line.runs[:: max(1, len(line.runs) // 8)]:
        if not run.actions:
            continue
        twin = line.game.imagine(run.before, run.seat, Chance(99))
        compared += twin != run.before
        found = []
        for s in (run.before, twin):
            comparison = Comparison(Judge(line.game), s, run.seat, TINY, 1234)
            played_option = comparison.include(run.actions)
            found.append([(each.texts, each.finals) for each in comparison.finalists(played_option)])
        assert found[0] == found[1]
    assert judge.game is line.game
    assert compared


def test_a_difference_within_the_margin_is_not_a_mistake() -> None:
    reviewer = Reviewer(played("camel-up", ("regular",) * 3, 5), TINY)
    run = reviewer.line.runs[0]
    comparison = Comparison(Judge(reviewer.line.game), run.before, run.seat, TINY, 1)
    one, other = comparison.options[:2]
    one.finals, other.finals = [0.5, 0.2] * 8, [0.2, 0.4] * 8
    assert given_away(one, other).value == 0.0
    one.finals = [0.5, 0.6] * 8
    assert given_away(one, other).value == pytest.approx(0.25)
    assert given_away(other, other) == Estimate(0.0)
