"""A ladder from its plan to its games, from wherever it was stopped."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import sandtable
from sandtable.bots import LEVELS
from sandtable.ladder.entrants import welcome
from sandtable.ladder.games_file import Results
from sandtable.ladder.plan import Plan, check, schedule
from sandtable.ladder.play import task, terms_of
from sandtable.ladder.statistics.figures import Report
from sandtable.ladder.statistics.report import report
from sandtable.ladder.workers import Workers

Seen = Callable[[int, int], None]  # how many games there are, of how many


def climb(plan: Plan, path: Path, workers: Workers | None, seen: Seen = lambda done, planned: None) -> Report:
    """Play what is not yet in the file, and tell of it all; without workers, of what there is."""
    game = sandtable.game(plan.game)
    for seats in plan.seats:
        game.setting(seats, plan.variants, game.rules_version)  # bad seats or variants are said first
    check(plan, [*LEVELS, *plan.guests])
    welcome(plan)
    terms, seatings = terms_of(plan), schedule(plan)
    with Results(path, plan, terms) as results:
        missing = [seating for seating in seatings if seating not in results.games]
        before = len(seatings) - len(missing)
        seen(before, len(seatings))
        if workers is not None:
            with closing(workers(task(plan, terms, seating) for seating in missing)) as games:
                for done, played in enumerate(games, start=before + 1):
                    results.add(played)
                    seen(done, len(seatings))
        return report(plan, results.of(seatings), len(seatings))
