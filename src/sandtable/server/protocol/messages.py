"""The wire: every message between a page and its table. docs/protocol.md shows each with an example.

A page opens one socket for each table it looks at. It sends what its guest wants; the hall answers with
`done` or `refused` and sends everybody at the table a whole `show`. No message carries a sentence for
people: codes and words (`Message`) are translated where they are read.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from sandtable.core.message import Message, Word
from sandtable.core.table import UndoLimit

LARGEST_MESSAGE: Final = 4096  # bytes from a page; the longest honest one is a chat line
LONGEST_LINE: Final = 300  # characters of a chat line
LONGEST_NAME: Final = 24

Natural = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=7)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_-]{0,39}$")]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16}$")]
Salt = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{1,64}$")]
Pace = Literal["live", "turns"]
Status = Literal["waiting", "playing", "over"]
Agreement = Literal["undo", "pause"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes from outside: an unknown field is a mistake, not a wish."""


# --- what a table is -----------------------------------------------------------------------------------


class Clock(Strict, frozen=True):
    """`move`: seconds for each decision; `game`: seconds for all of them, `increment` after each."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Settings(Strict, frozen=True):
    """What is agreed before play; the host may change it while the table waits."""

    game: Key
    seats: Annotated[int, Meta(ge=2, le=8)]
    variants: dict[Key, Key] = {}
    listed: bool = False
    pace: Pace = "live"
    odds: bool = True
    undo: bool = True
    watch: bool = True
    clock: Clock | None = None
    stand_in: Key = "regular"  # the bot that takes the seat of somebody who left or ran out of time


# --- from a page, through the socket of a table ----------------------------------------------------------


class Request(Strict, frozen=True):
    """`id` comes back with the answer; seats are named, since one guest may play several (hot-seat)."""

    id: Natural


class Sit(Request, frozen=True, tag="sit"):
    """Take an open seat; `salt` goes into the dice, so that nobody else can have chosen them."""

    seat: Seat
    salt: Salt


class Stand(Request, frozen=True, tag="stand"):
    """Leave a seat, or (the host) empty one, before the game."""

    seat: Seat


class Invite(Request, frozen=True, tag="invite"):
    """The host puts a bot on an open seat."""

    seat: Seat
    level: Key


class Swap(Request, frozen=True, tag="swap"):
    """Change places before the game: with an open seat or a bot, or (the host) any two."""

    seat: Seat
    other: Seat


class Change(Request, frozen=True, tag="change"):
    """The host changes what was agreed, before the game."""

    settings: Settings


class Start(Request, frozen=True, tag="start"):
    """The host starts the game: every seat is taken."""


class Rematch(Request, frozen=True, tag="rematch"):
    """After the game: a new table with the same people; who comes sits down there."""


class Act(Request, frozen=True, tag="act"):
    """A decision: one of the options, as the answer to question number `answer`."""

    seat: Seat
    answer: Natural
    action: ActionText


class TakeBack(Request, frozen=True, tag="take-back"):
    """Undo the seat's last decision, as far as information allows."""

    seat: Seat


class Propose(Request, frozen=True, tag="propose"):
    """Ask the others: to take back beyond that limit, or to stop the clocks."""

    seat: Seat
    what: Agreement


class Vote(Request, frozen=True, tag="vote"):
    """Answer to proposal number `proposal`."""

    seat: Seat
    proposal: Natural
    agree: bool


class Resume(Request, frozen=True, tag="resume"):
    """Let the clocks run again."""

    seat: Seat


class Lend(Request, frozen=True, tag="lend"):
    """A bot plays for the seat: one's own at any time, another's that is away or idle.

    One's own gets a bot of that level, another's that of the table's `stand_in`.
    """

    seat: Seat
    level: Key


class Reclaim(Request, frozen=True, tag="reclaim"):
    """The owner plays again."""

    seat: Seat


class Look(Request, frozen=True, tag="look"):
    """Show the table as this own seat sees it (hot-seat); None: as a spectator does."""

    seat: Seat | None


class Why(Request, frozen=True, tag="why"):
    """Why may the seat not do this?"""

    seat: Seat
    action: ActionText


class Preview(Request, frozen=True, tag="preview"):
    """What would the action bring, up to the first luck or foreign secret?"""

    seat: Seat
    action: ActionText


class Ask(Request, frozen=True, tag="ask"):
    """A question about the position that a game answers: `odds`, `ways`, `payment`; it changes nothing."""

    seat: Seat | None
    question: Key
    words: dict[Key, int | ActionText] = {}


class Say(Request, frozen=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


FromPage = (
    Sit
    | Stand
    | Invite
    | Swap
    | Change
    | Start
    | Rematch
    | Act
    | TakeBack
    | Propose
    | Vote
    | Resume
    | Lend
    | Reclaim
    | Look
    | Why
    | Preview
    | Ask
    | Say
)


# --- to a page, through the socket of a table ------------------------------------------------------------


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The request was carried out; the `show` that tells of it comes to everybody."""

    id: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The request changed nothing; `code` is a rule id or a reason of the hall."""

    id: int
    code: str
    words: dict[str, Word] = {}


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """What was asked with `why`, `preview` or `ask`."""

    id: int
    body: Any


class Told(msgspec.Struct, frozen=True, tag="told"):
    """A line of the log, as this seat may read it; several lines may share an `entry`."""

    entry: int
    at: int
    seat: int | None  # who decided, if anybody
    message: Message


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A line of chat."""

    entry: int
    at: int
    seat: int | None  # None: a spectator
    name: str
    text: str


Line = Told | Said


class SeatView(msgspec.Struct, frozen=True):
    """A chair and who is on it."""

    kind: Literal["open", "person", "bot"]
    name: str  # of a person; empty otherwise
    level: str  # of the bot that plays here now; empty if a person does
    online: bool
    mine: bool
    lent_because: Literal["", "asked", "away", "clock"]
    salt: str
    lendable_at: int | None = None  # when others may give this seat to a bot, by the hall's clock


class Proposal(msgspec.Struct, frozen=True):
    """Something all others have to agree to."""

    number: int
    what: Agreement
    seat: int
    waiting: list[int]


class ClockView(msgspec.Struct, frozen=True):
    """Milliseconds left by seat at the moment `now` of the show; they run for the seats in `running`."""

    left: list[int]
    running: list[int]
    paused: bool


class RoomView(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a place: who sits there and what was agreed."""

    id: str
    settings: Settings
    status: Status
    host: bool
    seats: list[SeatView]
    spectators: int
    proposal: Proposal | None
    clock: ClockView | None
    commitment: str  # SHA-256 of the seed, known before the game
    seed: str | None  # when the game is over
    next: str | None  # the table of the rematch
    imported: bool


class Option(msgspec.Struct, frozen=True):
    """An action that may be chosen now."""

    action: str
    message: Message


class PlayView(msgspec.Struct, frozen=True, kw_only=True):
    """The game as one seat sees it; `view` is the game's own (see its `view.py`)."""

    seat: int | None
    answer: int
    view: Any
    picture: str | None = None  # the position as text, for a game without a board in the page
    options: list[Option]
    undo: UndoLimit


class Show(msgspec.Struct, frozen=True, kw_only=True, tag="show"):
    """Everything, whole: a page that missed one loses nothing with the next but the animation."""

    entry: int  # the last entry of the log that this shows
    now: int  # the hall's clock, in milliseconds
    room: RoomView
    play: PlayView | None
    lines: list[Line]  # since the last show through this socket


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The hall stops; pages come back when it is there again."""


ToPage = Show | Done | Refused | Answer | Closing
