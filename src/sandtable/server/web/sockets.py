"""The sockets of the tables: they let pages in, send them what happens, and read what they ask for."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.server.hall.hall import Hall
from sandtable.server.hall.live import LiveRoom
from sandtable.server.hall.lobby.lobby import Lobby
from sandtable.server.hall.page import (
    BLOCKED,
    NO_TABLE,
    NOT_WATCHABLE,
    TABLE_BROKEN,
    TOO_LARGE,
    TOO_MANY,
    TOO_SLOW,
    TRY_AGAIN,
    UNKNOWN_GUEST,
    Page,
)
from sandtable.server.hall.presence import Presence
from sandtable.server.protocol import requests
from sandtable.server.protocol.messages import Closing, Refused
from sandtable.server.store import StoreError
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.addresses import household
from sandtable.server.web.answers import Answers, encode
from sandtable.server.web.connections import send_at_once
from sandtable.server.web.cookies import People
from sandtable.server.web.guard import Rates

FAREWELL: Final = 1.0  # seconds to tell a page why its socket is closed
LAST_ANSWERS: Final = 3.0  # seconds for requests that are being carried out when the hall stops
CLOSE_CODES: Final = {"no-such-table": NO_TABLE, "try-again": TRY_AGAIN}


class Sockets:
    """Opens a page for each socket and serves it."""

    def __init__(self, hall: Hall, lobby: Lobby, people: People, rates: Rates) -> None:
        self.hall = hall
        self.people = people
        self.rates = rates
        self.limits = hall.limits
        self.metrics = hall.metrics
        self.pages: set[Page] = set()
        self.presence = Presence(hall)
        self.numbers = itertools.count(1)  # of the sockets
        self._answer = Answers(hall, lobby, people, rates).answer

    async def serve(self, socket: WebSocket) -> None:
        """Serve a socket from its handshake to its last message; it may be gone at any time."""
        with contextlib.suppress(WebSocketDisconnect):
            await self._let_in(socket)

    async def _let_in(self, socket: WebSocket) -> None:
        """Check who comes. Refused clients are accepted first, so that the close code can tell them why."""
        address = household(socket.client.host) if socket.client else ""
        if not self.rates.allow(self.limits.handshakes, "handshakes", address):
            await socket.accept()
            await socket.close(TOO_MANY)
            return
        guest = await self.people.guest(socket)
        await socket.accept()
        if self.hall.blocks.holds(guest.id if guest else "", address):
            await socket.close(BLOCKED)
            return
        if guest and not self.rates.allow(self.limits.handshakes_of_a_guest, "handshakes", guest.id):
            await socket.close(TOO_MANY)
            return
        if guest is None:
            await socket.close(UNKNOWN_GUEST)
            return
        try:
            live = await self.hall.newest(socket.path_params["id"])
            of_guest, of_address = await self.hall.peers.open_pages(guest.id, address)
            may_look = await self._may_look(live, guest)
        except Refusal as refusal:
            await socket.close(CLOSE_CODES.get(refusal.code, TABLE_BROKEN))
            return
        except StoreError:
            await socket.close(TRY_AGAIN)
            return
        if not may_look:
            await socket.close(NOT_WATCHABLE)
            return
        if not self.rates.enter(f"sockets {address}", self.limits.sockets - of_address):
            await socket.close(TOO_MANY)
            return
        try:
            if self.rates.enter(f"guest {guest.id}", self.limits.sockets_of_a_guest - of_guest):
                try:
                    await self._serve(socket, live, guest, address)
                finally:
                    self.rates.leave(f"guest {guest.id}")
            else:
                await socket.close(TOO_MANY)
        finally:
            self.rates.leave(f"sockets {address}")

    async def _may_look(self, live: LiveRoom, guest: Guest) -> bool:
        """Whether the guest may watch the table and, once its game is over, may know its deal."""
        return live.room.may_be_watched_by(guest.id) and await self.hall.deals.may_look(live.room, guest.id)

    async def _serve(self, socket: WebSocket, live: LiveRoom, guest: Guest, address: str) -> None:
        seat = _first_seat(live, guest, _number_in(socket.query_params.get("seat")))
        page = Page(guest, seat, self.limits.backlog, send_at_once(socket))
        since = _number_in(socket.query_params.get("since"))
        self.pages.add(page)
        number = next(self.numbers)
        self.metrics.sockets.inc()
        jobs = [
            asyncio.create_task(self._write(socket, page)),
            asyncio.create_task(page.too_slow.wait()),
        ]
        try:
            await self.hall.peers.came(number, live.room.id, guest.id, address)
            await live.welcome(page, since, self.hall.time.now())
            await self.presence.changed(live, but=page)
            # Read nothing before the first show is on its way.
            jobs.append(asyncio.create_task(self._read(socket, live, page, address)))
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            if page.too_slow.is_set():
                self.metrics.dropped_sockets.inc()
                await _close(socket, TOO_SLOW)
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            live.pages.discard(page)
            self.pages.discard(page)
            self.metrics.sockets.dec()
            await self.hall.peers.left(number)
            await self.presence.changed(live)

    # --- out ----------------------------------------------------------------------------------------------

    async def _write(self, socket: WebSocket, page: Page) -> None:
        while (message := await page.outbox.get()) is not None:
            await socket.send_text(message.decode())
            page.queued -= 1
        await _close(socket, page.code)

    async def stop(self) -> None:
        """Tell all pages that the hall is stopping, and wait a moment until they have heard it.

        Requests that are being carried out are answered first; nobody loses a click.
        """
        for page in self.pages:
            page.put(encode(Closing()))
        answered = time.monotonic() + LAST_ANSWERS
        while any(page.busy for page in self.pages) and time.monotonic() < answered:
            await asyncio.sleep(0.01)
        for page in self.pages:
            page.stop()
        patience = time.monotonic() + FAREWELL
        while self.pages and time.monotonic() < patience:
            await asyncio.sleep(0.01)

    # --- in -----------------------------------------------------------------------------------------------

    async def _read(self, socket: WebSocket, live: LiveRoom, page: Page, address: str) -> None:
        try:
            while True:
                text = await _text(socket)
                if len(text) > requests.LARGEST_MESSAGE:
                    await _close(socket, TOO_LARGE)
                    return
                page.busy = True
                answered = await self._answer(live, page, text)
                page.busy = False
                if isinstance(answered, Refused):
                    await self.rates.hold_back(address)
                if answered is not None:
                    page.put(encode(answered))
        except WebSocketDisconnect:
            return


def _number_in(query: str | None) -> int | None:
    return int(query) if query and query.isdecimal() and len(query) < 16 else None


def _first_seat(live: LiveRoom, guest: Guest, wanted: int | None) -> int | None:
    """The seat that a page looks through first; None for a spectator.

    It is the wanted seat if it belongs to the guest, or else one of theirs, preferably one that is asked now.
    """
    seats = live.room.seats_of(guest.id)
    if wanted in seats:
        return wanted
    asked = [seat for seat in seats if seat in live.room.asked()]
    return next(iter([*asked, *seats]), None)


async def _text(socket: WebSocket) -> str:
    """The next message; a binary one counts as an empty text, which cannot be decoded."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


async def _close(socket: WebSocket, code: int) -> None:
    """Close a socket with that code. If the page does not read, `connections.py` ends its connection."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):  # RuntimeError: closed already
        await asyncio.wait_for(socket.close(code), FAREWELL)
