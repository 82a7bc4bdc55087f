"""The log of a table: what happened there, from its opening to the last line of chat. It is the table.

Entries are appended and never changed. They hold every secret (dealt luck, hidden parts of events), so
they never leave the hall: pages get lines made from them for each seat (`lines.py`).
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from sandtable.core.events import Event, Value
from sandtable.server.protocol.messages import Agreement, Settings


class Happened(msgspec.Struct, frozen=True, array_like=True):
    """An event as it is kept: its kind by code, its open and hidden values, who may read those."""

    code: str
    values: tuple[Value, ...]
    hidden: tuple[Value, ...] = ()
    to: tuple[int, ...] = ()

    @classmethod
    def of(cls, event: Event) -> Happened:
        return cls(event.kind.code, event.values, event.hidden, event.to)


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`at`: when, in milliseconds since 1970."""

    at: int


class TableOpened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The first entry. `seed` (hex) stays here until the game is over."""

    settings: Settings
    host: str
    seed: str
    imported: bool = False


class Changed(Entry, frozen=True, kw_only=True, tag="changed"):
    """The host changed what was agreed."""

    settings: Settings


class SatDown(Entry, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat."""

    seat: int
    guest: str
    name: str
    salt: str = ""


class BotSatDown(Entry, frozen=True, kw_only=True, tag="bot"):
    """A bot was put on a seat."""

    seat: int
    level: str


class StoodUp(Entry, frozen=True, kw_only=True, tag="stood"):
    """A seat is open again."""

    seat: int


class Swapped(Entry, frozen=True, kw_only=True, tag="swapped"):
    """Two seats changed places."""

    seat: int
    other: int


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """A guest has another name."""

    guest: str
    name: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The set-up; `drawn`: how far the sealed dice have been drawn."""

    rules_version: int
    setup: list[int]
    drawn: int


class Decided(Entry, frozen=True, kw_only=True, tag="decided"):
    """A decision, the luck it met, and what was told of it."""

    seat: int
    action: str
    dealt: list[int] = []
    drawn: int
    events: list[Happened] = []


class TookBack(Entry, frozen=True, kw_only=True, tag="took-back"):
    """The last `plays` decisions are withdrawn; the log keeps them."""

    seat: int
    plays: int
    agreed: bool = False


class Proposed(Entry, frozen=True, kw_only=True, tag="proposed"):
    """All others are asked for their consent."""

    seat: int
    what: Agreement


class Voted(Entry, frozen=True, kw_only=True, tag="voted"):
    """One of them answered."""

    seat: int
    agree: bool


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """All agreed to stop the clocks."""


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The clocks run again."""

    seat: int


class Lent(Entry, frozen=True, kw_only=True, tag="lent"):
    """A bot plays for the seat: its owner asked, was away, or ran out of time."""

    seat: int
    level: str
    because: Literal["asked", "away", "clock"]


class Reclaimed(Entry, frozen=True, kw_only=True, tag="reclaimed"):
    """The owner plays again."""

    seat: int


class Wrote(Entry, frozen=True, kw_only=True, tag="wrote"):
    """A line of chat."""

    guest: str
    name: str
    text: str


class Outage(Entry, frozen=True, kw_only=True, tag="outage"):
    """The hall was down for so many milliseconds, which no clock counts."""

    milliseconds: int


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same people play on at another table."""

    table: str


AnyEntry = (
    TableOpened
    | Changed
    | SatDown
    | BotSatDown
    | StoodUp
    | Swapped
    | Renamed
    | Started
    | Decided
    | TookBack
    | Proposed
    | Voted
    | Paused
    | Resumed
    | Lent
    | Reclaimed
    | Wrote
    | Outage
    | Rematched
)

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(AnyEntry).decode
