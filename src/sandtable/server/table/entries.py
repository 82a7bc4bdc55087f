"""The log of a table: everything that happened there, from its opening to the last line of chat.

A table is nothing but its log. Entries are appended and never changed. They hold every secret (dealt luck,
hidden parts of events), so they never leave the hall: pages get lines that are made from them for each seat
(`lines.py`).

Entries are named in the past tense. Their tags and fields are the format of the database: classes can be
renamed, tags cannot.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from sandtable.core.events import Event, Value
from sandtable.review.hint import Hint
from sandtable.server.protocol.settings import Agreement, Settings
from sandtable.server.table.branched import Branched
from sandtable.server.table.deals import Deal


class Happened(msgspec.Struct, frozen=True, array_like=True):
    """An event as it is stored: the code of its kind, its public values, and the hidden ones for `to`."""

    code: str
    values: tuple[Value, ...]
    hidden: tuple[Value, ...] = ()
    to: tuple[int, ...] = ()

    @classmethod
    def of(cls, event: Event) -> Happened:
        return cls(event.kind.code, event.values, event.hidden, event.to)


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of all entries. `at` is the time in milliseconds since 1970."""

    at: int


class TableOpened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The first entry of every table. The seed (hex) is secret until the game is over."""

    settings: Settings
    host: str
    seed: str
    imported: bool = False
    branched: Branched | None = None
    deal: Deal | None = None


class Changed(Entry, frozen=True, kw_only=True, tag="changed"):
    """The host changed the settings."""

    settings: Settings


class SatDown(Entry, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat."""

    seat: int
    guest: str
    name: str
    salt: str = ""
    called: str = ""


class SeatNamed(Entry, frozen=True, kw_only=True, tag="seat-named"):
    """A guest with several seats said who plays on one of them."""

    seat: int
    guest: str
    name: str


class Invited(Entry, frozen=True, kw_only=True, tag="bot"):
    """A bot took a seat."""

    seat: int
    level: str
    persona: str = ""


class StoodUp(Entry, frozen=True, kw_only=True, tag="stood"):
    """A seat became open again. `who` sat there, as a word of a message; older logs do not say."""

    seat: int
    who: str = ""


class Swapped(Entry, frozen=True, kw_only=True, tag="swapped"):
    """Two seats were swapped, with whoever sat on them then.

    `who` and `other_who` are words of a message, empty for an open seat; older logs do not say.
    """

    seat: int
    other: int
    who: str = ""
    other_who: str = ""


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """A guest changed their name."""

    guest: str
    name: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The game started. `drawn` counts the draws from the sealed dice so far."""

    rules_version: int
    setup: list[int]
    drawn: int


class Acted(Entry, frozen=True, kw_only=True, tag="decided"):
    """A seat took an action. `dealt` is the luck it met, `events` is what the log tells about it."""

    seat: int
    action: str
    dealt: list[int] = []
    drawn: int
    events: list[Happened] = []


class Hinted(Entry, frozen=True, kw_only=True, tag="hinted"):
    """A seat got a hint. What it says is for that seat alone."""

    seat: int
    hint: Hint


class HintsAllowed(Entry, frozen=True, kw_only=True, tag="hints-allowed"):
    """All who played for themselves agreed to hints; `guests` are their ids."""

    guests: list[str]


class TookBack(Entry, frozen=True, kw_only=True, tag="took-back"):
    """The last `plays` decisions were undone; they stay in the log."""

    seat: int
    plays: int
    agreed: bool = False  # beyond the seat's own limit: all other people agreed, or there were none
    voted: bool = False  # whether other people were asked
    luck: bool = False  # whether dice or cards were among them, which are now dealt again


class Proposed(Entry, frozen=True, kw_only=True, tag="proposed"):
    """A player asked all others for their consent."""

    seat: int
    what: Agreement
    plays: int = 0  # for an undo: how many decisions it would take back,
    seats: list[int] = []  # whose they are, the asking player's first,
    verb: str = ""  # and what kind of decision the first of them was
    until: int = 0  # when the proposal lapses; 0: never


class Lapsed(Entry, frozen=True, kw_only=True, tag="lapsed"):
    """A proposal ended without a result: somebody played on, or not everybody voted in time."""

    seat: int


class Voted(Entry, frozen=True, kw_only=True, tag="voted"):
    """A player answered a proposal."""

    seat: int
    agree: bool


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """All agreed to stop the clocks."""


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The clocks were started again."""

    seat: int


class Lent(Entry, frozen=True, kw_only=True, tag="lent"):
    """A bot took over a seat because its person asked for that, was away, or ran out of time."""

    seat: int
    level: str
    because: Literal["asked", "away", "clock"]


class Reclaimed(Entry, frozen=True, kw_only=True, tag="reclaimed"):
    """The person took their seat back from the bot."""

    seat: int


class Said(Entry, frozen=True, kw_only=True, tag="wrote"):
    """A guest wrote a line of chat."""

    guest: str
    name: str
    text: str


class Outage(Entry, frozen=True, kw_only=True, tag="outage"):
    """The hall was down for some time, which no clock counts."""

    milliseconds: int


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same people continue at another table."""

    table: str


AnyEntry = (
    TableOpened
    | Changed
    | SatDown
    | SeatNamed
    | Invited
    | StoodUp
    | Swapped
    | Renamed
    | Started
    | Acted
    | Hinted
    | HintsAllowed
    | TookBack
    | Proposed
    | Lapsed
    | Voted
    | Paused
    | Resumed
    | Lent
    | Reclaimed
    | Said
    | Outage
    | Rematched
)

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(AnyEntry).decode
