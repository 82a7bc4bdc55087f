"""A store in a real file or on a real server, and heads for its tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sandtable.server.store import TableHead
from sandtable.server.store.sql import SqlStore

T = TypeVar("T")


def url(folder: Path) -> str:
    """The URL of the folder's database: the one in its file `url`, or else that of a database file in it."""
    named = folder / "url"
    return named.read_text() if named.exists() else f"sqlite:///{folder}/tables.sqlite3"


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(url(folder))
    try:
        yield store
    finally:
        await store.close()


def with_store(folder: Path, play: Callable[[SqlStore], Coroutine[Any, Any, T]]) -> T:
    """Open the store, do something with it, and close it."""

    async def run() -> T:
        async with opened(folder) as store:
            return await play(store)

    return asyncio.run(run())


def head(table: str, **changes: Any) -> TableHead:
    plain: dict[str, Any] = {
        "id": table,
        "game": "camel-up",
        "status": "playing",
        "listed": False,
        "watch": True,
        "due": None,
        "changed": 1,
        "card": b"{}",
        "guests": frozenset({"ada", "bo"}),
    }
    return TableHead(**{**plain, **changes})
