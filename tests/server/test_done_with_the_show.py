"""The reply to a move leaves together with its show, before anything else that the move sets off."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from sandtable.server.store import StoreError
from tests.server.inner_kit import SOON, InnerHall, InnerPage, inner_hall

GAME = "camel-up"


async def turn_based(inner: InnerHall) -> tuple[InnerPage, dict[str, Any]]:
    """A page at a turn-based table of one guest with three seats, and a move that may be made there."""
    ola = await inner.guest("Ola")
    page = await ola.page(await ola.open_table(GAME, ["me", "me", "me"], pace="turns"))
    page.heard()
    table, seat = page.live.room.playing_table, page.live.room.asked()[0]
    wish = {"seat": seat, "answer": table.answer(seat), "action": table.state.options(seat)[0].text}
    return page, wish


def kinds(page: InnerPage) -> list[str]:
    return [message["type"] for message in page.heard()]


def test_the_reply_does_not_wait_for_what_follows(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner, asyncio.timeout(SOON):
            page, wish = await turn_based(inner)
            going_on = asyncio.Event()

            async def slow(table: str, pages: bool = False) -> None:
                going_on.set()
                await asyncio.Event().wait()

            inner.hall.changes.ring = slow  # type: ignore[method-assign]
            saying = asyncio.create_task(page.say("act", **wish))
            await going_on.wait()
            assert kinds(page) == ["show", "done"]
            assert not page.page.busy
            saying.cancel()

    asyncio.run(run())


def test_the_reply_waits_for_the_disk(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner, asyncio.timeout(SOON):
            page, wish = await turn_based(inner)
            inner.store.hold()
            page.page.busy = True  # as `Sockets._read` does
            saying = asyncio.create_task(page.say("act", **wish))
            await inner.store.waiting.wait()
            assert kinds(page) == []
            assert page.page.busy
            inner.store.broken = True
            inner.store.release()
            assert (await saying)["type"] == "refused"
            assert kinds(page) == []
            assert page.page.busy, "it still has to be told"

    asyncio.run(run())


def test_a_page_hears_one_reply_even_if_something_fails_after_the_move(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner, asyncio.timeout(SOON):
            page, wish = await turn_based(inner)

            async def failing(table: str, pages: bool = False) -> None:
                raise StoreError("The network is gone")

            inner.hall.changes.ring = failing  # type: ignore[method-assign]
            heard = asyncio.Queue[Any]()
            for message in (
                {"type": "act", "id": 7, **wish},
                {"type": "look", "id": 8, "seat": wish["seat"]},
            ):
                heard.put_nowait(message)
            socket = Told(heard)
            reading = asyncio.create_task(inner.sockets._read(socket, page.live, page.page, "here"))  # type: ignore[arg-type]
            replies: list[dict[str, Any]] = []
            while not replies or replies[-1]["id"] != 8:
                await asyncio.sleep(0.001)
                replies += [message for message in page.heard() if message["type"] != "show"]
            assert replies == [{"type": "done", "id": 7}, {"type": "done", "id": 8}]
            reading.cancel()

    asyncio.run(run())


class Told:
    """A socket through which a page has sent these messages."""

    def __init__(self, messages: asyncio.Queue[Any]) -> None:
        self.messages = messages

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": json.dumps(await self.messages.get())}
