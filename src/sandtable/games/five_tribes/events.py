"""The events of Five Tribes: facts for the log and the animation. After a colon stands a vocabulary."""

from __future__ import annotations

from typing import Final

from sandtable.core.events import Kind, Vocabulary
from sandtable.games.five_tribes.board import (
    DJINN_NAMES,
    GOOD_NAMES,
    PAYMENT_NAMES,
    PIECE_NAMES,
    TILE_NAMES,
    TRIBE_NAMES,
)

# bidding
ROUND_STARTS: Final = Kind("round-starts", "round", "order:seat[]")
BIDS: Final = Kind("bids", "seat", "cost")
BIDS_WITH_FAKIRS: Final = Kind("bids-with-fakirs", "seat", "cost", "fakirs", "paid")
BIDS_ALL: Final = Kind("bids-all", "seat", "cost")
SITS_OUT: Final = Kind("sits-out", "seat")
# the move
TURN_STARTS: Final = Kind("turn-starts", "seat")
TAKES_UP: Final = Kind("takes-up", "seat", "tile", "meeples:tribe*")
DROPS: Final = Kind("drops", "seat", "tribe", "tile")
COLLECTS: Final = Kind("collects", "seat", "count", "tribe", "tile")
CANNOT_MOVE: Final = Kind("cannot-move", "seat")
# control
PLACES_CAMEL: Final = Kind("places-camel", "seat", "tile")
LAST_CAMEL: Final = Kind("last-camel", "seat")
# the tribes
KEEPS_MEEPLES: Final = Kind("keeps-meeples", "seat", "count", "tribe")
TAKES_CARDS: Final = Kind("takes-cards", "seat", "merchants", "cards:good*")
BUILDS: Final = Kind("builds", "seat", "builders", "fakirs", "tiles", "gold")
BUILDS_DOUBLE: Final = Kind("builds-double", "seat", "builders", "fakirs", "tiles", "gold")
KILLS: Final = Kind("kills", "seat", "victims:tribe*", "tile", "fakirs")
KILLS_HELD: Final = Kind("kills-held", "seat", "victim:seat", "victims:tribe*")
SPARES: Final = Kind("spares", "seat")
NO_TARGET: Final = Kind("no-target", "seat")
# the tiles
PLACES: Final = Kind("places", "seat", "piece", "tile")
NONE_LEFT: Final = Kind("none-left", "seat", "piece")
BUYS: Final = Kind("buys", "seat", "gold", "cards:good*")
GAINS_DJINN: Final = Kind("gains-djinn", "seat", "djinn", "payment")
# the djinns
USES: Final = Kind("uses", "seat", "djinn", "payment")
EARNS: Final = Kind("earns", "seat", "djinn", "gold")
TAKES_VICTIM: Final = Kind("takes-victim", "seat", "tribe")
DRAWS: Final = Kind("draws", "seat", "djinn", secret=("good",))
DRAWS_OPENLY: Final = Kind("draws-openly", "seat", "djinn", "good")
SETTLES: Final = Kind("settles", "seat", "tile", "meeples:tribe*")
LOOKS: Final = Kind("looks", "seat", "count", secret=("djinns:djinn[]",))
KEEPS_DJINN: Final = Kind("keeps-djinn", "seat", "djinn")
REJECTS: Final = Kind("rejects", "seat", "djinns:djinn[]")
BURIES: Final = Kind("buries", "seat", "count", secret=("djinns:djinn[]",))
# sale, clean-up, end
LAYS_OUT: Final = Kind("lays-out", "seat", "good")
SELLS: Final = Kind("sells", "seat", "cards:good*", "gold")
REFILLS: Final = Kind("refills", "cards:good[]")
REFILLS_DJINNS: Final = Kind("refills-djinns", "djinns:djinn[]")
RESHUFFLES: Final = Kind("reshuffles", "cards")
RESHUFFLES_DJINNS: Final = Kind("reshuffles-djinns", "cards")
GAME_ENDS: Final = Kind("game-ends", "end")
SCORES: Final = Kind("scores", "seat", "gold", "points")
WINS: Final = Kind("wins", "winners:seat[]", "points")

KINDS: Final = (
    ROUND_STARTS,
    BIDS,
    BIDS_WITH_FAKIRS,
    BIDS_ALL,
    SITS_OUT,
    TURN_STARTS,
    TAKES_UP,
    DROPS,
    COLLECTS,
    CANNOT_MOVE,
    PLACES_CAMEL,
    LAST_CAMEL,
    KEEPS_MEEPLES,
    TAKES_CARDS,
    BUILDS,
    BUILDS_DOUBLE,
    KILLS,
    KILLS_HELD,
    SPARES,
    NO_TARGET,
    PLACES,
    NONE_LEFT,
    BUYS,
    GAINS_DJINN,
    USES,
    EARNS,
    TAKES_VICTIM,
    DRAWS,
    DRAWS_OPENLY,
    SETTLES,
    LOOKS,
    KEEPS_DJINN,
    REJECTS,
    BURIES,
    LAYS_OUT,
    SELLS,
    REFILLS,
    REFILLS_DJINNS,
    RESHUFFLES,
    RESHUFFLES_DJINNS,
    GAME_ENDS,
    SCORES,
    WINS,
)
END_NAMES: Final = ("goes-on", "last-camel", "no-move")
GOES_ON: Final = 0
BY_LAST_CAMEL: Final = 1
BY_NO_MOVE: Final = 2
VOCABULARY: Final = Vocabulary(
    "five-tribes",
    {
        "tribe": TRIBE_NAMES,
        "tile": TILE_NAMES,
        "good": GOOD_NAMES,
        "djinn": DJINN_NAMES,
        "power": DJINN_NAMES,  # what each djinn does, in words
        "piece": PIECE_NAMES,
        "payment": PAYMENT_NAMES,
        "end": END_NAMES,
    },
)
