"""Bots at the tables of the hall: when one is asked, how long it waits, and what happens if it fails."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from sandtable.bots import budget
from sandtable.bots.levels import playable
from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.bots.queue import Asker
from sandtable.server.hall.bots.worker import BotJob
from sandtable.server.hall.live import Decide, LiveRoom
from sandtable.server.hall.quarantine import wait_after
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.table import desk
from sandtable.server.table.desk import Decision
from sandtable.server.table.room import Room

Spawn = Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]]
Write = Callable[[LiveRoom, Decide, int], Coroutine[Any, Any, None]]


class Manners(msgspec.Struct, frozen=True, kw_only=True):
    """How the hall behaves; times in seconds."""

    bot_pause: float = 0.7  # before a bot's turn, so that people can follow
    bot_step: float = 0.25  # between the small decisions of one turn
    bot_alone: float = 0.5  # before a bot moves where nobody looks: the hall has better things to do
    undo_grace: float = 2.5  # before a bot moves on from a decision that a person can still take back
    tick: float = 1.0
    forget_after: float = 60.0  # without a page, a bot or a live clock


class BotTurns:
    """Lets the bots of a table move, one decision at a time."""

    def __init__(self, bots: BotPool, time: Timekeeper, manners: Manners, spawn: Spawn, write: Write) -> None:
        self.bots = bots
        self.time = time
        self.manners = manners
        self.spawn = spawn
        self.write = write

    def go_on(self, live: LiveRoom) -> None:
        """Let the bot that is asked think, and no other."""
        if live.thinking and live.thinking.done():
            live.thinking = None
        bots = live.room.bots_asked()
        wanted = f"{bots[0]}:{live.room.playing_table.answer(bots[0])}" if bots else ""
        if live.thinking and live.thinking.get_name() != wanted:
            live.thinking.cancel()
            live.thinking = None
        if wanted and live.thinking is None and self.time.seconds() >= live.think_again:
            live.thinking = self.spawn(self._try(live, bots[0]))
            live.thinking.set_name(wanted)

    async def _try(self, live: LiveRoom, seat: int) -> None:
        """A bot that cannot move tries again after ever longer waits, not with every tick."""
        try:
            await self._think(live, seat)
        except Exception:
            live.stumbles += 1
            live.think_again = self.time.seconds() + wait_after(live.stumbles)
            raise
        live.stumbles = 0

    async def _think(self, live: LiveRoom, seat: int) -> None:
        answer = live.room.playing_table.answer(seat)

        def still_asked(room: Room) -> bool:
            """The answer number tells whether the question stands; the level, whether a bot answers it."""
            return seat in room.bots_asked() and room.playing_table.answer(seat) == answer

        await self.time.sleep(self._pause(live, seat))
        async with live.lock:  # what is just being written may take the question away
            if not still_asked(live.room):
                return
            job, asker = job_of(live.room, seat), asker_of(live.room)
        action = await self.bots.choose(job, asker)
        now = self.time.now()

        def decide(room: Room) -> Decision:
            return desk.act(room, seat, answer, action, now) if still_asked(room) else Decision([])

        # What is being written is not stopped, even if the bot is.
        await asyncio.shield(self.spawn(self.write(live, decide, now)))

    def _pause(self, live: LiveRoom, seat: int) -> float:
        """A bot waits so that people can follow, and longer where a person may still think again."""
        if not live.pages:
            return self.manners.bot_alone
        table = live.room.playing_table
        if any(table.can_undo(person) for person in live.room.playing_people()):
            return self.manners.undo_grace
        last = table.history[-1].seat if table.history else table.bottom.seat if table.bottom else None
        return self.manners.bot_step if last == seat else self.manners.bot_pause


def job_of(room: Room, seat: int) -> BotJob:
    """What the bot of that seat needs to decide."""
    seed = hashlib.sha256(f"{room.seed} {room.seq}".encode()).digest()
    level = playable(room.settings.game, room.places[seat].level)
    limits = budget(room.settings.game, level)
    return BotJob(
        game=room.settings.game,
        level=level,
        seat=seat,
        state=room.playing_table.state.to_data(),
        seed=int.from_bytes(seed[:4], "big"),
        work=limits.work,
        seconds=limits.seconds,
    )


def asker_of(room: Room) -> Asker:
    """Whose turn in the queue of bots a decision at this table takes."""
    return Asker(person=room.host, people=bool(room.playing_people()))
