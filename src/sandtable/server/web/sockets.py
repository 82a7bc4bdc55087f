"""The sockets of the tables: they carry out what a page asks for and send it what happens."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Awaitable
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sandtable.core.chance import Chance
from sandtable.core.errors import SandtableError
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.live import LiveRoom
from sandtable.server.hall.lobby import Lobby
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
from sandtable.server.hall.questions import answer
from sandtable.server.logs import Log
from sandtable.server.protocol import requests, settings
from sandtable.server.protocol.messages import Answer, Closing, Done, Foreseen, Refused
from sandtable.server.store import StoreError
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.addresses import household
from sandtable.server.web.cookies import People
from sandtable.server.web.guard import Rates

FAREWELL: Final = 1.0  # seconds to tell a page why its socket is closed
LAST_ANSWERS: Final = 3.0  # seconds for requests that are being carried out when the hall stops

decoder: Final[msgspec.json.Decoder[requests.FromPage]] = msgspec.json.Decoder(requests.FromPage)
encode: Final = msgspec.json.Encoder().encode
logger: Final = Log("sandtable.server.web.sockets")


class Numbered(msgspec.Struct):
    """Only the id of a request, to answer one that cannot be decoded."""

    id: settings.Natural = 0


class Sockets:
    """Opens a page for each socket and serves it."""

    def __init__(self, hall: Hall, lobby: Lobby, people: People, rates: Rates) -> None:
        self.hall = hall
        self.lobby = lobby
        self.people = people
        self.rates = rates
        self.limits = hall.limits
        self.metrics = hall.metrics
        self.pages: set[Page] = set()
        self.presence = Presence(hall)
        self.numbers = itertools.count(1)  # of the sockets

    async def serve(self, socket: WebSocket) -> None:
        """Serve a socket from its handshake to its last message.

        Refused clients are accepted first, so that the close code can tell them why.
        """
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
            await socket.close(NO_TABLE if refusal.code == "no-such-table" else TABLE_BROKEN)
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
        """Whether the table may be watched, and its deal, if it is over, is known to this guest anyway."""
        return live.room.may_be_watched_by(guest.id) and await self.hall.deals.may_look(live.room, guest.id)

    async def _serve(self, socket: WebSocket, live: LiveRoom, guest: Guest, address: str) -> None:
        seat = _first_seat(live, guest, _number_in(socket.query_params.get("seat")))
        page = Page(guest, seat, self.limits.backlog)
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

    async def _answer(self, live: LiveRoom, page: Page, text: str) -> Done | Refused | Answer | None:
        """The reply to a message; None if it will come later, because somebody has to think."""
        number = 0
        try:
            if not self.rates.allow(self.limits.messages, "messages", page.guest.id):
                raise Refusal("too-fast")
            request = _decoded(text)
            number = request.id
            if live.broken:
                raise Refusal("try-again")
            if isinstance(request, requests.AskHint):
                if not self.rates.allow(self.limits.hints, "hints", page.guest.id):
                    raise Refusal("too-fast")
                self.hall.spawn(self._hint(live, page, request))
                return None
        except Refusal as refusal:
            self.metrics.refusal(refusal.code)
            return Refused(number or _number(text), refusal.code, refusal.words)
        return await self._replied(live, number, self._carry_out(live, page, request))

    async def _hint(self, live: LiveRoom, page: Page, request: requests.AskHint) -> None:
        """Reply when the hint is there; the page can ask for other things meanwhile."""
        page.put(encode(await self._replied(live, request.id, self._hinted(live, page, request))))

    async def _hinted(self, live: LiveRoom, page: Page, request: requests.AskHint) -> Done:
        await self.hall.hint_desk.give(live, page.guest, request)
        return Done(request.id)

    async def _replied(
        self, live: LiveRoom, number: int, work: Awaitable[Done | Answer]
    ) -> Done | Refused | Answer:
        try:
            return await work
        except Refusal as refusal:
            self.metrics.refusal(refusal.code)
            return Refused(number, refusal.code, refusal.words)
        except StoreError as error:  # nothing has changed
            logger.error(error.code, error, table=live.room.id)
            self.metrics.refusal(error.code)
            return Refused(number, error.code)
        except Exception as error:  # a bug of ours; nothing has changed
            logger.error("request-failed", error, table=live.room.id)
            self.metrics.refusal("internal")
            return Refused(number, "internal")

    async def _carry_out(self, live: LiveRoom, page: Page, request: requests.FromPage) -> Done | Answer:
        guest = page.guest
        if not live.room.may_be_watched_by(guest.id):
            raise Refusal("not-watchable")
        if isinstance(request, requests.Sit | requests.Say):  # log the current name
            guest = await self.people.store.guest(guest.id) or guest
        if isinstance(request, requests.Sit) and (deal := live.room.deal):
            await self.hall.deals.check_free(deal.id, guest.id, live.room.id)
        match request:
            case requests.LookThrough():
                if request.seat is not None and request.seat not in live.room.seats_of(guest.id):
                    raise Refusal("not-your-seat")
                await live.look(page, request.seat, self.hall.time.now())
            case requests.Why() | requests.Preview() | requests.AskQuestion():
                return Answer(request.id, await self._question(live, guest, request))
            case requests.Rematch():
                self._not_too_often(guest, request)
                await self.lobby.rematch(guest, live)
            case _:
                self._not_too_often(guest, request)
                await self.hall.submit(live, guest, request)
        return Done(request.id)

    def _not_too_often(self, guest: Guest, request: requests.FromPage) -> None:
        """Refuse chat and changes that come too often; decisions are limited only as messages."""
        if isinstance(request, requests.Act | requests.TakeBack):
            return
        limit, what = (
            (self.limits.chat, "chat")
            if isinstance(request, requests.Say)
            else (self.limits.changes, "changes")
        )
        if not self.rates.allow(limit, what, guest.id):
            raise Refusal("too-fast")

    async def _question(
        self, live: LiveRoom, guest: Guest, request: requests.Why | requests.Preview | requests.AskQuestion
    ) -> Any:
        """The answer to a question, from what the seat may know. It changes nothing."""
        room = live.room
        if not self.rates.allow(self.limits.questions, "questions", guest.id):
            raise Refusal("too-fast")
        if room.table is None:
            raise Refusal("not-playing")
        if request.seat is not None and request.seat not in room.seats_of(guest.id):
            raise Refusal("not-your-seat")
        if isinstance(request, requests.AskQuestion):
            if request.question == "odds" and not room.settings.odds:
                raise Refusal("no-odds-here")
            imagined = room.game.imagine(room.table.state, request.seat, Chance(0))
            words = dict(request.words)
            return await asyncio.to_thread(answer, imagined, request.seat, request.question, words)
        try:
            action = room.game.action(request.action)
            if isinstance(request, requests.Why):
                return {"code": room.table.state.barred(request.seat, action) or ""}
            events = room.table.preview(request.seat, action)
        except SandtableError as error:
            raise Refusal(error.code) from error
        return Foreseen(
            [room.game.read(event, request.seat) for event in events],
            [room.game.vocabulary.data(event, request.seat) for event in events],
        )


def _decoded(text: str) -> requests.FromPage:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise Refusal("bad-message") from None


def _number(text: str) -> int:
    try:
        return msgspec.json.decode(text, type=Numbered).id
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return 0


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
