"""The bots in order of strength, with all that is known of each."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from sandtable.ladder.play import CAPPED, Played
from sandtable.ladder.statistics.bootstrap import Interval, interval, resampled
from sandtable.ladder.statistics.figures import Pace, Rating
from sandtable.ladder.statistics.plackett_luce import POINTS, Choice, choices, fit, places
from sandtable.simulation.simulate import spread

FITS: Final = 400  # resamplings, each of which is a fit


def rated(games: list[Played]) -> list[Rating]:
    """The strongest first."""
    bots = sorted({bot for game in games for bot in game.seating.bots})
    scored = [game for game in games if game.reason != CAPPED]
    found = [rating(bot, games, *where) for bot, where in zip(bots, strengths(scored, bots), strict=True)]
    return sorted(found, key=lambda rating: -rating.rating)


def strengths(games: list[Played], bots: list[str]) -> list[tuple[float, Interval]]:
    """In points; all games of a deal, whatever the match, are drawn together."""
    deals: dict[int, dict[Choice, float]] = defaultdict(lambda: defaultdict(float))
    for game in games:
        for choice, weight in choices(game.seating.bots, places(game.scores, game.winners)).items():
            deals[game.seating.deal][choice] += weight
    seen = list(deals.values())
    best = fit(merged(seen, Counter(range(len(seen)))), bots)
    seen.append(equals(bots, seen))
    again = [fit(merged(seen, times), bots, best) for times in resampled(len(seen), FITS)]
    return [(POINTS * log, interval([POINTS * logs[bot] for logs in again])) for bot, log in enumerate(best)]


def equals(bots: list[str], deals: list[dict[Choice, float]]) -> dict[Choice, float]:
    """One more deal, in which all tie: few deals must not sound sure."""
    tied = choices(bots, [0] * len(bots))
    usual = sum(sum(deal.values()) for deal in deals) / max(1, len(deals))
    return {choice: weight * usual / (len(bots) - 1) for choice, weight in tied.items()}


def merged(deals: Sequence[dict[Choice, float]], times: Counter[int]) -> dict[Choice, float]:
    found: dict[Choice, float] = defaultdict(float)
    for deal, count in times.items():
        for choice, weight in deals[deal].items():
            found[choice] += count * weight
    return found


def rating(bot: str, games: list[Played], points: float, sure: Interval) -> Rating:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.seating.bots) if name == bot]
    return Rating(
        bot=bot,
        rating=points,
        interval=sure,
        games=sum(bot in game.seating.bots for game in games),
        scores=spread([game.scores[seat] for game, seat in seats if game.reason != CAPPED]),
        pace=pace(
            [took for game, seat in seats for took in game.seconds[seat]],
            sum(game.late[seat] for game, seat in seats),
        ),
        failures=dict(Counter(kind for game, seat in seats for kind in game.failures[seat])),
    )


def pace(seconds: list[float], late: int) -> Pace:
    ordered = sorted(seconds) or [0.0]
    p95 = ordered[math.ceil(0.95 * len(ordered)) - 1]
    return Pace(len(seconds), sum(ordered) / len(ordered), p95, ordered[-1], late)
