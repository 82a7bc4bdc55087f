"""The bots in order of strength: rating, scores, thinking times and failures of each."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from sandtable.ladder.play import CAPPED, LadderGame
from sandtable.ladder.statistics.bootstrap import Interval, interval, resampled
from sandtable.ladder.statistics.plackett_luce import POINTS, Choice, choices, fit, places
from sandtable.ladder.statistics.report import Rating, ThinkingTimes
from sandtable.simulation.simulate import spread

FITS: Final = 400  # resamples, each of which needs a fit


def ratings_of(games: list[LadderGame]) -> list[Rating]:
    """Rate every bot that played, the strongest first."""
    bots = sorted({bot for game in games for bot in game.seating.bots})
    scored = [game for game in games if game.reason != CAPPED]
    strengths = strengths_of(scored, bots)
    found = [rating(bot, games, *strength) for bot, strength in zip(bots, strengths, strict=True)]
    return sorted(found, key=lambda rating: -rating.rating)


def strengths_of(games: list[LadderGame], bots: list[str]) -> list[tuple[float, Interval]]:
    """Return each bot's strength in points with its interval.

    The bootstrap draws all games of a deal together, whatever their match.
    """
    by_deal: dict[int, dict[Choice, float]] = defaultdict(lambda: defaultdict(float))
    for game in games:
        for choice, weight in choices(game.seating.bots, places(game.scores, game.winners)).items():
            by_deal[game.seating.deal][choice] += weight
    deals = list(by_deal.values())
    best = fit(merged(deals, Counter(range(len(deals)))), bots)
    deals.append(tied_deal(bots, deals))
    resamples = [fit(merged(deals, drawn), bots, best) for drawn in resampled(len(deals), FITS)]
    return [
        (POINTS * log, interval([POINTS * logs[bot] for logs in resamples])) for bot, log in enumerate(best)
    ]


def tied_deal(bots: list[str], deals: list[dict[Choice, float]]) -> dict[Choice, float]:
    """Return one more deal in which all bots tie, so that a few deals do not give a narrow interval."""
    tied = choices(bots, [0] * len(bots))
    average = sum(sum(deal.values()) for deal in deals) / max(1, len(deals))
    return {choice: weight * average / (len(bots) - 1) for choice, weight in tied.items()}


def merged(deals: Sequence[dict[Choice, float]], drawn: Counter[int]) -> dict[Choice, float]:
    """Add up the choices of deals, each as often as it was drawn."""
    found: dict[Choice, float] = defaultdict(float)
    for deal, count in drawn.items():
        for choice, weight in deals[deal].items():
            found[choice] += count * weight
    return found


def rating(bot: str, games: list[LadderGame], points: float, interval: Interval) -> Rating:
    """Collect the figures of one bot."""
    seats = [(game, seat) for game in games for seat, name in enumerate(game.seating.bots) if name == bot]
    return Rating(
        bot=bot,
        rating=points,
        interval=interval,
        games=sum(bot in game.seating.bots for game in games),
        scores=spread([game.scores[seat] for game, seat in seats if game.reason != CAPPED]),
        pace=thinking_times(
            [seconds for game, seat in seats for seconds in game.seconds[seat]],
            sum(game.late[seat] for game, seat in seats),
        ),
        failures=dict(Counter(kind for game, seat in seats for kind in game.failures[seat])),
    )


def thinking_times(seconds: list[float], late: int) -> ThinkingTimes:
    """Summarize how long the decisions of a bot took."""
    ordered = sorted(seconds) or [0.0]
    p95 = ordered[math.ceil(0.95 * len(ordered)) - 1]
    return ThinkingTimes(len(seconds), sum(ordered) / len(ordered), p95, ordered[-1], late)
