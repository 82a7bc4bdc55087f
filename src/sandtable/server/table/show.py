"""What a page is shown: the table as one guest, looking through one seat, may see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress

import msgspec

from sandtable.core.table import Table, UndoLimit
from sandtable.core.view import View
from sandtable.server.protocol.messages import Line, Option, Pace, PlayView, RoomView, SeatView, Status
from sandtable.server.protocol.rest import TableCard
from sandtable.server.table import entries as log
from sandtable.server.table.lines import lines
from sandtable.server.table.room import Room

NO_UNDO = UndoLimit(0, "undo-start")


class Card(msgspec.Struct, frozen=True):
    """What the lists of the hall keep of a table."""

    seats: int
    pace: Pace
    status: Status
    names: list[str]
    asked: list[str]  # the guests the game waits for
    since: int
    waits: list[int] = []  # their seats


def room_view(
    room: Room, guest: str, online: set[str], spectators: int, absent: Mapping[int, int], now: int
) -> RoomView:
    return RoomView(
        id=room.id,
        settings=room.settings,
        status=room.status,
        host=guest == room.host,
        seats=[
            SeatView(
                kind=place.kind,
                name=place.name,
                level=place.level,
                online=place.guest in online,
                mine=bool(guest) and place.guest == guest,
                lent_because=place.lent,
                salt=place.salt,
                lendable_at=room.lendable_at(seat, absent.get(seat)),
            )
            for seat, place in enumerate(room.places)
        ],
        spectators=spectators,
        proposal=room.proposal,
        clock=room.clocks.shown(now) if room.clocks else None,
        commitment=room.commitment,
        seed=(room.seed or None) if room.status == "over" else None,
        next=room.next,
        imported=room.imported,
    )


def play_views(room: Room, seats: Iterable[int | None]) -> dict[int | None, PlayView | None]:
    """The game as each of those seats sees it; None before there is one."""
    if room.table is None:
        return dict.fromkeys(seats)
    views = room.table.game.views(room.table.state, seats)
    return {seat: _play_view(room, room.table, seat, view) for seat, view in views.items()}


def _play_view(room: Room, table: Table, seat: int | None, view: View) -> PlayView:
    """Its options are a seat's own business: a lent one has none to choose."""
    game, state = table.game, table.state
    mine = seat is not None and not room.places[seat].lent
    options = state.options(seat) if mine and seat is not None else []
    return PlayView(
        seat=seat,
        answer=table.answer(seat) if seat is not None else 0,
        view=view,
        picture=None if game.page else game.draw(view),
        options=[Option(action.text, game.describe(action)) for action in options],
        undo=table.undo_limit(seat) if mine and seat is not None and room.settings.undo else NO_UNDO,
    )


def new_lines(room: Room, first: int, entries: list[log.AnyEntry], seat: int | None) -> list[Line]:
    """Entries number `first`, `first + 1`, ... as that seat reads them."""
    seats = {place.guest: at for at, place in reversed(list(enumerate(room.places))) if place.guest}
    return [
        line
        for number, entry in enumerate(entries, first)
        for line in lines(number, entry, room.settings.game, seat, seats)
    ]


def kept_lines(room: Room, numbered: list[tuple[int, bytes]], seat: int | None) -> list[Line]:
    """Entries as they were kept, as that seat reads them. One that cannot be read has no line."""
    found: list[Line] = []
    for number, body in numbered:
        with suppress(msgspec.DecodeError, LookupError):  # LookupError: of a kind that is no more
            found += new_lines(room, number, [log.decode(body)], seat)
    return found


def card(room: Room) -> Card:
    waits = room.people_asked()
    return Card(
        seats=room.settings.seats,
        pace=room.settings.pace,
        status=room.status,
        names=[place.name or (f":{place.level}" if place.level else "") for place in room.places],
        asked=[room.places[seat].guest for seat in waits],
        since=room.asked_since or room.changed,
        waits=waits,
    )


def table_card(id: str, game: str, body: bytes, guest: str) -> TableCard:
    kept = msgspec.json.decode(body, type=Card)
    return TableCard(
        id=id,
        game=game,
        seats=kept.seats,
        pace=kept.pace,
        status=kept.status,
        names=kept.names,
        my_turn=guest in kept.asked,
        waits=kept.waits,
        since=kept.since,
    )
