"""An independent test of secrecy: twin halls, compared by everything that anybody can get out of them.

In the twin, the tests' own scrambler (not the games' `imagine`) has changed whatever a viewer may not know.
Then that viewer asks both halls for everything, over real sockets and requests, and both play on with actions
that look the same to the viewer. Every byte must be the same: what arrives on the socket, the responses to
requests, and the lines of the halls' logs. In every game, each seat and a spectator are the viewer once.
"""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable import Action, Chance
from sandtable.bots.random import choose_random
from sandtable.review.effort import Effort
from sandtable.server.hall.bots import hints
from sandtable.server.hall.heads import head
from sandtable.server.hall.live import LiveRoom
from sandtable.server.protocol.requests import Act, Start
from sandtable.server.protocol.settings import Settings
from sandtable.server.store.copying import copy_all
from sandtable.server.store.sql import SqlStore
from sandtable.server.table import entries as log
from sandtable.server.table.guests import Guest
from sandtable.server.table.room import Room
from sandtable.server.web.cookies import People
from tests.conformance.cases import Case
from tests.conformance.checks_secrets import scrambled
from tests.server.by_hand import ByHand
from tests.server.engines.postgres import drop_schema, new_schema
from tests.server.inside import HallInside
from tests.server.kit import PATIENCE, Client, Page
from tests.server.written import written
from tests.tiers import LONG

ID = "A" * 16
NOW = 1_700_000_000_000
TWINS = 8 if LONG else 1  # for each viewer of each game
ASKER = 0  # the seat that asks for a hint in the default run
TOGETHER = 6  # decisions that are made in both halls
CASES = [Case(sandtable.game(name), sandtable.game(name).seats[0]) for name in sandtable.games()]
VIEWERS = [
    pytest.param(case, viewer, id=f"{case.game.name}-{viewer}")
    for case in CASES
    for viewer in [None, *range(case.seats)]
]
PATHS = ["/api/hall", "/api/me", "/api/games", "/health"] + [
    f"/api/tables/{ID}/{path}"
    for path in ("log", "log?seat={seat}", "log?before=9", "record", "verify", "story", "moment?entry=9")
]


class Eye:
    """A hall with a single table, and the viewer at that table."""

    def __init__(
        self, folder: Path, case: Case, viewer: int | None, lines: io.StringIO, store: str = ""
    ) -> None:
        self.case = case
        self.viewer = viewer
        self.lines = lines
        self.read = 0
        self.hints = 0  # the number of hints that the viewer has asked for
        self.inside = HallInside(folder, ByHand(began=NOW / 1000), store=store)
        self.client = Client(self.inside)
        self.page: Page

    @property
    def live(self) -> LiveRoom:
        return self.inside.hall.rooms[ID]

    async def open(self) -> None:
        """Connect with the viewer's cookie as the hall signs it; both halls have the same key."""
        hall = self.inside.hall
        people = await self.do(People.open(hall.store, hall.time))
        self.client.cookie = f"guest={people.cookies.dumps(guest(self.viewer).id)}"
        await self.do(hall.table(ID))

    async def do(self, work: Any) -> Any:
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.inside.loop))

    async def act(self, seat: int, action: Action) -> None:
        """Make a decision as the guest on that seat."""
        hall, answer = self.inside.hall, self.live.room.playing_table.answer(seat)
        wish = act_of(seat, answer, action.text)
        await self.do(hall.submit(self.live, guest(seat), wish))

    def request(self, path: str) -> bytes:
        asked = urllib.request.Request(
            self.inside.url + path.format(seat=self.viewer), headers={"Cookie": self.client.cookie}
        )
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return f"{error.code} ".encode() + error.read()

    async def everything(self, chance: Chance) -> list[Any]:
        """Return everything that the viewer can get without making a decision."""
        got: list[Any] = [await asyncio.to_thread(self.request, path) for path in PATHS]
        for kind, fields in self.questions(chance):
            got.append(await self.answer_to(kind, **fields))
        return got + self.heard() + self.written()

    def questions(self, chance: Chance) -> list[tuple[str, dict[str, Any]]]:
        room, seat = self.live.room, self.viewer
        asked: list[tuple[str, dict[str, Any]]] = [("look", {"seat": seat})]
        for question in room.game.questions:
            words = {"end": "c3", "tribe": "builder", "start": "a1"}
            asked.append(("ask", {"seat": seat, "question": question, "words": words}))
        if seat is None:
            return asked
        actions, options = room.game.actions, room.playing_table.state.options(seat)
        tried = [actions[chance.pick(len(actions))] for _ in range(4)] + options[:4]
        for action in tried:
            asked += [(kind, {"seat": seat, "action": action.text}) for kind in ("why", "preview")]
        wrong = next(action for action in actions if action not in options)
        answer = room.playing_table.answer(seat)
        if self.may_have_a_hint():
            self.hints += 1
            asked.append(("hint", {"seat": seat, "answer": answer}))
        return [*asked, ("act", {"seat": seat, "answer": answer, "action": wrong.text})]

    def may_have_a_hint(self) -> bool:
        """Whether to ask for a hint: once a table, as it takes a process; by default for one seat only."""
        room, seat = self.live.room, self.viewer
        if self.hints or seat is None or seat not in room.asked():
            return False
        if not LONG and seat != ASKER:
            return False
        return len(room.playing_table.state.options(seat)) > 1

    async def answer_to(self, kind: str, **fields: Any) -> Any:
        """Return the answer to a request, whether it was carried out or refused."""
        number = await self.page.send(kind, **fields)
        while (message := await self.page.next())["type"] == "show" or message["id"] != number:
            pass
        return message

    async def up_to_date(self) -> None:
        await self.page.until(lambda show: show["entry"] == self.live.room.seq)

    def heard(self) -> list[str]:
        found, self.page.heard = self.page.heard, []
        return found

    def written(self) -> list[str]:
        """The log lines since the last call, without their times; the other hall is idle in the meantime."""
        found = self.lines.getvalue().splitlines()
        news, self.read = found[self.read :], len(found)
        return [json.dumps({**json.loads(line), "time": ""}) for line in news]


