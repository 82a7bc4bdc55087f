"""The database or the bus goes away in mid-game: play may get slower, but nothing goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pwd
import random
import resource
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.engines.postgres import Postgres, new_schema
from tests.server.engines.process import NOBODY, is_root
from tests.server.engines.redis import Redis
from tests.server.faults.halls import Halls, after, judge, roam, running, set_up
from tests.server.history import Disk
from tests.tiers import LONG

KILLS = 12 if LONG else 1
AWAY = 60 if LONG else 0  # seconds without Redis, in addition to the time that a few decisions take
WITHOUT = 6  # decisions that are made without Redis


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server that no other test uses, so that it can be killed."""
    server = Postgres()
    server.start()
    yield server
    server.remove()


def chances() -> random.Random:
    seed = time.time_ns() if LONG else 1
    print(f"seed {seed}")  # pytest shows it with a failure
    return random.Random(seed)


def test_postgresql_is_killed_and_started_again(tmp_path: Path, own_postgres: Postgres) -> None:
    rng = chances()

    async def game(halls: Halls) -> None:
        players = await set_up(halls, "camel-up", rng)
        playing = [asyncio.create_task(roam(player, halls, rng)) for player in players]
        for _ in range(KILLS):
            await after(players, 10)
            await asyncio.to_thread(own_postgres.kill)
            await asyncio.to_thread(own_postgres.start)
        await asyncio.gather(*playing)
        judge(halls, players)

    with running(Halls(tmp_path, 2, new_schema(own_postgres.server))) as halls:
        asyncio.run(game(halls))


def test_redis_is_away_for_a_while(tmp_path: Path, schema: str) -> None:
    rng, redis = chances(), Redis()
    redis.start()

    async def game(halls: Halls) -> None:
        players = await set_up(halls, "camel-up", rng)
        playing = [asyncio.create_task(roam(player, halls, rng)) for player in players]
        await after(players, 5)
        await asyncio.to_thread(redis.kill)
        made = sum(player.made for player in players)
        await asyncio.sleep(AWAY)
        await after(players, WITHOUT)  # each page sees the other's decisions, even without the bus
        assert sum(player.made for player in players) > made, "nobody could play without Redis"
        await asyncio.to_thread(redis.start)
        await asyncio.gather(*playing)
        judge(halls, players)

    try:
        with running(Halls(tmp_path, 2, schema, redis.url)) as halls:
            asyncio.run(game(halls))
            assert "bus-lost" in halls.logs()
    finally:
        redis.remove()


def limit_files(server: Postgres, size: int) -> None:
    """Let no file of the server grow beyond that size, as on a full disk; 0 removes the limit."""
    assert server.process is not None
    with psycopg.connect(server.server) as connection:
        rows = connection.execute("SELECT pid FROM pg_stat_activity").fetchall()
    pids = [server.process.pid, *(pid for (pid,) in rows)]
    child = multiprocessing.get_context("fork").Process(target=set_limits, args=(pids, size))
    child.start()
    child.join()
    assert child.exitcode == 0


def set_limits(pids: list[int], size: int) -> None:
    """Limit the size of the files of these processes. Not even root may do that for another user's processes,
    so become that user first."""
    if is_root():
        os.setuid(pwd.getpwnam(NOBODY).pw_uid)
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            limits = (size or resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


def test_the_disk_of_postgresql_is_full(tmp_path: Path, own_postgres: Postgres) -> None:
    rng, store = chances(), new_schema(own_postgres.server)

    def fill(table: str) -> int:
        """Make the file of the entries larger than one of the write-ahead log, which must still fit."""
        with psycopg.connect(store) as connection:
            copied = (
                "INSERT INTO heads (id, seq, game, status, listed, watch, changed, card) "
                "SELECT 'fill', 20000, game, 'over', false, false, 0, card FROM heads WHERE id = %s"
            )
            connection.execute(copied, [table])
            rows = "SELECT 'fill', n, decode(repeat(md5(n::text), 30), 'escape')"
            connection.execute(f"INSERT INTO entries {rows} FROM generate_series(1, 20000) n")
            found = connection.execute("SELECT pg_relation_size('entries')").fetchone()
        assert found is not None
        return int(found[0])

    async def game(halls: Halls) -> None:
        players = await set_up(halls, "camel-up", rng)
        size = fill(players[0].table)
        limit_files(own_postgres, size)
        playing = [asyncio.create_task(roam(player, halls, rng)) for player in players]
        while "File too large" not in (own_postgres.folder / "server.log").read_text():
            assert not any(player.over for player in players), "the disk was never full"
            await asyncio.sleep(0.05)
        for player in players:
            Disk(store, player.table).check(player)
        limit_files(own_postgres, 0)
        await asyncio.gather(*playing)
        judge(halls, players)

    with running(Halls(tmp_path, 2, store)) as halls:
        asyncio.run(game(halls))
