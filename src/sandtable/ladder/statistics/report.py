"""From the games of a ladder to its figures."""

from __future__ import annotations

from sandtable.core.errors import BadRecord
from sandtable.ladder.plan import Plan
from sandtable.ladder.play import CAPPED, Played
from sandtable.ladder.statistics.controls import controls
from sandtable.ladder.statistics.figures import Report, Section
from sandtable.ladder.statistics.shares import results, seat_shares
from sandtable.ladder.statistics.standings import rated


def report(plan: Plan, games: list[Played], planned: int) -> Report:
    if not games:
        raise BadRecord("no game was played yet")
    return Report(
        plan=plan,
        played=len(games),
        planned=planned,
        rules=games[0].terms.rules,
        code=games[0].terms.code,
        compiled=sorted({game.compiled for game in games}),
        sandtable=sorted({game.sandtable for game in games}),
        python=sorted({game.python for game in games}),
        sections=[
            section(plan, seats, here)
            for seats in plan.seats
            if (here := [game for game in games if len(game.seating.bots) == seats])
        ],
    )


def section(plan: Plan, seats: int, games: list[Played]) -> Section:
    scored = [game for game in games if game.reason != CAPPED]
    ratings = rated(games)
    found = list(results(plan, seats, scored))
    return Section(
        seats=seats,
        games=len(games),
        capped=len(games) - len(scored),
        ratings=ratings,
        results=found,
        by_seat=seat_shares(seats, scored),
        controls=controls(ratings, found),
    )
