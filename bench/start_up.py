#!/usr/bin/env python3
"""Measure how a hall starts with many stored tables, of which many are due: bots have to move at them.

    PYTHON bench/start_up.py --stored 1000 10000 100000 --due 2000

PYTHON must have Sandtable and its packages. Nothing here should grow with the number of stored tables.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import statistics
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.halls import Hall
from bench.players import greet, request

COPIED = (("heads", "id"), ("entries", "table_id"), ("sitters", "table_id"))


def prepare(folder: str, stored: int, due: int) -> None:
    """Store that many copies of a table at which a bot has to move; `due` of them are still being played."""
    with Hall(folder, None) as hall:
        cookie = greet(hall.port, "Ola")
        chairs = [{"who": "me"}, *[{"who": "bot", "level": "novice"}] * 2]
        wish = {"settings": {"game": "camel-up", "seats": 3, "listed": True}, "chairs": chairs, "start": True}
        with request(hall.port, "/api/tables", wish, cookie) as answer:
            table = json.load(answer)["id"]
    with closing(sqlite3.connect(f"{folder}/hall.sqlite3")) as connection:
        numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
        for name, key in COPIED:
            columns = [column for _, column, *_ in connection.execute(f"PRAGMA table_info({name})")]
            chosen = ", ".join("printf('copy %07d', i)" if each == key else each for each in columns)
            query = f"INSERT INTO {name} {numbers} SELECT {chosen} FROM n JOIN {name} WHERE {key} = ?"
            connection.execute(query, [stored, table])
        now = int(time.time() * 1000)
        connection.execute("UPDATE heads SET due = ?, changed = ?", [now, now])
        over = f"UPDATE heads SET status = 'over', due = NULL WHERE id > printf('copy %07d', {due})"
        connection.execute(over)
        connection.commit()


def get(port: int, path: str, cookie: str = "") -> tuple[float, Any]:
    began = time.perf_counter()
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"Cookie": cookie})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        body = answer.read()
    return time.perf_counter() - began, body


def measure(stored: int, due: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        prepare(folder, stored, due)
        began = time.perf_counter()
        with Hall(folder, None) as hall:
            opened = time.perf_counter() - began
            cookie = greet(hall.port, "Jan")
            delays = []
            woken, all_awake = 0, None
            while time.perf_counter() - began < 40 and all_awake is None:
                delays.append(get(hall.port, "/api/hall", cookie)[0])
                woken = max(woken, hall.tables())
                if woken >= due:
                    all_awake = time.perf_counter() - began
                time.sleep(0.25)
            return {
                "stored": stored,
                "due": due,
                "open_s": round(opened, 2),
                "list_p50_ms": round(1000 * statistics.median(delays), 1),
                "list_max_ms": round(1000 * max(delays), 1),
                "tables_awake": woken,
                "all_awake_s": all_awake and round(all_awake, 1),
                "resident_mb": hall.resident() // 1024,
                "file_mb": Path(folder, "hall.sqlite3").stat().st_size // 2**20,
            }


def main() -> None:
    parser = argparse.ArgumentParser(description="Start a hall with many stored tables.")
    parser.add_argument("--stored", type=int, nargs="+", default=[1000, 10_000, 100_000])
    parser.add_argument("--due", type=int, default=1000)
    options = parser.parse_args()
    for stored in options.stored:
        print(json.dumps(measure(stored, min(stored, options.due))), flush=True)


if __name__ == "__main__":
    main()
