"""A table that cannot be read does not affect others: it is put into quarantine, and its players are told."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.hall import quarantine
from sandtable.server.hall.page import TABLE_BROKEN
from sandtable.server.hall.quarantine import LONGEST_WAIT, Quarantine, wait_after
from sandtable.server.metrics import Metrics
from sandtable.server.table.refusal import Refusal
from tests.server.inner_kit import SOON, InnerHall, eventually, inner_hall, play_until_the_last_decision


def damage(folder: Path, table: str) -> None:
    """Replace the last entry of the table's log with nonsense, and remove its snapshot."""
    with closing(sqlite3.connect(folder / "hall.sqlite3")) as connection, connection:
        last = "SELECT max(seq) FROM entries WHERE table_id = ?"
        connection.execute(
            f"UPDATE entries SET body = 'nonsense' WHERE table_id = ? AND seq = ({last})", (table, table)
        )
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))


def repair(folder: Path, table: str, body: bytes) -> None:
    with closing(sqlite3.connect(folder / "hall.sqlite3")) as connection, connection:
        last = "SELECT max(seq) FROM entries WHERE table_id = ?"
        connection.execute(
            f"UPDATE entries SET body = ? WHERE table_id = ? AND seq = ({last})", (body, table, table)
        )


async def two_tables(folder: Path) -> tuple[str, str, bytes]:
    """Open a table whose log will be damaged and one that stays intact; bots have to move at both."""
    async with inner_hall(folder, bot_batch=60.0) as inner:
        ola = await inner.guest("Ola")
        bad = await ola.open_table("camel-up", ["novice", "me", "me"])
        good = await ola.open_table("camel-up", ["novice", "me", "me"])
        for table in (bad, good):
            await ola.page(table)  # with a page open, the bots wait for `bot_batch`
        last = (await inner.store.since(bad, 0))[-1]
    damage(folder, bad)
    return bad, good, last


def metric(inner: InnerHall, name: str) -> str:
    text = inner.hall.metrics.text().decode()
    return next(line for line in text.splitlines() if line.startswith(name)).split()[-1]


def test_other_tables_play_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarantine, "FIRST_WAIT", 600.0)

    async def run() -> None:
        bad, good, _ = await two_tables(tmp_path)
        async with inner_hall(tmp_path, tick=0.01) as inner:
            reads = count_reads(inner, bad)
            await eventually(lambda: good in inner.hall.rooms and inner.hall.rooms[good].room.seq > 5)
            await eventually(lambda: metric(inner, "sandtable_broken_tables") == "1.0")  # either may be first
            beat = await inner.store.value("heartbeat")
            async with asyncio.timeout(SOON):  # the tick is completed, and the next one comes
                while await inner.store.value("heartbeat") == beat:
                    await asyncio.sleep(0.01)
            assert bad not in inner.hall.rooms
            assert reads.count(bad) <= 1, "not with every tick"
            assert metric(inner, "sandtable_broken_tables") == "1.0"

    asyncio.run(run())


def count_reads(inner: InnerHall, table: str) -> list[str]:
    reads: list[str] = []
    read = inner.store.store.load_snapshot

    async def load_snapshot(id: str) -> Any:
        reads.append(id)
        return await read(id)

    vars(inner.store)["load_snapshot"] = load_snapshot
    return reads


def test_whoever_asks_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        bad, good, last = await two_tables(tmp_path)
        async with inner_hall(tmp_path, tick=60.0) as inner:
            eve = await inner.guest("Eve")
            for path in ("log", "story", "moment?entry=3", "record", "verify"):
                status, trouble = await eve.get(f"/api/tables/{bad}/{path}")
                assert (status, trouble["code"]) == (503, "table-broken"), path
            with pytest.raises(Refusal, match="table-broken"):
                await inner.hall.table(bad)
            assert (await eve.get(f"/api/tables/{good}/log"))[0] == 200

            repair(tmp_path, bad, last)
            inner.hall.quarantine._until[bad] = 0.0  # the quarantine is over
            assert (await eve.get(f"/api/tables/{bad}/log"))[0] == 200
            assert metric(inner, "sandtable_broken_tables") == "0.0"

    asyncio.run(run())


def test_what_can_be_read_is_offered_without_its_secrets(tmp_path: Path) -> None:
    """If the game is not over, nobody gets more than they could already read at the table."""

    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola, eve = await inner.guest("Ola"), await inner.guest("Eve")
            table = await ola.open_table("camel-up", ["me", "me", "me"])
            page = await ola.page(table)
            await play_until_the_last_decision(page)
            seed = page.live.room.seed.encode()
            _, log = await eve.get(f"/api/tables/{table}/log")
        damage(tmp_path, table)
        async with inner_hall(tmp_path, tick=60.0) as inner:
            eve = await inner.guest("Eve")
            status, body = await eve.request("GET", f"/api/tables/{table}/salvage")
            saved = json.loads(body)
            assert status == 200
            assert saved["entries"] == saved["readable"] + 1
            assert saved["record"] is None
            assert seed not in body
            assert saved["lines"] == [line for line in log["lines"] if line["entry"] <= saved["readable"]]
            assert (await eve.get(f"/api/tables/{'x' * 16}/salvage"))[1]["code"] == "no-such-table"

    asyncio.run(run())


def test_the_record_of_a_damaged_game_that_was_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            table = await ola.open_table("camel-up", ["me", "me", "me"])
            page = await ola.page(table)
            await page.say("act", **await play_until_the_last_decision(page))
            _, record = await ola.get(f"/api/tables/{table}/record")
            await page.say("say", text="Well played!")
        damage(tmp_path, table)
        async with inner_hall(tmp_path, tick=60.0) as inner:
            eve = await inner.guest("Eve")
            assert (await eve.get(f"/api/tables/{table}/record"))[1]["code"] == "table-broken"
            _, saved = await eve.get(f"/api/tables/{table}/salvage")
            assert saved["record"] == record

    asyncio.run(run())


def test_pages_at_a_table_that_breaks_are_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=0.01) as inner:
            ola = await inner.guest("Ola")
            table = await ola.open_table("camel-up", ["me", "me", "me"])
            page = await ola.page(table)
            inner.hall.rooms[table].room.chairs.clear()  # makes the room inconsistent
            await eventually(lambda: table not in inner.hall.rooms)
            assert page.heard()[-1] == {"type": "closed"}
            assert page.page.code == TABLE_BROKEN

    asyncio.run(run())


def test_waits_grow_to_a_limit() -> None:
    apart = Quarantine(Metrics())
    now = 0.0
    waits: list[float] = []
    for _ in range(12):
        apart.put("x", now)
        assert apart.holds("x", now)
        assert not apart.holds("y", now)
        waits.append(wait_after(len(waits) + 1))
        now += waits[-1]
        assert not apart.holds("x", now)
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST_WAIT
    apart.release("x")
    assert "x" not in apart
