"""Two halls on one store: every decision is made once, and the pages of both halls see it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.calls.webhook import Webhooks
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.live import LiveRoom
from sandtable.server.hall.lobby.lobby import Lobby
from sandtable.server.hall.page import Page
from sandtable.server.hall.peers.bus import Bus
from sandtable.server.hall.peers.local_bus import LocalBus
from sandtable.server.hall.peers.peers import Alone
from sandtable.server.hall.peers.postgres_bus import PostgresBus
from sandtable.server.hall.peers.redis_bus import RedisBus
from sandtable.server.hall.peers.together import Together
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.metrics import Metrics
from sandtable.server.protocol.rest.tables import ChairChoice, OpenTable
from sandtable.server.protocol.settings import Settings
from sandtable.server.store.sql import SqlStore
from sandtable.server.table.guests import Guest
from sandtable.server.web.cookies import People
from sandtable.server.web.guard import Rates
from sandtable.server.web.sockets import Sockets
from tests.server.kit import seeded

OLA, JAN = Guest(id="guest ola", name="Ola"), Guest(id="guest jan", name="Jan")
DECISIONS = 60


class Where:
    """The store and the bus that the halls share."""

    def __init__(self, store: str, bus: str) -> None:
        self.store = store
        self.bus = bus
        self.local = LocalBus()


@pytest.fixture(params=["sqlite", "postgresql", "postgresql and redis"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    if request.param == "sqlite":
        return Where(f"sqlite:///{tmp_path}/hall.sqlite3", "local")
    redis = request.getfixturevalue("redis_url") if "redis" in request.param else ""
    return Where(request.getfixturevalue("schema"), redis)


class Half:
    """One of the two halls, with its sockets and a page at the table."""

    def __init__(self, hall: Hall, sockets: Sockets, lobby: Lobby) -> None:
        self.hall = hall
        self.sockets = sockets
        self.lobby = lobby
        self.live: LiveRoom
        self.page: Page

    @classmethod
    async def open(cls, where: Where) -> Half:
        metrics, time = Metrics(), Timekeeper()
        store = await SqlStore.open(where.store)
        peers = Together(store, time, metrics) if where.bus != "local" else Alone()
        bus: Bus = where.local
        if isinstance(peers, Together):
            redis = where.bus.startswith("redis:")
            bus = RedisBus(peers.me, where.bus) if redis else PostgresBus(peers.me, where.store)
        hall = Hall(
            store, bus, BotPool(1, metrics), Webhooks(metrics=metrics), metrics, time=time, peers=peers
        )
        await hall.open()
        lobby = Lobby(hall)
        return cls(
            hall, Sockets(hall, lobby, await People.open(store, hall.time), Rates(generous=True)), lobby
        )

    async def join(self, table: str, guest: Guest, seat: int) -> None:
        live = await self.hall.table(table)
        self.live, self.page = live, Page(guest, seat)
        await live.welcome(self.page, None, 1)

    async def say(self, kind: str, **fields: Any) -> Any:
        text = json.dumps({"type": kind, "id": 1, **fields})
        return await self.sockets._answer(self.live, self.page, text)

    async def last_show(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not self.page.outbox.empty() or not found:
            message = await asyncio.wait_for(self.page.outbox.get(), 60)
            assert message is not None
            decoded = json.loads(message)
            found = decoded if decoded["type"] == "show" else found
        return found

    async def until(self, entry: int) -> dict[str, Any]:
        show = await self.last_show()
        while show["entry"] < entry:
            show = await self.last_show()
        return show


def test_a_table_in_two_halls(where: Where) -> None:
    async def play() -> None:
        here, there = await Half.open(where), await Half.open(where)
        for guest in (OLA, JAN):
            await here.hall.store.add_guest(guest)
        wish = OpenTable(Settings(game="five-tribes", seats=2), [ChairChoice("me"), ChairChoice("open")])
        table = await here.lobby.open_table(OLA, wish)
        await here.join(table, OLA, 0)
        await there.join(table, JAN, 1)
        await there.say("sit", seat=1, salt="s")
        async with asyncio.timeout(60):  # the bus rings, and the other hall reads what is new
            while here.live.room.chairs[1].kind == "open":
                await asyncio.sleep(0.005)
        started = await here.say("start")
        assert type(started).__name__ == "Done"
        numbers = seeded(3)
        for _ in range(DECISIONS):
            newest = max(here.live.room.seq, there.live.room.seq)
            shows = [await half.until(newest) for half in (here, there)]
            asked = shows[0]["play"]["view"]["to_act"]
            if not asked:
                break
            half, show = (here, shows[0]) if asked[0] == 0 else (there, shows[1])
            options = show["play"]["options"]
            action = options[next(numbers) % len(options)]["action"]
            # Both sides write at the same moment, so one of them has to try again.
            other = there if half is here else here
            answers = await asyncio.gather(
                half.say("act", seat=asked[0], answer=show["play"]["answer"], action=action),
                other.say("say", text="hurry up"),
            )
            assert [type(answer).__name__ for answer in answers] == ["Done", "Done"]
        await here.hall.changes.catch_up(here.live)
        await there.hall.changes.catch_up(there.live)
        assert here.live.room.seq == there.live.room.seq
        assert here.live.room.playing_table.state == there.live.room.playing_table.state
        assert here.live.room.sealed().drawn == there.live.room.sealed().drawn
        await here.hall.close()
        await there.hall.close()

    asyncio.run(play())
