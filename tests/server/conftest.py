"""One hall for the tests that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.kit import RunningHall


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    with RunningHall(tmp_path_factory.mktemp("hall") / "data", "--no-pauses", "--no-limits") as running:
        yield running
