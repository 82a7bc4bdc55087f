"""What both database servers have in common: a folder, a port, and a process that tests can stop and kill."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.tiers import PATIENCE

PORTS = (20_000, 32_000)
NOBODY = "nobody"  # PostgreSQL refuses to run as root


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def free_port(followers: int = 0) -> int:
    """Return a port that nobody uses; so many `followers` after it are free too.

    It lies below the ports that systems give to connections: until its server has started, and while a server
    that was killed starts again, no connection can take it.
    """
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        if all(is_free(each) for each in range(port, port + 1 + followers)):
            return port


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


class EngineProcess:
    """A database server in a folder of its own, which can be killed and started again on the same data."""

    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"sandtable-{name}-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        if is_root():
            shutil.chown(self.folder, NOBODY)

    def command(self) -> Sequence[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether the server accepts commands."""
        raise NotImplementedError

    def start(self) -> None:
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, cwd=self.folder, start_new_session=True, **as_nobody()
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.05)

    def kill(self) -> None:
        """Kill the server without warning, with all its helper processes."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def suspend(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGSTOP)

    def resume(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGCONT)

    def _end(self, how: int) -> None:
        if self.process is None:
            return
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process = None

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def as_nobody() -> dict[str, Any]:
    return {"user": NOBODY} if is_root() else {}
