"""Running a ladder: play the games that are missing, and report on all of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import sandtable
from sandtable.bots import LEVELS
from sandtable.core.errors import BadRecord
from sandtable.ladder.entrants import check_entrants
from sandtable.ladder.games_file import GamesFile
from sandtable.ladder.plan import LadderPlan, check, schedule
from sandtable.ladder.play import CAPPED, LadderGame, task, terms_of
from sandtable.ladder.statistics.ratings import ratings_of
from sandtable.ladder.statistics.report import LadderReport, Section, controls
from sandtable.ladder.statistics.shares import match_results, seat_shares
from sandtable.ladder.workers import Workers

OnProgress = Callable[[int, int], None]  # called with the number of games played and planned


def run_ladder(
    plan: LadderPlan,
    path: Path,
    workers: Workers | None,
    on_progress: OnProgress = lambda played, planned: None,
) -> LadderReport:
    """Play the games that are not in the file yet, and report on all; without workers, play nothing."""
    game = sandtable.game(plan.game)
    for seats in plan.seats:
        game.setting(seats, plan.variants, game.rules_version)  # refuses bad seats or variants early
    check(plan, [*LEVELS, *plan.guests])
    check_entrants(plan)
    terms, seatings = terms_of(plan), schedule(plan)
    with GamesFile(path, plan, terms) as file:
        missing = [seating for seating in seatings if seating not in file.games]
        before = len(seatings) - len(missing)
        on_progress(before, len(seatings))
        if workers is not None:
            with closing(workers(task(plan, terms, seating) for seating in missing)) as games:
                for played, finished in enumerate(games, start=before + 1):
                    file.add(finished)
                    on_progress(played, len(seatings))
        return report(plan, file.in_order(seatings), len(seatings))


def report(plan: LadderPlan, games: list[LadderGame], planned: int) -> LadderReport:
    """Compute all figures of a ladder from its games."""
    if not games:
        raise BadRecord("no game was played yet")
    return LadderReport(
        plan=plan,
        played=len(games),
        planned=planned,
        rules=games[0].terms.rules,
        code=games[0].terms.code,
        compiled=sorted({game.compiled for game in games}),
        sandtable=sorted({game.sandtable for game in games}),
        python=sorted({game.python for game in games}),
        sections=[
            section(plan, seats, of_this_size)
            for seats in plan.seats
            if (of_this_size := [game for game in games if len(game.seating.bots) == seats])
        ],
    )


def section(plan: LadderPlan, seats: int, games: list[LadderGame]) -> Section:
    """Compute the figures of tables of one size."""
    scored = [game for game in games if game.reason != CAPPED]
    ratings = ratings_of(games)
    results = list(match_results(plan, seats, scored))
    return Section(
        seats=seats,
        games=len(games),
        capped=len(games) - len(scored),
        ratings=ratings,
        results=results,
        by_seat=seat_shares(seats, scored),
        controls=controls(ratings, results),
    )
