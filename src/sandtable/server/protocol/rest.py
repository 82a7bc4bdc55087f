"""The wire, without sockets: what requests to the hall carry and answer. Guests, lists, tables, records.

What goes through the socket of a table is in `wire.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sandtable.core.message import Word
from sandtable.server.protocol.messages import Key, Line, Name, Pace, Salt, Settings, Status, Strict, Told


class Hello(Strict, frozen=True):
    """`POST /api/me`: become a guest, or change the name."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """`GET /api/me`."""

    name: str
    webhook: str


class Webhook(Strict, frozen=True):
    """`PUT /api/me/webhook`: whom to call when it is my turn at a turn-based table; empty: nobody."""

    url: Annotated[str, Meta(max_length=500)]


class PersonalLink(msgspec.Struct, frozen=True):
    """`POST /api/me/link`: opened on another device, it makes that device this guest, once."""

    path: str
    seconds: int


class TakeLink(Strict, frozen=True):
    """`POST /api/me/take`: use a personal link here."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]


class Chair(Strict, frozen=True):
    """Who shall sit where, when a table is opened: me, anybody, or a bot."""

    who: Literal["me", "open", "bot"]
    level: Key = "regular"
    salt: Salt | None = None


class OpenTable(Strict, frozen=True):
    """`POST /api/tables`; `start`: at once, if no chair is open."""

    settings: Settings
    chairs: Annotated[list[Chair], Meta(min_length=2, max_length=8)]
    start: bool = False


class Opened(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables`, `POST /api/records`."""

    id: str


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list of the hall."""

    id: str
    game: str
    seats: int
    pace: Pace
    status: Status
    names: list[str]  # by seat; empty: open; a bot has its level with a colon before it
    my_turn: bool
    waits: list[int]  # the seats of people the game waits for
    since: int  # when the present question was asked, in milliseconds


class VariantCard(msgspec.Struct, frozen=True):
    """A choice of rules."""

    name: str
    choices: list[str]
    rule: str


class GameCard(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    variants: list[VariantCard]
    levels: list[str]
    questions: list[str]  # what `ask` understands


class GameWords(msgspec.Struct, frozen=True):
    """`GET /api/games/{game}/words/{language}`: the words of a game that the page does not bring itself."""

    text: str  # a Fluent file


class HallView(msgspec.Struct, frozen=True):
    """`GET /api/hall`."""

    now: int
    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]


class LogPage(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/log?before=N`: earlier lines, oldest first; `earlier`: ask before this entry."""

    lines: list[Line]
    earlier: int | None


class Story(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/story?seat=S`: a finished game as that seat read it, from the set-up on."""

    steps: list[int]  # the entries after which the game stood otherwise: the set-up, decisions, undos
    lines: list[Told]


class Moment(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/moment?entry=N&seat=S`: a finished game as that seat saw it after that entry."""

    entry: int
    seat: int | None
    view: Any


class Verified(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/verify`: every die and card against the seed."""

    good: bool
    draws: int
    reason: str


class Salvage(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/salvage`: `readable` of the `entries` of a damaged table.

    The record, which holds every secret, is there only if the game was over; else there are the lines that
    the asker's seat could read.
    """

    table: str
    entries: int
    readable: int
    record: Any
    lines: list[Line]


class Trouble(msgspec.Struct, frozen=True):
    """Any refusal of REST."""

    code: str
    words: dict[str, Word] = {}