def act_of(seat: int, answer: int, action: str) -> Any:
    return Act(id=1, seat=seat, answer=answer, action=action)


def guest(seat: int | None) -> Guest:
    return Guest(id=f"guest-{seat}", name=f"Guest {seat}")


async def lay_table(inside: HallInside, case: Case) -> None:
    """Start a table with a fixed seed, so that it is the same in every run."""
    store = inside.hall.store
    for seat in [*range(case.seats), None]:
        await store.add_guest(guest(seat))
    settings = Settings(game=case.game.name, seats=case.seats)
    entries: list[log.AnyEntry] = [
        log.TableOpened(at=NOW, settings=settings, host=guest(0).id, seed="ab" * 32),
        *(
            log.SatDown(at=NOW, seat=seat, guest=guest(seat).id, name=guest(seat).name)
            for seat in range(case.seats)
        ),
        log.HintsAllowed(at=NOW, guests=[guest(seat).id for seat in range(case.seats)]),
    ]
    room = Room(ID)
    for entry in entries:
        room.fold(entry)
    await store.append(ID, 1, [log.encode(entry) for entry in entries], head(room))
    live = await inside.hall.table(ID)
    await inside.hall.submit(live, guest(0), Start(id=1))


def copy_data(source: Path, target: Path) -> None:
    target.mkdir()
    with (
        sqlite3.connect(source / "hall.sqlite3") as true,
        sqlite3.connect(target / "hall.sqlite3") as twin,
    ):
        true.backup(twin)
    true.close()
    twin.close()


async def copy_to(source: str, target: str) -> None:
    here, there = await SqlStore.open(source), await SqlStore.open(target)
    await copy_all(here, there, lambda count: None)
    await here.close()
    await there.close()


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    effort = Effort(thought=0.05, finals=8, playouts=1, draws=1, games=4, worlds=4)
    monkeypatch.setattr(hints, "HINT", effort)


@pytest.mark.parametrize(("case", "viewer"), VIEWERS)
def test_twins_are_the_same_to_every_eye(case: Case, viewer: int | None, tmp_path: Path) -> None:
    with written() as lines:
        for number in range(TWINS):
            folder = tmp_path / f"{number}"
            folder.mkdir()
            twins = Twins(case, viewer, folder, lines, number)
            assert twins.run()
            assert twins.hints or viewer != ASKER, "nobody asked for a hint: choose another seed"
    assert not lines.getvalue(), "the halls had something to say in their logs"


@pytest.mark.parametrize(("case", "viewer"), VIEWERS if LONG else VIEWERS[1:2])
def test_twins_in_postgresql(case: Case, viewer: int | None, tmp_path: Path, postgres_server: str) -> None:
    """Do the same with halls that can share a database, and so know of other halls, drivers and visits.

    A default run takes the seat that asks for everything, including hints.
    """
    stores = [new_schema(postgres_server) for _ in range(2)]
    with written() as lines:
        assert Twins(case, viewer, tmp_path, lines, 0).run_on(*stores)
    assert not lines.getvalue(), "the halls had something to say in their logs"
    for store in stores:
        drop_schema(store)


