"""A real hall in its own process, and guests who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.quick import quick
from tests.server import same_luck
from tests.server.forked import Forked
from tests.tiers import LONG, PATIENCE

# A long run uses real luck and starts halls as people do.
FORKED = not LONG and sys.platform != "win32"
PROGRAM = ["-m", "sandtable"] if LONG else ["-P", str(Path(__file__).with_name("same_luck.py"))]


class RunningHall:
    """`sandtable serve` on a free port; it can be killed and started again on the same data."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.log = data.parent / f"{data.name}.log"
        self.process: subprocess.Popen[str] | Forked | None = None
        self.port = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data), *self.options]
        if FORKED:
            self.process = Forked(same_luck.main, words, self.log)
        else:
            with open(self.log, "a") as log:
                self.process = subprocess.Popen(
                    [sys.executable, *PROGRAM, *words], stdout=subprocess.PIPE, stderr=log, text=True
                )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.process.wait(PATIENCE)
            self.process.stdout.close()
            raise AssertionError(self.log.read_text())
        self.port = int(line.split("/   (")[0].rsplit(":", 1)[1])

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Served(Protocol):
    """A hall that accepts connections: in a process of its own, or within this one."""

    port: int

    @property
    def url(self) -> str: ...


class Refused(Exception):
    """The hall refused a request."""

    def __init__(self, code: str, status: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.status = status


class Client:
    """A guest with a cookie, as a browser has one."""

    def __init__(self, hall: Served, name: str = "") -> None:
        self.hall = hall
        self.cookie = ""
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str) -> Any:
        return self.request("GET", path)

    def post(self, path: str, data: Any = None, method: str = "POST") -> Any:
        return self.request(method, path, json.dumps(data if data is not None else {}).encode())

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Any:
        sent = {"Cookie": self.cookie, **(headers or {})} if self.cookie else dict(headers or {})
        request = urllib.request.Request(self.hall.url + path, body, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                if given := answer.headers.get("Set-Cookie"):
                    self.cookie = given.split(";")[0]
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            trouble = json.loads(error.read() or b"{}")
            raise Refused(trouble.get("code", "?"), error.code) from None

    def open_table(self, game: str, chairs: list[str], start: bool = False, **settings: Any) -> str:
        """Open a table; each chair is `me`, `open` or the level of a bot."""
        wanted = [
            {"who": chair} if chair in ("me", "open") else {"who": "bot", "level": chair} for chair in chairs
        ]
        settings = quick(game, {"game": game, "seats": len(chairs), **settings})
        opened = self.post("/api/tables", {"settings": settings, "chairs": wanted, "start": start})
        return str(opened["id"])

    @contextlib.asynccontextmanager
    async def at(self, table: str, query: str = "") -> AsyncIterator[Page]:
        url = f"ws://127.0.0.1:{self.hall.port}/ws/tables/{table}{query}"
        cookie = {"Cookie": self.cookie}
        # No limit on unread messages, so that a page that lags behind gets the answer to its close frame.
        async with connect(
            url, additional_headers=cookie, max_size=None, max_queue=None, open_timeout=PATIENCE
        ) as socket:
            yield Page(socket)


class Page:
    """One socket; it keeps the last show and everything it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.show: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.heard: list[str] = []

    async def next(self) -> dict[str, Any]:
        """Return the next message, whatever it is."""
        text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "show":
            self.show = message
            self.lines += message["lines"]
        return message

    async def next_show(self) -> dict[str, Any]:
        while (message := await self.next())["type"] != "show":
            pass
        return message

    async def until(self, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read shows until one of them fulfils the condition."""
        while not self.show or not condition(self.show):
            await self.next_show()
        return self.show

    async def send(self, kind: str, **fields: Any) -> int:
        self.number += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send a message and wait for its answer; raise Refused if the hall says no."""
        number = await self.send(kind, **fields)
        while True:
            message = await self.next()
            if message["type"] in ("done", "refused", "answer") and message["id"] == number:
                if message["type"] == "refused":
                    raise Refused(message["code"])
                return message.get("body")

    # --- shortcuts ----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.show) and self.show["room"]["status"] == "over"

    @property
    def options(self) -> list[str]:
        play = self.show.get("play")
        return [option["action"] for option in play["options"]] if play else []

    async def act(self, action: str, answer: int | None = None) -> None:
        play = self.show["play"]
        number = play["answer"] if answer is None else answer
        await self.ask("act", seat=play["seat"], answer=number, action=action)


async def play_to_the_end(page: Page, choose: Any, decisions: int = 5000) -> int:
    """Answer every question of this page's seat until the game is over; return how many there were.

    The show after a decision comes before its confirmation, so after `act` the page is up to date.
    """
    made = 0
    while not page.over:
        if not page.options:
            await page.next_show()
            continue
        assert made < decisions
        seen = page.show["entry"]
        try:
            await page.act(choose(page.options))
            made += 1
        except Refused as refused:  # somebody undid a decision, or the game ended
            if refused.code not in ("stale-answer", "not-your-turn", "not-playing"):
                raise
            await page.until(partial(_after, seen))
    return made


async def closed_with(page: Page) -> int:
    """The code with which the hall closes the socket."""
    try:
        while True:
            await page.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


async def sit_and_start(first: Page, second: Page) -> None:
    """Let the second guest sit down on seat 1, and the host, whose page is the first, start the game."""
    await first.next_show()
    await second.ask("sit", seat=1, salt="jans-salt")
    await first.until(lambda show: show["room"]["seats"][1]["kind"] == "person")
    await first.ask("start")


async def until_turn_of(seat: int, page: Page) -> None:
    """Play on until the game waits for that seat alone."""
    while page.show["play"]["view"]["to_act"] != [seat]:
        assert not page.over
        if page.options:
            await page.act(page.options[0])
        else:
            await page.next_show()


def _after(entry: int, show: dict[str, Any]) -> bool:
    return bool(show["entry"] > entry)


def wait_until(condition: Any, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def seeded(seed: int) -> Iterator[int]:
    """Pseudo-random numbers for choices in tests."""
    state = seed * 2654435761 % 2**32 or 1
    while True:
        state = (state * 1103515245 + 12345) % 2**31
        yield state >> 8


__all__ = [
    "PATIENCE",
    "Client",
    "ConnectionClosed",
    "Page",
    "Refused",
    "RunningHall",
    "play_to_the_end",
    "seeded",
    "wait_until",
]
