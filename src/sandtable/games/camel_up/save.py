"""The save format of a race: plain numbers, checked when a race is loaded."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

TWO_PILES: Final = msgspec.Meta(min_length=2, max_length=2)
Byte = Annotated[int, msgspec.Meta(ge=0, le=255)]
Small = Annotated[int, msgspec.Meta(ge=-1, le=1000)]
Money = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
Leg = Annotated[int, msgspec.Meta(ge=1, le=10**9)]
Camels = Annotated[list[Byte], msgspec.Meta(min_length=7, max_length=7)]
Dice = Annotated[int, msgspec.Meta(ge=0, le=63)]
Numbers = Annotated[list[Small], msgspec.Meta(max_length=64)]


class SavedMoment(msgspec.Struct, forbid_unknown_fields=True):
    """The race when a finish card was laid; camels as in `SavedRace`."""

    leg: Leg
    camels: Camels
    dice: Dice


class SavedRace(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of `CamelUp`; packed numbers as they are, but each camel as its place (see `track`)."""

    leg: Leg
    camels: Camels
    dice: Dice
    rolled: Numbers
    tiles: Numbers
    tile_of: Numbers
    ticket_owner: Numbers
    pyramid: Numbers
    partner: Numbers
    hands: Numbers
    piles: Annotated[list[Numbers], TWO_PILES]
    laid: Annotated[list[Annotated[list[SavedMoment], msgspec.Meta(max_length=64)]], TWO_PILES]
    account: Annotated[list[Money], msgspec.Meta(max_length=64)]
    ended: Annotated[int, msgspec.Meta(ge=0, le=4)]
