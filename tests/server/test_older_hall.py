"""A database that an older hall wrote still opens, plays on and verifies.

`older_hall/hall.sql.gz` is the dump of a database that was written by the code of commit f1b9c9a, before the
server was divided into packages: tables that are waiting, being played and over, with every kind of entry.
`older_hall/expected.json` says how each table stood when that hall was closed.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sandtable.core.audit import verify
from sandtable.core.record import Record
from sandtable.core.state import State
from sandtable.server.store.sql import SqlStore
from sandtable.server.table import entries as log
from sandtable.server.table.room import Room
from sandtable.server.table.snapshots import load_room_and_log
from tests.server.inner_kit import InnerGuest, InnerHall, InnerPage, inner_hall
from tests.server.kit import seeded

FOLDER = Path(__file__).with_name("older_hall")
TABLES: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text("utf-8"))
PLAYING = [name for name, table in TABLES.items() if table["status"] == "playing"]
# Kinds of entries that today's hall writes, but the older one did not know.
LATER = {log.Hinted, log.HintsAllowed, log.Lapsed, log.SeatNamed}
NEW_VARIANTS = {"merchant_replaces", "partner"}  # of rules version 2
MORE = 40  # decisions
each_table = pytest.mark.parametrize("name", TABLES)


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A folder with a copy of that database."""
    with closing(sqlite3.connect(tmp_path / "hall.sqlite3")) as connection:
        connection.executescript(gzip.decompress((FOLDER / "hall.sql.gz").read_bytes()).decode())
    return tmp_path


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[InnerHall, dict[str, InnerGuest]]]:
    """Open today's hall, whose tick opens no tables, with the older hall's guests by their ids."""
    async with inner_hall(folder, tick=3600.0) as inner:
        ids = {table["host"] for table in TABLES.values()}
        with closing(sqlite3.connect(folder / "hall.sqlite3")) as connection:
            ids |= {id for (id,) in connection.execute("SELECT id FROM guests")}
        guests = {}
        for id in ids:
            guest = await inner.store.guest(id)
            assert guest is not None
            guests[id] = InnerGuest(inner, guest, inner.api.people.cookies.dumps(id))
        yield inner, guests


def digest_of_then(state: State) -> str:
    """The digest that the older hall would have computed, without the variants that it did not know."""
    data = state.to_data()
    data["variants"] = {name: choice for name, choice in data["variants"].items() if name not in NEW_VARIANTS}
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()


def stands_as_expected(room: Room, table: dict[str, Any]) -> None:
    state = room.table.state if room.table else None
    assert room.status == table["status"]
    assert [chair.name or chair.level for chair in room.chairs] == table["names"]
    assert (digest_of_then(state) if state else None) == table["digest"]
    assert (room.table.answers if room.table else []) == table["answers"]
    for seat, options in table["options"].items():
        assert state is not None
        assert [option.text for option in state.options(int(seat))] == options


def test_every_kind_of_entry_was_written(older: Path) -> None:
    with closing(sqlite3.connect(older / "hall.sqlite3")) as connection:
        bodies = [body for (body,) in connection.execute("SELECT body FROM entries")]
        snapshots = connection.execute("SELECT count(*) FROM snapshots").fetchone()
    assert {type(log.decode(body)) for body in bodies} == set(get_args(log.AnyEntry)) - LATER
    assert snapshots == (4,)


@each_table
def test_a_table_stands_as_it_did(name: str, older: Path) -> None:
    """It is restored from its snapshot, and again from its whole log."""

    async def run() -> None:
        table = TABLES[name]
        store = await SqlStore.open(f"sqlite:///{older}/hall.sqlite3")  # in a hall, bots would play on
        whole = await store.since(table["id"], 0)
        snapshot = await store.load_snapshot(table["id"])
        await store.close()
        assert len(whole) == table["entries"]
        stands_as_expected(load_room_and_log(table["id"], None, whole), table)
        if snapshot:
            saved = (snapshot.seq, snapshot.body)
            stands_as_expected(load_room_and_log(table["id"], saved, whole[snapshot.seq :]), table)

    asyncio.run(run())


