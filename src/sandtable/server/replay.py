"""A finished game looked at again: every position it went through, as any seat saw it then.

A position never changes once it has been left, so a game is replayed once, in a thread, and its positions are
kept for a while: then a step forward, a step back and a leap cost the same.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from typing import Final

import msgspec

from sandtable.core.state import State
from sandtable.server import entries as log
from sandtable.server.desk import Refusal
from sandtable.server.hall import Hall
from sandtable.server.lines import lines
from sandtable.server.room import Room
from sandtable.server.wire import Told
from sandtable.server.wire_rest import Moment, Story

MOST_POSITIONS: Final = 10_000  # of all games that are kept, and of one that is replayed at all
STEPS: Final = (log.Started, log.Decided, log.TookBack)  # the entries after which the game stands otherwise


class Replay(msgspec.Struct, frozen=True):
    """A game: `positions[k]` is how it stood after entry number `steps[k]`; `told` is what has lines."""

    room: Room
    steps: list[int]
    positions: list[State]
    told: list[tuple[int, log.AnyEntry]]

    def after(self, entry: int) -> State:
        at = bisect_right(self.steps, entry) - 1
        if at < 0 or entry > self.room.seq:
            raise Refusal("no-such-entry")
        return self.positions[at]


class Replays:
    """The games that were looked at last."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept: OrderedDict[str, Replay] = OrderedDict()
        self.lock = asyncio.Lock()  # one game is replayed at a time; the others' steps go on meanwhile

    async def story(self, id: str, seat: int | None) -> Story:
        replay = await self._replay(id, seat)
        game = replay.room.settings.game
        told = [
            line
            for number, entry in replay.told
            for line in lines(number, entry, game, seat, {})
            if isinstance(line, Told)
        ]
        return Story(replay.steps, told)

    async def moment(self, id: str, entry: int, seat: int | None) -> Moment:
        replay = await self._replay(id, seat)
        return Moment(entry, seat, replay.room.game.view(replay.after(entry), seat))

    async def _replay(self, id: str, seat: int | None) -> Replay:
        live = await self.hall.room(id)
        if live is None:
            raise Refusal("no-such-table")
        if live.room.status != "over":
            raise Refusal("not-over")
        if seat is not None and seat >= live.room.settings.seats:
            raise Refusal("no-such-seat")
        if id not in self.kept:
            async with self.lock:
                if id not in self.kept:
                    bodies = await self.hall.store.since(id, 0)
                    self._keep(id, await asyncio.to_thread(replayed, id, bodies))
        self.kept.move_to_end(id)
        return self.kept[id]

    def _keep(self, id: str, replay: Replay) -> None:
        self.kept[id] = replay
        while sum(len(each.steps) for each in self.kept.values()) > MOST_POSITIONS:
            self.kept.popitem(last=False)


def replayed(id: str, bodies: list[bytes]) -> Replay:
    """From the set-up to the last decision: what is said afterwards is no part of the game."""
    room = Room(id)
    replay = Replay(room, [], [], [])
    for body in bodies:
        entry = log.decode(body)
        room.fold(entry)
        if isinstance(entry, STEPS):
            replay.steps.append(room.seq)
            replay.positions.append(room.playing_table.state)
        if replay.steps:
            replay.told.append((room.seq, entry))
        if room.status == "over":
            break
        if len(replay.steps) == MOST_POSITIONS:
            raise Refusal("too-large")
    if room.status != "over":
        raise Refusal("not-over")
    room.trim()
    return replay
