"""Who thinks next: the tables of people come first, and everybody has a turn before anybody has a second."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import deque

import msgspec


class Asker(msgspec.Struct, frozen=True):
    """For whom a bot thinks: the guest who opened the table, and whether a person plays there."""

    person: str = ""
    people: bool = True


class FairQueue:
    """Waiting decisions, served person by person: thirty tables of one person wait behind one of another.

    A table asks for one decision at a time and joins again at the end, so its person's tables take turns.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Future[None]]] = {}  # the first person is served next

    def join(self, person: str, waiter: Future[None]) -> None:
        self._waiting.setdefault(person, deque()).append(waiter)

    def next(self) -> Future[None] | None:
        """Take out whoever is next and did not leave meanwhile; their person goes to the end."""
        while self._waiting:
            person = next(iter(self._waiting))
            waiters = self._waiting.pop(person)
            waiter = waiters.popleft()
            if waiters:
                self._waiting[person] = waiters
            if not waiter.cancelled():
                return waiter
        return None


class BotQueue:
    """Up to `slots` decisions at once, and people never wait for a table without people.

    Those tables use what is free, and where there are several slots not the last one. What they began goes
    on when people come and take all slots, with the least of the processor (`bot_worker.py`).
    """

    def __init__(self, slots: int) -> None:
        self.slots = slots
        self.slots_without_people = max(1, slots - 1)
        self._only_people = asyncio.Event()  # nobody thinks for a table without people
        self._only_people.set()
        self._thinking = {True: 0, False: 0}  # with and without people at the table
        self._queues = {True: FairQueue(), False: FairQueue()}

    async def enter(self, asker: Asker) -> None:
        """Wait for a turn; whoever got one gives it back with `leave`."""
        waiter: Future[None] = asyncio.get_running_loop().create_future()
        self._queues[asker.people].join(asker.person, waiter)
        self._call()
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # the turn came at the very moment of the cancellation
                self.leave(asker)
            raise

    def leave(self, asker: Asker) -> None:
        self._thinking[asker.people] -= 1
        if not self._thinking[False]:
            self._only_people.set()
        self._call()

    async def take_all(self, asker: Asker) -> None:
        """Wait until nobody else thinks; then nobody will until these turns are given back."""
        for _ in range(self.slots):
            await self.enter(asker)
        await self._only_people.wait()

    def leave_all(self, asker: Asker) -> None:
        for _ in range(self.slots):
            self.leave(asker)

    def _call(self) -> None:
        """Give the free slots away."""
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
        waiter.set_result(None)
        return True

    def _is_full(self, people: bool) -> bool:
        if people:
            return self._thinking[True] >= self.slots
        all_taken = sum(self._thinking.values()) >= self.slots
        return all_taken or self._thinking[False] >= self.slots_without_people
