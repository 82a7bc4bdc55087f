"""What players may ask about the Sultanate beyond the rules: where a move can end, and the ways there."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.errors import BadQuestion, IllegalAction
from sandtable.core.game import Question, Words
from sandtable.games.five_tribes.board import TILE_NAMES, TRIBE_NAMES
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.sowing import Sow
from sandtable.games.five_tribes.ways import Way, earnings, paths, ways

MOST_WAYS: Final = 60  # listed with their earnings in one answer


def where(s: FiveTribes, seat: int | None, words: Words) -> dict[str, Any]:
    """Where could the move end? Every end tile with the tribes that can come last there."""
    ends: dict[str, list[str]] = {}
    for way in _moves(s):
        tribes = ends.setdefault(way.end, [])
        if way.tribe not in tribes:
            tribes.append(way.tribe)
    return {"ends": ends}


def all_ways(s: FiveTribes, seat: int | None, words: Words) -> dict[str, Any]:
    """The ways to `end` with `tribe` last and what each would earn immediately, the best first."""
    end, tribe = str(words["end"]), str(words["tribe"])
    if end not in TILE_NAMES or tribe not in TRIBE_NAMES:
        raise BadQuestion(f"there is no tile {end!r} or no tribe {tribe!r}")
    if seat is None:
        raise IllegalAction("not-your-seat", "only a player can ask what a move would earn")
    found = [way for way in _moves(s) if (way.end, way.tribe) == (end, tribe)]
    complete = len(found) <= MOST_WAYS
    listed = [(way, earnings(s, seat, way)) for way in found[:MOST_WAYS]]
    listed.sort(key=lambda each: -each[1].points)
    return {"ways": [{"way": way, "earns": earns} for way, earns in listed], "complete": complete}


def all_paths(s: FiveTribes, seat: int | None, words: Words) -> Any:
    """All paths from `start` to `end` with `tribe` last, up to the limit, which the answer reports."""
    start, end, tribe = str(words["start"]), str(words["end"]), str(words["tribe"])
    return paths(s, start, end, tribe) if _moves(s) else {"ways": [], "complete": True}


def _moves(s: FiveTribes) -> list[Way]:
    """Every way to move. There is none while somebody is in the middle of a move or when the game is over."""
    moving = any(isinstance(step, Sow) for step in s.agenda)
    return [] if moving or not s.agenda else ways(s)


QUESTIONS: Final[dict[str, Question]] = {"where": where, "ways": all_ways, "paths": all_paths}
