#!/usr/bin/env python3
"""Measure how many tables a hall can serve: a real `sandtable serve`, with players over loopback.

    PYTHON bench/load.py                      500 live tables, a move every 2 s at each; then idle ones
    PYTHON bench/load.py --tables 100 --seconds 20 --json

PYTHON must have Sandtable and its packages. The players run in their own processes, so that their work does
not count as the hall's; with --pin the hall runs on core 0 alone and the players on the other cores. Every
seat has its own guest and its own socket. A delay is the time from sending a move until every seat of the
table has its new view.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import sandtable

GAMES = ("camel-up", "five-tribes", "cleopatra")
SEATS = 4
TABLES_OF_A_GUEST = 25  # the hall allows 30
SET_UP_IN_PARALLEL = 8
LAST_SECONDS = 30  # timeout for the moves in flight at the end
TABS = 20  # idle sockets at one table
GOALS = {"tables": 500, "p99_ms": 50, "kb_per_idle_table": 100, "idle_sockets": 2000}


# --- the hall ---------------------------------------------------------------------------------------------


class Hall:
    """The process of the server, with its memory and processor time."""

    def __init__(self, folder: str, pin: bool) -> None:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--data", folder]
        self.process = subprocess.Popen(
            [*command, "--no-pauses", "--no-limits"], stdout=subprocess.PIPE, text=True
        )
        if pin:
            os.sched_setaffinity(self.process.pid, {0})
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().split("/   (")[0].rsplit(":", 1)[1])

    def __enter__(self) -> Hall:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.terminate()
        self.process.wait()

    def resident(self) -> int:
        """Return the resident memory in kB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def cpu(self) -> float:
        """Return the seconds of processor time of all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def tables(self) -> int:
        """Return the number of tables in memory."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return next(int(float(line.split()[1])) for line in lines if line.startswith("sandtable_tables "))


# --- players ----------------------------------------------------------------------------------------------


class SeenOption(msgspec.Struct):
    """An option, reduced to what a player needs, because decoding costs the players time."""

    action: str


class SeenPlay(msgspec.Struct):
    """The question to a seat."""

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

    def __init__(self, port: int, tables: int, first: int) -> None:
        self.port = port
        self.count = tables
        self.rng = random.Random(first)
        self.first = first
        self.tables: list[LiveTable] = []
        self.delays: list[float] = []
        self.refused: list[str] = []
        self.messages = 0
        self.late = 0  # moves skipped because the one before was not shown yet
        self.stalls: list[float] = []  # how much too late the players themselves woke up
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
                cookies = [greet(self.port, f"guest {seat}") for seat in range(SEATS)]
            jobs.append(one(number, cookies))
        await asyncio.gather(*jobs)

    async def open_table(self, game: str, cookies: list[str]) -> LiveTable:
        chairs = ["me"] + ["open"] * (SEATS - 1)
        id = await asyncio.to_thread(open_table, self.port, cookies[0], game, chairs, False)
        table = LiveTable(self, id)
        for number, cookie in enumerate(cookies):
            seat = Seat(table, number, await socket_to(self.port, id, cookie))
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
        """Move at one table after another, evenly spread, without waiting for answers."""
        began, moves = time.perf_counter(), 0
        self.messages, self.delays, self.late, self.stalls = 0, [], 0, []
        while (now := time.perf_counter() - began) < seconds:
            while moves * every / self.count <= now:
                await self.tables[moves % self.count].move(self.rng)
                moves += 1
            slept = time.perf_counter()
            await asyncio.sleep(0.001)
            self.stalls.append(time.perf_counter() - slept - 0.001)
        last = time.perf_counter() + LAST_SECONDS
        while any(table.wanted for table in self.tables) and time.perf_counter() < last:
            await asyncio.sleep(0.01)


async def crowd_process(plan: dict[str, Any]) -> None:
    """Run a process of players: sit down, wait for the signal, play, report."""
    crowd = Crowd(plan["port"], plan["tables"], plan["first"])
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


# --- measurements -----------------------------------------------------------------------------------------


