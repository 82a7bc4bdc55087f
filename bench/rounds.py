#!/usr/bin/env python3
"""Measure how long a person waits for the bots: a real `sandtable serve`, played over loopback.

    PYTHON bench/rounds.py                            each game with as many regular bots as it seats
    PYTHON bench/rounds.py cleopatra --bots 4 --level expert --rounds 20

PYTHON must have Sandtable and its packages. A round is the time from a person's decision until the hall asks
that person again, if bots had to move in between. A page at the speed "instant" shows that immediately.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

BOTS = {"camel-up": 7, "five-tribes": 3, "cleopatra": 4}
MOST = 60.0  # seconds to wait for an answer


class Person:
    """A person at a table who chooses at random and never takes a decision back."""

    def __init__(self, socket: ClientConnection, luck: random.Random) -> None:
        self.socket = socket
        self.luck = luck
        self.number = 0
        self.shows = 0
        self.play: dict[str, Any] = {}
        self.over = False

    async def look(self) -> None:
        """Read the next show."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(decode=True), MOST)
            message = json.loads(text)
            if message["type"] == "show":
                self.shows += 1
                self.play = message["play"]
                self.over = message["room"]["status"] == "over"
                return

    async def decide(self) -> None:
        """Answer the question, and read until the hall has accepted the answer."""
        answer = self.play["answer"]
        action = self.luck.choice(self.play["options"])["action"]
        self.number += 1
        request = {"type": "act", "id": self.number, "seat": self.play["seat"], "answer": answer}
        await self.socket.send(json.dumps({**request, "action": action}))
        while self.play["answer"] == answer and not self.over:
            await self.look()

    async def wait(self) -> None:
        """Read shows until there is something to decide."""
        while not self.is_asked and not self.over:
            await self.look()

    @property
    def is_asked(self) -> bool:
        return bool(self.play["options"])


async def measure(port: int, game: str, chairs: list[dict[str, str]], rounds: int) -> list[tuple[float, int]]:
    """Return the seconds and the number of shows of each round."""
    cookie, table = open_table(port, game, chairs)
    found: list[tuple[float, int]] = []
    url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
    async with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        person = Person(socket, random.Random(7))
        await person.look()
        while len(found) < rounds and not person.over:
            if person.is_asked:
                await person.decide()
                continue
            began, shows = time.perf_counter(), person.shows
            await person.wait()
            found.append((time.perf_counter() - began, person.shows - shows))
    return found


def open_table(port: int, game: str, chairs: list[dict[str, str]]) -> tuple[str, str]:
    """Start a game; return the guest's cookie and the table's id."""
    cookie = ""

    def post(path: str, data: object) -> Any:
        nonlocal cookie
        headers = {"Cookie": cookie} if cookie else {}
        url = f"http://127.0.0.1:{port}{path}"
        request = urllib.request.Request(url, json.dumps(data).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=MOST) as answer:
            if given := answer.headers.get("Set-Cookie"):
                cookie = given.split(";")[0]
            return json.loads(answer.read() or b"null")

    post("/api/me", {"name": "Ola"})
    settings = {"game": game, "seats": len(chairs)}
    return cookie, post("/api/tables", {"settings": settings, "chairs": chairs, "start": True})["id"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(BOTS), help="the games (all)")
    parser.add_argument("--bots", type=int, help="how many bots (as many as there is room for)")
    parser.add_argument("--level", default="regular")
    parser.add_argument("--rounds", type=int, default=12)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--data", folder]
        hall = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert hall.stdout is not None
            port = int(hall.stdout.readline().split("/   (")[0].rsplit(":", 1)[1])
            for game in options.games:
                bots = options.bots or BOTS[game]
                chairs = [{"who": "me"}, *({"who": "bot", "level": options.level} for _ in range(bots))]
                report(game, options.level, bots, asyncio.run(measure(port, game, chairs, options.rounds)))
        finally:
            hall.terminate()
            hall.wait()


def report(game: str, level: str, bots: int, rounds: list[tuple[float, int]]) -> None:
    seconds = sorted(each for each, _ in rounds)
    middle, longest = statistics.median(seconds), seconds[-1]
    shows = statistics.mean(shows for _, shows in rounds)
    print(
        f"{game}, {bots} {level} bots: median {middle:.2f} s, longest {longest:.2f} s, "
        f"{shows:.1f} shows each ({len(rounds)} rounds)"
    )


if __name__ == "__main__":
    main()
