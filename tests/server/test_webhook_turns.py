"""A guest's webhook is called once for each of their turns, but not while one of their pages is open."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.limits import DEFAULTS
from tests.server.inside import ALWAYS, HallInside
from tests.server.kit import Client, Page, Refused, until_turn_of, wait_until


class Listener:
    """A real HTTP server on this machine that remembers what it was sent."""

    def __init__(self) -> None:
        calls: list[Any] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                calls.append((self.path, json.loads(body)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Keep the output of the tests free of request lines."""

        self.calls = calls
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def listener() -> Iterator[Listener]:
    listening = Listener()
    yield listening
    listening.stop()


async def gone(hall: HallInside, table: str, page: Page, other: Page) -> None:
    """Wait until this page has been told everything that the other did, and that the other was closed."""
    entry = other.show["entry"]
    await asyncio.to_thread(wait_until, lambda: len(hall.hall.rooms[table].pages) == 1)
    await asyncio.to_thread(hall.move_time, DEFAULTS.presence_seconds)  # presence is not announced more often
    await page.until(lambda show: show["entry"] >= entry and not show["room"]["seats"][1]["online"])


def test_one_call_for_each_turn_and_none_while_a_page_is_open(
    calling_hall: HallInside, listener: Listener
) -> None:
    async def play() -> None:
        ola, jan = Client(calling_hall, "Ola"), Client(calling_hall, "Jan")
        jan.post("/api/me/webhook", {"url": f"{listener.url}/turn"}, "PUT")
        table = ola.open_table("camel-up", ["me", "open", "novice"], pace="turns")
        async with ola.at(table) as page:
            async with jan.at(table) as other:
                await other.ask("sit", seat=1, salt="s")
                await other.ask("look", seat=1)
                await page.ask("start")
                await until_turn_of(1, page)
                await other.until(lambda show: bool(show["play"] and show["play"]["options"]))
                await calling_hall.quiet()
                assert listener.calls == []  # his page is open
                while other.options:  # a turn may be several small decisions
                    await other.act(other.options[0])
            await gone(calling_hall, table, page, other)
            for turn in (1, 2):
                await until_turn_of(1, page)
                await asyncio.to_thread(wait_until, lambda turn=turn: len(listener.calls) >= turn)
                await calling_hall.quiet()
                told = {"event": "your-turn", "game": "camel-up", "name": "Jan", "path": f"/t/{table}"}
                assert listener.calls == [("/turn", told)] * turn
                await page.ask("say", text="Jan?")  # nothing that happens now calls him again
                async with jan.at(table, "?seat=1") as other:
                    await other.next_show()
                    while other.options:
                        await other.act(other.options[0])
                await gone(calling_hall, table, page, other)
            await calling_hall.quiet()
            assert len(listener.calls) in (2, 3)  # it may be his turn again by now

    asyncio.run(play())


def test_no_call_at_a_live_table(calling_hall: HallInside, listener: Listener) -> None:
    async def play() -> None:
        ola, jan = Client(calling_hall, "Ola"), Client(calling_hall, "Jan")
        jan.post("/api/me/webhook", {"url": listener.url}, "PUT")
        table = ola.open_table("camel-up", ["me", "open", "novice"])
        async with ola.at(table) as page:
            async with jan.at(table) as other:
                await other.ask("sit", seat=1, salt="s")
            await page.ask("start")
            await until_turn_of(1, page)
            await calling_hall.quiet()
            assert listener.calls == []

    asyncio.run(play())


def test_an_address_that_does_not_answer_holds_nobody_up(
    calling_hall: HallInside, listener: Listener
) -> None:
    async def play() -> None:
        ola, jan = Client(calling_hall, "Ola"), Client(calling_hall, "Jan")
        listener.server.shutdown()  # it accepts connections, but does not answer
        jan.post("/api/me/webhook", {"url": listener.url}, "PUT")
        table = ola.open_table("camel-up", ["me", "open", "novice"], pace="turns")
        async with ola.at(table) as page:
            async with jan.at(table) as other:
                await other.ask("sit", seat=1, salt="s")
            await page.ask("start")
            await until_turn_of(1, page)
            await page.ask("say", text="Jan?")  # time stands still, so the call never ends
            assert len(calling_hall.hall.tasks) == ALWAYS + 1

    asyncio.run(play())


def test_internal_addresses_are_refused_otherwise(tmp_path: Path, listener: Listener) -> None:
    with HallInside(tmp_path / "data") as hall:
        ola = Client(hall, "Ola")
        for url in (
            listener.url,
            "http://localhost/x",
            "http://[::1]/",
            "http://192.168.1.1/",
            "ftp://example.org/",
        ):
            with pytest.raises(Refused, match="webhook-"):
                ola.post("/api/me/webhook", {"url": url}, "PUT")
        assert ola.get("/api/me")["webhook"] == ""
