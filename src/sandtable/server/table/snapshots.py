"""Snapshots of a room, so that opening a table does not take its whole log.

The names of the fields are the format: an older hall's snapshots must still load.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.core.table import Bottom, Played, Table
from sandtable.server.protocol.messages import Proposal
from sandtable.server.protocol.settings import Settings, Status
from sandtable.server.table import entries as log
from sandtable.server.table.branched import Branched
from sandtable.server.table.chairs import Chair
from sandtable.server.table.clocks import Clocks
from sandtable.server.table.deals import Deal
from sandtable.server.table.hints import Hints
from sandtable.server.table.room import Room


class SavedDecision(msgspec.Struct, frozen=True, array_like=True):
    """A decision that can still be undone."""

    seat: int
    action: str
    before: Any  # the state's data
    stop: str | None


class SavedRoom(msgspec.Struct, kw_only=True):
    """A room after some entry of its log."""

    settings: Settings
    host: str
    seed: str
    imported: bool
    status: Status
    chairs: list[Chair] = msgspec.field(name="places")
    state: Any
    answers: list[int]
    bottom: Bottom | None
    drawn: int
    proposal: Proposal | None
    proposals: int
    clocks: Clocks | None
    asked_since: int
    changed: int
    next: str | None
    rerolls: int = 0
    history: list[SavedDecision] = []
    branched: Branched | None = None
    hints: Hints = Hints()
    deal: Deal | None = None


def save_room(room: Room) -> bytes:
    """The room with every decision that it remembers."""
    table = room.table
    return msgspec.json.encode(
        SavedRoom(
            settings=room.settings,
            host=room.host,
            seed=room.seed,
            imported=room.imported,
            status=room.status,
            chairs=room.chairs,
            state=table.state.to_data() if table else None,
            answers=table.answers if table else [],
            bottom=table.bottom if table else None,
            drawn=room.sealed().drawn if table else 0,
            proposal=room.proposal,
            proposals=room.proposals,
            clocks=room.clocks,
            asked_since=room.asked_since,
            changed=room.changed,
            next=room.next,
            rerolls=room.rerolls,
            history=[
                SavedDecision(played.seat, played.action.text, played.before.to_data(), played.stop)
                for played in (table.history if table else [])
            ],
            branched=room.branched,
            hints=room.hints,
            deal=room.deal,
        )
    )


def load_room(id: str, seq: int, body: bytes) -> Room:
    """The room that `save_room` saved after entry number `seq`, with every decision that it remembered."""
    saved = msgspec.json.decode(body, type=SavedRoom)
    room = Room(id)
    room.seq = seq
    room.settings, room.host = saved.settings, saved.host
    room.branched, room.deal = saved.branched, saved.deal
    room.seal(saved.seed)
    room.imported, room.status, room.chairs = saved.imported, saved.status, saved.chairs
    room.proposal, room.proposals, room.clocks = saved.proposal, saved.proposals, saved.clocks
    room.asked_since, room.changed, room.next = saved.asked_since, saved.changed, saved.next
    room.rerolls, room.hints = saved.rerolls, saved.hints
    if saved.state is not None:
        state = room.game.from_data(saved.state)
        room.table = Table.resume(state, room.sealed(), saved.answers, saved.bottom)
        room.table.history = [_load_decision(room, decision) for decision in saved.history]
        room.set_drawn(saved.drawn)
    return room


def _load_decision(room: Room, saved: SavedDecision) -> Played:
    """The decision without its events, which are in the log."""
    before = room.game.from_data(saved.before)
    return Played(saved.seat, room.game.action(saved.action), before, [], saved.stop)


def load_room_and_log(id: str, snapshot: tuple[int, bytes] | None, entries: list[bytes]) -> Room:
    """The room after a snapshot and the entries since; Forgotten if one of them undoes something older."""
    room = load_room(id, *snapshot) if snapshot is not None else Room(id)
    for entry in entries:
        room.fold(log.decode(entry))
    room.trim()
    return room
