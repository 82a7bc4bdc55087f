"""The door: how many connections there are, and how long one may take for what it has to send or to read.

uvicorn by itself waits for ever: for the head of a request, for its body, and for a reader who does not read.
"""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport, Transport
from collections import Counter
from functools import partial
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sandtable.server.hall.timekeeper import Timekeeper, Timer
from sandtable.server.web.addresses import Networks, household

HEAD_SECONDS: Final = 15.0  # from the connection, or the end of the last answer, to the last line of a head
BODY_SECONDS: Final = 60.0  # from the head to the last byte of the body
STUCK: Final = 10.0  # seconds in which nothing of a full buffer was read
LARGEST_HEAD: Final = 16 * 1024  # bytes
PING_SECONDS: Final = 20.0  # between two pings of a socket
PONG_SECONDS: Final = 20.0  # for the answer to one
CONNECTIONS: Final = 200  # open at once, by address
SHARE: Final = 4  # no address has more than this part of all connections, where few files may be open
FILES_KEPT_BACK: Final = 100  # for the database, the bots and the webhooks


class Door:
    """Counts who is inside. A proxy that is trusted brings everybody's connections, and is not limited."""

    def __init__(self, time: Timekeeper, files: int, proxies: Networks, generous: bool = False) -> None:
        self.time = time
        self.most = max(1, files - FILES_KEPT_BACK)
        self.most_of_one = self.most if generous else max(1, min(CONNECTIONS, self.most // SHARE))
        self.proxies = proxies
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> str | None:
        """The name under which to `leave`; None if there is no room."""
        who = household(address)
        limited = address not in self.proxies
        if self.inside.total() >= self.most or (limited and self.inside[who] >= self.most_of_one):
            return None
        self.inside[who] += 1
        return who

    def leave(self, who: str) -> None:
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]

    def settings(self) -> dict[str, Any]:
        """What uvicorn is to make of each connection."""
        return {
            "http": partial(HttpConnection, self),
            "ws": partial(SocketConnection, self),
            "h11_max_incomplete_event_size": LARGEST_HEAD,
            "ws_ping_interval": PING_SECONDS,
            "ws_ping_timeout": PONG_SECONDS,
        }


class ConnectionWatch:
    """One connection at the door: its place, and the one thing that it is being waited for."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.who: str | None = None
        self.awaited = ""
        self.deadline: Timer | None = None
        self.patience: Timer | None = None
        self.transport: Transport

    def enter(self, transport: BaseTransport) -> bool:
        self.transport = cast(Transport, transport)
        peer = transport.get_extra_info("peername")
        self.who = self.door.enter(str(peer[0]) if peer else "")
        return self.who is not None

    def leave(self) -> None:
        self.wait_for("")
        self.reads()
        if self.who is not None:
            self.door.leave(self.who)
            self.who = None

    def wait_for(self, what: str, seconds: float = 0.0) -> None:
        """What is awaited already keeps its deadline: a drop every second does not move it."""
        if what == self.awaited:
            return
        self.awaited = what
        if self.deadline:
            self.deadline.cancel()
        self.deadline = self.door.time.call_later(seconds, self.transport.abort) if what else None

    def does_not_read(self) -> None:
        self.patience = self.door.time.call_later(STUCK, self.transport.abort)

    def reads(self) -> None:
        if self.patience:
            self.patience.cancel()
            self.patience = None


class WatchedProtocol(asyncio.Protocol):
    """What every connection tells its visit: that it does not read, that it reads again, and that it ends."""

    watch: ConnectionWatch

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.watch.leave()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch.does_not_read()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.watch.reads()


class HttpConnection(WatchedProtocol, H11Protocol):
    """uvicorn's HTTP with an end to waiting."""

    def __init__(self, door: Door, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.watch = ConnectionWatch(door)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        if self.watch.enter(transport):
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.watch.leave()  # the socket has a visit of its own
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        """Between the end of a request and its answer nobody waits for the other side."""
        if self.watch.who is None:
            return
        if self.conn.their_state is h11.IDLE:
            self.watch.wait_for("head", HEAD_SECONDS)
        elif self.conn.their_state is h11.SEND_BODY:
            self.watch.wait_for("body", BODY_SECONDS)
        else:
            self.watch.wait_for("")


class SocketConnection(WatchedProtocol, WebSocketsSansIOProtocol):
    """uvicorn's sockets, which by themselves close politely: after the last byte was read.

    A silent one is found by uvicorn's own pings (`PING_SECONDS`).
    """

    def __init__(self, door: Door, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.watch = ConnectionWatch(door)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.watch.enter(transport)
