"""What must hold whatever the bots are like; where it does not, the ladder or a bot is broken."""

from __future__ import annotations

from sandtable.ladder.plan import FLOOR
from sandtable.ladder.statistics.figures import Control, Rating, Result


def controls(ratings: list[Rating], results: list[Result]) -> list[Control]:
    found = [mirror(result) for result in results if result.kind == "mirror"]
    if len(ratings) > 1 and any(rating.bot == FLOOR for rating in ratings):
        found.append(floor(ratings, results))
    return [*found, legal(ratings)]


def mirror(result: Result) -> Control:
    """A bot among its like wins its part; judged strictly, as there are many of these."""
    return Control(
        name=f"mirror of {result.bot}",
        holds=result.strict.has(result.par),
        found=f"{result.share:.1%}, 99.9 %: {100 * result.strict.low:.1f}-{result.strict.high:.1%}",
    )


def floor(ratings: list[Rating], results: list[Result]) -> Control:
    """Nobody is clearly worse than random play, which is nowhere clearly above par."""
    ground = next(rating for rating in ratings if rating.bot == FLOOR)
    below = [f"{rating.bot} is below" for rating in ratings if rating.interval.high < ground.interval.low - 1]
    below += [
        f"{result.share:.1%} for {result.bot} among {result.others}"
        for result in results
        if (result.bot == FLOOR and result.strict.low > result.par)
        or (result.others == FLOOR and result.strict.high < result.par)
    ]
    return Control("random is the floor", not below, ", ".join(below) or "nobody is below")


def legal(ratings: list[Rating]) -> Control:
    """Every bot answered every question with one of its options."""
    failed = {rating.bot: sum(rating.failures.values()) for rating in ratings if rating.failures}
    found = ", ".join(f"{bot} {count} times not" for bot, count in failed.items())
    return Control("every answer was an option", not failed, found or "no failure")
