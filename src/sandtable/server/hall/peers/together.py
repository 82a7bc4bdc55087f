"""A hall among others on one database."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection
from functools import partial
from typing import Final

from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.logs import Log
from sandtable.server.metrics import Metrics
from sandtable.server.store import Store, StoreError, sharing

LEASE: Final = 5_000  # milliseconds after its last beat until a hall counts as dead
KEY: Final = "visit-key"  # the name of a value in the store
DEAD: Final = 3_600_000  # milliseconds after which a dead hall is forgotten

logger: Final = Log("sandtable.server.hall.peers.together")


class Together:
    """The `Peers` of a hall that shares its store."""

    shared = True

    def __init__(self, store: Store, time: Timekeeper, metrics: Metrics, me: str = "") -> None:
        self.me = me or secrets.token_hex(6)
        self.store = store
        self.time = time
        self.metrics = metrics
        self._fences: dict[str, int] = {}
        self._gone: set[int] = set()  # pages that were closed while the database was away
        self._key = ""  # for the hashes of addresses

    async def open(self) -> None:
        self._key = await self.store.set_value_once(KEY, secrets.token_urlsafe(16))
        self.time.follow(await self.store.look(sharing.clock), may_go_back=True)
        await self.beat()
        await self.store.share(partial(sharing.sweep, older=DEAD))

    async def beat(self) -> bool:
        began = time.monotonic()
        in_time, clock = await self.store.share(partial(sharing.beat_and_clock, hall=self.me, lease=LEASE))
        self.time.follow(
            clock + int(500 * (time.monotonic() - began))
        )  # it took about half of that to answer
        if not in_time:
            self._fences.clear()
            self.metrics.driven_tables.set(0)
        await self._forget_gone()
        return in_time

    async def close(self) -> None:
        self._fences.clear()
        await self.store.share(partial(sharing.leave, hall=self.me))

    # --- driving ------------------------------------------------------------------------------------------

    def drives(self, table: str) -> bool:
        return table in self._fences

    def fence(self, table: str) -> int | None:
        return self._fences.get(table)

    async def drive(self, table: str) -> bool:
        fence = await self.store.share(partial(sharing.drive, hall=self.me, table=table))
        if fence is not None:
            self._fences[table] = fence
            self.metrics.driven_tables.set(len(self._fences))
        return fence is not None

    async def driverless(self, tables: Collection[str]) -> list[str]:
        return await self.store.look(partial(sharing.driverless, tables=tables)) if tables else []

    def give_up(self, table: str) -> None:
        self._fences.pop(table, None)
        self.metrics.driven_tables.set(len(self._fences))

    async def release(self, tables: Collection[str]) -> None:
        mine = [table for table in tables if table in self._fences]
        for table in mine:
            self.give_up(table)
        if mine:
            await self.store.share(partial(sharing.release, hall=self.me, tables=mine))

    # --- visits -------------------------------------------------------------------------------------------

    async def came(self, page: int, table: str, guest: str, address: str) -> None:
        visit = partial(sharing.come, hall=self.me, number=page, table=table, guest=guest)
        try:
            await self.store.share(partial(visit, address=self._hashed(address)))
        except StoreError as error:  # the others will not know about this page
            logger.error("visit-not-noted", error)

    async def left(self, page: int) -> None:
        self._gone.add(page)
        try:
            await self._forget_gone()
        except StoreError as error:  # the next beat tries again
            logger.error("visit-not-ended", error)

    async def _forget_gone(self) -> None:
        if gone := set(self._gone):
            await self.store.share(partial(sharing.go, hall=self.me, numbers=gone))
            self._gone -= gone

    async def guests_at(self, tables: Collection[str]) -> dict[str, frozenset[str]]:
        return await self.store.look(partial(sharing.guests_at, tables=tables, but=self.me))

    async def open_pages(self, guest: str, address: str) -> tuple[int, int]:
        look = partial(sharing.open_pages, but=self.me, guest=guest, address=self._hashed(address))
        return await self.store.look(look)

    def _hashed(self, address: str) -> str:
        """An address as it is stored: enough to count, and nothing to read."""
        return hashlib.sha256(f"{self._key} {address}".encode()).hexdigest()[:16]
