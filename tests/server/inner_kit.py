"""A hall in this process, on a real file, whose writes a test can delay or break."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.types import Message

from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.bots.turns import Manners
from sandtable.server.hall.calls.webhook import Webhooks
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.live import LiveRoom
from sandtable.server.hall.page import Page
from sandtable.server.hall.peers.local_bus import LocalBus
from sandtable.server.metrics import Metrics
from sandtable.server.store import StoreError, TableHead
from sandtable.server.store.sql import SqlStore
from sandtable.server.table import decisions
from sandtable.server.table.guests import Guest
from sandtable.server.web.answers import encode
from sandtable.server.web.api.context import Api
from sandtable.server.web.app import make_app
from sandtable.server.web.guard import Rates
from sandtable.server.web.sockets import Sockets
from tests.quick import quick

SOON = 20.0  # seconds; what has not happened by then never will


class TroubledStore:
    """A store in a file. After `hold`, appends wait before they reach it; while `broken`, they fail."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.free = asyncio.Event()
        self.free.set()
        self.waiting = asyncio.Event()
        self.broken = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def hold(self) -> None:
        self.free.clear()
        self.waiting.clear()

    def release(self) -> None:
        self.free.set()

    async def append(
        self, table: str, seq: int, entries: list[bytes], head: TableHead, fence: int | None = None
    ) -> None:
        self.waiting.set()
        await self.free.wait()
        if self.broken:
            raise StoreError("Nothing was written: the disk is full")
        await self.store.append(table, seq, entries, head, fence)


class InnerHall:
    """The whole server without a network: tests pass requests and messages to it directly."""

    def __init__(self, app: Any, hall: Hall, store: TroubledStore) -> None:
        self.app = app
        self.hall = hall
        self.store = store

    @property
    def api(self) -> Api:
        api: Api = self.app.state.api
        return api

    @property
    def sockets(self) -> Sockets:
        sockets: Sockets = self.app.state.sockets
        return sockets

    async def guest(self, name: str) -> InnerGuest:
        known = await self.api.people.greet(name)
        return InnerGuest(self, known, self.api.people.cookies.dumps(known.id))

    def hall_now(self) -> int:
        return self.hall.time.now()

    async def live(self, table: str) -> LiveRoom:
        return await self.hall.table(table)


class InnerGuest:
    """Somebody with a cookie."""

    def __init__(self, inner: InnerHall, guest: Guest, cookie: str) -> None:
        self.inner = inner
        self.guest = guest
        self.cookie = cookie

    async def request(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send a request through the whole application; return the status and the body."""
        path, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(b"host", b"localhost"), (b"cookie", f"guest={self.cookie}".encode())],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
        }
        sent: list[Message] = []
        bodies = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            return bodies.pop() if bodies else await asyncio.Future()

        async def send(message: Message) -> None:
            sent.append(message)

        await self.inner.app(scope, receive, send)
        status = next(message["status"] for message in sent if message["type"] == "http.response.start")
        parts = [message.get("body", b"") for message in sent if message["type"] == "http.response.body"]
        return status, b"".join(parts)

    async def get(self, path: str) -> tuple[int, Any]:
        status, body = await self.request("GET", path)
        return status, json.loads(body)

    async def post(self, path: str, data: Any) -> tuple[int, Any]:
        body = data if isinstance(data, bytes) else json.dumps(data).encode()
        status, answer = await self.request("POST", path, body)
        return status, json.loads(answer)

    async def open_table(self, game: str, chairs: list[str], start: bool = True, **settings: Any) -> str:
        wanted = [
            {"who": chair} if chair in ("me", "open") else {"who": "bot", "level": chair} for chair in chairs
        ]
        settings = quick(game, {"game": game, "seats": len(chairs), **settings})
        wish = {"settings": settings, "chairs": wanted, "start": start}
        status, opened = await self.post("/api/tables", wish)
        assert status == 200, opened
        return str(opened["id"])

    async def page(self, table: str, now: int = 0) -> InnerPage:
        live = await self.inner.live(table)
        page = InnerPage(self.inner, live, Page(self.guest, None))
        await live.welcome(page.page, None, now or self.inner.hall_now())
        return page


class InnerPage:
    """A page at a table, without a real socket."""

    def __init__(self, inner: InnerHall, live: LiveRoom, page: Page) -> None:
        self.inner = inner
        self.live = live
        self.page = page

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message; return its reply: done, refused or an answer."""
        text = json.dumps({"type": kind, "id": 1, **fields})
        answer = await self.inner.sockets._answer(self.live, self.page, text)
        answered: dict[str, Any] = json.loads(encode(answer))
        return answered

    def heard(self) -> list[dict[str, Any]]:
        """The messages since the last call."""
        found = []
        while not self.page.outbox.empty():
            message = self.page.outbox.get_nowait()
            found.append(json.loads(message) if message is not None else {"type": "closed"})
        return found

    def last_show(self) -> dict[str, Any]:
        return [message for message in self.heard() if message["type"] == "show"][-1]

    async def leave(self) -> None:
        self.live.pages.discard(self.page)
        await self.live.presence(self.inner.hall_now())


@asynccontextmanager
async def inner_hall(folder: Path, **manners: float) -> AsyncIterator[InnerHall]:
    """Open a hall as `serve` does, but without a network."""
    metrics = Metrics()
    troubled = TroubledStore(await SqlStore.open(f"sqlite:///{folder}/hall.sqlite3"))
    no_pauses = dict.fromkeys(("bot_batch", "bot_pause", "bot_step", "bot_alone"), 0.0)
    quick = Manners(**{**no_pauses, "undo_grace": 0.0, "undo_grace_alone": 0.0, **manners})
    hall = Hall(troubled, LocalBus(), BotPool(1, metrics), Webhooks(metrics=metrics), metrics, quick)
    app = make_app(hall, Rates(generous=True))
    async with app.router.lifespan_context(app):
        try:
            yield InnerHall(app, hall, troubled)
        finally:
            troubled.release()  # a test that has failed must not wait for ever for its own disk


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not condition():
            await asyncio.sleep(0.005)


def would_end(live: LiveRoom, seat: int, action: str) -> bool:
    """Whether that decision would be the last one of the game."""
    fork = live.room.fork()
    decision = decisions.act(fork, seat, fork.playing_table.answer(seat), action, 1)
    fork.fold(decision.entries[0], decision.draft)
    return fork.status == "over"


async def play_until_the_last_decision(page: InnerPage) -> dict[str, Any]:
    """Let one guest play all seats; return the message that would end the game, without sending it."""
    live = page.live
    while True:
        seat = live.room.asked()[0]
        table = live.room.playing_table
        options = [option.text for option in table.state.options(seat)]
        action = "roll" if "roll" in options else options[0]
        wish = {"seat": seat, "answer": table.answer(seat), "action": action}
        if would_end(live, seat, action):
            return wish
        assert (await page.say("act", **wish))["type"] == "done"
        page.heard()