@each_table
def test_its_log_can_be_read(name: str, older: Path) -> None:
    async def run() -> None:
        async with opened(older) as (_, guests):
            table = TABLES[name]
            host = guests[table["host"]]
            found, before = [], table["entries"] + 1
            while before:
                path = f"/api/tables/{table['id']}/log?before={before}"
                status, page = await host.get(path)
                assert status == 200
                found += page["lines"]
                before = page["earlier"]
            said = [line["text"] for line in found if line["type"] == "said"]
            assert bool(said) == (name != "rematch")
            assert any(line["type"] == "told" for line in found)

    asyncio.run(run())


async def people(inner: InnerHall, guests: dict[str, InnerGuest], table: str) -> dict[str, InnerPage]:
    """Open a page for everybody who sits at the table."""
    sitting = {chair.guest for chair in (await inner.live(table)).room.chairs if chair.guest}
    return {id: await guests[id].page(table) for id in sitting}


@pytest.mark.parametrize("name", PLAYING)
def test_a_game_goes_on(name: str, older: Path) -> None:
    """Somebody makes a decision and undoes it; then people and bots make many more."""

    async def run() -> None:
        async with opened(older) as (inner, guests):
            id = TABLES[name]["id"]
            pages, numbers = await people(inner, guests, id), seeded(11)
            live = next(iter(pages.values())).live
            made = 0
            async with asyncio.timeout(300):
                while made < MORE and live.room.status == "playing":
                    if not live.room.people_asked():
                        await asyncio.sleep(0.01)
                        continue
                    seat = live.room.people_asked()[0]
                    page, table = pages[live.room.chairs[seat].guest], live.room.playing_table
                    options = [option.text for option in table.state.options(seat)]
                    action = options[next(numbers) % len(options)]
                    answer = await page.say("act", seat=seat, answer=table.answer(seat), action=action)
                    assert answer["type"] == "done", answer
                    made += 1
                    if made % 5 == 0 and live.room.playing_table.can_undo(seat):
                        assert (await page.say("take-back", seat=seat))["type"] == "done"
            assert made == MORE or live.room.status == "over"
            whole = [log.decode(body) for body in await inner.store.since(id, 0)]
            assert sum(isinstance(entry, log.TookBack) for entry in whole) > 0

    asyncio.run(run())


def test_an_open_proposal_can_still_be_agreed_to(older: Path) -> None:
    async def run() -> None:
        async with opened(older) as (inner, guests):
            pages = await people(inner, guests, TABLES["five-tribes"]["id"])
            room = next(iter(pages.values())).live.room
            assert room.proposal is not None
            voter = room.proposal.waiting[0]
            page = pages[room.chairs[voter].guest]
            answer = await page.say("vote", seat=voter, proposal=room.proposal.number, agree=True)
            assert answer["type"] == "done", answer
            entries = await inner.store.since(room.id, room.seq)
            kinds = [type(log.decode(body)) for body in entries]
            assert [kind for kind in kinds if kind is not log.Acted] == [log.Voted, log.TookBack]

    asyncio.run(run())


def test_a_waiting_table_starts(older: Path) -> None:
    async def run() -> None:
        async with opened(older) as (_, guests):
            table = TABLES["waiting"]
            page = await guests[table["host"]].page(table["id"])
            assert (await page.say("invite", seat=0, level="novice"))["type"] == "done"
            assert (await page.say("start"))["type"] == "done"
            assert page.live.room.status == "playing"

    asyncio.run(run())


def test_the_finished_game_verifies_and_can_be_looked_at(older: Path) -> None:
    async def run() -> None:
        async with opened(older) as (inner, guests):
            table = TABLES["finished"]
            path, guest = f"/api/tables/{table['id']}", guests[table["host"]]
            assert (await guest.get(f"{path}/verify"))[1]["good"] is True
            status, record = await guest.request("GET", f"{path}/record")
            assert status == 200
            assert verify(Record.from_json(record)).dice == "verified"
            _, story = await guest.get(f"{path}/story?seat=1")
            for entry in (story["steps"][0], story["steps"][-1]):
                status, position = await guest.get(f"{path}/moment?entry={entry}&seat=1")
                assert (status, position["entry"]) == (200, entry)
            live = await inner.live(table["id"])
            assert live.room.next == TABLES["rematch"]["id"]

    asyncio.run(run())
