"""The question that players may ask about a race beyond the rules: what are the odds?"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from sandtable.core.game import Question, Words
from sandtable.games.camel_up.board import CAMEL_NAMES, CAMELS, RACERS, TICKET_VALUES, TICKETS
from sandtable.games.camel_up.notation import tiles_from_sides
from sandtable.games.camel_up.odds import LegOdds, leg_odds, ticket_worth
from sandtable.games.camel_up.race_odds import luck_for, race_odds
from sandtable.games.camel_up.state import CamelUp
from sandtable.games.camel_up.track import on_track, space_of

RACES: Final = 1000  # to simulate for the odds of the race


def odds(s: CamelUp, seat: int | None, words: Words) -> dict[str, Any]:
    """Exact odds of the leg and simulated odds of the race; empty while camels still wait for their start."""
    if not all(on_track(space_of(s.camels, camel)) for camel in range(CAMELS)):
        return {"camels": [], "exact": True, "races": 0}
    tickets = tuple(int(s.tickets_taken(camel)) for camel in range(RACERS))
    return _odds(int(s.camels), int(s.dice), tuple(s.tiles), tickets)


@lru_cache(maxsize=256)  # everybody at a table asks about the same position
def _odds(camels: int, dice: int, sides: tuple[int, ...], tickets: tuple[int, ...]) -> dict[str, Any]:
    tiles = tiles_from_sides(sides)
    leg = leg_odds(camels, dice, tiles)
    race = race_odds(camels, dice, tiles, RACES, luck_for(camels))
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


QUESTIONS: Final[dict[str, Question]] = {"odds": odds}
