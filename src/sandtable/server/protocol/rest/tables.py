"""Tables that wait or are being played: opening, joining, branching off, and their cards in lists."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sandtable.server.protocol.settings import Key, Name, Pace, Salt, Settings, Status, Strict


class Reach(msgspec.Struct, frozen=True):
    """`GET /api/reach`: under which addresses others can open this hall.

    `url` is the one that the operator has named. `network` is only told to a page on the hall's own machine,
    whose address bar says localhost; it is empty if nobody else can reach the hall.
    """

    url: str
    network: list[str]


class ChairChoice(Strict, frozen=True):
    """Who sits on a seat of a new table: its host, nobody yet, or a bot.

    `name` is what the host calls this seat, for several people on one device.
    """

    who: Literal["me", "open", "bot"]
    level: Key = "regular"
    salt: Salt | None = None
    name: Name | None = None


class OpenTable(Strict, frozen=True):
    """`POST /api/tables`; with `start` the game begins immediately, which requires that no chair is open."""

    settings: Settings
    chairs: Annotated[list[ChairChoice], Meta(min_length=2, max_length=8)]
    start: bool = False


class BranchOff(Strict, frozen=True):
    """`POST /api/tables/{id}/branch`: play on from a step of a finished game, with new luck or the same."""

    step: Annotated[int, Meta(ge=0, le=2**31)]
    chairs: Annotated[list[ChairChoice], Meta(min_length=2, max_length=8)]
    luck: Literal["new", "same"] = "new"
    start: bool = False


class Opened(msgspec.Struct, frozen=True):
    """The response to `POST /api/tables` and `POST /api/records`: the id of the new table."""

    id: str


class JoinCode(msgspec.Struct, frozen=True):
    """`POST /api/tables/{id}/code`: a code to read aloud, and for how many seconds it works.

    The code is empty if the game has begun: nobody can join any more.
    """

    code: str
    seconds: int


class JoinByCode(Strict, frozen=True):
    """`POST /api/join`: the table with that code, answered with `Opened`."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Invitation(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/invitation`: what a newcomer who follows a link is told about the table."""

    game: str
    pace: Pace
    status: Status
    host: str  # empty if the host does not sit at the table
    names: list[str]  # as in `TableCard`
    personas: list[str]


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
    personas: list[str] = []  # by seat: who the bot is; empty for people, open seats and nameless bots
    mine: list[int] = []  # my seats
    scores: list[int] = []  # by seat, when the game is over
    winners: list[int] = []  # the seats that have won
    hints: list[int] = []  # how many each seat has had; empty if nobody had any
