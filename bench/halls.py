"""The servers of the load test: halls, and the PostgreSQL and Redis that they share."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
from contextlib import ExitStack
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of(pid: int) -> float:
    """Return the processor seconds used by all threads of a process and by those of its children that have
    ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / TICKS


def cpu_of_thread(pid: int, thread: int) -> float:
    """Return the processor seconds used by one thread of a process."""
    return int(Path(f"/proc/{pid}/task/{thread}/schedstat").read_text().split()[0]) / 1e9


def cpu_with_children(pid: int) -> float:
    """Return the processor time of a process and of all its children."""
    total = cpu_of(pid)
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                total += cpu_of(int(entry.name)) if parent == pid else 0.0
            except (OSError, IndexError):  # the process has just ended
                continue
    return total


class Hall:
    """The process of one server, with its memory and processor time."""

    def __init__(self, folder: str, core: int | None, *options: str) -> None:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--data", folder]
        self.process = subprocess.Popen(
            [*command, "--no-pauses", "--no-limits", *options], stdout=subprocess.PIPE, text=True
        )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})
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
        """Return the processor seconds used by all threads."""
        return cpu_of(self.process.pid)

    def loop_cpu(self) -> float:
        """Return the processor seconds used by the event loop; the other threads talk to the database."""
        return cpu_of_thread(self.process.pid, self.process.pid)

    def tables(self) -> int:
        """Return the number of tables in memory."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return next(int(float(line.split()[1])) for line in lines if line.startswith("sandtable_tables "))


class House:
    """One hall with SQLite, or any number of halls with PostgreSQL and Redis, all on this machine."""

    def __init__(self, folder: str, halls: int, engines: str, core: int | None) -> None:
        self.folder = folder
        self.count = halls
        self.engines = engines  # "sqlite", "postgresql", or "redis" (PostgreSQL with Redis)
        self.core = core
        self.halls: list[Hall] = []
        self.database = self.doorbell = 0  # the process ids of PostgreSQL and Redis, if they run
        self._stack = ExitStack()

    def __enter__(self) -> House:
        options = self._engines() if self.engines != "sqlite" else []
        for number in range(self.count):
            folder = f"{self.folder}/{number}"
            self.halls.append(self._stack.enter_context(Hall(folder, self.core, *options)))
        return self

    def _engines(self) -> list[str]:
        from tests.server.engines.postgres import Postgres
        from tests.server.engines.redis import Redis

        postgres = Postgres()
        self._stack.callback(postgres.remove)
        postgres.start()
        assert postgres.process is not None
        self.database = postgres.process.pid
        if self.engines != "redis":
            return ["--store", postgres.server]
        redis = Redis()
        self._stack.callback(redis.remove)
        redis.start()
        assert redis.process is not None
        self.doorbell = redis.process.pid
        return ["--store", postgres.server, "--bus", redis.url]

    def __exit__(self, *error: object) -> None:
        self._stack.close()

    def resident(self) -> int:
        return sum(hall.resident() for hall in self.halls)

    def cpu(self) -> dict[str, float]:
        """Return the processor seconds used by each part. SQLite runs inside the hall and counts as part of
        it; the loop is that part of the hall which is not the store."""
        return {
            "hall": sum(hall.cpu() for hall in self.halls),
            "loop": sum(hall.loop_cpu() for hall in self.halls),
            "database": cpu_with_children(self.database) if self.database else 0.0,
            "doorbell": cpu_of(self.doorbell) if self.doorbell else 0.0,
        }
