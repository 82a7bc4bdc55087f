"""The bodies of the hall's HTTP requests and responses: guests, lists, tables, records.

`requests.py` and `messages.py` hold what goes through the socket of a table.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sandtable.core.message import Word
from sandtable.server.protocol.messages import Line, Told
from sandtable.server.protocol.settings import Key, Name, Pace, Salt, Settings, Status, Strict


class Hello(Strict, frozen=True):
    """`POST /api/me`: become a guest, or change your name."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """`GET /api/me`."""

    name: str
    webhook: str


class Webhook(Strict, frozen=True):
    """`PUT /api/me/webhook`: the URL to call when it is your turn at a turn-based table; empty for none."""

    url: Annotated[str, Meta(max_length=500)]


class PersonalLink(msgspec.Struct, frozen=True):
    """`POST /api/me/link`: a link that makes the device that opens it this guest, once."""

    path: str
    seconds: int


class TakeLink(Strict, frozen=True):
    """`POST /api/me/take`: use a personal link on this device."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]


class ChairChoice(Strict, frozen=True):
    """Who sits on a seat of a new table: its host, nobody yet, or a bot."""

    who: Literal["me", "open", "bot"]
    level: Key = "regular"
    salt: Salt | None = None


class OpenTable(Strict, frozen=True):
    """`POST /api/tables`; with `start` the game begins immediately, which requires that no chair is open."""

    settings: Settings
    chairs: Annotated[list[ChairChoice], Meta(min_length=2, max_length=8)]
    start: bool = False


class Opened(msgspec.Struct, frozen=True):
    """The response to `POST /api/tables` and `POST /api/records`: the id of the new table."""

    id: str


class TableCard(msgspec.Struct, frozen=True):
    """A table in one of the hall's lists."""

    id: str
    game: str
    seats: int
    pace: Pace
    status: Status
    names: list[str]  # by seat; empty for an open seat, a colon and the level for a bot
    my_turn: bool
    waits: list[int]  # the seats of the people that the game is waiting for
    since: int  # when the current question was asked, in milliseconds


class VariantCard(msgspec.Struct, frozen=True):
    """A rule that can be chosen when a table is opened."""

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
    """`GET /api/tables/{id}/log?before=N`: earlier lines, oldest first; `earlier` is the next N."""

    lines: list[Line]
    earlier: int | None


class Story(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/story?seat=S`: the log of a finished game as that seat read it."""

    steps: list[int]  # the entries that changed the position: the set-up, decisions and undos
    lines: list[Told]


class Position(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/moment?entry=N&seat=S`: a finished game as that seat saw it after that entry."""

    entry: int
    seat: int | None
    view: Any


class Verified(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/verify`: whether every die and card follows from the seed."""

    good: bool
    draws: int
    reason: str


class Salvage(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/salvage`: the first `readable` of the `entries` of a damaged table.

    The record holds every secret, so it is included only if the game was over. Otherwise there are only the
    lines that the asking guest's seat could read.
    """

    table: str
    entries: int
    readable: int
    record: Any
    lines: list[Line]


class Trouble(msgspec.Struct, frozen=True):
    """The body of every refused HTTP request."""

    code: str
    words: dict[str, Word] = {}
