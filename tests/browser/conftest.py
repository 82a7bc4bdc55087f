"""A real hall, a real browser, and visitors in whose browsers no error may occur."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import ui.make
from tests.browser.chromium import NoBrowser, running_browser
from tests.browser.contexts import Contexts
from tests.browser.kit import BYTES_OF_A_VIEW, Visitor
from tests.browser.laid import Shelf
from tests.server.kit import RunningHall, wait_until

FOLDER = Path(__file__).parent


class OneBrowser:
    """The browser of a test process, started for the first test that needs it.

    While it is running, the process can run no other event loop, so it is closed after the last test of this
    folder, not at the end of the session. Each process runs all its tests of this folder before any others.
    """

    def __init__(self) -> None:
        self.running = ExitStack()
        self.browser: Browser | None = None
        self.contexts = Contexts()
        self.missing: NoBrowser | None = None  # remembered, as looking for it without a network takes long

    def get(self) -> Browser:
        if self.missing:
            raise self.missing
        if self.browser is None or not self.browser.is_connected():
            self.contexts = Contexts()
            self.browser = self._start()
        return self.browser

    def _start(self) -> Browser:
        try:
            return self.running.enter_context(running_browser())
        except NoBrowser as missing:
            self.missing = missing
            raise

    def close(self) -> None:
        self.browser = None
        self.running.close()


one_browser = OneBrowser()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    if nextitem is None or FOLDER not in nextitem.path.parents:
        one_browser.close()


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Build the page once, even if several test processes find it stale; the shipped build contains it."""
    if shipped := os.environ.get("SANDTABLE_SHIPPED"):
        assert Path(shipped, "sandtable", "server", "web", "static", "index.html").is_file()
        return
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


@pytest.fixture
def shelf(hall: RunningHall) -> Iterator[Shelf]:
    """The hall's database, into which tests put tables."""
    opened = Shelf(hall.data)
    yield opened
    opened.close()


@pytest.fixture
def visit(hall: RunningHall) -> Iterator[Callable[..., Visitor]]:
    """A function that makes visitors. After the test, there must have been no errors, no failed requests, no
    requests to other origins and no views that are too large."""
    visitors: list[Visitor] = []

    def come(name: str = "", *, url: str = hall.url, fresh: bool = False, **wishes: Any) -> Visitor:
        """Make a visitor; the browser of a `fresh` one has an empty cache and has to load everything."""
        browser = one_browser.get()
        shared = url == hall.url and not fresh and not wishes.get("app")
        visitors.append(
            Visitor(browser, url, name, contexts=one_browser.contexts if shared else None, **wishes)
        )
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.unexpected()]
    large = [
        visitor.views for visitor in visitors if max(visitor.views.values(), default=0) > BYTES_OF_A_VIEW
    ]
    for visitor in visitors:
        visitor.leave()
    assert troubles == []
    assert large == []
