"""Nobody else notices pages that do not read, too many sockets or many tabs."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from sandtable.server.hall.page import TOO_MANY
from sandtable.server.limits import DEFAULTS
from tests.server.by_hand import ByHand
from tests.server.inner_kit import inner_hall
from tests.server.inside import HallInside
from tests.server.kit import (
    PATIENCE,
    Client,
    ConnectionClosed,
    Page,
    Refused,
    closed_with,
    seeded,
    wait_until,
)

MOST = 6000  # messages, more than all buffers between the hall and a page can hold


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[HallInside]:
    with HallInside(tmp_path / "data", ByHand()) as hall:
        yield hall


def deaf_socket(client: Client, table: str) -> socket.socket:
    """Open a page that never reads after the handshake; its window is as small as the system allows."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    deaf.connect(("127.0.0.1", client.hall.port))
    head = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: 127.0.0.1:{client.hall.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        f"Cookie: {client.cookie}",
    ]
    deaf.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
    return deaf


def connections(hall: HallInside) -> int:
    return len(hall.server.server_state.connections)


def test_a_page_that_never_reads_is_dropped(hall: HallInside) -> None:
    """Time stands still, so anybody who had to wait until the deaf page is dropped would wait for ever."""

    async def play() -> None:
        ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
        table = ola.open_table("five-tribes", ["me", "open"])
        async with ola.at(table) as page:
            async with jan.at(table) as other:
                await other.ask("sit", seat=1, salt="s")
            await page.ask("start")
            await looked_until(page, lambda show: not show["room"]["seats"][1]["online"])
            with contextlib.closing(deaf_socket(jan, table)):
                await looked_until(page, lambda show: show["room"]["seats"][1]["online"])
                for number in range(MOST):
                    await page.ask("say", text=f"line {number}")
                    if not page.show["room"]["seats"][1]["online"]:
                        break
                else:
                    pytest.fail(f"not dropped after {MOST} messages")
                assert number > DEFAULTS.backlog
                assert connections(hall) == 2  # dropped by the table, but not closed yet
                hall.move_time(DEFAULTS.stuck_seconds + 1)
                await asyncio.to_thread(wait_until, lambda: connections(hall) == 1)
                await page.ask("say", text="still here")

    asyncio.run(play())
    assert "sandtable_dropped_sockets_total 1.0" in hall.hall.metrics.text().decode()


async def looked_until(page: Page, condition: Callable[[dict[str, Any]], bool]) -> None:
    """Look until the condition holds, because presence is announced only when time moves on."""
    while not condition(page.show):
        await page.ask("look", seat=0)


# --- limits -----------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def tabs(client: Client, table: str, count: int) -> AsyncIterator[list[Page]]:
    async with contextlib.AsyncExitStack() as stack:
        pages = []
        for _ in range(count):
            page = await stack.enter_async_context(client.at(table))
            await page.next_show()
            pages.append(page)
        yield pages


async def refused_at_the_door(client: Client, table: str) -> int:
    async with client.at(table) as page:
        return await closed_with(page)


@pytest.mark.parametrize("cookie", [b"", b"guest=%s"])
def test_a_socket_that_closes_while_it_is_accepted_is_not_an_error(tmp_path: Path, cookie: bytes) -> None:
    """A stranger's socket and one at a table that does not exist are closed before they are refused."""

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        if message["type"] != "websocket.accept":
            raise OSError  # as uvicorn does for a closed socket

    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            known = cookie.replace(b"%s", ola.cookie.encode())
            scope = {
                "type": "websocket",
                "scheme": "ws",
                "path": "/ws/tables/none",
                "query_string": b"",
                "headers": [(b"host", b"localhost"), (b"cookie", known)],
                "client": ("127.0.0.1", 1),
            }
            await inner.app(scope, receive, send)

    asyncio.run(run())


