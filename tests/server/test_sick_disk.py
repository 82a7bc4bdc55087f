"""REST and /health report a disk that is full or cannot be read; the hall recovers afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from sandtable.server.store import sql as sql_store
from sandtable.server.store.sqlite import SqliteFile
from tests.server.inner_kit import InnerHall, inner_hall

PAGE = 4096
TABLE = {"settings": {"game": "five-tribes", "seats": 2}, "chairs": [{"who": "me"}, {"who": "me"}]}


def file_of(inner: InnerHall) -> SqliteFile:
    database = inner.store.store._database
    assert isinstance(database, SqliteFile)
    return database


def writing_engine(inner: InnerHall) -> sa.Engine:
    """The engine of the one connection that writes."""
    return file_of(inner)._writing


def limit_pages(inner: InnerHall, pages: int) -> None:
    """Let the database grow to that many pages; then SQLite reports the same error as on a full disk."""
    engine = writing_engine(inner)

    def limit(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}").close()

    sa.event.listen(engine, "connect", limit)
    file_of(inner)._forget()


def test_a_full_disk(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            assert (await ola.post("/api/tables", TABLE))[0] == 200
            limit_pages(inner, 1)  # SQLite uses the current size instead, which leaves a page or two
            answers: list[tuple[int, Any]] = []
            while not answers or answers[-1][0] == 200:
                assert len(answers) < 500
                answers.append(await ola.post("/api/tables", TABLE))
            full = (507, {"code": "not-kept", "words": {}})
            assert answers[-1] == full
            while (answer := await ola.post("/api/me", {"name": f"Ola {len(answers)}"}))[0] == 200:
                answers.append(answer)
            assert answer == full
            assert (await ola.get("/api/hall"))[0] == 200, "what is there can still be read"

            limit_pages(inner, 1_000_000)
            assert (await ola.post("/api/tables", TABLE))[0] == 200
            assert (await ola.get("/health"))[0] == 200

    asyncio.run(run())


def test_health_says_that_nothing_can_be_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            engine = writing_engine(inner)

            def forbid(connection: sqlite3.Connection, _record: object) -> None:
                connection.execute("PRAGMA query_only = ON").close()

            sa.event.listen(engine, "connect", forbid)
            file_of(inner)._forget()
            assert await ola.get("/health") == (507, {"code": "not-kept", "words": {}})
            sa.event.remove(engine, "connect", forbid)
            file_of(inner)._forget()
            assert (await ola.get("/health"))[0] == 200

    asyncio.run(run())


def test_health_notices_a_database_that_cannot_be_read(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            table = await ola.open_table("five-tribes", ["me", "me"], start=False)
            assert (await ola.get("/health"))[0] == 200
        overwrite(tmp_path / "hall.sqlite3", "entries")
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            assert await ola.get("/health") == (503, {"code": "not-readable", "words": {}})
            assert (await ola.get(f"/api/tables/{table}/log"))[1]["code"] == "table-broken"
            assert (await ola.get("/api/hall"))[0] == 200

    asyncio.run(run())


def test_health_remembers_for_a_while_what_people_could_not_read(tmp_path: Path, monkeypatch: Any) -> None:
    """This matters for a damaged page that no health check reads."""

    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            monkeypatch.setattr("sandtable.server.store.reading.sitting", cannot_read)
            assert await ola.get("/api/hall") == (503, {"code": "not-readable", "words": {}})
            assert (await ola.get("/health"))[0] == 503
            monkeypatch.setattr(sql_store, "LATELY", 0.0)
            assert (await ola.get("/health"))[0] == 200

    asyncio.run(run())


def cannot_read(connection: sa.Connection, **_: Any) -> Any:
    connection.exec_driver_sql("SELECT * FROM a_table_that_is_not_there")


def overwrite(path: Path, table: str) -> None:
    """Overwrite the beginning of a database table with nonsense."""
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    with path.open("r+b") as file:
        file.seek((root - 1) * PAGE)
        file.write(b"\xa5" * PAGE)
