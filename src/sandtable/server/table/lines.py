"""Turn log entries into the lines that one seat may read."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.core.events import Event, Kind
from sandtable.core.message import Message, Word, reference
from sandtable.core.registry import game as find_game
from sandtable.server.protocol.messages import ChatLine, Line, Told
from sandtable.server.table import entries as log

CODES: Final = {  # sentences about the table itself; each game has its own
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
    """Return the lines that this seat (None: a spectator) reads about entry `number`.

    `seats` says where each guest sits, for the chat.
    """
    if isinstance(entry, log.Acted):
        vocabulary = find_game(game).vocabulary
        return [
            Told(number, entry.at, entry.seat, vocabulary.message(event, seat), vocabulary.data(event, seat))
            for event in _events(game, entry)
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


def _events(game: str, entry: log.Acted) -> list[Event]:
    kinds = _kinds(game)
    return [Event(kinds[one.code], one.values, one.hidden, one.to) for one in entry.events]


@cache
def _kinds(game: str) -> dict[str, Kind]:
    return {kind.code: kind for kind in find_game(game).kinds}