def test_sockets_are_limited_by_guest_and_by_address(tmp_path: Path) -> None:
    async def knock(hall: HallInside) -> None:
        names = ["Ola", "Jan", "Eva", "Eve", "Leo"]
        assert len(names) * DEFAULTS.sockets_of_a_guest == DEFAULTS.sockets
        guests = [Client(hall, name) for name in names]
        last = Client(hall, "Max")
        table = guests[0].open_table("camel-up", ["me", "open", "open"])
        async with tabs(guests[0], table, DEFAULTS.sockets_of_a_guest - 1):
            async with tabs(guests[0], table, 1):
                assert await refused_at_the_door(guests[0], table) == TOO_MANY
                async with tabs(last, table, 1) as (spectator,):  # others are not affected
                    await spectator.until(lambda show: show["room"]["spectators"] == 1)
            await comes_in(guests[0], table)  # a tab was closed
            async with contextlib.AsyncExitStack() as stack:
                await stack.enter_async_context(tabs(guests[0], table, 1))
                for guest in guests[1:]:
                    await stack.enter_async_context(tabs(guest, table, DEFAULTS.sockets_of_a_guest))
                assert await refused_at_the_door(last, table) == TOO_MANY
            await comes_in(last, table)

    with HallInside(tmp_path / "data", ByHand(), generous=False) as limited:
        asyncio.run(knock(limited))


async def comes_in(client: Client, table: str) -> None:
    """Wait until a page can come in; the hall may need a moment to notice that a socket was closed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with client.at(table) as page:
                if (await first(page)) == "show":
                    return
            await asyncio.sleep(0.02)


async def first(page: Page) -> str:
    try:
        return str((await page.next())["type"])
    except ConnectionClosed:
        return "closed"


def test_messages_chat_and_questions_are_limited(tmp_path: Path) -> None:
    async def hurry(hall: HallInside) -> None:
        ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
        table = ola.open_table("camel-up", ["me", "me", "me"], start=True)
        async with ola.at(table) as page, jan.at(table) as other:
            await page.next_show()
            await other.next_show()
            for _ in range(40):
                await page.send("vote", seat=0, proposal=1, agree=True)
            codes = [answer["code"] for answer in await answers(page, 40)]
            most = DEFAULTS.messages.amount
            assert codes == ["no-proposal"] * most + ["too-fast"] * (40 - most)
            await other.ask("look", seat=None)  # guests who are not in a hurry are not slowed down
            hall.move_time(1.1)
            for _ in range(DEFAULTS.questions.amount):
                await page.ask("why", seat=0, action="roll")
            with pytest.raises(Refused, match="too-fast"):
                await page.ask("why", seat=0, action="roll")
            hall.move_time(1.1)
            await page.ask("why", seat=0, action="roll")
            for _ in range(DEFAULTS.chat.amount):
                await other.ask("say", text="hello")
            hall.move_time(1.1)
            with pytest.raises(Refused, match="too-fast"):
                await other.ask("say", text="hello")
            hall.move_time(60)
            await other.ask("say", text="hello")

    with HallInside(tmp_path / "data", ByHand(), generous=False) as limited:
        asyncio.run(hurry(limited))


async def answers(page: Page, count: int) -> list[dict[str, str]]:
    found: list[dict[str, str]] = []
    while len(found) < count:
        message = await page.next()
        if message["type"] != "show":
            found.append(message)
    return found


# --- many tabs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["camel-up", "cleopatra"])
def test_many_tabs_of_one_seat_stay_in_step(hall: HallInside, game: str) -> None:
    """Whichever tab decides, all show the same; if two decide at the same time, one of them is too late."""

    async def play() -> None:
        ola = Client(hall, "Ola")
        table = ola.open_table(game, ["me", "novice", "novice"], start=True)
        numbers = seeded(3)
        async with tabs(ola, table, 12) as pages:
            for _ in range(25):
                newest = max(page.show["entry"] for page in pages)
                for page in pages:
                    await page.until(lambda show, newest=newest: show["entry"] >= newest)  # type: ignore[misc]
                if pages[0].over:
                    break
                if not pages[0].options:
                    await pages[0].next_show()
                    continue
                assert all(page.show["play"] == pages[0].show["play"] for page in pages)
                one, two = pages[next(numbers) % 6], pages[6 + next(numbers) % 6]
                action = one.options[next(numbers) % len(one.options)]
                done = await asyncio.gather(one.act(action), two.act(action), return_exceptions=True)
                refused = [each for each in done if each is not None]
                assert len(refused) == 1
                assert isinstance(refused[0], Refused)

    asyncio.run(play())
