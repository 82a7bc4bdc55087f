"""The bodies of the hall's HTTP requests and responses: guests, lists, tables, records.

`requests.py` and `messages.py` hold what goes through the socket of a table.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sandtable.core.message import Message, Word
from sandtable.review.puzzles.puzzle import Choice
from sandtable.review.report import Reason, Review
from sandtable.server.protocol.messages import Line, Told
from sandtable.server.protocol.settings import Key, Name, Pace, Salt, Settings, Status, Strict

EffortName = Literal["quick", "normal", "deep"]


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


class PushKey(msgspec.Struct, frozen=True):
    """`GET /api/push-key`: the hall's public key, with which a browser subscribes to its messages."""

    key: str


class PushKeys(Strict, frozen=True):
    """The public key and the secret of a subscription, as the browser gives them (base64url)."""

    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]


class PushSubscription(Strict, frozen=True):
    """`PUT /api/me/push`: tell this device when it is your turn at a turn-based table."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: PushKeys


class DropPush(Strict, frozen=True):
    """`DELETE /api/me/push`: tell this device nothing more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class PersonalLink(msgspec.Struct, frozen=True):
    """`POST /api/me/link`: a link that makes the device that opens it this guest, once."""

    path: str
    seconds: int


class TakeLink(Strict, frozen=True):
    """`POST /api/me/take`: use a personal link on this device."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]


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


class LevelTally(msgspec.Struct, frozen=True):
    """How a guest has fared against others of one kind: bots of a level, bots of several, or people.

    `against` is a level, or `mixed`, or `people` as soon as one other person played.
    """

    against: str
    played: int
    won: int


class GameTally(msgspec.Struct, frozen=True):
    """How a guest has fared in one game."""

    game: str
    played: int
    won: int
    best: int  # the highest score
    levels: list[LevelTally] = []
    hinted: int = 0  # games with hints
    reviewed: int = 0  # games with a review
    given_away: float = 0.0  # in these, in wins
    margin: float = 0.0  # of that


class ReviewMark(msgspec.Struct, frozen=True):
    """What a review says about one seat: what it gave away, in wins, and in how many mistakes."""

    given_away: float
    mistakes: int
    margin: float = 0.0


class History(msgspec.Struct, frozen=True):
    """`GET /api/me/history`: the guest's finished games, newest first, and what they add up to.

    The tallies count the newest games, `counted` of them. `marks` are those of the guest's first seat, by
    table, if its game was reviewed.
    """

    now: int
    tallies: list[GameTally]
    tables: list[TableCard]
    marks: dict[str, ReviewMark] = {}
    counted: int = 0


class DealResult(msgspec.Struct, frozen=True):
    """How a table of a deal ended; `again` are the seats of people who knew the deal from another table."""

    table: str
    names: list[str]  # as in `TableCard`
    personas: list[str]
    scores: list[int]
    winners: list[int]
    hints: list[int]
    mine: list[int]
    again: list[int]
    ended: int


class DailyView(msgspec.Struct, frozen=True):
    """`GET /api/daily/{game}?day=2026-11-17`: the deal of a day, against bots of one level.

    The results are there for those who have played it, and for everybody when the day is over.
    """

    day: str
    ends: int  # when the day is over and the deal is opened
    now: int
    game: str
    seats: int
    level: str
    state: Literal["new", "playing", "done"]
    table: str | None  # mine
    results: list[DealResult]  # the best first


class Duplicate(Strict, frozen=True):
    """`POST /api/tables/{id}/duplicate`: play the deal of a finished table with others."""

    chairs: Annotated[list[ChairChoice], Meta(min_length=2, max_length=8)]
    start: bool = False


class DealView(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/deal`: the tables that share the deal of this one.

    The results are there for those who have played it and have no unfinished table of it.
    """

    first: str  # the table that was first
    game: str
    seats: int
    tables: int
    ended: int
    state: Literal["new", "playing", "done"]
    unfinished: list[str]  # my tables of this deal
    results: list[DealResult]  # in the order in which the tables were opened


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


class AskReview(Strict, frozen=True):
    """`POST /api/tables/{id}/review`: review a finished game."""

    effort: EffortName = "normal"


class ReviewState(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}/review`: whether the review of a finished game is there, and the review itself.

    While one is working, `done` of its `pieces` are done; an earlier review may be there already.
    """

    state: Literal["none", "working", "ready", "failed"]
    effort: EffortName | None = None
    done: int = 0
    pieces: int = 0
    review: Review | None = None


class PuzzleView(msgspec.Struct, frozen=True):
    """`GET /api/puzzles/{game}?number=N`: a puzzle as its seat sees it, with its answer.

    Without a number it is the puzzle of the day, whose number is `today`.
    """

    id: str
    game: str
    number: int
    count: int
    today: int
    seat: int
    view: Any
    choices: list[Choice]
    answer: int
    missed: int
    reason: Reason
    actions: dict[str, Message]  # every action of the choices, in words


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
