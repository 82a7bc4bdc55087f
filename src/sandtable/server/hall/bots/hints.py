"""Hints for people who play: thought out by the bots' processes, written to the log, then shown.

A hint is made from a state that is imagined from what the seat knows, so not even the process that thinks
sees the true one. One hint is made at a time for each seat. It is given up when its question goes away.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sandtable.core.chance import Chance
from sandtable.review.hint import HINT
from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.bots.queue import Asker
from sandtable.server.hall.bots.worker import BotJob
from sandtable.server.hall.live import Decide, LiveRoom, Spawn, Thinking
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.protocol.requests import AskHint
from sandtable.server.table import hint_rules
from sandtable.server.table.desk import MOST_ENTRIES
from sandtable.server.table.guests import Guest
from sandtable.server.table.refusal import Refusal
from sandtable.server.table.room import Room

SECONDS: Final = 20.0  # for a hint; most take one to four
Submit = Callable[[LiveRoom, Decide, int], Coroutine[Any, Any, None]]  # `Hall.write_for`


class HintDesk:
    """Gives hints at the tables of the hall."""

    def __init__(self, bots: BotPool, time: Timekeeper, spawn: Spawn, submit: Submit) -> None:
        self.bots = bots
        self.time = time
        self.spawn = spawn
        self.submit = submit
        self.thinking: dict[str, dict[int, Thinking]] = {}  # by table and seat

    async def give(self, live: LiveRoom, guest: Guest, request: AskHint) -> None:
        """Think, and write the hint to the table's log; raise Refusal if there can be none."""
        room, seat, answer = live.room, request.seat, request.answer
        hint_rules.check_question(room, guest.id, seat, answer)
        if room.seq >= MOST_ENTRIES:
            raise Refusal("log-full")
        if hint_rules.hint_view(room, seat):
            return
        if seat in self.thinking.get(room.id, {}):
            raise Refusal("hint-coming")
        thought = self.spawn(self.bots.hint(hint_job(room, seat), Asker(guest.id, people=True)))
        self.thinking.setdefault(room.id, {})[seat] = Thinking((seat, answer), thought)
        try:
            await asyncio.wait([thought])
        finally:
            thought.cancel()
            del self.thinking[room.id][seat]
            if not self.thinking[room.id]:
                del self.thinking[room.id]
        if thought.cancelled():
            raise Refusal("stale-answer")
        hint, now = thought.result(), self.time.now()
        await self.submit(live, lambda room: hint_rules.give(room, guest.id, seat, answer, hint, now), now)

    def look(self, live: LiveRoom) -> None:
        """Give up the hints to questions that are no longer open."""
        for thinking in self.thinking.get(live.room.id, {}).values():
            if not hint_rules.is_open(live.room, *thinking.question):
                thinking.task.cancel()

    def stop(self, table: str) -> None:
        """Give up all hints of a table."""
        for thinking in self.thinking.get(table, {}).values():
            thinking.task.cancel()


def hint_job(room: Room, seat: int) -> BotJob:
    """The job for a process: a state that is imagined from what the seat knows, and the luck for thinking."""
    table = room.playing_table
    digest = hashlib.sha256(f"hint {room.seed} {seat} {table.answer(seat)}".encode()).digest()
    seed = int.from_bytes(digest[:4], "big")
    imagined = room.game.imagine(table.state, seat, Chance(seed))
    return BotJob(
        game=room.settings.game,
        level="expert",
        seat=seat,
        state=imagined.to_data(),
        seed=seed,
        seconds=SECONDS,
        hint=HINT,
    )
