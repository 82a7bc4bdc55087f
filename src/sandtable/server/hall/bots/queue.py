"""Decides which bot thinks next: tables with people come first, and every guest gets a turn in each round."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import deque
from typing import Final, NamedTuple

import msgspec


class Asker(msgspec.Struct, frozen=True):
    """The guest who opened the table that a bot plays at, and whether people play there."""

    person: str = ""
    people: bool = True


class Claim:
    """What a decision needs besides a slot; this one needs nothing else."""

    def take(self) -> bool:
        """Take what is needed, if it is free now."""
        return True

    def give_back(self) -> None:
        """Give back what was taken."""


class Waiter(NamedTuple):
    """A decision that waits: `called` is set when its turn has come and its claim was taken."""

    called: Future[None]
    claim: Claim


class FairQueue:
    """A queue of decisions that serves one person after the other, however many tables each has opened.

    A table asks for one decision at a time and joins again at the end, so the tables of a person take turns.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Waiter]] = {}  # by person; the first one is served next

    def join(self, person: str, waiter: Waiter) -> None:
        self._waiting.setdefault(person, deque()).append(waiter)

    def next(self) -> Waiter | None:
        """Remove and return the next waiter whose claim could be taken; its person moves to the end."""
        for person in list(self._waiting):
            waiters = deque(each for each in self._waiting[person] if not each.called.cancelled())
            served = next((each for each in waiters if each.claim.take()), None)
            if served:
                waiters.remove(served)
                del self._waiting[person]
            if waiters:
                self._waiting[person] = waiters
            else:
                self._waiting.pop(person, None)
            if served:
                return served
        return None


NOTHING_ELSE: Final = Claim()


class BotQueue:
    """Allows up to `slots` decisions in parallel; tables with people never wait for tables without.

    Tables without people use free slots, but not the last one if there are several. When people then take all
    slots, decisions that were begun for such a table continue at the lowest priority (`worker.py`).
    """

    def __init__(self, slots: int) -> None:
        self.slots = slots
        self.slots_without_people = max(1, slots - 1)
        self._only_people = asyncio.Event()  # set while no bot thinks for a table without people
        self._only_people.set()
        self._thinking = {True: 0, False: 0}  # for tables with and without people
        self._queues = {True: FairQueue(), False: FairQueue()}

    async def enter(self, asker: Asker, claim: Claim = NOTHING_ELSE) -> None:
        """Wait for a slot and for the claim; give the slot back with `leave`."""
        called: Future[None] = asyncio.get_running_loop().create_future()
        self._queues[asker.people].join(asker.person, Waiter(called, claim))
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # the slot was granted at the same moment
                claim.give_back()
                self.leave(asker)
            raise

    def leave(self, asker: Asker) -> None:
        self._thinking[asker.people] -= 1
        if not self._thinking[False]:
            self._only_people.set()
        self._call()

    async def take_all(self, asker: Asker) -> None:
        """Wait until nobody else thinks, and keep all slots until `leave_all`."""
        for _ in range(self.slots):
            await self.enter(asker)
        await self._only_people.wait()

    def leave_all(self, asker: Asker) -> None:
        for _ in range(self.slots):
            self.leave(asker)

    def _call(self) -> None:
        """Grant the free slots."""
        while self._call_next(True) or self._call_next(False):
            pass

    def _call_next(self, people: bool) -> bool:
        if self._is_full(people):
            return False
        waiter = self._queues[people].next()
        if waiter is None:
            return False
        self._thinking[people] += 1
        if not people:
            self._only_people.clear()
        waiter.called.set_result(None)
        return True

    def _is_full(self, people: bool) -> bool:
        if people:
            return self._thinking[True] >= self.slots
        all_taken = sum(self._thinking.values()) >= self.slots
        return all_taken or self._thinking[False] >= self.slots_without_people
