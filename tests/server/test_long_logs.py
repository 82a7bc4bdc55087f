"""The hall's own process does no work of unbounded size: long logs go to the process of the archive."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable import Chance, Record, Table
from sandtable.core.record import Play, Undo
from sandtable.server.hall.archive import records
from sandtable.server.hall.live import MOST_FOLDED, SNAPSHOT_EVERY, LiveRoom
from sandtable.server.table import decisions, desk
from sandtable.server.table import entries as log
from sandtable.server.table.room import Room
from sandtable.server.table.snapshots import save_room
from tests.quick import QUICK
from tests.server.inner_kit import InnerGuest, InnerHall, inner_hall, play_until_the_last_decision
from tests.server.kit import seeded

FOLDED_AT_ONCE = MOST_FOLDED + 8  # the few more are those that a single wish writes


def finished(game: str = "camel-up", seed: int = 1) -> Record:
    title, numbers = sandtable.game(game), seeded(seed)
    table = Table(title, title.seats[0], Chance(seed), QUICK if game == "camel-up" else {})
    while table.state.to_act():
        seat = table.state.to_act()[0]
        options = table.state.options(seat)
        table.play(options[next(numbers) % len(options)], seat)
    return table.record()


def with_second_thoughts(record: Record, undos: int) -> Record:
    """Return the same game, in which somebody first makes and undoes a bet that many times."""
    table = Table.replay(Record.from_data({**plain(record), "entries": [], "result": None}))
    seat = table.state.to_act()[0]
    bet = next(option.text for option in table.state.options(seat) if option.text.startswith("bet"))
    dither: list[Play | Undo] = [each for _ in range(undos) for each in (Play(seat, bet, []), Undo(seat, 1))]
    return Record.from_data({**plain(record), "entries": [*dither, *record.entries]})


def plain(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(record.to_json())
    return data


class Loop:
    """Counts the entries folded in this process between two turns of its event loop."""

    def __init__(self) -> None:
        self.now = 0
        self.most = 0

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.most = max(self.most, self.now)
            self.now = 0


@asynccontextmanager
async def watched(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[InnerHall, Loop]]:
    loop, fold, enter = Loop(), Room.fold, Table.enter

    def counted_fold(self: Room, *arguments: Any, **named: Any) -> None:
        loop.now += 1
        fold(self, *arguments, **named)

    def counted_enter(self: Table, *arguments: Any) -> None:
        loop.now += 1
        enter(self, *arguments)

    monkeypatch.setattr(Room, "fold", counted_fold)
    monkeypatch.setattr(Table, "enter", counted_enter)
    async with inner_hall(folder, tick=60.0) as inner:
        watching = asyncio.create_task(loop.watch())
        yield inner, loop
        watching.cancel()


async def looked_at(guest: InnerGuest, table: str, entry: int) -> None:
    for path in ("log", "record", "verify", "story", f"moment?entry={entry}"):
        status, _ = await guest.get(f"/api/tables/{table}/{path}")
        assert status == 200, path


def test_the_longest_record_is_imported_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    longest = with_second_thoughts(finished(), records.MOST_UNDOS)

    async def run() -> None:
        async with watched(tmp_path, monkeypatch) as (inner, loop):
            ola = await inner.guest("Ola")
            status, opened = await ola.post("/api/records", longest.to_json())
            assert status == 200
            head, kept = await inner.store.head(opened["id"]), await inner.store.since(opened["id"], 0)
            assert (head.status, len(kept)) == ("over", len(longest.entries) + 1 + longest.seats + 1)
            saved = await inner.store.load_snapshot(opened["id"])
            assert saved.seq == len(kept), "so that opening it is cheap"
            await looked_at(ola, opened["id"], len(kept))
            page = await ola.page(opened["id"])
            assert page.last_show()["room"]["status"] == "over"
            assert loop.most <= 1, "and it opens from the snapshot that came with it"

    asyncio.run(run())


@pytest.mark.parametrize("undos", [0, 1])
def test_a_longer_record_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, undos: int) -> None:
    record = finished()
    if undos:
        too_long = with_second_thoughts(record, records.MOST_UNDOS + 1)
    else:
        plays = [Play(0, "roll", [])] * (records.MOST_PLAYS + 1)
        too_long = Record.from_data({**plain(record), "entries": plays})

    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            status, trouble = await ola.post("/api/records", too_long.to_json())
            assert (status, trouble["code"]) == (413, "too-large")

    asyncio.run(run())


def test_a_long_game_is_opened_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds without a snapshot, in the middle of a game, and when an old decision is undone."""

    async def run() -> None:
        async with watched(tmp_path, monkeypatch) as (inner, loop):
            ola = await inner.guest("Ola")
            table = await ola.open_table("five-tribes", ["me", "me"])
            page = await ola.page(table)
            await dither(page.live, 4 * SNAPSHOT_EVERY)
            snapshot = await inner.store.load_snapshot(table)
            assert page.live.room.seq - snapshot.seq <= 2 * SNAPSHOT_EVERY, (
                "though something can be taken back"
            )
            before = page.live.room.playing_table.state
            limits = [page.live.room.playing_table.undo_limit(seat) for seat in range(2)]

            again = await reopened(inner, table)
            assert again.room.playing_table.state == before
            assert [again.room.playing_table.undo_limit(seat) for seat in range(2)] == limits
            assert save_room(again.room) == save_room(page.live.room)

            for _ in range(2 * SNAPSHOT_EVERY):
                page = await ola.page(table)
                page.heard()
                seat = page.live.room.asked()[0]
                page.page.seat = seat
                assert (await page.say("propose", seat=1 - seat, what="undo"))["type"] in ("done", "refused")
                await dither(page.live, 1)
            assert loop.most <= FOLDED_AT_ONCE

    asyncio.run(run())


