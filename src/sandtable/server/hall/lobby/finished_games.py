"""Finished games: their records, replays and reviews, for guests who may know every secret of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from sandtable.server.hall.hall import Hall
from sandtable.server.protocol.rest.finished_games import EffortName
from sandtable.server.store import StoreError, TableHead
from sandtable.server.table import entries as log
from sandtable.server.table.deals import Deal
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room

STRANGERS: Final = "strangers"


class FinishedGames:
    """Answers questions about finished games, after checking that the guest may ask them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.limits = hall.limits
        self.store = hall.store

    async def finished(self, guest: Guest | None, id: str, seat: int | None = None) -> Room:
        """The table of a finished game, whose secrets this guest may know."""
        room = (await self.hall.newest(id)).room
        if room.status != "over":
            raise Refusal("not-over")
        await self.hall.deals.check(room, guest.id if guest else "")
        if seat is not None and seat >= room.settings.seats:
            raise Refusal("no-such-seat")
        return room

    async def record(self, guest: Guest | None, id: str) -> tuple[str, bytes]:
        """The name of the game and its record file. It holds every secret, so the game must be over."""
        room = await self.finished(guest, id)
        return room.settings.game, await self.hall.archive.record(id, _asking(guest))

    async def records_of(self, guest: Guest) -> AsyncIterator[bytes]:
        """The records of the guest's newest finished games, one in each line.

        The list is read before the first line is sent, so that a failing disk is an error
        instead of an empty file.
        """
        return self._lines(guest, await self.store.sitting(guest.id, self.limits.exported, "over"))

    async def _lines(self, guest: Guest, heads: Sequence[TableHead]) -> AsyncIterator[bytes]:
        """A record that cannot be given now (a sealed deal, a damaged table) has a line that says so."""
        for each in heads:
            try:
                _, record = await self.record(guest, each.id)
                yield msgspec.json.format(record, indent=-1).strip() + b"\n"
            except (Refusal, StoreError) as trouble:
                yield msgspec.json.encode({"table": each.id, "refused": trouble.code}) + b"\n"

    async def verified(self, guest: Guest | None, id: str) -> bytes:
        """A `Verified` as JSON."""
        await self.finished(guest, id)
        return await self.hall.archive.verified(id, _asking(guest))

    async def story(self, guest: Guest, id: str, seat: int | None) -> bytes:
        """A `Story` as JSON."""
        await self.finished(guest, id, seat)
        return await self.hall.archive.story(id, seat, guest.id)

    async def position(self, guest: Guest, id: str, entry: int, seat: int | None) -> bytes:
        """A `Position` as JSON."""
        await self.finished(guest, id, seat)
        return await self.hall.archive.position(id, entry, seat, guest.id)

    async def review(self, guest: Guest, id: str) -> bytes:
        """A `ReviewState` as JSON."""
        await self.finished(guest, id)
        return await self.hall.reviews.state(id)

    async def begin_review(self, guest: Guest, id: str, effort: EffortName) -> None:
        """Start a review, which knows every secret: the game must be over."""
        await self.finished(guest, id)
        await self.hall.reviews.begin(id, guest, effort)

    async def cancel_review(self, guest: Guest, id: str) -> None:
        """Stop a review that is being made."""
        room = await self.finished(guest, id)
        self.hall.reviews.cancel(id, guest, sits=bool(room.seats_of(guest.id)))

    async def salvage(self, guest: Guest, id: str) -> bytes:
        """A `Salvage` as JSON: whatever can be read of a table, even if it cannot be opened."""
        if await self.store.head(id) is None:
            raise Refusal("no-such-table")
        await self.hall.deals.check_damaged(await self._deal_of(id), id, guest.id)
        return await self.hall.archive.salvage(id, guest.id)

    async def _deal_of(self, id: str) -> Deal | None:
        """The deal of a table that may be damaged; the first entry of the log says which."""
        for _, body in await self.store.before(id, 2, 1):
            with suppress(msgspec.DecodeError):
                opened = log.decode(body)
                return opened.deal if isinstance(opened, log.TableOpened) else None
        return None


def _asking(guest: Guest | None) -> str:
    """For whom the archive works; programs without a cookie share one turn."""
    return guest.id if guest else STRANGERS
