"""A process to be killed: tables append as fast as they can, and say what they are told is kept."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from sandtable.server.store.sql import SqlStore
from tests.server.store_kit import head, opened

TABLES = 12


async def appending(store: SqlStore, table: str) -> None:
    seq = len(await store.since(table, 0)) + 1
    while True:
        # Two entries at a time, of a few kB now and then: a torn write would show.
        entries = [
            f"{table} {number} ".encode() * (200 if number % 5 == 0 else 1) for number in (seq, seq + 1)
        ]
        await store.append(table, seq, entries, head(table, changed=seq + 1, guests=frozenset({f"g{seq}"})))
        seq += 2
        print(table, seq - 1, flush=True)


async def main(folder: Path) -> None:
    async with opened(folder) as store:
        await asyncio.gather(*(appending(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
