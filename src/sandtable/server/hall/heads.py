"""The head of a table, for the lists of the hall and for whoever drives the table."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.server.store import TableHead
from sandtable.server.table.room import Room
from sandtable.server.table.show import stored_card

encode: Final = msgspec.json.Encoder().encode


def due(room: Room) -> int | None:
    """When the table's driver has something to do: a clock runs out, a vote ends, a bot must move."""
    return room.changed if room.bots_asked() else room.due()


def head(room: Room) -> TableHead:
    """The table's row in the lists."""
    return TableHead(
        id=room.id,
        game=room.settings.game,
        status=room.status,
        listed=room.settings.listed,
        watch=room.settings.watch,
        due=due(room),
        changed=room.changed,
        card=encode(stored_card(room)),
        guests=_whose(room),
    )


def _whose(room: Room) -> frozenset[str]:
    """The guests who sit here, or the host if nobody does: a table without people counts as the host's."""
    return frozenset(chair.guest for chair in room.chairs if chair.guest) or frozenset({room.host})
