"""What is agreed at a table before play, and the field types that all messages share."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

LONGEST_NAME: Final = 24  # characters

Natural = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=7)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_-]{0,39}$")]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16}$")]
Salt = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{1,64}$")]
Pace = Literal["live", "turns"]
Status = Literal["waiting", "playing", "over"]
Agreement = Literal["undo", "pause", "hints"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of everything that clients send: an unknown field is an error."""


class Clock(Strict, frozen=True):
    """How long people may think.

    A `move` clock gives `seconds` for each turn. A `game` clock gives `seconds` for the whole game and adds
    `increment` after each turn.
    """

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Settings(Strict, frozen=True):
    """What is agreed before play; the host may change it while the table is waiting."""

    game: Key
    seats: Annotated[int, Meta(ge=2, le=8)]
    variants: dict[Key, Key] = {}
    listed: bool = False
    pace: Pace = "live"
    odds: bool = True
    undo: bool = True
    watch: bool = True
    hints: bool = True  # whether they may be had at all; several people must also agree to them
    clock: Clock | None = None
    stand_in: Key = "regular"  # the bot that takes over for somebody who left or ran out of time
