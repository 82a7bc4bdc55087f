#!/usr/bin/env python3
"""Measure how long a person waits for bots while strangers run sixty tables of expert bots.

    PYTHON bench/starved.py
    PYTHON bench/starved.py --tables 60 --rounds 8 --level regular --json

PYTHON must have Sandtable and its packages. The script starts two halls: a calm one, and a busy one in which
others let expert bots play against each other. A person plays in both in turn, a few decisions at a time;
while one hall is measured, the other and its bots are stopped. The goal is at most twice the usual time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

GAME = "camel-up"
TABLES_OF_A_GUEST = 30
GOAL = 2.0


class Hall:
    """A hall without rate limits, because everybody here has the same address."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--data", folder]
        self.process = subprocess.Popen(
            [*command, "--no-pauses", "--no-limits"], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().split("/   (")[0].rsplit(":", 1)[1])

    def close(self) -> None:
        self.signal(signal.SIGCONT)
        self.process.terminate()
        self.process.wait()

    def signal(self, number: int) -> None:
        """Send a signal to the hall and to its bots."""
        for process in [self.process.pid, *children_of(self.process.pid)]:
            os.kill(process, number)

    def post(self, path: str, data: Any, cookie: str = "") -> tuple[Any, str]:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(data).encode(), {"Cookie": cookie}
        )
        with urllib.request.urlopen(request) as answer:
            given = answer.headers.get("Set-Cookie") or cookie
            return json.loads(answer.read()), given.split(";")[0]

    def guest(self, name: str) -> str:
        return self.post("/api/me", {"name": name})[1]

    def open_table(self, cookie: str, chairs: list[str]) -> str:
        who = [{"who": "me"} if each == "me" else {"who": "bot", "level": each} for each in chairs]
        settings = {"game": GAME, "seats": len(chairs)}
        wish = {"settings": settings, "chairs": who, "start": True}
        return str(self.post("/api/tables", wish, cookie)[0]["id"])


def children_of(parent: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


class Person:
    """A person at a table with bots, who always takes the first option."""

    def __init__(self, hall: Hall, level: str) -> None:
        self.hall = hall
        self.level = level
        self.cookie = hall.guest("Ola")
        self.socket: ClientConnection | None = None
        self.waits: list[float] = []

    async def play(self, decisions: int) -> None:
        """Make some decisions, and note how long the person waits after each to be asked again."""
        made = 0
        while made < decisions:
            if self.socket is None:
                table = self.hall.open_table(self.cookie, ["me", self.level, self.level])
                self.socket = await connect(
                    f"ws://127.0.0.1:{self.hall.port}/ws/tables/{table}",
                    additional_headers={"Cookie": self.cookie},
                    max_size=None,
                    ping_interval=None,
                )
            began = time.perf_counter()
            show = await self._asked()
            if show is None:
                await self.socket.close()
                self.socket = None
                continue
            if made:
                self.waits.append(time.perf_counter() - began)
            play = show["play"]
            wish = {"type": "act", "id": 1, "seat": play["seat"], "answer": play["answer"]}
            await self.socket.send(json.dumps({**wish, "action": play["options"][0]["action"]}))
            while json.loads(await self.socket.recv())["type"] != "done":
                pass
            await self.socket.send(json.dumps({"type": "look", "id": 2, "seat": play["seat"]}))
            made += 1

    async def _asked(self) -> Any:
        """Return the message in which the person is asked, or None if the game is over."""
        assert self.socket is not None
        while True:
            message = json.loads(await self.socket.recv())
            if message["type"] != "show":
                continue
            if message["room"]["status"] == "over":
                return None
            if message["play"]["options"]:
                return message


async def measure(arguments: argparse.Namespace, calm: Hall, busy: Hall) -> dict[str, Any]:
    tables = 0
    while tables < arguments.tables:
        stranger = busy.guest("Eve")
        for _ in range(min(TABLES_OF_A_GUEST, arguments.tables - tables)):
            busy.open_table(stranger, ["expert"] * 4)
            tables += 1
    people = {"calm": Person(calm, arguments.level), "busy": Person(busy, arguments.level)}
    for number in range(arguments.rounds + 1):
        for name in ("calm", "busy") if number % 2 else ("busy", "calm"):
            other = busy if name == "calm" else calm
            other.signal(signal.SIGSTOP)
            await people[name].play(arguments.decisions)
            other.signal(signal.SIGCONT)
        if number == 0:  # the first round is a warm-up: processes start and caches fill
            for person in people.values():
                person.waits.clear()
    return {name: summary(person.waits) for name, person in people.items()}


def summary(waits: list[float]) -> dict[str, float]:
    waits = sorted(waits)
    return {
        "waits": len(waits),
        "median_ms": round(statistics.median(waits) * 1000, 1),
        "mean_ms": round(statistics.fmean(waits) * 1000, 1),
        "p90_ms": round(waits[int(len(waits) * 0.9)] * 1000, 1),
        "max_ms": round(waits[-1] * 1000, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--decisions", type=int, default=12, help="in each round, in each hall")
    parser.add_argument("--level", default="regular", help="of the person's bots")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        calm, busy = Hall(f"{folder}/calm"), Hall(f"{folder}/busy")
        try:
            found = asyncio.run(measure(arguments, calm, busy))
        finally:
            calm.close()
            busy.close()
    found["ratio"] = {
        name: round(found["busy"][name] / found["calm"][name], 2)
        for name in ("median_ms", "mean_ms", "p90_ms")
    }
    if arguments.json:
        print(json.dumps(found))
    else:
        for name, numbers in found.items():
            print(f"{name:6}", "  ".join(f"{key} {number}" for key, number in numbers.items()))
    return 0 if found["ratio"]["mean_ms"] <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
