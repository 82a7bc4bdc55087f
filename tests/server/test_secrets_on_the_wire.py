"""No byte that is sent to a seat depends on what that seat may not know.

Two halls have the same table; in the second, every secret of the other seats is scrambled. Whatever is asked
or happens then, the pages of the seat and of a spectator must get the same bytes, and the logs must get the
same lines.
"""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable import Chance
from sandtable.bots.random import choose_random
from sandtable.server import logs
from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.calls.webhook import Webhooks
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.heads import head
from sandtable.server.hall.live import LiveRoom
from sandtable.server.hall.lobby.lobby import Lobby
from sandtable.server.hall.page import Page
from sandtable.server.hall.peers.local_bus import LocalBus
from sandtable.server.metrics import Metrics
from sandtable.server.protocol.settings import Settings
from sandtable.server.store.sql import SqlStore
from sandtable.server.table import entries as log
from sandtable.server.table.guests import Guest
from sandtable.server.table.room import Room
from sandtable.server.table.snapshots import load_room_and_log, save_room
from sandtable.server.web.cookies import People
from sandtable.server.web.guard import Rates
from sandtable.server.web.sockets import Sockets
from tests.conformance.cases import Case
from tests.conformance.checks_secrets import scrambled
from tests.server.by_hand import ByHand

ID = "A" * 16
NOW = 1_700_000_000_000
EVERY = 6  # decisions between two comparisons
CASES = [Case(sandtable.game(name), sandtable.game(name).seats[0]) for name in sandtable.games()]


class Watched:
    """A hall with one table, and a page for each seat and a spectator."""

    def __init__(self, hall: Hall, sockets: Sockets, live: LiveRoom) -> None:
        self.hall = hall
        self.sockets = sockets
        self.live = live
        seats = live.room.settings.seats
        self.pages = {seat: Page(_guest(seat), seat) for seat in range(seats)} | {
            None: Page(_guest(None), None)
        }
        live.pages.update(self.pages.values())

    @classmethod
    async def open(cls, folder: Path, case: Case) -> Watched:
        store = await SqlStore.open(f"sqlite:///{folder}/hall.sqlite3")
        metrics = Metrics()
        time = ByHand(began=NOW / 1000)  # never moved
        hall = Hall(store, LocalBus(), BotPool(1, metrics), Webhooks(metrics=metrics), metrics, time=time)
        people = await People.open(store, hall.time)
        for seat in [*range(case.seats), None]:
            await store.add_guest(_guest(seat))
        room = Room(ID)
        entries: list[log.AnyEntry] = [
            log.TableOpened(
                at=NOW,
                settings=Settings(game=case.game.name, seats=case.seats),
                host="guest 0",
                seed="ab" * 32,
            )
        ]
        entries += [
            log.SatDown(at=NOW, seat=seat, guest=f"guest {seat}", name=f"Guest {seat}")
            for seat in range(case.seats)
        ]
        for entry in entries:
            room.fold(entry)
        await store.append(ID, 1, [log.encode(entry) for entry in entries], head(room))
        live = await hall.table(ID)
        watched = cls(hall, Sockets(hall, Lobby(hall), people, Rates(generous=True)), live)
        await watched.say(0, "start")
        return watched

    async def close(self) -> None:
        await self.hall.close()

    async def say(self, whose: int | None, kind: str, **fields: Any) -> bytes:
        """Return the answer that a page of that seat would get."""
        text = json.dumps({"type": kind, "id": 1, **fields})
        return msgspec.json.encode(await self.sockets._answer(self.live, self.pages[whose], text))

    async def act(self, seat: int, action: str) -> bytes:
        answer = self.live.room.playing_table.answer(seat)
        return await self.say(seat, "act", seat=seat, answer=answer, action=action)

    def heard(self, seat: int | None) -> list[bytes]:
        """Return what the page has been sent since the last call."""
        page, found = self.pages[seat], []
        while not page.outbox.empty():
            message = page.outbox.get_nowait()
            assert message is not None
            found.append(message)
        return found

    async def everything(self, seat: int | None, chance: Chance) -> list[bytes]:
        """Return everything that this seat can get out of the hall without making a decision."""
        room = self.live.room
        table, actions = room.playing_table, room.game.actions
        got: list[bytes] = []
        if seat is not None:
            tried = [actions[chance.pick(len(actions))].text for _ in range(4)]
            tried += [option.text for option in table.state.options(seat)[:4]]
            for action in tried:
                got.append(await self.say(seat, "why", seat=seat, action=action))
                got.append(await self.say(seat, "preview", seat=seat, action=action))
            wrong = next(action for action in actions if action not in table.state.options(seat))
            got.append(await self.act(seat, wrong.text))
        for question in room.game.questions:
            words = {"end": "c3", "tribe": "builder", "start": "a1"}
            got.append(await self.say(seat, "ask", seat=seat, question=question, words=words))
        got.append(await self.say(seat, "look", seat=seat))
        return got + self.heard(seat)


