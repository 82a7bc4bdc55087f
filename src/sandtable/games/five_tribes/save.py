"""The save format of Five Tribes: plain numbers, checked when they come back."""

from __future__ import annotations

from typing import Annotated

import msgspec

Small = Annotated[int, msgspec.Meta(ge=-1, le=100)]
Money = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Count = Annotated[int, msgspec.Meta(ge=0, le=90)]
Tiles = Annotated[int, msgspec.Meta(ge=0, lt=1 << 30)]
Djinns = Annotated[int, msgspec.Meta(ge=0, lt=1 << 22)]
Numbers = Annotated[list[Small], msgspec.Meta(max_length=32)]
Purses = Annotated[list[Money], msgspec.Meta(min_length=2, max_length=4)]
Pile = Annotated[list[Count], msgspec.Meta(min_length=5, max_length=5)]  # meeples by tribe
Cards = Annotated[list[Count], msgspec.Meta(min_length=10, max_length=10)]  # by kind


class SavedTribes(msgspec.Struct, forbid_unknown_fields=True):
    """The state of `FiveTribes`, field by field. Piles and hands are saved as counts, sets of tiles and
    djinns as bits."""

    round: Annotated[int, msgspec.Meta(ge=1, le=100)]
    layout: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=7)]], msgspec.Meta(min_length=30, max_length=30)
    ]
    piles: Annotated[list[Pile], msgspec.Meta(min_length=30, max_length=30)]
    in_hand: Pile
    tile: Annotated[int, msgspec.Meta(ge=0, le=30)]
    bag: Pile
    camels: Annotated[list[Tiles], msgspec.Meta(max_length=4)]
    palms: Numbers
    palaces: Numbers
    bid_order: Numbers
    track: Numbers
    sitting_out: Small
    gold: Purses
    gold_seen: Purses
    viziers: Numbers
    elders: Numbers
    djinns: Annotated[list[Djinns], msgspec.Meta(max_length=4)]
    used: Djinns
    acting: Djinns
    row: Numbers
    deck: Cards
    discards: Cards
    hands: Annotated[list[Cards], msgspec.Meta(max_length=400)]
    seen: Annotated[list[Cards], msgspec.Meta(max_length=4)]
    unseen: Annotated[list[Cards], msgspec.Meta(min_length=1, max_length=100)]
    djinn_row: Numbers
    djinn_deck: Djinns
    djinn_discards: Djinns
    buried: Djinns
    blocked: Annotated[int, msgspec.Meta(ge=0, le=1)]
    ended: Annotated[int, msgspec.Meta(ge=0, le=2)]
