"""Turn log entries into the lines that one seat may read."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from sandtable.core.events import Event, Kind
from sandtable.core.message import Message, Word, reference
from sandtable.core.registry import game as find_game
from sandtable.server.protocol.messages import ChatLine, Line, Told
from sandtable.server.table import entries as log
from sandtable.server.table.chairs import Chair

CODES: Final = {  # sentences about the table itself; each game has its own
    log.SatDown: "log-sat",
    log.SeatNamed: "log-seat-named",
    log.Invited: "log-bot",
    log.StoodUp: "log-stood",
    log.Swapped: "log-swapped",  # or MOVED
    log.Changed: "log-changed",
    log.Started: "log-started",
    log.Hinted: "log-hinted",
    log.HintsAllowed: "log-hints-allowed",
    log.TookBack: "log-took-back",
    log.Proposed: "log-proposed",
    log.Lapsed: "log-lapsed",
    log.Voted: "log-voted",
    log.Paused: "log-paused",
    log.Resumed: "log-resumed",
    log.Lent: "log-lent",
    log.Reclaimed: "log-reclaimed",
}
MOVED: Final = "log-moved"  # to a seat that was open
SUFFIXES: Final = {  # entries that have more than one sentence
    log.TookBack: ("", "-agreed"),
    log.Proposed: ("-undo", "-pause", "-hints"),
    log.Voted: ("-yes", "-no"),
    log.Lent: ("-asked", "-away", "-clock"),
}


def lines(
    number: int, entry: log.AnyEntry, game: str, readers: Collection[int | None], seats: dict[str, int]
) -> dict[int | None, list[Line]]:
    """Return the lines that each of these readers (None: a spectator) reads about entry `number`.

    `seats` says where each guest sits, for the chat.
    """
    if not isinstance(entry, log.Acted):
        return dict.fromkeys(readers, _about_the_table(number, entry, seats))
    told: dict[int | None, list[Line]] = {reader: [] for reader in readers}
    vocabulary = find_game(game).vocabulary
    for event in _events(game, entry):
        versions: dict[bool, Told] = {}  # with and without what is hidden; most readers share one
        for reader in readers:
            knows = event.is_told_to(reader)
            if knows not in versions:
                message, data = vocabulary.message(event, reader), vocabulary.data(event, reader)
                versions[knows] = Told(number, entry.at, entry.seat, message, data)
            told[reader].append(versions[knows])
    return told


def _about_the_table(number: int, entry: log.AnyEntry, seats: dict[str, int]) -> list[Line]:
    """The lines about chat and about what happens around the game, which are the same for everybody."""
    if isinstance(entry, log.Said):
        return [ChatLine(number, entry.at, seats.get(entry.guest), entry.name, entry.text)]
    if type(entry) not in CODES or (isinstance(entry, log.SeatNamed) and not entry.name):
        return []
    who = getattr(entry, "seat", None)
    if isinstance(entry, log.Swapped) and bool(entry.who) != bool(entry.other_who):
        return [Told(number, entry.at, None, _moved(entry))]
    return [Told(number, entry.at, who, Message(CODES[type(entry)] + _suffix(entry), _words(entry)))]


def word_for(chair: Chair, seat: int) -> str:
    """Whoever sits on a chair now, as a word that stays right when they change seats; empty for nobody."""
    if chair.kind == "open":
        return ""
    if chair.persona:
        return reference("persona", chair.persona)
    return reference("text", chair.shown_name) if chair.shown_name else reference("seat", seat)


def _moved(entry: log.Swapped) -> Message:
    """Somebody took an open seat instead of their own."""
    who, to = (entry.who, entry.other) if entry.who else (entry.other_who, entry.seat)
    return Message(MOVED, {"who": who, "number": to + 1})


def _suffix(entry: log.AnyEntry) -> str:
    match entry:
        case log.TookBack():
            return "-agreed" if entry.voted else ""
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
    match entry:
        case log.SatDown():
            called = entry.called or entry.name  # the players of an opened record may have no names
            words["name"] = reference("text", called) if called else words["seat"]
        case log.SeatNamed():
            words |= {"name": reference("text", entry.name), "number": entry.seat + 1}
        case log.Invited(persona=persona) if persona:
            words["seat"] = reference("persona", persona)
        case log.StoodUp(who=who) if who:
            words["seat"] = who
        case log.Swapped(who=who, other_who=other) if who and other:
            words |= {"seat": who, "other": other}
        case log.TookBack():
            words["plays"] = entry.plays
        case log.Proposed(what="undo"):
            words["plays"] = max(entry.plays, 1)  # old tables do not know how many there were
    if isinstance(entry, log.Invited | log.Lent):
        words["level"] = reference("level", entry.level)
    return words


def _events(game: str, entry: log.Acted) -> list[Event]:
    kinds = _kinds(game)
    return [Event(kinds[one.code], one.values, one.hidden, one.to) for one in entry.events]


@cache
def _kinds(game: str) -> dict[str, Kind]:
    return {kind.code: kind for kind in find_game(game).kinds}
