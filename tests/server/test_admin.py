"""`sandtable admin` on both kinds of databases: lists, closed tables, blocks, erased guests and copies."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.server.hall import blocks
from sandtable.server.hall.archive.records import record_of
from sandtable.server.hall.peers import changes
from sandtable.server.store import admin
from sandtable.server.store.schema import metadata
from sandtable.server.store.sql import SqlStore
from sandtable.server.table import entries as log
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused, closed_with, wait_until
from tests.tiers import LONG

TABLES = 1000 if LONG else 60  # to copy
OLDER = Path(__file__).with_name("older_hall")


class Operator:
    """Somebody at the command line of the server's machine."""

    def __init__(self, folder: Path, url: str = "") -> None:
        self.place = ["--store", url] if url else ["--data", str(folder)]

    def __call__(self, *command: str, place: bool = True) -> str:
        asked = ["admin", *(self.place if place else []), *command]
        result = CliRunner().invoke(main, asked, catch_exceptions=False)
        if result.exit_code:
            raise Refused(result.output.strip())
        return result.output


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, or "" for a file in the hall's folder."""
    return str(request.getfixturevalue("schema")) if request.param == "postgresql" else ""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the hall check with every tick what the operator has done."""
    monkeypatch.setattr(changes, "POLL", 0.0)
    monkeypatch.setattr(blocks, "EVERY", 0.0)


@pytest.mark.usefixtures("quick")
def test_a_table_is_closed_while_it_is_played_and_opened_again(tmp_path: Path, store: str) -> None:
    operator = Operator(tmp_path, store)
    with HallInside(tmp_path, store=store) as hall:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "me", "me"], start=True)
        assert operator("tables").split()[:3] == [table, "camel-up", "playing"]

        async def play() -> None:
            async with ola.at(table) as page:
                await page.next_show()
                await asyncio.to_thread(operator, "close", table)
                assert await closed_with(page) == 4404

        asyncio.run(play())
        assert json.loads(operator("tables", "--json"))[0]["closed"]
        assert ola.get("/api/hall")["mine"] == []
        with pytest.raises(Refused, match="no-such-table"):
            ola.get(f"/api/tables/{table}/log")
        operator("reopen", table)
        assert ola.get(f"/api/tables/{table}/log")["lines"]
        with pytest.raises(Refused, match="no table nowhere"):
            operator("close", "nowhere")


@pytest.mark.parametrize("id", ["-vOsH_fbXebrGZKJ", "--sH_fbXebrGZKJ0"])
def test_an_id_may_begin_with_a_hyphen(tmp_path: Path, id: str) -> None:
    operator = Operator(tmp_path)
    with HallInside(tmp_path):
        for command in ("close", "reopen"):
            with pytest.raises(Refused, match=f"no table {id}"):
                operator(command, id)
        operator("block", "guest", id)
        assert id in operator("blocks")
        operator("unblock", "guest", id)
        operator("erase", id, "--yes")


@pytest.mark.usefixtures("quick")
def test_guests_and_addresses_are_blocked(tmp_path: Path, store: str) -> None:
    operator = Operator(tmp_path, store)
    with HallInside(tmp_path, store=store) as hall:
        eve = Client(hall, "Eve")
        table = eve.open_table("five-tribes", ["me", "open"])
        (guest,) = operator("guests", "Eve").split()

        async def play() -> None:
            async with eve.at(table) as page:
                await page.next_show()
                await asyncio.to_thread(operator, "block", "guest", guest)
                assert await closed_with(page) == 4405
            async with eve.at(table) as page:
                assert await closed_with(page) == 4405

        asyncio.run(play())
        with pytest.raises(Refused, match="blocked"):
            eve.open_table("five-tribes", ["me", "open"])
        Client(hall, "Somebody else")
        operator("block", "address", "127.0.0.0/8")
        wait_until(lambda: refused(Client(hall)))
        assert f"guest    {guest}" in operator("blocks")
        operator("unblock", "address", "127.0.0.0/8")
        operator("unblock", "guest", guest)
        wait_until(lambda: not refused(eve))
        with pytest.raises(Refused, match="no such block"):
            operator("unblock", "guest", guest)
        with pytest.raises(Refused, match="neither an address nor a network"):
            operator("block", "address", "Eve's house")


def refused(client: Client) -> bool:
    try:
        client.get("/api/me")
    except Refused as refusal:
        return refusal.code == "blocked"
    return False


@pytest.mark.usefixtures("quick")
def test_a_guest_is_erased_while_they_play(tmp_path: Path, store: str) -> None:
    """Nothing is left of their name and their chat, neither in the database nor at the table."""
    operator = Operator(tmp_path, store)
    with HallInside(tmp_path, store=store) as hall:
        eve, jan = Client(hall, "Evelyn-Secret"), Client(hall, "Jan")
        table = jan.open_table("five-tribes", ["me", "open"])
        elsewhere = jan.open_table("five-tribes", ["me", "open"])
        (guest,) = operator("guests", "Evelyn-Secret").split()

        async def play() -> None:
            async with jan.at(elsewhere), eve.at(elsewhere) as visitor:
                await visitor.ask("say", text="Kilroy was here")
            async with jan.at(table) as first, eve.at(table) as second:
                await second.ask("sit", seat=1, salt="eves-salt")
                await second.ask("say", text="Kilroy was here")
                await first.until(lambda show: show["room"]["seats"][1]["name"] == "Evelyn-Secret")
                await first.ask("start")
                assert "Erased at 2 tables" in await asyncio.to_thread(operator, "erase", guest, "--yes")
                await first.until(lambda show: show["room"]["seats"][1]["name"] == "…")
                await first.ask("say", text="who was that?")

        asyncio.run(play())
        assert "Kilroy" not in json.dumps(jan.get(f"/api/tables/{table}/log?seat=0"))
        assert eve.get("/api/me")["name"] == "…"
        assert operator("guests", "Evelyn-Secret") == ""
        assert "Erased at 0 tables" in operator("erase", guest, "--yes")
        bodies = hall.do(hall.hall.store.since(table, 0))
        assert any(isinstance(log.decode(body), log.SatDown) for body in bodies)
    everything = contents(store or f"sqlite:///{tmp_path}/hall.sqlite3")
    assert "Jan" in everything
    assert "Evelyn" not in everything
    assert "Kilroy" not in everything


def contents(url: str) -> str:
    """Every row of the database as text."""
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        rows = [row for table in metadata.sorted_tables for row in connection.execute(sa.select(table))]
    engine.dispose()
    return repr([tuple(row) for row in rows])


# --- copies ----------------------------------------------------------------------------------------------


def many_tables(folder: Path) -> str:
    """A database with many copies of the tables of the older hall."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / "hall.sqlite3")) as connection:
        connection.executescript(gzip.decompress((OLDER / "hall.sql.gz").read_bytes()).decode())
        ids = [id for (id,) in connection.execute("SELECT id FROM heads")]
        for number in range(TABLES - len(ids)):
            old, new = ids[number % len(ids)], f"copy {number:05}"
            for table, key in (("heads", "id"), ("entries", "table_id"), ("sitters", "table_id")):
                columns = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
                named = ", ".join(columns)
                chosen = ", ".join("?" if name == key else name for name in columns)
                query = f"INSERT INTO {table} ({named}) SELECT {chosen} FROM {table} WHERE {key} = ?"
                connection.execute(query, [new, old])
        connection.commit()
    return f"sqlite:///{folder}/hall.sqlite3"


