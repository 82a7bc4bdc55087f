"""Halls for the tests that do not stop them: one of each kind serves all tests of a worker."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator

import pytest

from sandtable.server.hall import lobby
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
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallInside]:
    with HallInside(tmp_path_factory.mktemp("hall") / "data") as hall:
        yield hall


@pytest.fixture(scope="session")
def running_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A process of its own, for what is seen from outside: its memory, its files, its log."""
    with RunningHall(tmp_path_factory.mktemp("hall") / "data", "--no-pauses", "--no-limits") as running:
        yield running
