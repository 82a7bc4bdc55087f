"""Small ladders for tests: quick races between bots made for tests."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from sandtable.ladder.ladder import run_ladder
from sandtable.ladder.plan import LadderPlan, Match, Seating
from sandtable.ladder.play import LadderGame, Terms
from sandtable.ladder.statistics.report import LadderReport
from sandtable.ladder.workers import Workers, in_this_process

ODD = "tests.ladder.odd_bots"
MIXED = Match("mixed")
RACE = Terms("camel-up", 1, {}, 1, 5000, True, "none")


def a_plan(*bots: str, games: int = 6, **more: Any) -> LadderPlan:
    """A plan of camel races for three bots; names with a capital letter are bots of `odd_bots.py`."""
    guests = {bot: f"{ODD}:{bot}" for bot in bots if bot[0].isupper()}
    plan = LadderPlan(game="camel-up", seats=(3,), games=games, bots=bots, guests=guests)
    return msgspec.structs.replace(plan, **more)


def run(plan: LadderPlan, path: Path, workers: Workers = in_this_process) -> LadderReport:
    return run_ladder(plan, path, workers)


def lines(path: Path) -> list[dict[str, Any]]:
    """The games in the file, sorted and without their times."""
    found = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    for game in found:
        del game["seconds"], game["late"]
    return sorted(found, key=lambda game: str(game["seating"]))


def timeless(report: LadderReport) -> dict[str, Any]:
    """The figures of a report without the times."""
    found: dict[str, Any] = msgspec.to_builtins(report)
    for section in found["sections"]:
        for rating in section["ratings"]:
            del rating["pace"]
    return found


def invented(
    bots: Iterable[str], scores: list[int], deal: int, match: Match = MIXED, rotation: int = 0
) -> LadderGame:
    """A made-up result of a game."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    nothing: list[Any] = [[] for _ in scores]
    return LadderGame(
        terms=RACE,
        seating=Seating(match, deal, rotation, tuple(bots)),
        guests={},
        luck=0,
        scores=scores,
        winners=winners,
        reason="finish",
        decisions=1,
        failures=nothing,
        late=[0] * len(scores),
        seconds=nothing,
        compiled=False,
        sandtable="0",
        python="3",
    )
