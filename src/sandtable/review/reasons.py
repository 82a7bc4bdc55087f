"""Why a plan is better: what it earns until the end of the game, and what it leaves to others.

Both plans are played to the end many times, in the same imagined states and with the same luck; the score
sheets of these games are compared line by line.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from sandtable.bots.search import MOST, Plan, Search
from sandtable.core.chance import Chance
from sandtable.core.outcome import Outcome
from sandtable.core.state import State
from sandtable.review.decision import Comparison
from sandtable.review.figures import Estimate, Mean
from sandtable.review.report import Earned, Left, Reason

LINES: Final = 3  # lines of the score sheet that a reason mentions
SMALL: Final = 0.25  # points; less is not worth a word


def reason(comparison: Comparison, better: Plan, played: Plan, games: int) -> Reason:
    """Compare two plans by the score sheets at the end."""
    seat = comparison.seat
    seats = comparison.worlds[0].setting.seats
    wins = Mean()
    scores = [Mean() for _ in range(seats)]
    lines: defaultdict[str, list[float]] = defaultdict(list)
    for number in range(games):
        good, bad = (to_the_end(comparison, plan, number) for plan in (better, played))
        if good is None or bad is None:
            continue
        wins.add(share(good, seat) - share(bad, seat))
        for other in range(seats):
            scores[other].add(float(good.scores[other] - bad.scores[other]))
        mine, theirs = sheet(good, seat), sheet(bad, seat)
        for code in mine.keys() | theirs.keys():
            lines[code].append(float(mine.get(code, 0) - theirs.get(code, 0)))
    if wins.count < 2:
        return Reason(Estimate(0.0, 1.0), Estimate(0.0, 1.0), [], [])
    earned = [Earned(code, padded(lines[code], scores[seat].count)) for code in sorted(lines)]
    left = [Left(other, scores[other].figure()) for other in range(seats) if other != seat]
    return Reason(
        wins.figure(),
        scores[seat].figure(),
        sorted(filter(matters, earned), key=size, reverse=True)[:LINES],
        sorted(filter(matters, left), key=size, reverse=True),
    )


def to_the_end(comparison: Comparison, plan: Plan, number: int) -> Outcome | None:
    """Play a plan and then everything else to the end of the game; None if that takes too long."""
    world = comparison.worlds[number % len(comparison.worlds)]
    mind = comparison.judge.mind
    search: Search[Any] = comparison.search
    search.played = number
    luck, choices = search.chances()
    s: State = world.clone()
    s.quiet = True
    search.play(s, plan, luck, choices)
    mind.worth(s, comparison.seat)  # ends the playout, for minds that count turns
    finish(s, comparison, luck, choices)
    mind.begin(world, comparison.seat)
    return s.outcome()


def finish(s: State, comparison: Comparison, luck: Chance, choices: Chance) -> None:
    """Let the mind answer every question until the game is over."""
    mind = comparison.judge.mind
    made = 0
    while s.agenda and made < MOST:
        seat = s.to_act()[0]
        s.apply(seat, mind.follow(s, seat, choices), luck)
        made += 1


def share(outcome: Outcome, seat: int) -> float:
    """A seat's share of the victory."""
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0


def sheet(outcome: Outcome, seat: int) -> dict[str, int]:
    """The lines of a seat's score sheet, by their codes."""
    found: defaultdict[str, int] = defaultdict(int)
    for line in outcome.breakdown[seat]:
        found[line.code] += line.amount
    return found


def padded(samples: list[float], count: int) -> Estimate:
    """The mean of a line that is missing, and so zero, in some of the games."""
    mean = Mean()
    for sample in [*samples, *[0.0] * (count - len(samples))]:
        mean.add(sample)
    return mean.figure()


def matters(each: Earned | Left) -> bool:
    return each.more.is_certain() and abs(each.more.value) >= SMALL


def size(each: Earned | Left) -> float:
    return abs(each.more.value)
