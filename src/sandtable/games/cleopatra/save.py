"""The save format of Cleopatra: plain numbers, checked when they are read."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from sandtable.games.cleopatra.account import LINES
from sandtable.games.cleopatra.board import KINDS, MOST_PLAYERS, STALLS

MOST_PILES: Final = 10_000  # more than any game makes
Natural = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Small = Annotated[int, msgspec.Meta(ge=-1, le=10**6)]
Number = Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]
Naturals = Annotated[list[Natural], msgspec.Meta(max_length=200)]
Cards = Annotated[list[Natural], msgspec.Meta(min_length=KINDS, max_length=KINDS)]


class SavedPalace(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of the state and its parts; the free squares follow from the mosaics."""

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
    account: Annotated[list[Number], msgspec.Meta(max_length=MOST_PLAYERS * LINES)]
    amulets: Naturals
    merchants: Naturals
    hands: Annotated[list[Cards], msgspec.Meta(max_length=MOST_PLAYERS)]
    discards: Cards
    bags: Annotated[list[Cards], msgspec.Meta(min_length=1, max_length=MOST_PILES)]
    pile_up: Natural
    pile_down: Natural
    pile_gone: Natural
    top: Small
    stalls: Annotated[list[Naturals], msgspec.Meta(min_length=STALLS, max_length=STALLS)]
    looked: Cards
    bids: Annotated[list[Small], msgspec.Meta(max_length=MOST_PLAYERS)]
    played: Naturals
    pieces: Natural
    earned: Naturals
    credit: Naturals
    idle: Natural
    passes: Natural
    known: Annotated[list[list[Natural]], msgspec.Meta(max_length=MOST_PLAYERS + 1)]
    counted: Naturals
    ended: Natural
