"""FT-2 How a new table is laid, as the set-up chapter of the rules says."""

from __future__ import annotations

from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.core.state import Setting
from sandtable.games.five_tribes.board import FACE_COUNT, MEEPLES, TILES, markers_each
from sandtable.games.five_tribes.piles import ONE_MEEPLE, draw_meeple, pack_meeples
from sandtable.games.five_tribes.state import FiveTribes, lay_tiles
from sandtable.games.five_tribes.supplies import refill_djinns, refill_row


def deal_table(setting: Setting, chance: Chance) -> FiveTribes:
    """FT-2.3, FT-2.4, FT-2.5 Lay tiles, meeples and markers at random, and turn up both rows."""
    faces = vec[i64](FACE_COUNT)
    s = FiveTribes(setting, [])
    lay_tiles(s, [int(chance.draw(faces)) for _ in range(TILES)])
    bag = pack_meeples(list(MEEPLES))
    for tile in range(TILES):
        for _ in range(3):
            tribe = draw_meeple(bag, chance)
            bag -= ONE_MEEPLE[tribe]
            s.meeples.put(tile, tribe)
    markers = vec[i64]([markers_each(setting.seats)] * setting.seats)
    order = [int(chance.draw(markers)) for _ in range(setting.seats * markers_each(setting.seats))]
    s.bid_order = vec[i64](order)
    refill_row(s, chance)
    refill_djinns(s, chance)
    return s
