"""Bots at tables: to whom they are charged, and what happens when somebody takes back their seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.server.hall.bots.queue import Asker
from sandtable.server.hall.bots.turns import Manners
from sandtable.server.hall.bots.worker import BotJob
from sandtable.server.limits import DEFAULTS
from tests.server.by_hand import ByHand
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused
from tests.server.written import written


@pytest.fixture
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallInside]:
    with HallInside(tmp_path_factory.mktemp("hall") / "data") as inside:
        yield inside


@pytest.mark.parametrize("chairs", [["novice"] * 3, ["open"] * 3], ids=["bots", "empty"])
def test_tables_without_people_count_for_whoever_opened_them(hall: HallInside, chairs: list[str]) -> None:
    ola = Client(hall, "Ola")
    for _ in range(DEFAULTS.tables_of_a_guest):
        ola.open_table("camel-up", chairs)
    with pytest.raises(Refused, match="too-many-tables"):
        ola.open_table("camel-up", chairs)
    assert Client(hall, "Eve").open_table("camel-up", chairs)


def test_a_bot_thinks_for_the_host_of_its_table_and_for_people_if_there_are_any(
    hall: HallInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Asker] = []

    async def choose(job: BotJob, asker: Asker) -> str:
        asked.append(asker)
        await asyncio.Event().wait()
        return ""

    monkeypatch.setattr(hall.hall.bots, "choose", choose)
    ola = Client(hall, "Ola")
    bots = ola.open_table("camel-up", ["novice"] * 3, start=True)
    people = ola.open_table("camel-up", ["novice", "novice", "me"], start=True)
    host = hall.hall.rooms[bots].room.host
    assert host
    assert host == hall.hall.rooms[people].room.host
    while len(asked) < 2:
        hall.do(asyncio.sleep(0.01))
    assert asked == [Asker(host, people=False), Asker(host, people=True)]


def test_bots_that_nobody_watches_take_their_time(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables of bots alone must not keep the hall busy; time is moved by hand."""
    with HallInside(tmp_path_factory.mktemp("hall") / "data", ByHand(), manners=Manners()) as hall:
        asked: list[BotJob] = []

        async def choose(job: BotJob, asker: Asker) -> str:
            asked.append(job)
            await asyncio.Event().wait()
            return ""

        monkeypatch.setattr(hall.hall.bots, "choose", choose)
        Client(hall, "Ola").open_table("camel-up", ["novice"] * 3, start=True)
        hall.move_time(Manners().bot_alone - 0.01)
        assert not asked
        hall.move_time(0.02)
        while not asked:
            hall.do(asyncio.sleep(0.01))


def test_a_seat_reclaimed_while_its_bot_is_about_to_move(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat is reclaimed, but not yet on the disk, when the bot has chosen and its pause is over."""

    async def play() -> None:
        table = ola.open_table("camel-up", ["me", "me", "me"], start=True)
        live = await on_loop(hall.hall.table(table))
        held, go_on = asyncio.Event(), asyncio.Event()
        append = live.store.append
        asked: list[BotJob] = []

        async def choose(job: BotJob, asker: Asker) -> str:
            asked.append(job)
            return "leg blue"

        monkeypatch.setattr(hall.hall.bots, "choose", choose)

        async def slow(*arguments: Any) -> None:
            held.set()
            await go_on.wait()
            await append(*arguments)

        async with ola.at(table) as page:
            await page.next_show()
            seat = live.room.asked()[0]
            await page.ask("lend", seat=seat, level="novice")
            live.store.append = slow
            number = await page.send("reclaim", seat=seat)
            await on_loop(held.wait())
            await on_loop(asyncio.sleep(3 * PAUSE))
            live.store.append = append
            hall.loop.call_soon_threadsafe(go_on.set)
            while (await page.next()).get("id") != number:
                pass
            assert live.room.people_asked() == [seat]
            await on_loop(asyncio.sleep(PAUSE))
            assert asked, "the bot thinks during its pause"
            assert not live.room.playing_table.history, "a bot has moved for a seat that is no longer its own"

    async def on_loop(work: Any) -> Any:
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, hall.loop))

    manners = Manners(bot_batch=PAUSE, bot_pause=PAUSE, bot_alone=0, undo_grace=PAUSE)
    with written() as lines:
        with HallInside(tmp_path_factory.mktemp("hall") / "data", manners=manners) as hall:
            ola = Client(hall, "Ola")
            asyncio.run(play())
        events = [json.loads(line)["event"] for line in lines.getvalue().splitlines()]
    assert events == []


PAUSE = 0.3  # seconds before a bot moves
