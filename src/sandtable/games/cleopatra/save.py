"""The save format of a palace: plain numbers, checked when they come back."""

from __future__ import annotations

from typing import Annotated

import msgspec

Natural = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Small = Annotated[int, msgspec.Meta(ge=-1, le=10**6)]
Number = Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]
Naturals = Annotated[list[Natural], msgspec.Meta(max_length=200)]
Cards = Annotated[list[Natural], msgspec.Meta(min_length=17, max_length=17)]


class SavedPalace(msgspec.Struct, forbid_unknown_fields=True):
    """Field by field the state of `Cleopatra`; the free squares follow from the mosaics."""

    first: Natural
    cleopatra: Natural
    altar: Natural
    walls: Natural
    sphinxes: Natural
    obelisks: Natural
    throne: Natural
    doors: Natural
    mosaics: Naturals
    stack: Natural
    top_mosaic: Small
    statues: Naturals
    account: Annotated[list[Number], msgspec.Meta(max_length=100)]
    amulets: Naturals
    merchants: Naturals
    hands: Annotated[list[Cards], msgspec.Meta(max_length=5)]
    discards: Cards
    bags: Annotated[list[Cards], msgspec.Meta(min_length=1, max_length=10_000)]
    pile_up: Natural
    pile_down: Natural
    pile_gone: Natural
    top: Small
    stalls: Annotated[list[Naturals], msgspec.Meta(min_length=3, max_length=3)]
    looked: Cards
    bids: Annotated[list[Small], msgspec.Meta(max_length=5)]
    played: Naturals
    pieces: Natural
    earned: Naturals
    credit: Naturals
    idle: Natural
    passes: Natural
    known: Annotated[list[list[Natural]], msgspec.Meta(max_length=6)]
    counted: Naturals
    ended: Natural
