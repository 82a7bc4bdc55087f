"""Lines of the log: what one seat may read of an entry."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sandtable.core.events import Event, Kind
from sandtable.core.game import Game
from sandtable.core.message import Message, Word, reference
from sandtable.core.registry import game as find_game
from sandtable.server.protocol.messages import ChatLine, Line, Told
from sandtable.server.table import entries as log

CODES: Final = {  # sentences about the table itself; those about the game are the game's
    log.SatDown: "log-sat",
    log.Invited: "log-bot",
    log.StoodUp: "log-stood",
    log.Swapped: "log-swapped",
    log.Changed: "log-changed",
    log.Started: "log-started",
    log.TookBack: "log-took-back",
    log.Proposed: "log-proposed",
    log.Voted: "log-voted",
    log.Paused: "log-paused",
    log.Resumed: "log-resumed",
    log.Lent: "log-lent",
    log.Reclaimed: "log-reclaimed",
}
SUFFIXES: Final = {  # entries that have more than one sentence
    log.TookBack: ("", "-agreed"),
    log.Proposed: ("-undo", "-pause"),
    log.Voted: ("-yes", "-no"),
    log.Lent: ("-asked", "-away", "-clock"),
}


def lines(number: int, entry: log.AnyEntry, game: str, seat: int | None, seats: dict[str, int]) -> list[Line]:
    """Entry `number` as that seat (None: a spectator) reads it; `seats`: where guests sit, for the chat."""
    if isinstance(entry, log.Acted):
        title = find_game(game)
        return [
            Told(number, entry.at, entry.seat, title.read(_event(title, happened), seat))
            for happened in entry.events
        ]
    if isinstance(entry, log.Said):
        return [ChatLine(number, entry.at, seats.get(entry.guest), entry.name, entry.text)]
    if type(entry) not in CODES:
        return []
    who = getattr(entry, "seat", None)
    return [Told(number, entry.at, who, Message(CODES[type(entry)] + _suffix(entry), _words(entry)))]


def _suffix(entry: log.AnyEntry) -> str:
    match entry:
        case log.TookBack():
            return "-agreed" if entry.agreed else ""
        case log.Proposed():
            return f"-{entry.what}"
        case log.Voted():
            return "-yes" if entry.agree else "-no"
        case log.Lent():
            return f"-{entry.because}"
    return ""


def _words(entry: log.AnyEntry) -> dict[str, Word]:
    words: dict[str, Word] = {}
    for name in ("seat", "other"):
        if hasattr(entry, name):
            words[name] = reference("seat", getattr(entry, name))
    if isinstance(entry, log.SatDown):
        words["name"] = reference("text", entry.name)
    if isinstance(entry, log.Invited | log.Lent):
        words["level"] = reference("level", entry.level)
    return words


def _event(game: Game[Any], happened: log.Happened) -> Event:
    return Event(_kinds(game.name)[happened.code], happened.values, happened.hidden, happened.to)


@cache
def _kinds(game: str) -> dict[str, Kind]:
    return {kind.code: kind for kind in find_game(game).kinds}
