"""Answers about a table contain only what is on the disk, even if the disk is slow, stuck or broken.

The last decision of a game is the critical one: after it the record, with its seed and every secret, is open
to everybody. That is why each route is requested while that decision waits for the disk.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from sandtable import Record
from sandtable.core.audit import verify
from sandtable.server.web.api.routes import ROUTES
from tests.server.inner_kit import (
    SOON,
    InnerGuest,
    InnerHall,
    InnerPage,
    inner_hall,
    play_until_the_last_decision,
)

TABLE_ROUTES = [path for method, path, _ in ROUTES if method == "GET" and "{id}" in path]
ONLY_AFTER_THE_END = ("record", "verify", "story", "moment?entry=5")
GAME = "camel-up"
SEATS = ["me", "me", "me"]
Act = Callable[["Ending"], Coroutine[Any, Any, None]]


class Ending:
    """A game before its last decision: Ola plays all seats, and Eve, a stranger, sends requests."""

    def __init__(self, inner: InnerHall, table: str, page: InnerPage, wish: dict[str, Any]) -> None:
        self.inner = inner
        self.table = table
        self.page = page
        self.wish = wish
        self.eve: InnerGuest

    @property
    def seed(self) -> str:
        return self.page.live.room.seed

    async def is_told(self, path: str) -> tuple[int, Any]:
        return await self.eve.get(f"/api/tables/{self.table}/{path}")

    async def assert_still_playing(self, entry: int) -> None:
        """Check every route, and every way to look at the table through a socket."""
        for path in ONLY_AFTER_THE_END:
            status, trouble = await self.is_told(path)
            assert (status, trouble["code"]) == (409, "not-over"), path
        for route in TABLE_ROUTES:
            _, body = await self.eve.request("GET", route.replace("{id}", self.table))
            assert self.seed.encode() not in body, route
        _, log = await self.is_told("log")
        assert max(line["entry"] for line in log["lines"]) <= entry
        _, lists = await self.eve.get("/api/hall")
        assert [card["status"] for card in lists["watch"]] == ["playing"]
        assert (await self.page.say("rematch"))["code"] == "not-over"
        assert (await self.page.say("ask", seat=None, question="odds"))["type"] == "answer"

    async def assert_over(self) -> None:
        record = Record.from_data((await self.is_told("record"))[1])
        assert record.result is not None
        assert record.entries[-1].action == self.wish["action"]  # type: ignore[union-attr]
        assert verify(record).dice == "verified"
        assert (await self.is_told("verify"))[1]["good"]
        _, story = await self.is_told("story")
        assert len(story["steps"]) == len(record.entries) + 1
        assert (await self.is_told(f"moment?entry={story['steps'][-1]}"))[0] == 200
        assert (await self.eve.page(self.table)).last_show()["room"]["seed"] == self.seed


def before_the_end(folder: Path, act: Act) -> None:
    async def run() -> None:
        async with inner_hall(folder) as inner:
            ola = await inner.guest("Ola")
            table = await ola.open_table(GAME, SEATS, listed=True)
            page = await ola.page(table)
            ending = Ending(inner, table, page, await play_until_the_last_decision(page))
            ending.eve = await inner.guest("Eve")
            async with asyncio.timeout(SOON):  # nothing here may wait for a disk that is held up
                await act(ending)

    asyncio.run(run())


def test_nothing_is_told_while_the_disk_is_held_up(tmp_path: Path) -> None:
    async def act(ending: Ending) -> None:
        store, entry = ending.inner.store, ending.page.live.room.seq
        ending.page.heard()
        store.hold()
        moving = asyncio.create_task(ending.page.say("act", **ending.wish))
        await store.waiting.wait()
        await ending.assert_still_playing(entry)
        assert ending.page.heard() == []
        store.release()
        assert (await moving)["type"] == "done"
        await ending.assert_over()

    before_the_end(tmp_path, act)


def test_a_last_decision_that_the_disk_refuses_was_never_made(tmp_path: Path) -> None:
    async def act(ending: Ending) -> None:
        store, entry = ending.inner.store, ending.page.live.room.seq
        store.broken = True
        for _ in range(2):
            assert (await ending.page.say("act", **ending.wish))["code"] == "not-kept"
            await ending.assert_still_playing(entry)
        store.broken = False
        assert (await ending.page.say("act", **ending.wish))["type"] == "done"
        await ending.assert_over()

    before_the_end(tmp_path, act)


@pytest.mark.parametrize("path", ONLY_AFTER_THE_END[:3])
def test_a_record_at_the_very_end_is_whole_or_not_there_yet(tmp_path: Path, path: str) -> None:
    """The record is requested repeatedly while a slow disk stores the last decision."""

    async def act(ending: Ending) -> None:
        store, answers = ending.inner.store, []
        store.hold()
        moving = asyncio.create_task(ending.page.say("act", **ending.wish))
        await store.waiting.wait()
        asking = [asyncio.create_task(ending.is_told(path)) for _ in range(5)]
        store.release()
        while not moving.done():
            answers.append(await ending.is_told(path))
            await asyncio.sleep(0)
        answers += [*await asyncio.gather(*asking), await ending.is_told(path)]
        given = [json.dumps(answer) for status, answer in answers if status == 200]
        assert {status for status, _ in answers} <= {200, 409}
        assert len(set(given)) == 1, "every answer is the whole one"
        await ending.assert_over()

    before_the_end(tmp_path, act)
