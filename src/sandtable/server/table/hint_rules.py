"""Who may have a hint, when, and what they are shown of it."""

from __future__ import annotations

from typing import Literal

from sandtable.review.hint import Hint, words_of
from sandtable.server.protocol.messages import HintView
from sandtable.server.table import entries as log
from sandtable.server.table.decisions import Decision
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room


def playing_guests(room: Room) -> set[str]:
    """The guests who play for themselves now."""
    return {room.chairs[seat].guest for seat in room.playing_people()}


def hinting(room: Room) -> Literal["on", "agree", "off"]:
    """Whether hints are available now.

    One person among bots may have them if the table allows it. Where people have more than one seat,
    everybody who plays must have agreed; whoever takes a seat back from a bot is asked again.
    """
    if not room.settings.hints:
        return "off"
    alone = sum(chair.kind == "person" for chair in room.chairs) == 1
    return "on" if alone or playing_guests(room) <= set(room.hints.agreed) else "agree"


def check_question(room: Room, guest: str, seat: int, answer: int) -> None:
    """Refuse a hint to a question that is not this guest's, not open, or not worth one."""
    if room.status != "playing":
        raise Refusal("not-playing")
    if seat not in room.seats_of(guest):
        raise Refusal("not-your-seat")
    allowed = hinting(room)
    if allowed == "off":
        raise Refusal("no-hints-here")
    if allowed == "agree":
        raise Refusal("hints-not-agreed")
    if room.chairs[seat].lent:
        raise Refusal("seat-lent")
    if not is_open(room, seat, answer):
        raise Refusal("stale-answer" if seat in room.asked() else "not-your-turn")
    if len(room.playing_table.state.options(seat)) < 2:
        raise Refusal("only-one-option")


def is_open(room: Room, seat: int, answer: int) -> bool:
    """Whether this is still a question that a person has to answer."""
    return seat in room.people_asked() and room.playing_table.answer(seat) == answer


def give(room: Room, guest: str, seat: int, answer: int, hint: Hint, now: int) -> Decision:
    """Write the hint down, unless the question has gone or the seat has a hint already."""
    check_question(room, guest, seat, answer)
    return Decision([] if hint_view(room, seat) else [log.Hinted(at=now, seat=seat, hint=hint)])


def hint_view(room: Room, seat: int) -> HintView | None:
    """The hint that this seat follows; None if it has none or can no longer follow it."""
    found = room.hints.open.get(seat)
    if found is None or room.table is None:
        return None
    options = [option.text for option in room.table.state.options(seat)]
    if not found.rest or found.rest[0] not in options:
        return None
    hint = found.hint
    words = words_of(room.game, hint)
    return HintView(found.rest, hint.chance, hint.other, hint.ahead, hint.reason, words)
