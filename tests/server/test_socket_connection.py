"""How a socket reads what its page sends, and when it asks whether the page is still there."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.web.addresses import Networks
from sandtable.server.web.connections import Door, SocketConnection

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: hall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
PINGS = 20.0  # seconds


class Wire(asyncio.Transport):
    """A connection in memory that notes what is done with it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.reading = True
        self.changes = 0  # of `reading`
        self.sent: list[bytes] = []

    def write(self, data: Any) -> None:
        self.sent.append(bytes(data))

    def pause_reading(self) -> None:
        self.reading = False
        self.changes += 1

    def resume_reading(self) -> None:
        self.reading = True
        self.changes += 1

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def abort(self) -> None:
        pass

    def pings(self) -> int:
        return sum(data[0] & 15 == Opcode.PING for data in self.sent)


class MovedLoop:
    """The event loop, but with a clock that the test moves and timers that it rings."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.due: list[tuple[float, Any]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, do: Any) -> asyncio.Handle:
        self.due.append((self.now + seconds, do))
        return asyncio.get_running_loop().call_soon(lambda: None)

    def create_task(self, work: Any) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(work)

    def ring(self) -> None:
        """Move to the next timer, and ring it."""
        self.now, do = self.due.pop(0)
        do()


class Socket:
    """An open socket whose application reads only when the test does."""

    def __init__(self) -> None:
        self.loop, self.wire = MovedLoop(), Wire()
        config = uvicorn.Config(
            self.app, log_config=None, interface="asgi3", ws_ping_interval=PINGS, ws_ping_timeout=PINGS
        )
        config.load()
        self.connection = SocketConnection(
            Door(Timekeeper(), 1000, Networks([])),
            config=config,
            server_state=ServerState(),
            app_state={},
            _loop=self.loop,
        )
        self.begun, self.ended = asyncio.Event(), asyncio.Event()

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.receive = receive
        self.begun.set()
        await self.ended.wait()

    async def open(self) -> None:
        self.connection.connection_made(self.wire)
        self.connection.data_received(HANDSHAKE)
        await self.begun.wait()
        self.wire.sent.clear()

    def says(self, text: bytes) -> None:
        self.connection.data_received(Frame(Opcode.TEXT, text).serialize(mask=True))

    def answers(self) -> None:
        ping = next(data for data in reversed(self.wire.sent) if data[0] & 15 == Opcode.PING)
        self.connection.data_received(Frame(Opcode.PONG, ping[2:]).serialize(mask=True))


def test_reading_goes_on_for_a_page_that_sends_one_message_after_another() -> None:
    async def run() -> None:
        socket = Socket()
        await socket.open()
        for number in range(5):
            socket.says(b"%d" % number)
            assert (await socket.receive())["text"] == str(number)
        assert socket.wire.changes == 0
        socket.ended.set()

    asyncio.run(run())


def test_nothing_more_is_read_while_messages_wait() -> None:
    async def run() -> None:
        socket = Socket()
        await socket.open()
        socket.says(b"1")
        assert socket.wire.reading, "one message may wait"
        socket.says(b"2")
        assert not socket.wire.reading
        socket.says(b"3")  # was on its way already
        assert not socket.wire.reading
        for text in ("1", "2", "3"):
            assert not socket.wire.reading, "something still waits"
            assert (await socket.receive())["text"] == text
        assert socket.wire.reading
        socket.ended.set()

    asyncio.run(run())


def test_only_a_page_that_has_been_silent_is_pinged() -> None:
    async def run() -> None:
        socket = Socket()
        await socket.open()
        socket.loop.now += 15
        socket.says(b"1")
        socket.loop.ring()
        assert socket.loop.now == 1000 + PINGS
        assert socket.wire.pings() == 0, "it spoke five seconds ago"
        socket.loop.ring()
        assert socket.loop.now == 1015 + PINGS, "twenty seconds after it last spoke"
        assert socket.wire.pings() == 1
        socket.answers()
        socket.loop.due.pop(0)  # the end of our patience, which was cancelled
        socket.loop.ring()
        assert socket.loop.now == 1015 + 2 * PINGS
        assert socket.wire.pings() == 2, "a pong is no message: a silent page is pinged each time"
        socket.ended.set()

    asyncio.run(run())
