"""Carries out what pages ask for through their sockets, and answers each request."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Final

import msgspec

from sandtable.core.errors import SandtableError
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.live import LiveRoom
from sandtable.server.hall.lobby.lobby import Lobby
from sandtable.server.hall.page import Page
from sandtable.server.logs import Log
from sandtable.server.protocol import requests, settings
from sandtable.server.protocol.messages import Answer, Done, Foreseen, Refused
from sandtable.server.store import StoreError
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.web.cookies import People
from sandtable.server.web.guard import Rates

decoder: Final[msgspec.json.Decoder[requests.FromPage]] = msgspec.json.Decoder(requests.FromPage)
encode: Final = msgspec.json.Encoder().encode
logger: Final = Log("sandtable.server.web.answers")


class Numbered(msgspec.Struct):
    """Only the id of a request, to answer one that cannot be decoded."""

    id: settings.Natural = 0


class Answers:
    """Answers the requests of pages at tables."""

    def __init__(self, hall: Hall, lobby: Lobby, people: People, rates: Rates) -> None:
        self.hall = hall
        self.lobby = lobby
        self.people = people
        self.rates = rates
        self.limits = hall.limits
        self.metrics = hall.metrics

    async def answer(self, live: LiveRoom, page: Page, text: str) -> Done | Refused | Answer | None:
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
            return await self.hall.question_desk.answer(
                room.table.state, request.seat, request.question, dict(request.words), guest.id
            )
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
