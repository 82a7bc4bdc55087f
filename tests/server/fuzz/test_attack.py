"""A hall under attack by messages that are almost right: nothing breaks, and others can play on.

The hall has its limits, as every hall has, and the attack comes from several guests and addresses at once. In
a long run (200,000 messages) an honest table is played by turns with and without the attack, in a hall as
people run it, where bots take their time. Whoever is refused again and again has to wait, so the long run
takes about three quarters of an hour, however fast the attackers would like to be.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Client, Page, RunningHall
from tests.tiers import LONG

MESSAGES = 200_000 if LONG else 2_500
A_SECOND = 400  # messages that the attackers try to send
UNDER_ATTACK, IN_PEACE = 6.0, 2.0  # seconds of honest play, by turns
PAUSE = 0.06  # seconds between two honest decisions: a guest may send 25 messages a second
MOST_SLOWER = 1.5
TROUBLE = ("task-failed", "tick-failed", "request-failed", "not-kept", " error ", " critical ")
ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    options = [] if LONG else ["--no-pauses"]
    with RunningHall(tmp_path_factory.mktemp("hall") / "data", *options) as running:
        yield running


def test_messages_that_are_almost_right_break_nothing(hall: RunningHall) -> None:
    honest = Honest(hall)
    attack = subprocess.Popen(
        [sys.executable, "-m", "tests.server.fuzz.attack", str(hall.port), str(MESSAGES), "1", str(A_SECOND)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
    )
    try:
        asyncio.run(honest.play(attack))
        assert attack.stdout is not None
        report = json.loads(attack.stdout.read())
    finally:
        attack.kill()
        attack.communicate()
    print(json.dumps({"attack": report, "honest": honest.summary()}))
    assert not report["wrong"], f"{report['how_many']}: " + "\n".join(report["wrong"])
    trouble = [line for line in hall.log.read_text().splitlines() if any(word in line for word in TROUBLE)]
    assert not trouble, "\n".join(trouble[:20])
    assert sum(report["seen"].values()) >= MESSAGES * 0.9
    assert report["seen"]["done"] > MESSAGES / 100, "the attack was refused as a whole: it tried nothing"
    if LONG:
        assert honest.percentile(99, "attack") <= MOST_SLOWER * honest.percentile(99, "peace")


class Honest:
    """Somebody who plays at a table of their own all the time, and notes how long each decision takes."""

    def __init__(self, hall: RunningHall) -> None:
        self.client = Client(hall, "Ola")
        self.took: dict[str, list[float]] = {"peace": [], "attack": []}

    async def play(self, attack: subprocess.Popen[str]) -> None:
        """Until the attack is over."""
        while attack.poll() is None:
            table = self.client.open_table("camel-up", ["me", "me", "me"], start=True)
            async with self.client.at(table) as page:
                await page.next_show()
                while not page.over and attack.poll() is None:
                    attack.send_signal(signal.SIGSTOP)
                    await self.some_decisions(page, "peace", IN_PEACE)
                    attack.send_signal(signal.SIGCONT)
                    await self.some_decisions(page, "attack", UNDER_ATTACK)

    async def some_decisions(self, page: Page, when: str, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end and not page.over:
            began = time.perf_counter()
            await self.decide(page)
            self.took[when].append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)

    async def decide(self, page: Page) -> None:
        """As the seat that is asked; a hot seat is looked through when its turn comes."""
        room: dict[str, Any] = page.show["room"]
        if not page.options:
            seat = (page.show["play"]["seat"] + 1) % len(room["seats"])
            await page.ask("look", seat=seat)
            return
        await page.act(page.options[0])

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
