"""A branch begins with what was played at another table; that may be long, but no other table waits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sandtable import Record
from sandtable.server.hall.archive import records
from sandtable.server.hall.live import MISSED_LINES
from sandtable.server.table.snapshots import save_room
from tests.server.inner_kit import InnerGuest, InnerHall, inner_hall
from tests.server.test_long_logs import FOLDED_AT_ONCE, finished, reopened, watched, with_second_thoughts

MINE = [{"who": "me"}] * 3


async def branched(guest: InnerGuest, record: Record, **wish: Any) -> tuple[int, Any]:
    """Import the record and open a branch just before its end."""
    status, opened = await guest.post("/api/records", record.to_json())
    assert status == 200
    wish = {"step": len(record.entries) - 1, "chairs": MINE, **wish}
    return await guest.post(f"/api/tables/{opened['id']}/branch", wish)


@pytest.mark.parametrize("at_once", [True, False])
def test_a_long_beginning_is_played_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    """It does not matter whether the host starts the game with the request or later."""
    longest = with_second_thoughts(finished(), records.MOST_UNDOS)

    async def run() -> None:
        async with watched(tmp_path, monkeypatch) as (inner, loop):
            ola = await inner.guest("Ola")
            status, opened = await branched(ola, longest, start=at_once)
            assert status == 200
            page = await ola.page(opened["id"])
            if not at_once:
                assert (await page.say("start"))["type"] == "done"
            show = page.last_show()
            assert show["room"]["status"] == "playing"
            assert show["entry"] > len(longest.entries)
            assert len(show["lines"]) < 2 * MISSED_LINES, "the earlier ones are asked for in pages"
            assert loop.most <= FOLDED_AT_ONCE
            assert len(save_room(page.live.room)) < len(longest.to_json()) / 4, "every snapshot is small"
            before = save_room(page.live.room)
            assert save_room((await reopened(inner, opened["id"])).room) == before

    asyncio.run(run())


def test_a_beginning_that_the_disk_refuses_did_not_begin(tmp_path: Path) -> None:
    """Either the whole beginning is on the disk, or none of it is and the host can try again."""

    async def run(inner: InnerHall) -> None:
        ola = await inner.guest("Ola")
        status, opened = await branched(ola, finished())
        assert status == 200
        page = await ola.page(opened["id"])
        entries = page.live.room.seq
        page.heard()
        inner.store.broken = True
        assert (await page.say("start"))["code"] == "not-kept"
        assert page.live.room.status == "waiting"
        assert len(await inner.store.since(opened["id"], 0)) == entries
        assert page.heard() == []
        inner.store.broken = False
        assert (await page.say("start"))["type"] == "done"
        assert page.last_show()["room"]["status"] == "playing"

    with_hall(tmp_path, run)


def test_an_open_seat_is_refused_before_there_is_a_table(tmp_path: Path) -> None:
    async def run(inner: InnerHall) -> None:
        ola = await inner.guest("Ola")
        chairs = [{"who": "me"}, {"who": "open"}, {"who": "me"}]
        status, trouble = await branched(ola, finished(), start=True, chairs=chairs)
        assert (status, trouble["code"]) == (400, "seats-open")
        assert (await ola.get("/api/hall"))[1]["mine"] == []

    with_hall(tmp_path, run)


def with_hall(folder: Path, run: Any) -> None:
    async def all_of_it() -> None:
        async with inner_hall(folder, tick=60.0) as inner:
            await run(inner)

    asyncio.run(all_of_it())
