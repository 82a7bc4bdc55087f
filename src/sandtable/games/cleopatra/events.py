"""The events of the game, for the log and for animations; a name may give its vocabulary after a colon."""

from __future__ import annotations

from typing import Final

from sandtable.core.events import Kind, Vocabulary
from sandtable.games.cleopatra.board import (
    CARD_NAMES,
    CATEGORY_NAMES,
    RESOURCE_NAMES,
    SHAPE_NAMES,
    SIDE_NAMES,
    WALL_NAMES,
)

# set-up
BEGINS: Final = Kind("begins", "seat")
# market
TAKES_STALL: Final = Kind("takes-stall", "seat", "stall", "open:card*", "hidden", secret=("found:card*",))
FINDS_MARKET_EMPTY: Final = Kind("finds-market-empty", "seat")
NEW_PILE: Final = Kind("new-pile", "cards")
DRAWS: Final = Kind("draws", "seat", "cards:card[]")
SHOWS_TOP: Final = Kind("shows-top", "card")
LAYS: Final = Kind("lays", "seat", "card", "stall")
PASSES: Final = Kind("passes", "seat")
# quarry
PAYS: Final = Kind("pays", "seat", "card")
PAYS_TROMPE: Final = Kind("pays-trompe", "seat", "resource")
PAYS_MERCHANT: Final = Kind("pays-merchant", "seat", "resource")
TAKES_AMULETS: Final = Kind("takes-amulets", "seat", "amulets")
BUILDS_WALL: Final = Kind("builds-wall", "seat", "wall", "talents")
BUILDS_SPHINX: Final = Kind("builds-sphinx", "seat", "number", "talents")
BUILDS_OBELISK: Final = Kind("builds-obelisk", "seat", "side", "talents")
BUILDS_PEDESTAL: Final = Kind("builds-pedestal", "seat", "talents")
BUILDS_THRONE: Final = Kind("builds-throne", "seat", "talents")
BUILDS_DOOR: Final = Kind("builds-door", "seat", "side", "talents")
LAYS_MOSAIC: Final = Kind("lays-mosaic", "seat", "shape", "way", "row", "column", "talents")
SANCTUARY: Final = Kind("sanctuary", "row", "column", "squares")
CLAIMS: Final = Kind("claims", "seat", "row", "column", "squares")
REMOVES_MOSAIC: Final = Kind("removes-mosaic", "shape")
UNCOVERS_MOSAIC: Final = Kind("uncovers-mosaic", "shape")
EARNS: Final = Kind("earns", "seat", "talents", "bonus")
COMPLETES: Final = Kind("completes", "category:category[]", "step")
ROLLS: Final = Kind("rolls", "seat", "dice", "symbols", "altar")
# hand limit
DISCARDS_DOWN: Final = Kind("discards-down", "seat", "cards")
DISCARDS: Final = Kind("discards", "seat", secret=("card",))
KEEPS_ALL: Final = Kind("keeps-all", "seat", "cards")
# offering
OFFERING: Final = Kind("offering", "altar")
HAS_BID: Final = Kind("has-bid", "seat", secret=("talents",))
SHOWS_BID: Final = Kind("shows-bid", "seat", "talents")
RETURNS_AMULETS: Final = Kind("returns-amulets", "seat", "amulets")
EQUAL_BIDS: Final = Kind("equal-bids", "talents")
# characters
PLAYS: Final = Kind("plays", "seat", "card")
GIVES_TALENTS: Final = Kind("gives-talents", "seat", "to:seat", "talents")
GIVES_CARD: Final = Kind("gives-card", "seat", "to:seat", secret=("card",))
SHOWS_HAND: Final = Kind("shows-hand", "seat", "to:seat", secret=("cards:card*",))
BROWSES: Final = Kind("browses", "seat", "size", secret=("cards:card*",))
FETCHES: Final = Kind("fetches", "seat", secret=("card",))
ASKS: Final = Kind("asks", "seat", "asked:seat", "resource")
OFFERS: Final = Kind("offers", "seat", "to:seat", "resource")
DECLINES: Final = Kind("declines", "seat", "to:seat")
ACCEPTS: Final = Kind("accepts", "seat", "from:seat", "resource")
REFUSES: Final = Kind("refuses", "seat", "from:seat")
HANDS_OVER_AMULET: Final = Kind("hands-over-amulet", "seat", "to:seat", "amulets")
CHOOSES_MOSAIC: Final = Kind("chooses-mosaic", "seat", "shape")
TURNS_DIE_ON: Final = Kind("turns-die-on", "seat", "altar")
TURNS_DIE_OFF: Final = Kind("turns-die-off", "seat", "altar")
LOOKS: Final = Kind("looks", "seat", "size", secret=("cards:card*",))
KEEPS: Final = Kind("keeps", "seat", secret=("card",))
LAYS_OFF: Final = Kind("lays-off", "seat", "kept", "laid", secret=("cards:card*",))
# end
ENDS_UNFINISHED: Final = Kind("ends-unfinished", "turns")
SHOWS_ALL: Final = Kind("shows-all", "seat", "tainted", "amulets", "absorbed", "left")
EATEN: Final = Kind("eaten", "seats:seat[]", "amulets")
NOBODY_EATEN: Final = Kind("nobody-eaten")
CROCODILE_WINS: Final = Kind("crocodile-wins")
WINS: Final = Kind("wins", "winners:seat[]", "talents")

KINDS: Final = tuple(value for value in list(globals().values()) if isinstance(value, Kind))
VOCABULARY: Final = Vocabulary(
    "cleopatra",
    {
        "card": CARD_NAMES,
        "resource": RESOURCE_NAMES,
        "category": CATEGORY_NAMES,
        "shape": SHAPE_NAMES,
        "side": SIDE_NAMES,
        "wall": WALL_NAMES,
    },
)
