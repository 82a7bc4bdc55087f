"""What pages and lists show of a table: what one guest, looking through one seat, may see."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress

import msgspec

from sandtable.core.table import Table, UndoLimit
from sandtable.core.view import View
from sandtable.server.protocol.messages import BranchedView, ChairView, Line, Option, PlayView, RoomView
from sandtable.server.protocol.rest.tables import Invitation, TableCard
from sandtable.server.protocol.settings import Pace, Status
from sandtable.server.table import entries as log
from sandtable.server.table.deals import end_of
from sandtable.server.table.hint_rules import hint_view, hinting
from sandtable.server.table.lines import lines
from sandtable.server.table.room import Room

NO_UNDO = UndoLimit(0, "undo-start")


class StoredCard(msgspec.Struct, frozen=True):
    """What is stored of a table for the lists of the hall."""

    seats: int
    pace: Pace
    status: Status
    names: list[str]
    asked: list[str]  # the guests that the game is waiting for
    since: int
    waits: list[int] = []  # their seats
    personas: list[str] = []
    guests: list[str] = []  # by seat
    host: str = ""  # the name of the host, if they sit here
    scores: list[int] = []
    winners: list[int] = []
    hints: list[int] = []  # by seat

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, sitting in enumerate(self.guests) if guest and sitting == guest]


def room_view(room: Room, online: set[str], spectators: int, absent: Mapping[int, int], now: int) -> RoomView:
    """The table around the game, as a guest sees it who does not sit there; see `seen_by`."""
    asked = room.people_asked()
    return RoomView(
        id=room.id,
        settings=room.settings,
        status=room.status,
        host=False,
        seats=[
            ChairView(
                kind=chair.kind,
                name=chair.shown_name,
                level=chair.level,
                online=chair.guest in online,
                mine=False,
                lent_because=chair.lent,
                salt=chair.salt,
                persona=chair.persona,
                host=bool(chair.guest) and chair.guest == room.host,
                lendable_at=room.lendable_at(seat, absent.get(seat)) if seat in asked else None,
            )
            for seat, chair in enumerate(room.chairs)
        ],
        spectators=spectators,
        proposal=room.proposal,
        clock=room.clocks.shown(now) if room.clocks else None,
        commitment=room.commitment,
        seed=(room.seed or None) if room.status == "over" and not room.deal else None,
        next=room.next,
        imported=room.imported,
        branched=branched_view(room),
        rerolls=room.rerolls,
        deal=("day" if room.deal.day else "shared") if room.deal else "",
        sealed_until=end_of(room.deal.day) if room.deal and room.deal.day else 0,
        hinting=hinting(room),
        hints=room.hints.by_seat(room.settings.seats),
    )


def seen_by(guest: str, room: Room, view: RoomView) -> RoomView:
    """The same view as that guest sees it: which seats are theirs, and whether they are the host."""
    own = room.seats_of(guest)
    if not own and guest != room.host:
        return view
    seats = list(view.seats)
    for seat in own:
        seats[seat] = msgspec.structs.replace(seats[seat], mine=True)
    return msgspec.structs.replace(view, host=guest == room.host, seats=seats)


def branched_view(room: Room) -> BranchedView | None:
    """Where the table branched off; None for most tables."""
    found = room.branched
    return BranchedView(found.table, found.step, found.same) if found else None


def play_views(room: Room, seats: Iterable[int | None]) -> dict[int | None, PlayView | None]:
    """The game as each of those seats sees it; None before it has started."""
    if room.table is None:
        return dict.fromkeys(seats)
    views = room.table.game.views(room.table.state, seats)
    return {seat: _play_view(room, room.table, seat, view) for seat, view in views.items()}


def _play_view(room: Room, table: Table, seat: int | None, view: View) -> PlayView:
    """The game as one seat sees it. Nobody chooses for a lent seat, so it has no options."""
    game, state = table.game, table.state
    mine = seat is not None and not room.chairs[seat].lent
    options = state.options(seat) if mine and seat is not None else []
    return PlayView(
        seat=seat,
        answer=table.answer(seat) if seat is not None else 0,
        view=view,
        picture=None if game.page else game.draw(view),
        options=[Option(action.text, game.describe(action)) for action in options],
        undo=table.undo_limit(seat) if mine and seat is not None and room.settings.undo else NO_UNDO,
        hint=hint_view(room, seat) if mine and seat is not None else None,
    )


def new_lines(
    room: Room, first: int, entries: list[log.AnyEntry], readers: Collection[int | None]
) -> dict[int | None, list[Line]]:
    """The lines of entries number `first`, `first + 1`, ... as each of those seats reads them."""
    seats = {chair.guest: at for at, chair in reversed(list(enumerate(room.chairs))) if chair.guest}
    found: dict[int | None, list[Line]] = {reader: [] for reader in readers}
    for number, entry in enumerate(entries, first):
        for reader, read in lines(number, entry, room.settings.game, readers, seats).items():
            found[reader] += read
    return found


def stored_lines(room: Room, numbered: list[tuple[int, bytes]], seat: int | None) -> list[Line]:
    """The lines of stored entries, as that seat reads them; unreadable entries are left out."""
    found: list[Line] = []
    for number, body in numbered:
        with suppress(msgspec.DecodeError, LookupError):  # LookupError: the kind of event no longer exists
            found += new_lines(room, number, [log.decode(body)], [seat])[seat]
    return found


def stored_card(room: Room) -> StoredCard:
    """What the lists need to know about the room."""
    waits = room.people_asked()
    outcome = room.table.state.outcome() if room.table and room.status == "over" else None
    return StoredCard(
        seats=room.settings.seats,
        pace=room.settings.pace,
        status=room.status,
        names=[chair.shown_name or (f":{chair.level}" if chair.level else "") for chair in room.chairs],
        asked=[room.chairs[seat].guest for seat in waits],
        since=room.asked_since or room.changed,
        waits=waits,
        personas=[chair.persona for chair in room.chairs],
        guests=[chair.guest for chair in room.chairs],
        host=next((chair.name for chair in room.chairs if chair.guest == room.host), ""),
        scores=outcome.scores if outcome else [],
        winners=outcome.winners if outcome else [],
        hints=room.hints.by_seat(room.settings.seats) if room.hints.counts else [],
    )


def table_card(id: str, game: str, body: bytes, guest: str) -> TableCard:
    """A stored card as a list shows it to that guest."""
    stored = msgspec.json.decode(body, type=StoredCard)
    return TableCard(
        id=id,
        game=game,
        seats=stored.seats,
        pace=stored.pace,
        status=stored.status,
        names=stored.names,
        my_turn=guest in stored.asked,
        waits=stored.waits,
        since=stored.since,
        personas=stored.personas,
        mine=stored.seats_of(guest),
        scores=stored.scores,
        winners=stored.winners,
        hints=stored.hints,
    )


def invitation(game: str, body: bytes) -> Invitation:
    """What a stored card tells somebody who follows the link of the table."""
    stored = msgspec.json.decode(body, type=StoredCard)
    return Invitation(game, stored.pace, stored.status, stored.host, stored.names, stored.personas)
