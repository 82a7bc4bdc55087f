"""Every message that a page sends through the socket of a table; docs/protocol.md has examples.

Requests are named in the imperative; the entry that a granted request leaves in the table's log has the same
verb in the past tense (`Lend`, `Lent`).
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, field

from sandtable.server.protocol.settings import (
    LONGEST_NAME,
    ActionText,
    Agreement,
    Key,
    Natural,
    Salt,
    Seat,
    Settings,
    Strict,
)

LARGEST_MESSAGE: Final = 4096  # bytes; the longest honest message is a chat line
LONGEST_LINE: Final = 300  # characters of a chat line


class Request(Strict, frozen=True):
    """The base of all requests. The reply carries the same `id`.

    Requests name the seat they are about, because one guest may play several seats (hot-seat).
    """

    id: Natural


class Sit(Request, frozen=True, tag="sit"):
    """Take an open seat. `salt` is mixed into the dice, so that nobody else can have chosen them."""

    seat: Seat
    salt: Salt


class NameSeat(Request, frozen=True, tag="name-seat"):
    """Say who plays on one of your seats, if several people share your device; an empty name undoes that."""

    seat: Seat
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]


class Stand(Request, frozen=True, tag="stand"):
    """Leave a seat before the game; the host may also empty somebody else's."""

    seat: Seat


class Invite(Request, frozen=True, tag="invite"):
    """Put a bot on an open seat (host only)."""

    seat: Seat
    level: Key


class Swap(Request, frozen=True, tag="swap"):
    """Swap two seats before the game: your own with an open seat or a bot's; the host may swap any two."""

    seat: Seat
    other: Seat


class Change(Request, frozen=True, tag="change"):
    """Change the settings before the game (host only)."""

    settings: Settings


class Start(Request, frozen=True, tag="start"):
    """Start the game once every seat is taken (host only)."""


class Rematch(Request, frozen=True, tag="rematch"):
    """Open a new table for the same people after the game; those who come sit down there."""


class Act(Request, frozen=True, tag="act"):
    """Choose one of the options, in answer to question number `answer`."""

    seat: Seat
    answer: Natural
    action: ActionText


class AskHint(Request, frozen=True, tag="hint"):
    """Ask what an expert would do, in answer to question number `answer`.

    The reply comes when the hint is there, which takes seconds; the hint itself is in the next `show`.
    """

    seat: Seat
    answer: Natural


class TakeBack(Request, frozen=True, tag="take-back"):
    """Undo the seat's last decision, unless it revealed anything; with `whole`, all of its turn."""

    seat: Seat
    whole: bool = False


class Propose(Request, frozen=True, tag="propose"):
    """Ask the other players to agree to an undo beyond that limit, to stopping the clocks, or to hints."""

    seat: Seat
    what: Agreement


class Vote(Request, frozen=True, tag="vote"):
    """Agree or disagree with proposal number `proposal`."""

    seat: Seat
    proposal: Natural
    agree: bool


class Resume(Request, frozen=True, tag="resume"):
    """Let the clocks run again."""

    seat: Seat


class Lend(Request, frozen=True, tag="lend"):
    """Let a bot play for a seat: your own at any time, somebody else's when they are away or idle.

    Your own seat gets a bot of the given level; somebody else's gets the table's `stand_in`.
    """

    seat: Seat
    level: Key


class Reclaim(Request, frozen=True, tag="reclaim"):
    """Take your seat back from the bot."""

    seat: Seat


class LookThrough(Request, frozen=True, tag="look"):
    """Show the table as one of your seats sees it (hot-seat), or as a spectator does if `seat` is None."""

    seat: Seat | None


class Why(Request, frozen=True, tag="why"):
    """Ask why the seat may not take this action."""

    seat: Seat
    action: ActionText


class Preview(Request, frozen=True, tag="preview"):
    """Ask what the action would do, up to the first luck or another seat's secret."""

    seat: Seat
    action: ActionText


class AskQuestion(Request, frozen=True, tag="ask"):
    """Ask the game a question about the position (`odds`, `ways`, `payment`); nothing changes."""

    seat: Seat | None
    question: Key
    words: dict[Key, int | ActionText] = field(default_factory=dict)


class Say(Request, frozen=True, tag="say"):
    """Write a line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


FromPage = (
    Sit
    | NameSeat
    | Stand
    | Invite
    | Swap
    | Change
    | Start
    | Rematch
    | Act
    | AskHint
    | TakeBack
    | Propose
    | Vote
    | Resume
    | Lend
    | Reclaim
    | LookThrough
    | Why
    | Preview
    | AskQuestion
    | Say
)
