"""Questions about a position that a game answers beyond its rules: odds, ways, payments.

They work on a state *imagined* by the asking seat, never on the true one: what a seat cannot know is dealt
anew there, so no answer can tell it. Every answer is limited, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from sandtable.core.chance import Chance
from sandtable.core.errors import SandtableError
from sandtable.core.state import State
from sandtable.games.camel_up.board import CAMEL_NAMES, RACERS, SPACES, TICKET_VALUES, TICKETS
from sandtable.games.camel_up.notation import no_tiles
from sandtable.games.camel_up.odds import LegOdds, leg_odds, ticket_worth
from sandtable.games.camel_up.race_odds import race_odds
from sandtable.games.camel_up.state import NONE, CamelUp
from sandtable.games.camel_up.track import space_of
from sandtable.games.cleopatra import GAME as CLEOPATRA
from sandtable.games.cleopatra import laying
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.paying import PayFor, proposal
from sandtable.games.five_tribes.board import TILE_NAMES, TRIBE_NAMES
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.sowing import Sow
from sandtable.games.five_tribes.ways import Way, earnings, paths, ways
from sandtable.server.table.refusal import Refusal

RACES: Final = 1000  # simulated for the odds of the race
MOST_WAYS: Final = 60  # with their earnings, in one answer

Words = dict[str, int | str]
Question = Callable[[Any, int | None, Words], Any]


def answer(state: State, seat: int | None, game: str, question: str, words: Words) -> Any:
    """The answer as plain data; `state` is the one the seat imagined."""
    asked = QUESTIONS.get(game, {}).get(question)
    if asked is None:
        raise Refusal("no-such-question")
    try:
        return asked(state, seat, words)
    except (SandtableError, LookupError, StopIteration, ValueError) as error:
        raise Refusal("bad-question") from error


# --- Camel Up -----------------------------------------------------------------------------------------------


def odds(s: CamelUp, seat: int | None, words: Words) -> dict[str, Any]:
    """The leg exactly, the race by simulation; nothing while camels still wait for their start."""
    if not all(1 <= space_of(s.camels, camel) <= SPACES for camel in range(len(CAMEL_NAMES))):
        return {"camels": [], "exact": True, "races": 0}
    tickets = tuple(
        next((depth for depth in range(TICKETS) if s.ticket_owner[camel * TICKETS + depth] == NONE), TICKETS)
        for camel in range(RACERS)
    )
    return _odds(int(s.camels), int(s.dice), tuple(s.tiles), tickets)


@lru_cache(maxsize=256)  # a table of people asks the same
def _odds(camels: int, dice: int, tiles: tuple[int, ...], tickets: tuple[int, ...]) -> dict[str, Any]:
    sides = no_tiles()
    for space, side in enumerate(tiles):
        sides[space] = side
    leg = leg_odds(camels, dice, sides)
    race = race_odds(camels, dice, sides, RACES, Chance(camels & 0xFFFF))
    return {
        "camels": [
            {
                "camel": CAMEL_NAMES[camel],
                "first": leg.first[camel] / leg.total,
                "second": leg.second[camel] / leg.total,
                "last": leg.last[camel] / leg.total,
                "win": race.win(camel),
                "lose": race.lose(camel),
                "ticket": _ticket(leg, camel, tickets[camel]),
            }
            for camel in range(RACERS)
        ],
        "ends": leg.race_ends / leg.total,
        "exact": True,
        "races": RACES,
    }


def _ticket(leg: LegOdds, camel: int, depth: int) -> dict[str, float] | None:
    if depth == TICKETS:
        return None
    value = TICKET_VALUES[depth]
    return {"value": value, "worth": ticket_worth(leg, camel, value)}


# --- Five Tribes --------------------------------------------------------------------------------------------


def where(s: FiveTribes, seat: int | None, words: Words) -> dict[str, Any]:
    """Where could the move end? Every end tile with the tribes that can come last there."""
    ends: dict[str, list[str]] = {}
    for way in _moves(s):
        tribes = ends.setdefault(way.end, [])
        if way.tribe not in tribes:
            tribes.append(way.tribe)
    return {"ends": ends}


def all_ways(s: FiveTribes, seat: int | None, words: Words) -> dict[str, Any]:
    """The ways to `end` with `tribe` last, what each earns at once, the best first; `start` if given."""
    end, tribe = str(words["end"]), str(words["tribe"])
    TILE_NAMES.index(end), TRIBE_NAMES.index(tribe)
    if seat is None:
        raise Refusal("not-your-seat")
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
    """None while somebody is in the middle of a move, and when all is over."""
    moving = any(isinstance(step, Sow) for step in s.agenda)
    return [] if moving or not s.agenda else ways(s)


# --- Cleopatra ----------------------------------------------------------------------------------------------


def payment(s: Cleopatra, seat: int | None, words: Words) -> dict[str, Any]:
    """The payment to propose: of what is being paid, or of the piece that `action` would begin."""
    if seat is None or seat not in s.to_act():
        raise Refusal("not-your-turn")
    if "action" in words:
        chosen = next(option for option in s.options(seat) if option.text == str(words["action"]))
        s.apply(seat, chosen, Chance(0))
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, PayFor):
        return {"actions": []}
    return {"actions": [action.text for action in proposal(s, step)]}


def places(s: Cleopatra, seat: int | None, words: Words) -> dict[str, Any]:
    """Where the mosaic in hand, or that `action` would buy, can lie: by way, with the talents."""
    return {"ways": laying.places(s, _with_mosaic(s, seat, words))}


def laid(s: Cleopatra, seat: int | None, words: Words) -> dict[str, Any]:
    """What laying that mosaic would tell: `way`, `row` and `column` as in `turn` and `place`."""
    holder = _with_mosaic(s, seat, words)
    if not laying.places(s, holder):
        return {"messages": []}
    events = laying.laying(s, holder, int(words["way"]), int(words["row"]), int(words["column"]))
    return {"messages": [CLEOPATRA.read(event, holder) for event in events]}


def _with_mosaic(s: Cleopatra, seat: int | None, words: Words) -> int:
    if seat is None or seat not in s.to_act():
        raise Refusal("not-your-turn")
    bought = [option for option in s.options(seat) if option.text == str(words.get("action"))]
    laying.take_in_hand(s, seat, bought[0] if bought else None)
    return seat


QUESTIONS: Final[dict[str, dict[str, Question]]] = {
    "camel-up": {"odds": odds},
    "five-tribes": {"where": where, "ways": all_ways, "paths": all_paths},
    "cleopatra": {"payment": payment, "places": places, "laying": laid},
}
