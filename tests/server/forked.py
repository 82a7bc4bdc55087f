"""Programs for tests to kill, forked from a process that has already imported everything.

Importing a hall takes most of a second of processor time, and a run starts dozens of halls. A forked one runs
the same code in a process of its own: it has its own memory, files, signals and exit code.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

# What a hall imports, including what it needs only for an empty database.
IMPORTED: Final = ["sandtable.cli", "sandtable.server.web.serve", "alembic.command", "tests.server.forked"]


class Forked:
    """A process with part of the interface of `subprocess.Popen`; `stdout` reads its standard output."""

    def __init__(self, program: Callable[[list[str]], object], arguments: list[str], log: Path) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(IMPORTED)
        reader, writer = context.Pipe(duplex=False)
        # A daemon process ends with the tests, even if a failed test has left it behind.
        self.process = context.Process(
            target=run, args=(program, arguments, writer, str(log), dict(os.environ)), daemon=True
        )
        self.process.start()
        writer.close()
        self.stdout = open(os.dup(reader.fileno()))  # noqa: SIM115 - as with Popen, the reader closes it
        reader.close()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def send_signal(self, number: int) -> None:
        if self.process.exitcode is None:
            os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        self.process.join(timeout)
        code = self.process.exitcode
        if code is None:
            raise subprocess.TimeoutExpired(self.process.name, timeout)
        return code


def run(
    program: Callable[[list[str]], object],
    arguments: list[str],
    output: Connection,
    log: str,
    environment: Mapping[str, str],
) -> None:
    """Run the program as if in a newly started process."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(output.fileno(), 1)
    output.close()
    errors = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(errors, 2)
    os.close(errors)
    sys.stdout = open(1, "w", buffering=1, closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, closefd=False)  # noqa: SIM115
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    program(arguments)
