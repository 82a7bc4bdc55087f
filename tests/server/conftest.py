"""Halls and databases that tests share: one of each kind serves all tests of a test process."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.server.hall.lobby import lobby
from tests.server.by_hand import ByHand
from tests.server.engines import postgres, redis
from tests.server.inside import HallInside
from tests.server.kit import RunningHall
from tests.tiers import LONG


@pytest.fixture(autouse=True)
def same_luck_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables that a test opens in this process get seeds from the test's name.

    What a game happens to contain then depends neither on the run nor on the tests before it. A long run
    plays with whatever luck there is, as people do.
    """
    if LONG:
        return
    numbers = itertools.count()

    def seed() -> str:
        return hashlib.sha256(f"{request.node.name} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(lobby, "new_seed", seed)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL server, which serves all tests of a test process."""
    if postgres.GIVEN:
        yield postgres.GIVEN
        return
    server = postgres.Postgres()
    server.start()
    yield server.server
    server.remove()


@pytest.fixture
def schema(postgres_server: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL schema, which is quicker to create than a database."""
    url = postgres.new_schema(postgres_server)
    yield url
    postgres.drop_schema(url)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The URL of a Redis server, which serves all tests of a test process."""
    if redis.GIVEN:
        yield redis.GIVEN
        return
    server = redis.Redis()
    server.start()
    yield server.url
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Run the test on both kinds of databases; `store_kit.url(tmp_path)` is the URL of an empty one."""
    if request.param == "postgresql":
        (tmp_path / "url").write_text(request.getfixturevalue("schema"))
    return str(request.param)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallInside]:
    with HallInside(tmp_path_factory.mktemp("hall") / "data") as hall:
        yield hall


@pytest.fixture
def calling_hall(tmp_path: Path) -> Iterator[HallInside]:
    """A hall that may call this machine, by webhook or push, and whose time is moved by hand."""
    with HallInside(tmp_path / "data", ByHand(), inside_webhooks=True) as hall:
        yield hall


@pytest.fixture(scope="session")
def running_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall in its own process, for tests of what is seen from outside: its memory, its files, its log."""
    with RunningHall(tmp_path_factory.mktemp("hall") / "data", "--no-pauses", "--no-limits") as running:
        yield running
