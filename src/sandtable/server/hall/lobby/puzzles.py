"""Puzzles for the page: each as its seat sees it, with the answer."""

from __future__ import annotations

import datetime

from sandtable.core.registry import game as find_game
from sandtable.review.puzzles.shelf import number_of_the_day, puzzles_of
from sandtable.server.protocol.rest.finished_games import PuzzleView
from sandtable.server.table.refusal import Refusal


def puzzle_view(game: str, number: int | None, now: int) -> PuzzleView:
    """A puzzle by its number, or the puzzle of the day; `now` is in milliseconds since 1970."""
    found = puzzles_of(game)
    if not found:
        raise Refusal("no-such-game")
    day = datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date()
    today = number_of_the_day(game, day)
    number = today if number is None else number
    if not 1 <= number <= len(found):
        raise Refusal("no-such-entry")
    puzzle = found[number - 1]
    return PuzzleView(
        id=puzzle.id,
        game=game,
        number=number,
        count=len(found),
        today=today,
        seat=puzzle.seat,
        view=find_game(game).view(puzzle.position(), puzzle.seat),
        choices=puzzle.choices,
        answer=puzzle.answer,
        missed=puzzle.missed,
        reason=puzzle.reason,
        actions=puzzle.words(),
    )
