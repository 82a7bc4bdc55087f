"""FT-6.2, FT-6.3, FT-12.1 Camels: how a tile gets an owner, whom it keeps to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.games.five_tribes import events

if TYPE_CHECKING:
    from sandtable.games.five_tribes.state import FiveTribes


def take_control(s: FiveTribes, seat: int, tile: i64) -> None:
    """FT-6.2, FT-6.3, FT-12.4, FT-Q9, FT-Q13, FT-Q20 Put the seat's camel on a tile that is now empty,
    wanted or not, unless the tile has a camel already or the seat has none left."""
    if s.meeples.piles[tile] == 0 and not bits.has(s.tiles_with_camels(), tile) and s.camels_left(seat) > 0:
        place_camel(s, seat, tile)


def place_camel(s: FiveTribes, seat: int, tile: i64) -> None:
    """FT-12.1, FT-12.6 Place a camel. Anybody's last one, however placed, ends the game with this round."""
    s.camels[seat] |= 1 << tile
    s.tell(events.PLACES_CAMEL, seat, int(tile))
    if s.camels_left(seat) == 0:
        s.tell(events.LAST_CAMEL, seat)
        if s.ended == events.GOES_ON:
            s.ended = events.BY_LAST_CAMEL
