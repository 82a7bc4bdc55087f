"""Every message that the hall sends through the socket of a table; docs/protocol.md has examples.

A page opens one socket for each table it looks at and sends requests (`requests.py`). The hall replies with
`done` or `refused` and sends everybody at the table a complete `show`. No message carries a sentence for
people: codes and words (`Message`) are translated by whoever reads them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sandtable.core.message import Message, Word
from sandtable.core.table import UndoLimit
from sandtable.review.figures import Estimate
from sandtable.review.report import Reason
from sandtable.server.protocol.settings import Agreement, Settings, Status


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The request was carried out; everybody at the table gets a `show` of the result."""

    id: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The request changed nothing; `code` is the id of a rule or one of the hall's reasons."""

    id: int
    code: str
    words: dict[str, Word] = {}


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The answer to `why`, `preview` or `ask`."""

    id: int
    body: Any


class Told(msgspec.Struct, frozen=True, tag="told"):
    """A line of the log as this seat may read it; several lines may share an `entry`.

    `message` is the line in words. `event` is the same as data, for the board: the event's `kind` and the
    fields that this seat may read; None for a line about the table itself.
    """

    entry: int
    at: int
    seat: int | None  # who decided, if anybody
    message: Message
    event: dict[str, Word] | None = None


class Foreseen(msgspec.Struct, frozen=True):
    """The answer to `preview`: what the lines of the log would be, in words and as data (see `Told`)."""

    messages: list[Message]
    events: list[dict[str, Word]]


class ChatLine(msgspec.Struct, frozen=True, tag="said"):
    """A line of chat."""

    entry: int
    at: int
    seat: int | None  # None: a spectator
    name: str
    text: str


Line = Told | ChatLine


class ChairView(msgspec.Struct, frozen=True):
    """Who sits on a seat, as one guest sees it."""

    kind: Literal["open", "person", "bot"]
    name: str  # of a person; empty otherwise
    level: str  # of the bot that plays here now; empty if a person does
    online: bool
    mine: bool
    lent_because: Literal["", "asked", "away", "clock"]
    salt: str
    lendable_at: int | None = None  # when others may give this seat to a bot, by the hall's clock
    persona: str = ""  # who the bot is; empty for a person and for a bot without a name
    host: bool = False  # whether the host of the table sits here


class Proposal(msgspec.Struct, frozen=True):
    """Something that all other players have to agree to; `waiting` are the seats that have not voted.

    An undo would take back `plays` decisions of these `seats`; `verb` says of what kind the first of them
    was. The proposal lapses at the time `until`; 0: never.
    """

    number: int
    what: Agreement
    seat: int
    waiting: list[int]
    plays: int = 0
    seats: list[int] = []
    verb: str = ""
    until: int = 0


class ClockView(msgspec.Struct, frozen=True):
    """Milliseconds left by seat at the time `now` of the show; they run for the seats in `running`."""

    left: list[int]
    running: list[int]
    paused: bool


class BranchedView(msgspec.Struct, frozen=True):
    """The table and the step of its game from which this table branched off, and whether its luck goes on."""

    table: str
    step: int
    same: bool


class RoomView(msgspec.Struct, frozen=True, kw_only=True):
    """The table around the game: who sits there and what was agreed."""

    id: str
    settings: Settings
    status: Status
    host: bool
    seats: list[ChairView]
    spectators: int
    proposal: Proposal | None
    clock: ClockView | None
    commitment: str  # SHA-256 of the seed, known before the game
    seed: str | None  # revealed when the game is over
    next: str | None  # the table of the rematch
    imported: bool
    rerolls: int  # how often dice or cards were taken back by agreement and dealt again
    branched: BranchedView | None = None
    hinting: Literal["on", "agree", "off"] = "off"  # agree: only if everybody agrees, which may be proposed
    hints: list[int] = []  # how many each seat has had
    deal: Literal["", "day", "shared"] = ""  # whether other tables have the same luck
    sealed_until: int = 0  # when the deal of a day is opened: its record, its replay and its seed


class Option(msgspec.Struct, frozen=True):
    """An action that may be chosen now."""

    action: str
    message: Message


class HintView(msgspec.Struct, frozen=True):
    """What an expert would do in the seat's place, and the best choice that begins differently.

    `chance` is the winning chance with the plan, `ahead` how much better it is than the `other`, and the
    reason compares the two.
    """

    actions: list[str]
    chance: Estimate
    other: list[str]
    ahead: Estimate
    reason: Reason | None
    words: dict[str, Message]  # every action that is mentioned


class PlayView(msgspec.Struct, frozen=True, kw_only=True):
    """The game as one seat sees it; `view` is the game's own struct (see its `view.py`)."""

    seat: int | None
    answer: int
    view: Any
    picture: str | None = None  # the position as text, for a game without a board in the page
    options: list[Option]
    undo: UndoLimit
    hint: HintView | None = None  # for this seat alone, as long as it follows the hint


class Show(msgspec.Struct, frozen=True, kw_only=True, tag="show"):
    """Everything a page shows. A page that misses one loses only an animation: the next show is complete."""

    entry: int  # the last entry of the log that this shows
    now: int  # the hall's clock, in milliseconds
    room: RoomView
    play: PlayView | None
    lines: list[Line]  # since the last show through this socket


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The hall is stopping; pages reconnect when it is back."""


ToPage = Show | Done | Refused | Answer | Closing
