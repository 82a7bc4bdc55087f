"""The events of Camel Up: facts for the log and the animation."""

from __future__ import annotations

from typing import Final

from sandtable.core.events import Kind, Vocabulary
from sandtable.games.camel_up.board import CAMEL_NAMES, DIE_NAMES, PILE_NAMES, SIDE_NAMES

# set-up
STARTS: Final = Kind("starts", "camel", "space")
# actions
TAKES_TICKET: Final = Kind("takes-ticket", "seat", "camel", "value")
PLACES_TILE: Final = Kind("places-tile", "seat", "side", "space")
MOVES_TILE: Final = Kind("moves-tile", "seat", "side", "from", "space")
ROLLS: Final = Kind("rolls", "seat", "die", "pips")
ROLLS_GREY: Final = Kind("rolls-grey", "seat", "camel", "pips")
BETS: Final = Kind("bets", "seat", "pile", secret=("camel",))
PARTNERS: Final = Kind("partners", "seat", "partner:seat")
# movement
OTHER_CRAZY: Final = Kind("other-crazy", "camel")
MOVES: Final = Kind("moves", "camel", "riders:camel[]", "from", "to")
CHEERED: Final = Kind("cheered", "seat", "space", "to")
BOOED: Final = Kind("booed", "seat", "space", "to")
CROSSES: Final = Kind("crosses", "camel")
CROSSES_BACK: Final = Kind("crosses-back", "camel")
# leg and race
LEG_ENDS: Final = Kind("leg-ends", "leg", "first:camel", "second:camel")
LEG_PAYS: Final = Kind("leg-pays", "seat", "tickets", "pyramid", "copied", "total")
LEG_STARTS: Final = Kind("leg-starts", "leg", "seat")
FORGIVEN: Final = Kind("forgiven", "seat", "amount")
RACE_ENDS: Final = Kind("race-ends", "first:camel", "last:camel")
SHOWS_BET: Final = Kind("shows-bet", "seat", "pile", "camel", "pays")
WINS: Final = Kind("wins", "winners:seat[]", "money")

KINDS: Final = (
    STARTS,
    TAKES_TICKET,
    PLACES_TILE,
    MOVES_TILE,
    ROLLS,
    ROLLS_GREY,
    BETS,
    PARTNERS,
    OTHER_CRAZY,
    MOVES,
    CHEERED,
    BOOED,
    CROSSES,
    CROSSES_BACK,
    LEG_ENDS,
    LEG_PAYS,
    LEG_STARTS,
    FORGIVEN,
    RACE_ENDS,
    SHOWS_BET,
    WINS,
)
VOCABULARY: Final = Vocabulary(
    "camel-up", {"camel": CAMEL_NAMES, "die": DIE_NAMES, "pile": PILE_NAMES, "side": SIDE_NAMES}
)