def _guest(seat: int | None) -> Guest:
    return Guest(id=f"guest {seat}", name=f"Guest {seat}")


@pytest.mark.parametrize("case", CASES, ids=[case.game.name for case in CASES])
def test_the_bytes_give_nothing_away(case: Case, tmp_path: Path) -> None:
    stream = io.StringIO()
    logs.set_up(stream=stream)
    compared = asyncio.run(_compare(case, tmp_path))
    assert compared >= 8
    assert not stream.getvalue()


async def _compare(case: Case, folder: Path) -> int:
    for name in ("true", "twin"):
        (folder / name).mkdir()
    true, twin = await Watched.open(folder / "true", case), await Watched.open(folder / "twin", case)
    twin.live.store = NoDisk()  # type: ignore[assignment]  # it has the methods that are called
    choices, compared = Chance(5), 0
    try:
        decisions = 0
        while waiting := true.live.room.asked():
            seat = waiting[choices.pick(len(waiting))]
            state = true.live.room.playing_table.state
            action = choose_random(state.options(seat), choices)
            if decisions % EVERY == 0:
                others = [None, *(other for other in range(case.seats) if other != seat)]
                viewer = others[choices.pick(len(others))]
                compared += await _compare_moment(case, true, twin, viewer, seat, action, choices)
            else:
                await true.act(seat, action.text)
                for page in true.pages:
                    true.heard(page)
            decisions += 1
    finally:
        await true.close()
        await twin.close()
    return compared


async def _compare_moment(
    case: Case,
    true: Watched,
    twin: Watched,
    viewer: int | None,
    seat: int,
    action: sandtable.Action,
    choices: Chance,
) -> int:
    """Make a twin of this moment and compare; let another seat decide alike in both, and compare again."""
    for page in true.pages:
        true.heard(page)
    table = true.live.room.playing_table
    twin.live.room = _copy(true.live.room)
    other = twin.live.room.playing_table
    other.state = scrambled(case, table.state, viewer, choices)
    twin.heard(viewer)
    assert await twin.everything(viewer, Chance(9)) == await true.everything(viewer, Chance(9))
    alike = [option for option in other.state.options(seat) if option.face == action.face]
    await true.act(seat, action.text)
    if not alike:
        return 1
    await twin.act(seat, alike[choices.pick(len(alike))].text)
    told = [*true.live.room.playing_table.state.news, *twin.live.room.playing_table.state.news]
    sent, also = true.heard(viewer), twin.heard(viewer)
    if not any(event.taught(viewer) for event in told):  # a secret shown by the rules may differ
        assert also == sent
    return 1


class NoDisk:
    """A store that keeps nothing, because the twin of a moment is thrown away afterwards."""

    async def append(self, table: str, seq: int, entries: list[bytes], head: object, fence: None) -> None: ...

    async def save_snapshot(self, table: str, snapshot: object) -> None: ...


def _copy(true: Room) -> Room:
    """Copy a table with its history, as far back as anything can be undone."""
    room = load_room_and_log(ID, (true.seq, save_room(true)), [])
    room.playing_table.history = list(true.playing_table.history)
    return room
