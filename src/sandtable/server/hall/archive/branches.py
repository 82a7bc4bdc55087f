"""What if? A finished game up to one of its steps, from where another table plays on."""

from __future__ import annotations

import msgspec

from sandtable.core.record import Record
from sandtable.core.sealed import SealedChance
from sandtable.core.table import Table
from sandtable.server.hall.archive import records
from sandtable.server.hall.heads import head
from sandtable.server.store import Snapshot, TableHead
from sandtable.server.table import decisions
from sandtable.server.table import entries as log
from sandtable.server.table.branched import Branched
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.snapshots import save_room


class Begun(msgspec.Struct, frozen=True):
    """The entries with which a branched table begins its game, and the table after them."""

    entries: list[bytes]
    head: TableHead
    snapshot: Snapshot


def branch_off(id: str, bodies: list[bytes], step: int, same: bool) -> Branched:
    """The beginning of a finished game: its set-up and its first `step` entries.

    With the `same` luck, the dice go on as they did; the record must have revealed its seed for that.
    """
    record = records.record_of(id, bodies)
    if step > len(record.entries):
        raise Refusal("no-such-entry")
    begun = msgspec.structs.replace(record, entries=record.entries[:step], result=None)
    luck = sealed_luck(record) if same else None
    if step == len(record.entries) or not Table.replay(begun, luck).state.to_act():
        raise Refusal("not-playing")
    return Branched(
        table=id,
        step=step,
        rules_version=record.rules_version,
        setup=record.setup,
        entries=begun.entries,
        same=same,
        salts=luck.salts if luck else {},
        drawn=luck.drawn if luck else 0,
        seed=luck.seed.hex() if luck else "",
    )


def begin(id: str, bodies: list[bytes], now: int) -> Begun:
    """Play what was played before a waiting table branched off."""
    room = records.fold(id, bodies)
    if room.branched is None or room.status != "waiting":
        raise Refusal("already-started")
    entries = decisions.branch(room, room.branched, now).entries
    for entry in entries:
        room.fold(entry)
    room.trim()
    return Begun([log.encode(entry) for entry in entries], head(room), Snapshot(room.seq, save_room(room)))


def sealed_luck(record: Record) -> SealedChance:
    """The luck of a record from its first draw."""
    if record.dice is None or record.dice.seed is None:
        raise Refusal("no-seal")
    return SealedChance(bytes.fromhex(record.dice.seed), record.dice.salts)
