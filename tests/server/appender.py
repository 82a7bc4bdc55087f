"""A process for tests to kill: it appends to tables as fast as it can, and prints what is confirmed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sandtable.server.store.sql import SqlStore
from tests.server.store_kit import head, opened

TABLES = 12


async def appending(store: SqlStore, table: str) -> None:
    seq = len(await store.since(table, 0)) + 1
    while True:
        # Two entries at a time, sometimes of a few kB, so that a torn write would be noticed.
        entries = [
            f"{table} {number} ".encode() * (200 if number % 5 == 0 else 1) for number in (seq, seq + 1)
        ]
        await store.append(table, seq, entries, head(table, changed=seq + 1, guests=frozenset({f"g{seq}"})))
        seq += 2
        print(table, seq - 1, flush=True)


def main(arguments: list[str]) -> None:
    asyncio.run(append_for_ever(Path(arguments[0])))


async def append_for_ever(folder: Path) -> None:
    async with opened(folder) as store:
        await asyncio.gather(*(appending(store, f"t{number}") for number in range(TABLES)))