async def everything(url: str) -> dict[str, Any]:
    """All tables with their heads, logs and snapshots, and the record of each finished game."""
    store = await SqlStore.open(url)
    found: dict[str, Any] = {}
    try:
        for row in await store.look(partial(admin.tables, status=None, guest=None, limit=None)):
            id = row.id
            entries = await store.since(id, 0)
            record = record_of(id, entries).to_json() if row.status == "over" else b""
            found[id] = (await store.head(id), entries, await store.load_snapshot(id), record)
        found["values"] = await store.values("signing")
    finally:
        await store.close()
    return found


def test_tables_move_to_postgresql_and_back(tmp_path: Path, schema: str) -> None:
    """The records of all tables are compared, and a hall goes on with the copy."""
    before = many_tables(tmp_path / "before")
    operator = Operator(tmp_path)
    assert f"{TABLES} tables were copied" in operator("copy", str(tmp_path / "before"), schema, place=False)
    assert f"{TABLES} tables were copied" in operator("copy", schema, str(tmp_path / "after"), place=False)
    original = asyncio.run(everything(before))
    assert len(original) == TABLES + 1
    assert any(record for *_, record in list(original.values())[:-1])
    assert asyncio.run(everything(schema)) == original
    assert asyncio.run(everything(f"sqlite:///{tmp_path}/after/hall.sqlite3")) == original
    with pytest.raises(Refused, match="must be empty"):
        operator("copy", str(tmp_path / "before"), schema, place=False)
    running = pytest.raises(Refused, match="A server is running on the source")
    with HallInside(tmp_path / "x", store=schema), running:
        operator("copy", schema, str(tmp_path / "third"), place=False)


def test_a_server_that_runs_is_not_copied(tmp_path: Path) -> None:
    with HallInside(tmp_path), pytest.raises(Refused, match="Another hall"):
        Operator(tmp_path)("copy", str(tmp_path), str(tmp_path / "there"), place=False)
    with pytest.raises(Refused, match="There is no database"):
        Operator(tmp_path / "nowhere")("tables")
