"""How a table is laid: a new one as the set-up chapter of the rules says, an old one from its save."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.core.state import Setting
from sandtable.core.step import AnyStep
from sandtable.games.five_tribes.board import (
    BLUE_PLACES,
    EVERY_DJINN,
    FACE_COUNT,
    FACE_PLACE,
    GOOD_COUNT,
    MEEPLES,
    NO_TILE,
    NONE,
    SPOTS,
    STARTING_GOLD,
    TILES,
    markers_each,
)
from sandtable.games.five_tribes.events import GOES_ON
from sandtable.games.five_tribes.hands import Hands
from sandtable.games.five_tribes.meeples import meeples_from, no_meeples
from sandtable.games.five_tribes.piles import ONE_MEEPLE, draw_meeple, pack_cards, pack_meeples
from sandtable.games.five_tribes.save import SAVED_CARDS, SAVED_PILES, SavedTribes
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.supplies import refill_djinns, refill_row
from sandtable.games.five_tribes.variants import FiveTribesVariants

# The fields of the save format that are fields of the state; the others are in its parts.
PLAIN_FIELDS: Final = tuple(
    name for name in SavedTribes.__struct_fields__ if name not in ("piles", "hands", "seen", "unseen")
)


def deal_table(setting: Setting, chance: Chance) -> FiveTribes:
    """FT-2.3, FT-2.4, FT-2.5 Lay tiles, meeples and markers at random, and turn up both rows."""
    faces = vec[i64](FACE_COUNT)
    s = empty_table(setting, [int(chance.draw(faces)) for _ in range(TILES)])
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


def blue_tiles(layout: vec[i64]) -> i64:
    """The tiles with a blue value, one bit each."""
    mask: i64 = 0
    tile: i64
    for tile in range(TILES):
        if FACE_PLACE[layout[tile]] in BLUE_PLACES:
            mask |= 1 << tile
    return mask


def empty_table(setting: Setting, layout: list[int]) -> FiveTribes:
    """FT-2.1, FT-2.2 A table with its tiles, camels and gold, on which nothing else is dealt yet."""
    seats = setting.seats
    tiles = vec[i64](layout)
    deck = pack_cards(list(GOOD_COUNT))
    return FiveTribes(
        setting,
        [],
        FiveTribesVariants(setting.variants),
        round=1,
        layout=tiles,
        blue=blue_tiles(tiles),
        meeples=no_meeples(),
        in_hand=0,
        tile=NO_TILE,
        bag=0,
        camels=vec[i64]([0] * seats),
        palms=vec[i64]([0] * TILES),
        palaces=vec[i64]([0] * TILES),
        bid_order=vec[i64]([]),
        track=vec[i64]([NONE] * SPOTS),
        sitting_out=NONE,
        gold=vec[i64]([STARTING_GOLD] * seats),
        gold_seen=vec[i64]([STARTING_GOLD] * seats),
        viziers=vec[i64]([0] * seats),
        elders=vec[i64]([0] * seats),
        djinns=vec[i64]([0] * seats),
        used=0,
        acting=0,
        row=vec[i64]([]),
        deck=deck,
        discards=0,
        hands=Hands(parts=vec[i64]([0] * (2 * seats)), seen=vec[i64]([0] * seats), unseen=vec[i64]([deck])),
        djinn_row=vec[i64]([]),
        djinn_deck=EVERY_DJINN,
        djinn_discards=0,
        buried=0,
        blocked=0,
        ended=GOES_ON,
    )


def restore_table(setting: Setting, agenda: list[AnyStep], saved: SavedTribes) -> FiveTribes:
    """Rebuild a table from what `FiveTribes.save` returned."""
    fields = {name: _field(name, getattr(saved, name)) for name in PLAIN_FIELDS}
    layout: vec[i64] = fields["layout"]
    return FiveTribes(
        setting,
        agenda,
        FiveTribesVariants(setting.variants),
        blue=blue_tiles(layout),
        meeples=meeples_from([pack_meeples(pile) for pile in saved.piles]),
        hands=Hands(
            parts=vec[i64]([pack_cards(part) for part in saved.hands]),
            seen=vec[i64]([pack_cards(cards) for cards in saved.seen]),
            unseen=vec[i64]([pack_cards(cards) for cards in saved.unseen]),
        ),
        **fields,
    )


def _field(name: str, value: Any) -> Any:
    """A field of the state from the field of the save format that has its name."""
    if name in SAVED_PILES:
        return pack_meeples(value)
    if name in SAVED_CARDS:
        return pack_cards(value)
    return vec[i64](value) if isinstance(value, list) else value
