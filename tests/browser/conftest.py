"""A real hall, a real browser, and visitors to whom nothing may happen."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

import ui.make
from tests.browser.chromium import running_browser
from tests.browser.kit import Visitor
from tests.browser.laid import Shelf
from tests.server.kit import RunningHall, wait_until

BYTES_OF_A_VIEW = 12_000


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Built once, even if several test processes find it stale."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    if not run:
        ui.make.build()
        return
    done = tmp_path_factory.getbasetemp().parent / f"page-{run}"
    try:
        done.with_suffix(".begun").mkdir()
    except FileExistsError:
        wait_until(done.exists, seconds=300)
    else:
        ui.make.build()
        done.touch()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory, built_page: None) -> Iterator[RunningHall]:
    with RunningHall(tmp_path_factory.mktemp("hall") / "data", "--no-pauses", "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Not for the whole session: as long as it lives, no other test of this process can run an event loop."""
    with running_browser() as browser:
        yield browser


@pytest.fixture
def shelf(hall: RunningHall) -> Iterator[Shelf]:
    """Where tables are put for the hall to find."""
    opened = Shelf(hall.data)
    yield opened
    opened.close()


@pytest.fixture
def visit(chromium: Browser, hall: RunningHall) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors. At the end: no error, no failed request, no other origin, no view too large."""
    visitors: list[Visitor] = []

    def come(name: str = "", **wishes: Any) -> Visitor:
        visitors.append(Visitor(chromium, wishes.pop("url", hall.url), name, **wishes))
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.unexpected()]
    large = [
        visitor.views for visitor in visitors if max(visitor.views.values(), default=0) > BYTES_OF_A_VIEW
    ]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == []
    assert large == []
