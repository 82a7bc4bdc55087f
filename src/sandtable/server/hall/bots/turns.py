"""Bots at the tables of the hall: when one is asked, how long it pauses, and what happens if it fails."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from sandtable.bots import budget
from sandtable.bots.levels import playable
from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.bots.queue import Asker
from sandtable.server.hall.bots.worker import BotJob
from sandtable.server.hall.live import Advance, LiveRoom, Spawn, Thinking
from sandtable.server.hall.quarantine import wait_after
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.table import decisions
from sandtable.server.table.decisions import Decision
from sandtable.server.table.room import Room


class Manners(msgspec.Struct, frozen=True, kw_only=True):
    """How the hall behaves; times in seconds."""

    bot_pause: float = 0.7  # before a bot's turn, so that people can follow
    bot_step: float = 0.25  # between the small decisions of one turn
    bot_alone: float = 0.5  # before a bot moves at a table that nobody looks at
    undo_grace: float = 2.5  # before a bot moves after a decision that a person can still undo
    tick: float = 1.0
    forget_after: float = 60.0  # without a page, a thinking bot or a running clock


class BotTurns:
    """Lets the bots of a table move, one decision at a time."""

    def __init__(
        self, bots: BotPool, time: Timekeeper, manners: Manners, spawn: Spawn, advance: Advance
    ) -> None:
        self.bots = bots
        self.time = time
        self.manners = manners
        self.spawn = spawn
        self.advance = advance

    def go_on(self, live: LiveRoom) -> None:
        """Start the bot that is asked now, and stop one that still thinks about an old question."""
        if live.thinking and live.thinking.task.done():
            live.thinking = None
        bots = live.room.bots_asked()
        question = (bots[0], live.room.playing_table.answer(bots[0])) if bots else None
        if live.thinking and live.thinking.question != question:
            live.thinking.task.cancel()
            live.thinking = None
        if question and live.thinking is None and self.time.seconds() >= live.think_again:
            live.thinking = Thinking(question, self.spawn(self._try(live, question[0])))

    async def _try(self, live: LiveRoom, seat: int) -> None:
        """Let the bot think; after each failure in a row the next try waits longer."""
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
            """Whether the same question is still open, and still for a bot."""
            return seat in room.bots_asked() and room.playing_table.answer(seat) == answer

        await self.time.sleep(self._pause(live, seat))
        async with live.lock:  # a write in progress may withdraw the question
            if not still_asked(live.room):
                return
            job, asker = job_of(live.room, seat), asker_of(live.room)
        action = await self.bots.choose(job, asker)
        now = self.time.now()

        def decide(room: Room) -> Decision:
            return decisions.act(room, seat, answer, action, now) if still_asked(room) else Decision([])

        # Cancelling the bot does not cancel a write in progress.
        await asyncio.shield(self.spawn(self.advance(live, decide, now)))

    def _pause(self, live: LiveRoom, seat: int) -> float:
        """How long the bot waits so that people can follow; longer while a person can still undo."""
        if not live.pages:
            return self.manners.bot_alone
        table = live.room.playing_table
        if any(table.can_undo(person) for person in live.room.playing_people()):
            return self.manners.undo_grace
        last = table.history[-1].seat if table.history else table.bottom.seat if table.bottom else None
        return self.manners.bot_step if last == seat else self.manners.bot_pause


def job_of(room: Room, seat: int) -> BotJob:
    """Everything that the bot of that seat needs to decide."""
    seed = hashlib.sha256(f"{room.seed} {room.seq}".encode()).digest()
    level = playable(room.settings.game, room.chairs[seat].level)
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
    """The person in whose name this table waits in the queue for bots."""
    return Asker(person=room.host, people=bool(room.playing_people()))
