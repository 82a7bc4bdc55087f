"""What players may ask about the Sultanate beyond the rules: moves, what they bring, and counted scores."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from sandtable.core.errors import BadQuestion, IllegalAction
from sandtable.core.game import Question, Words
from sandtable.games.five_tribes.along import along
from sandtable.games.five_tribes.best_moves import Earned, best_moves
from sandtable.games.five_tribes.board import TILE_NAMES, TRIBE_NAMES
from sandtable.games.five_tribes.scoring import counted
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.sowing import Sow
from sandtable.games.five_tribes.ways import Way, earnings, paths, ways

MOST_WAYS: Final = 60  # listed with their earnings in one answer
BEST_MOVES: Final = 10  # listed with what they leave to the others
BEST_OF_A_TRIBE: Final = 3  # unless one tribe was asked for


def where(s: FiveTribes, seat: int | None, words: Words) -> dict[str, Any]:
    """Where could the move end, and what is worth a look? Every end tile with the tribes that can come last
    there, the points of every start tile, and the best moves. `tribe` asks for one tribe only, and `camel`
    for moves that place a camel."""
    tribe = _tribe(words)
    earned = _earned(s, seat, [way for way in _moves(s) if tribe in ("", way.tribe)])
    if words.get("camel"):
        earned = [one for one in earned if one[1].camel]
    each = BEST_OF_A_TRIBE if tribe == "" else BEST_MOVES
    return {
        "ends": _ends(earned),
        "starts": _starts(earned),
        "best": best_moves(s, _player(seat), earned, BEST_MOVES, each) if earned else [],
    }


def _ends(earned: list[Earned]) -> dict[str, Any]:
    """By end tile: the tribes that can come last, the best points, and whether a camel could be placed."""
    found: dict[str, Any] = {}
    for way, earns in earned:
        end = found.setdefault(way.end, {"tribes": [], "points": earns.points, "camel": False})
        if way.tribe not in end["tribes"]:
            end["tribes"].append(way.tribe)
        end["points"] = max(end["points"], earns.points)
        end["camel"] = end["camel"] or earns.camel
    return found


def _starts(earned: list[Earned]) -> dict[str, int]:
    """By start tile: the best points."""
    found: dict[str, int] = {}
    for way, earns in earned:
        found[way.start] = max(found.get(way.start, earns.points), earns.points)
    return found


def all_ways(s: FiveTribes, seat: int | None, words: Words) -> dict[str, Any]:
    """The ways to `end`, with `tribe` only those where it comes last, or the ways over exactly these `tiles`;
    with what each would earn immediately, the best first."""
    found = _along(s, str(words["tiles"])) if "tiles" in words else _to(s, str(words["end"]), _tribe(words))
    listed = _earned(s, seat, found[:MOST_WAYS])
    listed.sort(key=lambda each: -each[1].points)
    complete = len(found) <= MOST_WAYS
    return {"ways": [{"way": way, "earns": earns} for way, earns in listed], "complete": complete}


def _to(s: FiveTribes, end: str, tribe: str) -> list[Way]:
    if end not in TILE_NAMES:
        raise BadQuestion(f"there is no tile {end!r}")
    return [way for way in _moves(s) if way.end == end and tribe in ("", way.tribe)]


def _along(s: FiveTribes, path: str) -> list[Way]:
    tiles = path.split()
    if not tiles or not set(tiles) <= set(TILE_NAMES):
        raise BadQuestion(f"there is no path over {path!r}")
    return list(islice(along(s, tiles), MOST_WAYS + 1)) if _may_move(s) else []


def all_paths(s: FiveTribes, seat: int | None, words: Words) -> Any:
    """All paths from `start` to `end` with `tribe` last, up to the limit, which the answer reports."""
    start, end, tribe = str(words["start"]), str(words["end"]), str(words["tribe"])
    return paths(s, start, end, tribe) if _may_move(s) else {"ways": [], "complete": True}


def scores(s: FiveTribes, seat: int | None, words: Words) -> dict[str, Any]:
    """FT-2.6, FT-13 What can be counted of everybody's score: the least and the most that it can be now."""
    return {"scores": [counted(s, other, known=other == seat) for other in range(s.setting.seats)]}


def _tribe(words: Words) -> str:
    """The tribe that is asked for; empty for all."""
    tribe = str(words.get("tribe", ""))
    if tribe and tribe not in TRIBE_NAMES:
        raise BadQuestion(f"there is no tribe {tribe!r}")
    return tribe


def _player(seat: int | None) -> int:
    if seat is None:
        raise IllegalAction("not-your-seat", "only a player can ask what a move would earn")
    return seat


def _earned(s: FiveTribes, seat: int | None, found: list[Way]) -> list[Earned]:
    player = _player(seat)
    return [(way, earnings(s, player, way)) for way in found]


def _moves(s: FiveTribes) -> list[Way]:
    """Every way to move, as far as there is a move now."""
    return ways(s) if _may_move(s) else []


def _may_move(s: FiveTribes) -> bool:
    """Nobody can begin a move in the middle of another or when the game is over."""
    return bool(s.agenda) and not any(isinstance(step, Sow) for step in s.agenda)


QUESTIONS: Final[dict[str, Question]] = {
    "where": where,
    "ways": all_ways,
    "paths": all_paths,
    "scores": scores,
}
