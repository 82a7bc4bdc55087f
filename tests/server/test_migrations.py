"""Opening the store creates and updates its tables."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from sandtable.server.store import StoreError, migrations, postgres
from sandtable.server.store.schema import metadata
from sandtable.server.store.sql import SqlStore
from sandtable.server.store.sqlite import SqliteFile
from tests.server.store_kit import head, url, with_store

# A program that opens each file it is told to, and prints whether that needed Alembic.
OPENER = """
import asyncio, sys
from sandtable.server.store.sql import SqlStore

async def main(url, name):
    store = await SqlStore.open(url)
    await store.set_value(name, "was here")
    await store.close()

print("ready", flush=True)
for url in sys.stdin:
    asyncio.run(main(url.strip(), sys.argv[1]))
    print("alembic" in sys.modules, flush=True)
"""


async def do_nothing(store: SqlStore) -> None:
    pass


def file_in(folder: Path) -> Path:
    return folder / "tables.sqlite3"


def ask(folder: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(file_in(folder))) as connection:
        return connection.execute(query).fetchall()


def opener(name: str) -> subprocess.Popen[str]:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}  # the build that is being tested
    command = [sys.executable, "-c", OPENER, name]
    return subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_an_empty_file_gets_the_newest_tables_and_keeps_what_is_in_them(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.append("t", 1, [b"one"], head("t")))
    assert ask(tmp_path, "SELECT version_num FROM alembic_version") == [(migrations.NEWEST,)]
    assert with_store(tmp_path, lambda store: store.since("t", 0)) == [b"one"]


def test_alembic_is_imported_only_for_an_older_database(tmp_path: Path) -> None:
    """Neither a new database nor one that is up to date needs it, so a hall opens quickly."""
    older(tmp_path / "older")
    tried = {tmp_path / "new": ["False", "False"], tmp_path / "older": ["True", "True"]}  # it stays imported
    for folder, imported in tried.items():
        with opener("it") as process:
            said, _ = process.communicate(f"{url(folder)}\n{url(folder)}")
        assert said.split() == ["ready", *imported]
        assert process.returncode == 0
        assert ask(folder, "SELECT version_num FROM alembic_version") == [(migrations.NEWEST,)]


def older(folder: Path) -> None:
    """A database of the first revision."""
    folder.mkdir()
    engine = sa.create_engine(url(folder))
    with engine.begin() as connection:
        migrations.run_revisions(connection, None, "0001")
    engine.dispose()


def test_processes_that_open_a_new_file_at_the_same_time(tmp_path: Path) -> None:
    with opener("one") as one, opener("two") as two:
        for process in (one, two):
            assert said_by(process) == "ready\n"
        for number in range(12):
            for process in (one, two):
                tell(process, url(tmp_path / str(number)))
            assert "" not in [said_by(process) for process in (one, two)], "one of them broke"
            assert ask(tmp_path / str(number), "SELECT count(*) FROM hall") == [(2,)]
            assert ask(tmp_path / str(number), "SELECT count(*) FROM alembic_version") == [(1,)]


def test_a_new_file_that_another_process_writes_at(tmp_path: Path) -> None:
    """SQLite itself would not wait in this case."""
    with closing(sqlite3.connect(file_in(tmp_path), isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        release = threading.Timer(0.1, other.execute, ["ROLLBACK"])
        release.start()
        with_store(tmp_path, do_nothing)
        release.join()


def tell(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def said_by(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_a_file_of_a_newer_sandtable_is_left_alone(tmp_path: Path) -> None:
    with_store(tmp_path, do_nothing)
    with closing(sqlite3.connect(file_in(tmp_path))) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(StoreError, match=r"newer version of Sandtable: its revision is '9999'"):
        with_store(tmp_path, do_nothing)
    assert ask(tmp_path, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path) -> None:
    def fail(connection: sa.Connection) -> None:
        migrations.upgrade(connection)
        raise ZeroDivisionError

    async def play() -> None:
        database = SqliteFile(file_in(tmp_path))
        try:
            await database.write(fail)
        finally:
            await database.close()

    with pytest.raises(ZeroDivisionError):
        asyncio.run(play())
    assert ask(tmp_path, "SELECT name FROM sqlite_master") == []
    with_store(tmp_path, do_nothing)


def test_the_newest_revision_is_the_one_named() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_heads() == [migrations.NEWEST]


def test_revisions_lead_to_the_tables_of_a_new_database(tmp_path: Path) -> None:
    (tmp_path / "revised").mkdir()
    engine = sa.create_engine(url(tmp_path / "revised"))
    with engine.begin() as connection:
        migrations.run_revisions(connection, None)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    with_store(tmp_path / "new", do_nothing)
    # Alembic does not compare everything, so the SQL definitions are compared as well.
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"
    assert words(ask(tmp_path / "revised", query)) == words(ask(tmp_path / "new", query))
    version = "SELECT version_num FROM alembic_version"
    assert ask(tmp_path / "revised", version) == ask(tmp_path / "new", version)


def test_revisions_lead_to_the_tables_of_the_code_in_postgresql(schema: str) -> None:
    engine = sa.create_engine(schema.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        migrations.run_revisions(connection, None)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def words(rows: Any) -> dict[str, list[str]]:
    """The sorted parts of each definition: SQLite appends new columns to the line of the last one."""
    return {name: sorted(filter(None, map(str.strip, re.split(r"[\n,]", sql)))) for name, sql in rows}


def test_ten_servers_that_open_a_new_postgresql_database_at_the_same_time(schema: str) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*(SqlStore.open(schema) for _ in range(10)))
        await asyncio.gather(*(store.set_value_once("key", str(at)) for at, store in enumerate(stores)))
        assert len({await store.value("key") for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(play())
    engine = sa.create_engine(schema.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        revisions = connection.execute(sa.text("SELECT version_num FROM alembic_version")).all()
    engine.dispose()
    assert revisions == [(migrations.NEWEST,)]


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    file_in(tmp_path).write_text("a letter to a friend, which is long enough to be read as a header " * 9)
    with pytest.raises(StoreError, match=r"Cannot open .*not a database"):
        with_store(tmp_path, do_nothing)
    (tmp_path / "folder" / "tables.sqlite3").mkdir(parents=True)
    with pytest.raises(StoreError, match="Cannot open"):
        with_store(tmp_path / "folder", do_nothing)


@pytest.mark.parametrize(
    "text", ["tables.sqlite3", "sqlite://", "sqlite:///:memory:", "oracle://me:pass@host/x"]
)
def test_a_url_that_does_not_name_a_file_is_refused(text: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///FILE") as refused:
        asyncio.run(SqlStore.open(text))
    assert "pass" not in str(refused.value)


def test_a_busy_machine_may_pause_in_the_middle_of_a_migration(
    schema: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL ends transactions that are idle for a few seconds; a migration gets more time."""
    monkeypatch.setitem(postgres.SESSION, "idle_in_transaction_session_timeout", "100ms")
    tried = []
    create = migrations.create_tables

    def slowly(connection: sa.Connection) -> None:
        tried.append("once")
        time.sleep(0.5)
        create(connection)

    monkeypatch.setattr(migrations, "create_tables", slowly)

    async def open_and_close() -> None:
        await (await SqlStore.open(schema)).close()

    asyncio.run(open_and_close())
    assert tried == ["once"], "it was interrupted and tried again"