class Twins:
    """The comparison at one moment of one game, for one viewer."""

    def __init__(self, case: Case, viewer: int | None, folder: Path, lines: io.StringIO, seed: int) -> None:
        self.case = case
        self.viewer = viewer
        self.folder = folder
        self.lines = lines
        self.hints = 0
        self.choices = Chance(1 + 100 * seed + (0 if viewer is None else viewer + 1))

    def run_on(self, one: str, other: str) -> int:
        """Start the table in a database file, and copy that to both databases."""
        laid = Eye(self.folder / "laid", self.case, self.viewer, self.lines)
        with laid.inside:
            laid.inside.do(lay_table(laid.inside, self.case))
            laid.inside.do(self.play_some(laid.live, laid.inside))
        for store in (one, other):
            asyncio.run(copy_to(f"sqlite:///{self.folder}/laid/hall.sqlite3", store))
        true, twin = (
            Eye(self.folder / "x", self.case, self.viewer, self.lines, each) for each in (one, other)
        )
        with true.inside, twin.inside:
            return asyncio.run(self.compare(true, twin))

    def run(self) -> int:
        true = Eye(self.folder / "true", self.case, self.viewer, self.lines)
        with true.inside:
            true.inside.do(lay_table(true.inside, self.case))
            true.inside.do(self.play_some(true.live, true.inside))
            copy_data(self.folder / "true", self.folder / "twin")
            twin = Eye(self.folder / "twin", self.case, self.viewer, self.lines)
            with twin.inside:
                return asyncio.run(self.compare(true, twin))

    async def play_some(self, live: LiveRoom, inside: HallInside) -> None:
        """Make random decisions up to some moment in the middle of the game."""
        left = 5 + self.choices.pick(60)
        while left > 0 or self.waits_for_a_question(live):
            left -= 1
            waiting = live.room.asked()
            state = live.room.playing_table.state.clone()
            seat = waiting[self.choices.pick(len(waiting))]
            action = choose_random(state.options(seat), self.choices)
            state.apply(seat, action, Chance(1))
            if not state.to_act():
                return  # this could end the game, and then everything is open
            answer = live.room.playing_table.answer(seat)
            await inside.hall.submit(live, guest(seat), act_of(seat, answer, action.text))
            if not live.room.asked():
                raise AssertionError("the game is over: choose another seed")

    def waits_for_a_question(self, live: LiveRoom) -> bool:
        """Whether the viewer is to have a hint, but is not asked anything yet."""
        if self.viewer != ASKER:
            return False
        return len(live.room.playing_table.state.options(self.viewer)) < 2

    async def compare(self, true: Eye, twin: Eye) -> int:
        for eye in (true, twin):
            await eye.open()
        table = twin.live.room.playing_table
        table.state = scrambled(self.case, true.live.room.playing_table.state, self.viewer, self.choices)
        async with true.client.at(ID) as true.page, twin.client.at(ID) as twin.page:
            for eye in (true, twin):
                await eye.page.next_show()
                eye.written()
            compared = 0
            while compared < TOGETHER:
                compared += 1
                await self.same(true, twin, lambda eye: eye.everything(Chance(9)))
                assert true.hints == twin.hints
                if not await self.decide_alike(true, twin):
                    break
            self.hints = true.hints
            return compared

    async def decide_alike(self, true: Eye, twin: Eye) -> bool:
        """Let another seat decide, in the twin with an action that looks alike; False if they differ now."""
        waiting = [seat for seat in true.live.room.asked() if seat != self.viewer]
        if not waiting:  # only the viewer is asked, and makes the same decision in both
            waiting = true.live.room.asked()
        seat = waiting[self.choices.pick(len(waiting))]
        action = choose_random(true.live.room.playing_table.state.options(seat), self.choices)
        others = twin.live.room.playing_table.state.options(seat)
        alike = [
            each for each in others if (each == action if seat == self.viewer else each.face == action.face)
        ]
        if not alike:
            return False
        counterpart = alike[self.choices.pick(len(alike))]
        for eye, each in ((true, action), (twin, counterpart)):
            await eye.act(seat, each)
            await eye.up_to_date()
        states = [eye.live.room.playing_table.state for eye in (true, twin)]
        told = [event for state in states for event in state.news]
        if any(event.taught(self.viewer) for event in told) or not all(state.to_act() for state in states):
            return False  # by the rules, the viewer was shown a secret
        await self.same(true, twin, heard)
        return True

    async def same(self, true: Eye, twin: Eye, look: Callable[[Eye], Any]) -> None:
        one, other = await look(true), await look(twin)
        assert one, "nothing was compared"
        for mine, also in zip(one, other, strict=True):
            assert mine == also, f"{self.viewer} can tell the twins apart"


async def heard(eye: Eye) -> list[str]:
    return eye.heard() + eye.written()
