"""A table opens quickly, however long its game is: only the entries since a snapshot are replayed."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable import Chance
from sandtable.bots.random import choose_random
from sandtable.server.hall.archive.archive import Archive
from sandtable.server.hall.heads import head
from sandtable.server.hall.live import SNAPSHOT_EVERY, LiveRoom
from sandtable.server.protocol.settings import Settings
from sandtable.server.store import Snapshot
from sandtable.server.store.sql import SqlStore
from sandtable.server.table import decisions
from sandtable.server.table import entries as log
from sandtable.server.table.room import Room
from sandtable.server.table.snapshots import save_room
from tests.quick import QUICK

ONE_TURN = 40  # the most decisions that can still be undone; no snapshot is made among them


async def opened(store: SqlStore, game: str) -> LiveRoom:
    room, seats = Room("A" * 16), sandtable.game(game).seats[-1]
    entries: list[log.AnyEntry] = [
        log.TableOpened(
            at=1,
            settings=Settings(game=game, seats=seats, variants=QUICK if game == "camel-up" else {}),
            host="host",
            seed="ab" * 32,
        ),
        *(log.Invited(at=1, seat=seat, level="novice") for seat in range(seats)),
    ]
    for entry in entries:
        room.fold(entry)
    await store.append(room.id, 1, [log.encode(entry) for entry in entries], head(room))
    live = await LiveRoom.load(room.id, store, Archive(store))
    assert live is not None
    await live.write(partial(decisions.start, now=1), 1)
    return live


@pytest.mark.parametrize("game", sandtable.games())
def test_little_is_replayed(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        store = await SqlStore.open(f"sqlite:///{tmp_path}/hall.sqlite3")
        live, choices, made = await opened(store, game), Chance(3), 0
        while asked := live.room.asked():
            seat, table = asked[0], live.room.playing_table
            action = choose_random(table.state.options(seat), choices).text
            await live.write(
                partial(decisions.act, seat=seat, answer=table.answer(seat), action=action, now=made),
                made,
            )
            made += 1
            if made % 25 == 0:
                again = await LiveRoom.load(live.room.id, store, live.archive)
                assert again is not None
                assert again.room.seq - again.saved <= SNAPSHOT_EVERY + ONE_TURN
                assert again.room.playing_table.state == live.room.playing_table.state
                assert again.room.sealed().drawn == live.room.sealed().drawn
        await live.archive.close()
        await store.close()

    asyncio.run(play())


def test_a_snapshot_of_an_earlier_version_is_not_needed(tmp_path: Path) -> None:
    """A snapshot that lacks a newer field is ignored, and the log is replayed from its first entry."""

    async def play() -> None:
        store = await SqlStore.open(f"sqlite:///{tmp_path}/hall.sqlite3")
        live = await opened(store, "camel-up")
        for now, action in enumerate(("bet winner blue", "bet loser red", "roll")):
            seat = live.room.asked()[0]
            answer = live.room.playing_table.answer(seat)
            await live.write(partial(decisions.act, seat=seat, answer=answer, action=action, now=now), now)
        saved = msgspec.json.decode(save_room(live.room))
        del saved["state"]["state"]["laid"]
        await store.save_snapshot(live.room.id, Snapshot(live.room.seq, msgspec.json.encode(saved)))
        again = await LiveRoom.load(live.room.id, store, live.archive)
        assert again is not None
        assert again.room.playing_table.state == live.room.playing_table.state
        await live.archive.close()
        await store.close()

    asyncio.run(play())
