"""Limits how many connections there are, and how long each may be idle, send or read.

uvicorn by itself waits for ever for the head of a request, for its body, and for a client that does not read.
Idle connections are kept longer for a proxy than the proxy itself keeps them. Otherwise the proxy would now
and then send somebody's request through a connection that is just being closed, and could not send it again.
"""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport, Transport
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import h11
from starlette.websockets import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from sandtable.server.hall.page import nowhere
from sandtable.server.hall.timekeeper import Timekeeper, Timer
from sandtable.server.limits import DEFAULTS, Limits
from sandtable.server.web.addresses import Networks, household
from sandtable.server.web.frames import text_frame

SHARE: Final = 4  # where few files may be open, an address has at most a quarter of all connections
FILES_KEPT_BACK: Final = 100  # for the database, the bots and the webhooks
AT_ONCE: Final = "sandtable.at_once"  # our extension of ASGI


class Door:
    """Counts the open connections. A trusted proxy carries everybody's connections and is not limited."""

    def __init__(
        self,
        time: Timekeeper,
        files: int,
        proxies: Networks,
        generous: bool = False,
        limits: Limits = DEFAULTS,
    ) -> None:
        self.time = time
        self.limits = limits
        self.most = max(1, files - FILES_KEPT_BACK)
        self.most_of_one = self.most if generous else max(1, min(limits.connections, self.most // SHARE))
        self.proxies = proxies
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> str | None:
        """Count a connection and return the name to `leave` with; None if there are too many."""
        who = household(address)
        limited = not self.is_proxy(address)
        if self.inside.total() >= self.most or (limited and self.inside[who] >= self.most_of_one):
            return None
        self.inside[who] += 1
        return who

    def leave(self, who: str) -> None:
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]

    def is_proxy(self, address: str) -> bool:
        return address in self.proxies

    def settings(self) -> dict[str, Any]:
        """The settings that make uvicorn use our connections."""
        return {
            "http": partial(HttpConnection, self),
            "ws": partial(SocketConnection, self),
            "h11_max_incomplete_event_size": self.limits.largest_head,
            # Clients that read this stop using a connection before it is closed.
            "headers": [("keep-alive", f"timeout={int(self.limits.idle_seconds)}")],
            "ws_ping_interval": self.limits.ping_seconds,
            "ws_ping_timeout": self.limits.pong_seconds,
        }


class ConnectionWatch:
    """Watches one connection: counts it at the door, and aborts it if it takes too long."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.address = ""
        self.who: str | None = None
        self.awaited = ""
        self.deadline: Timer | None = None
        self.patience: Timer | None = None
        self.transport: Transport

    def enter(self, transport: BaseTransport) -> bool:
        """Count the connection; False if there are too many."""
        self.transport = cast(Transport, transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        self.who = self.door.enter(self.address)
        return self.who is not None

    def leave(self) -> None:
        self.wait_for("")
        self.reads()
        if self.who is not None:
            self.door.leave(self.who)
            self.who = None

    def wait_for(self, what: str, seconds: float = 0.0) -> None:
        """Abort the connection unless something else is awaited within that time.

        Waiting for the same thing again does not move the deadline, so sending slowly does not help.
        """
        if what != self.awaited:
            self._end_later(what, seconds, self.transport.abort)

    def idle(self) -> None:
        """Close the connection, after what is still to be sent, unless something is awaited soon."""
        limits = self.door.limits
        long = self.door.is_proxy(self.address)
        seconds = limits.idle_seconds_of_a_proxy if long else limits.idle_seconds
        self._end_later("anything", seconds, self.transport.close)

    def _end_later(self, what: str, seconds: float, end: Callable[[], None]) -> None:
        self.awaited = what
        if self.deadline:
            self.deadline.cancel()
        self.deadline = self.door.time.call_later(seconds, end) if what else None

    def does_not_read(self) -> None:
        """Abort the connection unless it reads soon."""
        self.patience = self.door.time.call_later(self.door.limits.stuck_seconds, self.transport.abort)

    def reads(self) -> None:
        if self.patience:
            self.patience.cancel()
            self.patience = None


class WatchedProtocol(asyncio.Protocol):
    """A protocol that tells its watch when the client stops reading, reads again, and disconnects."""

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
    """uvicorn's HTTP protocol with timeouts."""

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
        nothing_yet = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        if nothing_yet and self.watch.who is not None:
            self.watch.idle()
        else:
            self._wait()

    def timeout_keep_alive_handler(self) -> None:
        """Do nothing: our watch closes idle connections."""

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.watch.leave()  # the socket has its own watch
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        """Wait for the head or the body of a request; while we respond, there is nothing to wait for."""
        if self.watch.who is None:
            return
        limits = self.watch.door.limits
        if self.conn.their_state is h11.IDLE:
            self.watch.wait_for("head", limits.head_seconds)
        elif self.conn.their_state is h11.SEND_BODY:
            self.watch.wait_for("body", limits.body_seconds)
        else:
            self.watch.wait_for("")


class SocketConnection(WatchedProtocol, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which would otherwise close only after the client has read everything.

    Silent clients are found by uvicorn's own pings (`ping_seconds`).
    """

    def __init__(self, door: Door, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.watch = ConnectionWatch(door)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.watch.enter(transport)

    async def run_asgi(self) -> None:
        self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once}
        await super().run_asgi()

    def send_at_once(self, message: bytes) -> bool:
        """Send a text if the client reads and the connection is open; return whether it was sent.

        `send`, which waits for the client, takes a task and a dozen calls for each message.
        """
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(message))
        return True


def send_at_once(socket: WebSocket) -> Callable[[bytes], bool]:
    """The function that sends a text through this socket without waiting, if its connection has one."""
    extension = socket.scope.get("extensions", {}).get(AT_ONCE, {})
    send: Callable[[bytes], bool] = extension.get("send", nowhere)
    return send
