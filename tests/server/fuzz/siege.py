"""A hall under attack while somebody plays there; for a comparison, the attack pauses again and again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.fuzz.messages import record
from tests.server.kit import Client, Page, RunningHall
from tests.server.test_broken_table import damage

ROOT = Path(__file__).parents[3]
IN_PEACE, UNDER_ATTACK = 20, 80  # honest decisions, alternately without and with the attack
PAUSE = 0.06  # seconds between two honest decisions: a guest may send 25 messages a second
SETTLING = 1.0  # seconds after the attack is paused or resumed, when everybody who waited wakes up
REST = 0.3  # seconds between two honest decisions when nothing is compared
LONGEST_REPORT = 1 << 24  # bytes
TROUBLE = ("task-failed", "tick-failed", "request-failed", "not-kept", " error ", " critical ")
# What the hall says about the one table that cannot be read; the attack would report any other.
EXPECTED = ("table-broken", "archive-failed")


class Siege:
    """The attack in its own process, and an honest guest in this one."""

    def __init__(self, hall: RunningHall, messages: int, a_second: int, compare: bool) -> None:
        self.hall = hall
        self.messages = messages
        self.a_second = a_second
        self.broken = broken_table(hall)
        self.report: dict[str, Any] = {}  # the last one, which may come before the end
        self.honest = Honest(hall, compare)

    async def run(self, tell: Callable[[Siege], None] = lambda siege: None) -> None:
        """Attack until every message has been sent; `tell` is called after each hundredth of them."""
        attack = await create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.fuzz.attack"),
            *(str(self.hall.port), str(self.messages), "1", str(self.a_second), self.broken),
            *(["--idle"] if self.honest.compare else []),
            stdout=PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
            limit=LONGEST_REPORT,
        )
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._listen(attack, tell))
                group.create_task(self.honest.play(attack))
        finally:
            if attack.returncode is None:
                attack.kill()
            await attack.wait()

    async def _listen(self, attack: Process, tell: Callable[[Siege], None]) -> None:
        assert attack.stdout is not None
        async for line in attack.stdout:
            self.report = json.loads(line)
            tell(self)
        await attack.wait()

    def trouble(self) -> list[str]:
        """The lines of the hall's log that should not be there."""
        lines = self.hall.log.read_text().splitlines()
        said = [line for line in lines if any(word in line for word in TROUBLE)]
        return [line for line in said if not any(word in line for word in EXPECTED)]

    def ratio(self) -> float:
        """The 99th percentile of the times of honest decisions under attack, divided by that in peace."""
        return self.honest.percentile(99, "attack") / self.honest.percentile(99, "peace")

    def summary(self) -> dict[str, Any]:
        ratio = round(self.ratio(), 2) if all(self.honest.took.values()) else None
        honest = {**self.honest.summary(), "ratio": ratio}
        return {"attack": self.report, "honest": honest, "trouble": self.trouble()[:20]}


def broken_table(hall: RunningHall) -> str:
    """Import a finished game, damage its log, and return the id of its table."""
    finished = json.loads(record("camel-up", sealed=True).to_json())
    table = str(Client(hall, "Eve").post("/api/records", finished)["id"])
    damage(hall.data, table)
    return table


class Honest:
    """Somebody who plays at a table of their own all the time, and notes how long each decision takes."""

    def __init__(self, hall: RunningHall, compare: bool) -> None:
        self.compare = compare
        self.client = Client(hall, "Ola")
        self.took: dict[str, list[float]] = {"peace": [], "attack": []}

    async def play(self, attack: Process) -> None:
        """Play until the attack is over. For a comparison, pause it repeatedly for a few decisions."""
        while attack.returncode is None:
            table = await asyncio.to_thread(self.client.open_table, "camel-up", ["me", "me", "me"], True)
            async with self.client.at(table) as page:
                await page.next_show()
                while not page.over and attack.returncode is None:
                    if self.compare:
                        attack.send_signal(signal.SIGSTOP)
                        await asyncio.sleep(SETTLING)
                        await self.some_decisions(page, "peace", IN_PEACE)
                        attack.send_signal(signal.SIGCONT)
                        await asyncio.sleep(SETTLING)
                    await self.some_decisions(page, "attack", UNDER_ATTACK, attack)

    async def some_decisions(self, page: Page, when: str, count: int, attack: Process | None = None) -> None:
        """Make that many decisions, unless the game or the attack ends."""
        for _ in range(count):
            if page.over or (attack and attack.returncode is not None):
                return
            began = time.perf_counter()
            await self.decide(page)
            self.took[when].append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE if self.compare else REST)

    async def decide(self, page: Page) -> None:
        """Decide for the seat that is asked; in a hot-seat game, look through that seat's eyes first."""
        if page.options:
            await page.act(page.options[0])
        else:
            await page.ask("look", seat=page.show["play"]["view"]["to_act"][0])

    def percentile(self, percent: int, when: str) -> float:
        took = sorted(self.took[when])
        return took[min(len(took) - 1, len(took) * percent // 100)]

    def summary(self) -> dict[str, Any]:
        return {
            when: {
                "decisions": len(took),
                **{
                    f"p{percent}_ms": round(self.percentile(percent, when) * 1000, 1)
                    for percent in (50, 90, 99)
                },
            }
            for when, took in self.took.items()
            if took
        }
