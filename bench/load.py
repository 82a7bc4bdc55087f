#!/usr/bin/env python3
"""Measure how many tables a hall can serve: a real `sandtable serve`, with players over loopback.

    PYTHON bench/load.py                      500 live tables, a move every 2 s at each; then idle ones
    PYTHON bench/load.py --tables 100 --seconds 20 --json
    PYTHON bench/load.py --halls 2 --engines redis --tables 100     two halls, every table in both of them

PYTHON must have Sandtable and its packages. The players run in their own processes, so that their work does
not count as the hall's; with --pin the hall runs on core 0 alone and the players on the other cores. Every
seat has its own guest and its own socket. A delay is the time from sending a move until every seat of the
table has its new view.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

import sandtable

sys.path.insert(0, str(Path(__file__).parents[1]))  # the servers come from the tests
from bench.halls import Hall, House
from bench.players import (
    GAMES,
    SEATS,
    TABLES_OF_A_GUEST,
    crowd_process,
    greet,
    open_table,
    socket_to,
)

TABS = 20  # idle sockets at one table
GOALS = {"tables": 500, "p99_ms": 50, "kb_per_idle_table": 100, "idle_sockets": 2000}


# --- measurements -----------------------------------------------------------------------------------------


def live_tables(options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        found, ids = played(folder, options)
        left = {}
        if options.engines == "sqlite":
            left = asyncio.run(left_in_mid_game(f"{folder}/0", ids, options))
        return {**found, **left, "load": load()}


def played(folder: str, options: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    with House(folder, options.halls, options.engines, core(options)) as house:
        base = house.resident()
        share = [options.tables // options.players] * options.players
        share[0] += options.tables - sum(share)
        crowds = [players(house, count, sum(share[:at]), options) for at, count in enumerate(share) if count]
        for crowd in crowds:
            assert crowd.stdout.readline().strip() == "ready"
        full = house.resident()
        began, before = time.perf_counter(), house.cpu()
        reports = tell(crowds)
        wall, after = time.perf_counter() - began, house.cpu()
        end = house.resident()
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
        "halls": options.halls,
        "engines": options.engines,
        "hall_cpu_percent": round(100 * (after["hall"] - before["hall"]) / wall, 1),
        **{
            f"{part}_ms_per_move": round(1000 * (after[part] - before[part]) / max(1, len(delays)), 2)
            for part in before
        },
        "players_cpu_percent": round(100 * sum(report["cpu"] for report in reports) / wall, 1),
        "kb_per_live_table": round((full - base) / options.tables),
        "kb_per_live_table_after": round((end - base) / options.tables),
    }
    return found, [id for report in reports for id in report["ids"]]


async def left_in_mid_game(folder: str, ids: list[str], options: argparse.Namespace) -> dict[str, Any]:
    """Restart the hall, open each unfinished table for a moment, and measure the memory that it leaves in
    use."""
    with Hall(folder, core(options)) as hall:
        cookie = greet(hall.port, "passer-by")
        base, known = 0, 0
        for number, id in enumerate(ids):
            if number == TABLES_OF_A_GUEST:  # what the first tables load does not count
                base, known = hall.resident(), hall.tables()
            async with await socket_to(hall.port, id, cookie) as socket:
                await socket.recv()
        count = hall.tables() - known
        return {
            "left_in_mid_game": count,
            "kb_per_table_left": round((hall.resident() - base) / max(1, count), 1),
        }


def players(house: House, count: int, first: int, options: argparse.Namespace) -> Any:
    plan = {
        "ports": [hall.port for hall in house.halls],
        "tables": count,
        "first": first,
        "seconds": options.seconds,
        "every": options.every,
    }
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
    """Tell all processes of players to continue, and return their reports."""
    for crowd in crowds:
        crowd.stdin.write("go\n")
        crowd.stdin.flush()
    reports = [json.loads(crowd.stdout.readline()) for crowd in crowds] if read else []
    if not read:
        for crowd in crowds:
            crowd.wait()
    return reports


def idle_tables(options: argparse.Namespace) -> dict[str, Any]:
    """Measure the memory of games in progress that nobody watches."""
    with tempfile.TemporaryDirectory() as folder, Hall(folder, core(options)) as hall:
        for game in GAMES:  # what the first table of a game loads does not count
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
    with tempfile.TemporaryDirectory() as folder, Hall(folder, core(options)) as hall:
        cookie, table, base = "", "", 0
        sockets: list[ClientConnection] = []
        for number in range(options.idle_sockets + TABS):
            if number % (TABS * TABLES_OF_A_GUEST) == 0:
                cookie = greet(hall.port, f"guest {number}")
            if number % TABS == 0:
                table = open_table(hall.port, cookie, "camel-up", ["me"] * SEATS, True)
            sockets.append(await socket_to(hall.port, table, cookie))
            await sockets[-1].recv()
            if number == TABS - 1:  # what the first sockets load does not count
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


def core(options: argparse.Namespace) -> int | None:
    return 0 if options.pin else None


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
    parser.add_argument(
        "--every", type=float, default=2, help="seconds between the moves of a table; 0: one at a time"
    )
    parser.add_argument("--players", type=int, default=1, help="processes of players")
    parser.add_argument("--idle-tables", type=int, default=1000)
    parser.add_argument("--idle-sockets", type=int, default=2000)
    parser.add_argument("--pin", action="store_true", help="the hall on core 0, the players on the others")
    parser.add_argument(
        "--halls", type=int, default=1, help="servers; the seats of a table are spread over them"
    )
    parser.add_argument("--engines", choices=["sqlite", "postgresql", "redis"], help="what the halls share")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--crowd", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.engines = options.engines or ("sqlite" if options.halls == 1 else "redis")
    if options.halls > 1 and options.engines == "sqlite":
        parser.error("only one hall can use SQLite")
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
