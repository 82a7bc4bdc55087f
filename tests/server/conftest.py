"""Halls for the tests that do not stop them: one of each kind serves all tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.inside import HallInside
from tests.server.kit import RunningHall


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallInside]:
    with HallInside(tmp_path_factory.mktemp("hall") / "data") as hall:
        yield hall


@pytest.fixture(scope="session")
def running_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A process of its own, for what is seen from outside: its memory, its files, its log."""
    with RunningHall(tmp_path_factory.mktemp("hall") / "data", "--no-pauses", "--no-limits") as running:
        yield running
