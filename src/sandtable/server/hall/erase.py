"""Erases a guest on request: their names and their chat, at every table they ever visited.

The log is never changed otherwise. What they decided stays, because the games of others depend on it, and so
does their salt, without which the dice could not be verified.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial
from typing import Final

import msgspec

from sandtable.core.message import reference
from sandtable.server.hall.calls import push
from sandtable.server.hall.heads import head
from sandtable.server.store import Conflict, Store, admin
from sandtable.server.store.writing import Append
from sandtable.server.table import entries as log
from sandtable.server.table.guests import Guest
from sandtable.server.table.room import Room

ERASED: Final = "…"  # instead of a name or a line of chat
TRIES: Final = 20  # while a hall writes to the same table


def erased(entry: log.AnyEntry, guest: str, names: Collection[str] = ()) -> log.AnyEntry:
    """The entry without the guest's chat and names; `names` are all that they have had at this table."""
    match entry:
        case log.SatDown() if entry.guest == guest:
            return msgspec.structs.replace(entry, name=ERASED, called="")
        case log.Renamed() | log.SeatNamed() if entry.guest == guest:
            return msgspec.structs.replace(entry, name=ERASED)
        case log.StoodUp():
            return msgspec.structs.replace(entry, who=_without(entry.who, names))
        case log.Swapped():
            who, other = _without(entry.who, names), _without(entry.other_who, names)
            return msgspec.structs.replace(entry, who=who, other_who=other)
        case log.Said() if entry.guest == guest:
            return msgspec.structs.replace(entry, name=ERASED, text=ERASED)
    return entry


def names_of(guest: str, entries: Iterable[log.AnyEntry]) -> set[str]:
    """Every name that the guest ever had at a table, on any of their seats."""
    found: set[str] = set()
    for entry in entries:
        if isinstance(entry, log.SatDown | log.Renamed | log.SeatNamed) and entry.guest == guest:
            found |= {entry.name, getattr(entry, "called", "")}
    return found - {""}


def _without(who: str, names: Collection[str]) -> str:
    """A word for a person, unless it is one of these names."""
    return reference("text", ERASED) if who in {reference("text", name) for name in names} else who


async def erase(store: Store, guest: str, now: int) -> int:
    """Erase a guest; returns the number of tables that were changed."""
    await store.share(admin.overwrite_freed_pages)
    tables = await store.look(partial(admin.tables_that_mention, guest=guest))
    changed = 0
    for table in tables:
        changed += await _erase_at(store, table, guest, now)
    await store.remove_value(push.KEPT + guest)
    if await store.guest(guest) is not None:
        await store.change_guest(Guest(id=guest, name=ERASED))
    return changed


async def _erase_at(store: Store, table: str, guest: str, now: int) -> bool:
    for _ in range(TRIES):
        try:
            return await _try_to_erase(store, table, guest, now)
        except Conflict:
            continue
    raise Conflict(f"Table {table} changes too quickly")


async def _try_to_erase(store: Store, table: str, guest: str, now: int) -> bool:
    old = await store.since(table, 0)
    entries = [log.decode(body) for body in old]
    names = names_of(guest, entries)
    new = [log.encode(erased(entry, guest, names)) for entry in entries]
    changed = {seq: body for seq, body in enumerate(new, 1) if body != old[seq - 1]}
    if not changed:
        return False
    room = Room(table)
    for body in new:
        room.fold(log.decode(body))
    addition = None
    if room.seats_of(guest):  # halls that have the table open learn the new name from a new entry
        renamed = log.Renamed(at=max(now, room.changed), guest=guest, name=ERASED)
        room.fold(renamed)
        addition = Append(table, room.seq, [log.encode(renamed)], head(room))
    card = head(room).card
    work = partial(admin.rewrite, table=table, last=len(old), changed=changed, addition=addition, card=card)
    await store.share(work)
    return True