def live_tables(options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        found, ids = played(folder, options)
        return {**found, **asyncio.run(left_in_mid_game(folder, ids, options)), "load": load()}


def played(folder: str, options: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    with Hall(folder, options.pin) as hall:
        base = hall.resident()
        share = [options.tables // options.players] * options.players
        share[0] += options.tables - sum(share)
        crowds = [
            players(hall.port, count, sum(share[:at]), options) for at, count in enumerate(share) if count
        ]
        for crowd in crowds:
            assert crowd.stdout.readline().strip() == "ready"
        full = hall.resident()
        began, cpu = time.perf_counter(), hall.cpu()
        reports = tell(crowds)
        wall, cpu = time.perf_counter() - began, hall.cpu() - cpu
        end = hall.resident()
        tell(crowds, read=False)
    delays = sorted(delay for report in reports for delay in report["delays"])
    refused = [code for report in reports for code in report["refused"]]
    found = {
        "compiled": sandtable.COMPILED,
        "tables": options.tables,
        "moves": len(delays),
        "moves_per_s": round(len(delays) / options.seconds, 1),
        "messages_per_s": round(sum(report["messages"] for report in reports) / options.seconds),
        "p50_ms": round(1000 * statistics.median(delays), 1),
        "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 1),
        "max_ms": round(1000 * delays[-1], 1),
        "players_stalled_ms": round(1000 * max(max(report["stalls"]) for report in reports), 1),
        "late": sum(report["late"] for report in reports),
        "refused": len(refused),
        "over": sum(report["over"] for report in reports),
        "hall_cpu_percent": round(100 * cpu / wall, 1),
        "hall_ms_per_move": round(1000 * cpu / max(1, len(delays)), 2),
        "players_cpu_percent": round(100 * sum(report["cpu"] for report in reports) / wall, 1),
        "kb_per_live_table": round((full - base) / options.tables),
        "kb_per_live_table_after": round((end - base) / options.tables),
    }
    return found, [id for report in reports for id in report["ids"]]


async def left_in_mid_game(folder: str, ids: list[str], options: argparse.Namespace) -> dict[str, Any]:
    """Restart the hall, and let somebody look at each table for a moment."""
    with Hall(folder, options.pin) as hall:
        cookie = greet(hall.port, "passer-by")
        base, known = 0, 0
        for number, id in enumerate(ids):
            if number == TABLES_OF_A_GUEST:  # leave out what is loaded with the first tables
                base, known = hall.resident(), hall.tables()
            async with await socket_to(hall.port, id, cookie) as socket:
                await socket.recv()
        count = hall.tables() - known
        return {
            "left_in_mid_game": count,
            "kb_per_table_left": round((hall.resident() - base) / max(1, count), 1),
        }


def players(port: int, count: int, first: int, options: argparse.Namespace) -> Any:
    plan = {"port": port, "tables": count, "first": first, "seconds": options.seconds, "every": options.every}
    crowd = subprocess.Popen(
        [sys.executable, __file__, "--crowd", json.dumps(plan)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    if options.pin:
        os.sched_setaffinity(crowd.pid, set(range(1, os.cpu_count() or 1)) or {0})
    return crowd


def tell(crowds: list[Any], read: bool = True) -> list[Any]:
    """Signal all processes of players to go on, and return their reports."""
    for crowd in crowds:
        crowd.stdin.write("go\n")
        crowd.stdin.flush()
    reports = [json.loads(crowd.stdout.readline()) for crowd in crowds] if read else []
    if not read:
        for crowd in crowds:
            crowd.wait()
    return reports


def idle_tables(options: argparse.Namespace) -> dict[str, Any]:
    """Measure games in progress that nobody watches and that are still in memory."""
    with tempfile.TemporaryDirectory() as folder, Hall(folder, options.pin) as hall:
        for game in GAMES:  # leave out what is loaded with the first table of a game
            open_table(hall.port, greet(hall.port, "first"), game, ["me"] * SEATS, True)
        base, known = hall.resident(), hall.tables()
        cookie = ""
        for number in range(options.idle_tables):
            if number % TABLES_OF_A_GUEST == 0:
                cookie = greet(hall.port, f"guest {number}")
            open_table(hall.port, cookie, GAMES[number % len(GAMES)], ["me"] * SEATS, True)
        count, full = hall.tables() - known, hall.resident()
    return {
        "idle_tables": count,
        "kb_per_idle_table": round((full - base) / max(1, count), 1),
        "load": load(),
    }


async def idle_sockets(options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, Hall(folder, options.pin) as hall:
        cookie, table, base = "", "", 0
        sockets: list[ClientConnection] = []
        for number in range(options.idle_sockets + TABS):
            if number % (TABS * TABLES_OF_A_GUEST) == 0:
                cookie = greet(hall.port, f"guest {number}")
            if number % TABS == 0:
                table = open_table(hall.port, cookie, "camel-up", ["me"] * SEATS, True)
            sockets.append(await socket_to(hall.port, table, cookie))
            await sockets[-1].recv()
            if number == TABS - 1:  # leave out what is loaded with the first sockets
                base = hall.resident()
        full = hall.resident()
        answered = []
        for socket in sockets[:: max(1, len(sockets) // 50)]:
            began = time.perf_counter()
            await socket.send('{"type":"look","id":1,"seat":0}')
            while b'"done"' not in await socket.recv(decode=False):
                pass
            answered.append(time.perf_counter() - began)
        hall.process.terminate()
        hall.process.wait()
    return {
        "idle_sockets": options.idle_sockets,
        "kb_per_idle_socket": round((full - base) / options.idle_sockets, 1),
        "answer_p50_ms": round(1000 * statistics.median(answered), 1),
        "load": load(),
    }


def load() -> str:
    return " ".join(f"{part:.1f}" for part in os.getloadavg())


def raise_file_limit() -> None:
    """Allow as many open files as the system permits: every socket is one, here and in the hall."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = argparse.ArgumentParser(description="Load a hall; see the top of this file.")
    parser.add_argument("--tables", type=int, default=500, help="live tables; 0 for none")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=2, help="seconds between the moves of a table")
    parser.add_argument("--players", type=int, default=1, help="processes of players")
    parser.add_argument("--idle-tables", type=int, default=1000)
    parser.add_argument("--idle-sockets", type=int, default=2000)
    parser.add_argument("--pin", action="store_true", help="the hall on core 0, the players on the others")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--crowd", help=argparse.SUPPRESS)
    options = parser.parse_args()
    raise_file_limit()
    if options.crowd:
        asyncio.run(crowd_process(json.loads(options.crowd)))
        return
    found: dict[str, Any] = {"goals": GOALS}
    if options.tables:
        found["live"] = live_tables(options)
    if options.idle_tables:
        found["idle tables"] = idle_tables(options)
    if options.idle_sockets:
        found["idle sockets"] = asyncio.run(idle_sockets(options))
    if options.json:
        print(json.dumps(found, indent=2))
        return
    for title, figures in found.items():
        print(f"{title:14}", ", ".join(f"{name} {figure}" for name, figure in figures.items()))


if __name__ == "__main__":
    main()