async def reopened(inner: InnerHall, table: str) -> LiveRoom:
    """Rebuild the room from nothing but the log."""
    await inner.store.store._database.write(
        lambda connection: connection.exec_driver_sql("DELETE FROM snapshots")
    )
    inner.hall.rooms.pop(table)
    return await inner.live(table)


async def dither(live: LiveRoom, times: int) -> None:
    """Make two decisions, and undo and repeat the second one again and again."""

    async def decide() -> None:
        seat = live.room.asked()[0]
        table = live.room.playing_table
        action = table.state.options(seat)[0].text
        answer = table.answer(seat)
        await live.write(lambda room: decisions.act(room, seat, answer, action, 1), 1)

    await decide()
    for _ in range(times):
        seat = live.room.asked()[0]
        await decide()
        if not live.room.playing_table.can_undo(seat):
            return
        await live.write(partial(taken_back, seat=seat), 1)


def taken_back(room: Room, seat: int) -> decisions.Decision:
    return decisions.Decision([log.TookBack(at=1, seat=seat, plays=1)])


def test_a_log_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the log is full, the game can still be finished, but nothing else is written."""

    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            table = await ola.open_table("camel-up", ["me", "me", "me"])
            page = await ola.page(table)
            monkeypatch.setattr(desk, "MOST_ENTRIES", page.live.room.seq)
            for kind, fields in (
                ("say", {"text": "more!"}),
                ("take-back", {"seat": 0}),
                ("propose", {"seat": 0, "what": "undo"}),
                ("lend", {"seat": 0, "level": "novice"}),
            ):
                assert (await page.say(kind, **fields))["code"] == "log-full", kind
            entries = page.live.room.seq
            assert (await ola.post("/api/me", {"name": "Ola II"}))[0] == 200
            assert page.live.room.seq == entries
            wish = await play_until_the_last_decision(page)
            assert (await page.say("act", **wish))["type"] == "done"
            assert (await ola.get(f"/api/tables/{table}/verify"))[1]["good"]

    asyncio.run(run())


def test_an_archive_that_dies_is_started_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            _, opened = await ola.post("/api/records", finished().to_json())
            path = f"/api/tables/{opened['id']}/story"
            assert (await ola.get(path))[0] == 200
            process = inner.hall.archive.side.process
            assert process is not None
            process.kill()
            process.wait()
            assert (await ola.get(path))[0] == 200

    asyncio.run(run())
