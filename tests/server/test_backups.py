"""Backups that are made in the middle of a game as docs/hosting.md describes, restored, and played on."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.engines import postgres
from tests.server.inside import HallInside
from tests.server.kit import Client, play_to_the_end

MOVES = 4  # before the backup, and again after it


def choose(options: list[str]) -> str:
    return "roll" if "roll" in options else options[0]


async def some_moves(ola: Client, table: str) -> int:
    """Play a little; return the number of the last entry."""
    async with ola.at(table) as page:
        await page.until(is_asked)
        for _ in range(MOVES):
            await page.act(choose(page.options))
            await page.until(is_asked)
        entry: int = page.show["entry"]
        return entry


def is_asked(show: dict[str, Any]) -> bool:
    """Whether the guest is to move; the bots have moved then, so nothing happens until the guest does."""
    return bool(show["play"] and show["play"]["options"])


async def play_on(ola: Client, table: str) -> int:
    """Play to the end; return the number of the last entry before the first move."""
    async with ola.at(table) as page:
        await page.until(is_asked)
        entry: int = page.show["entry"]
        await play_to_the_end(page, choose)
        return entry


def game_around_a_backup(hall: HallInside, backup: object) -> tuple[Client, str, int]:
    """Make a backup in the middle of a game; return the guest, the table and the length of its log then."""
    ola = Client(hall, "Ola")
    table = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
    entry = asyncio.run(some_moves(ola, table))
    assert callable(backup)
    backup()
    asyncio.run(some_moves(ola, table))
    return ola, table, entry


def check_the_copy(hall: HallInside, ola: Client, table: str, entry: int) -> None:
    """Check that the same guest, with the same cookie, can go on from the moment of the backup."""
    ola.hall = hall
    assert asyncio.run(play_on(ola, table)) == entry
    assert ola.get(f"/api/tables/{table}/verify")["good"]


def test_sqlite(tmp_path: Path) -> None:
    (tmp_path / "restored").mkdir()

    def backup() -> None:
        here, there = tmp_path / "data" / "hall.sqlite3", tmp_path / "restored" / "hall.sqlite3"
        with closing(sqlite3.connect(here)) as source, closing(sqlite3.connect(there)) as target:
            source.backup(target)  # does the same as `.backup` in the shell of SQLite

    with HallInside(tmp_path / "data") as hall:
        ola, table, entry = game_around_a_backup(hall, backup)
    with HallInside(tmp_path / "restored") as hall:
        check_the_copy(hall, ola, table, entry)


@pytest.fixture
def restored(postgres_server: str) -> str:
    """The URL of an empty database on the same server."""
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS hall_restored WITH (FORCE)")
        connection.execute("CREATE DATABASE hall_restored")
    return postgres_server.rpartition("/")[0] + "/hall_restored"


def test_postgresql(tmp_path: Path, schema: str, restored: str) -> None:
    server, _, name = schema.partition("?options=-csearch_path%3D")
    dump = tmp_path / "hall.dump"

    def backup() -> None:
        program = str(postgres.programs() / "pg_dump")
        made = [program, "--format=custom", f"--schema={name}", f"--file={dump}", f"--dbname={server}"]
        subprocess.run(made, check=True)

    with HallInside(tmp_path / "data", store=schema) as hall:
        ola, table, entry = game_around_a_backup(hall, backup)
    subprocess.run([postgres.programs() / "pg_restore", f"--dbname={restored}", dump], check=True)
    with HallInside(tmp_path / "again", store=f"{restored}?options=-csearch_path%3D{name}") as hall:
        check_the_copy(hall, ola, table, entry)
