"""The players of the load test: every seat has its own guest and its own socket."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import time
import urllib.request
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("camel-up", "five-tribes", "cleopatra")
SEATS = 4
TABLES_OF_A_GUEST = 25  # the hall allows 30
SET_UP_IN_PARALLEL = 8
LAST_SECONDS = 30  # timeout for the moves in flight at the end


class SeenOption(msgspec.Struct):
    """The part of an option that a player needs: decoding more would cost the players time."""

    action: str


class SeenPlay(msgspec.Struct):
    """The question that a seat is asked."""

    answer: int
    options: list[SeenOption]


class Seen(msgspec.Struct):
    """Any message from the hall."""

    type: str
    entry: int = 0
    play: SeenPlay | None = None
    code: str = ""


decode = msgspec.json.Decoder(Seen).decode


class Seat:
    """One seat with its socket."""

    def __init__(self, table: LiveTable, number: int, socket: ClientConnection) -> None:
        self.table = table
        self.number = number
        self.socket = socket
        self.play: SeenPlay | None = None
        self.entry = 0
        self.answered = asyncio.Event()

    async def listen(self) -> None:
        async for message in self.socket:
            now = time.perf_counter()
            seen = decode(message)
            self.table.crowd.messages += 1
            if seen.type == "show":
                self.play, self.entry = seen.play, seen.entry
                self.table.shown(now)
            elif seen.type == "refused":
                self.table.crowd.refused.append(seen.code)
            if seen.type != "show":
                self.answered.set()

    async def ask(self, kind: str, **fields: Any) -> None:
        self.answered.clear()
        await self.socket.send(json.dumps({"type": kind, "id": 1, **fields}))
        await self.answered.wait()


class LiveTable:
    """A table with all its seats in one process, so that its times come from one clock."""

    def __init__(self, crowd: Crowd, id: str) -> None:
        self.crowd = crowd
        self.id = id
        self.seats: list[Seat] = []
        self.wanted = 0
        self.sent = 0.0
        self.over = False

    def shown(self, now: float) -> None:
        if self.wanted and all(seat.entry >= self.wanted for seat in self.seats):
            self.crowd.delays.append(now - self.sent)
            self.wanted = 0

    async def move(self, rng: random.Random) -> None:
        asked = [seat for seat in self.seats if seat.play and seat.play.options]
        if not asked:
            self.over = True
            return
        if self.wanted:
            self.crowd.late += 1
            return
        seat = rng.choice(asked)
        assert seat.play is not None
        action = rng.choice(seat.play.options).action
        self.wanted, self.sent = max(each.entry for each in self.seats) + 1, time.perf_counter()
        wish = {"type": "act", "id": 2, "seat": seat.number, "answer": seat.play.answer, "action": action}
        self.crowd.messages += 1
        await seat.socket.send(json.dumps(wish))


class Crowd:
    """All players in one process."""

    def __init__(self, ports: list[int], tables: int, first: int) -> None:
        self.ports = ports  # the ports of the halls; the seats of a table are spread over them
        self.count = tables
        self.rng = random.Random(first)
        self.first = first
        self.tables: list[LiveTable] = []
        self.delays: list[float] = []
        self.refused: list[str] = []
        self.messages = 0
        self.late = 0  # moves skipped because the one before was not shown yet
        self.stalls: list[float] = []  # how late the players themselves woke up
        self.tasks: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Open the tables, a few in parallel, so that setting up does not take longer than playing."""
        limit = asyncio.Semaphore(SET_UP_IN_PARALLEL)

        async def one(number: int, cookies: list[str]) -> None:
            async with limit:
                self.tables.append(await self.open_table(GAMES[(self.first + number) % len(GAMES)], cookies))

        jobs, cookies = [], list[str]()
        for number in range(self.count):
            if number % TABLES_OF_A_GUEST == 0:
                cookies = [greet(self.ports[0], f"guest {seat}") for seat in range(SEATS)]
            jobs.append(one(number, cookies))
        await asyncio.gather(*jobs)

    async def open_table(self, game: str, cookies: list[str]) -> LiveTable:
        chairs = ["me"] + ["open"] * (SEATS - 1)
        id = await asyncio.to_thread(open_table, self.ports[0], cookies[0], game, chairs, False)
        table = LiveTable(self, id)
        for number, cookie in enumerate(cookies):
            seat = Seat(table, number, await socket_to(self.ports[number % len(self.ports)], id, cookie))
            self.tasks.append(asyncio.create_task(seat.listen()))
            if number:
                await seat.ask("sit", seat=number, salt="s")
                await seat.ask("look", seat=number)
            table.seats.append(seat)
        await table.seats[0].ask("start")
        while not all(seat.play for seat in table.seats):
            await asyncio.sleep(0.001)
        return table

    async def play(self, seconds: float, every: float) -> None:
        """Move at one table after another, evenly spread, without waiting for answers; but if `every` is 0,
        everybody has seen a move before the next one is made."""
        began, moves = time.perf_counter(), 0
        self.messages, self.delays, self.late, self.stalls = 0, [], 0, []
        while (now := time.perf_counter() - began) < seconds:
            due = now * self.count / every if every else moves + (not self.waits())
            while moves < due:
                await self.tables[moves % self.count].move(self.rng)
                moves += 1
            slept = time.perf_counter()
            await asyncio.sleep(0.001)
            self.stalls.append(time.perf_counter() - slept - 0.001)
        last = time.perf_counter() + LAST_SECONDS
        while self.waits() and time.perf_counter() < last:
            await asyncio.sleep(0.01)

    def waits(self) -> bool:
        """Whether a move was made that not everybody has seen."""
        return any(table.wanted for table in self.tables)


async def crowd_process(plan: dict[str, Any]) -> None:
    """Run a process of players: sit down, wait for the signal, play, report."""
    crowd = Crowd(plan["ports"], plan["tables"], plan["first"])
    await crowd.sit_down()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    gc.collect()
    gc.disable()  # with 2,000 sockets, a garbage collection here would look like a delay of the hall
    before = time.process_time()
    await crowd.play(plan["seconds"], plan["every"])
    done = {
        "delays": crowd.delays,
        "messages": crowd.messages,
        "late": crowd.late,
        "stalls": crowd.stalls,
        "refused": crowd.refused,
        "cpu": time.process_time() - before,
        "over": sum(table.over for table in crowd.tables),
        "ids": [table.id for table in crowd.tables],
    }
    print(json.dumps(done), flush=True)
    await asyncio.to_thread(sys.stdin.readline)  # keep the sockets open until they are counted
    os._exit(0)


def request(port: int, path: str, data: Any, cookie: str = "") -> Any:
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(data).encode(), {"Cookie": cookie}, method="POST"
    )
    return urllib.request.urlopen(asked, timeout=60)


def greet(port: int, name: str) -> str:
    with request(port, "/api/me", {"name": name}) as answer:
        return str(answer.headers["Set-Cookie"].split(";")[0])


def open_table(port: int, cookie: str, game: str, chairs: list[str], start: bool) -> str:
    settings = {"game": game, "seats": len(chairs)}
    wish = {"settings": settings, "chairs": [{"who": who} for who in chairs], "start": start}
    with request(port, "/api/tables", wish, cookie) as answer:
        return str(json.load(answer)["id"])


async def socket_to(port: int, table: str, cookie: str) -> ClientConnection:
    return await connect(
        f"ws://127.0.0.1:{port}/ws/tables/{table}",
        additional_headers={"Cookie": cookie},
        compression=None,
        ping_interval=None,
        max_size=None,
        open_timeout=60,
    )
