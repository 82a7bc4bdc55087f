"""Bots at the tables of the hall: when one is asked, how long it pauses, and what happens if it fails."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from sandtable.bots import budget
from sandtable.bots.levels import playable
from sandtable.server.hall.bots.batch import Move, decide, is_open, play
from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.bots.queue import Asker
from sandtable.server.hall.bots.worker import BotJob
from sandtable.server.hall.live import Advance, LiveRoom, Spawn, Thinking
from sandtable.server.hall.quarantine import wait_after
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.table.room import Room


class Manners(msgspec.Struct, frozen=True, kw_only=True):
    """How the hall behaves; times in seconds.

    Where people play without a clock, their pages set the pace: the hall only gathers the bots' moves.
    """

    bot_batch: float = 0.25  # the bots' moves of this time are shown together, and never sooner
    bot_pause: float = 0.7  # before a bot's turn where a clock runs or people only watch
    bot_step: float = 0.25  # there, between the small decisions of one turn
    bot_alone: float = 0.5  # before a bot moves at a table that nobody looks at
    undo_grace: float = 2.5  # before a bot moves after a decision that a person can still undo
    undo_grace_alone: float = 1.0  # the same where no other person has to agree to a later undo
    tick: float = 1.0
    forget_after: float = 60.0  # without a page, a thinking bot or a running clock


class BotTurns:
    """Lets the bots of a table move."""

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
        """Let the bots decide until a person is asked or their time is up, and write their moves together.

        They think during their pause, so how long one thinks shows only when it takes longer than that.
        """
        begun = self.time.seconds()
        if not live.pages:
            await self.time.sleep(self.manners.bot_alone)
        answer = live.room.playing_table.answer(seat)
        async with live.lock:  # a write in progress may withdraw the question
            if not is_open(live.room, seat, answer):
                return
            ahead, until = live.room.fork(), begun + self._pause(live, seat)
        moves = [await self._move(ahead)]
        while pages_set_pace(live) and ahead.bots_asked() and self.time.seconds() < until:
            moves.append(await self._move(ahead))
        await self.time.sleep(until - self.time.seconds())
        now = self.time.now()
        # Cancelling the bot does not cancel a write in progress.
        await asyncio.shield(self.spawn(self.advance(live, lambda room: decide(room, moves, now), now)))

    async def _move(self, ahead: Room) -> Move:
        """Let the next bot decide, and make its move in this fork, which nobody else sees."""
        seat = ahead.bots_asked()[0]
        answer = ahead.playing_table.answer(seat)
        options = ahead.playing_table.state.options(seat)
        if len(options) == 1:  # nothing to think about, so nobody has to wait in the queue
            chosen = options[0].text
        else:
            chosen = await self.bots.choose(job_of(ahead, seat), asker_of(ahead))
        move = Move(seat, answer, chosen)
        play(ahead, move, self.time.now())
        return move

    def _pause(self, live: LiveRoom, seat: int) -> float:
        """How long to wait before a bot's move is written; longer while a person can still undo."""
        room, manners = live.room, self.manners
        people = room.playing_people()
        if not live.pages:
            return manners.bot_alone
        if any(room.playing_table.can_undo(person) for person in people):
            alone = len({room.chairs[person].guest for person in people}) == 1
            return manners.undo_grace_alone if alone else manners.undo_grace
        if pages_set_pace(live):
            return manners.bot_batch
        return manners.bot_step if last_seat(room) == seat else manners.bot_pause


def pages_set_pace(live: LiveRoom) -> bool:
    """Whether each page shows the bots' moves at its own speed, however quickly they come.

    Where a clock runs, its player must first be able to follow; and a game of bots alone would rush past
    those who watch it.
    """
    return bool(live.pages and live.room.playing_people() and live.room.clocks is None)


def last_seat(room: Room) -> int | None:
    """The seat that decided last, as far as the table remembers."""
    table = room.playing_table
    if table.history:
        return table.history[-1].seat
    return table.bottom.seat if table.bottom else None


def job_of(room: Room, seat: int) -> BotJob:
    """Everything that the bot of that seat needs to decide. A bot keeps its seed for the whole game."""
    seed = hashlib.sha256(f"{room.seed} {seat}".encode()).digest()
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
        table=room.id,
    )


def asker_of(room: Room) -> Asker:
    """The person in whose name this table waits in the queue for bots."""
    return Asker(person=room.host, people=bool(room.playing_people()))
