"""A game for which the page has no board: its words come from the hall, and the board is text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.kit import Visitor
from tests.server.kit import RunningHall
from tests.tiers import ROOT


@pytest.fixture
def hall_with_dry_wells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built_page: None
) -> Iterator[RunningHall]:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "examples"), prepend=":")
    monkeypatch.setenv("SANDTABLE_GAMES", "dry_wells:GAME")
    with RunningHall(tmp_path / "data", "--no-pauses", "--no-limits") as running:
        yield running


def named(visitor: Visitor, words: str) -> Locator:
    return visitor.page.get_by_role("button", name=words)


def test_dry_wells(visit: Callable[..., Visitor], hall_with_dry_wells: RunningHall) -> None:
    ola = visit("Ola", url=hall_with_dry_wells.url)
    ola.go("/")
    ola.page.get_by_role("heading", name="Dry Wells").wait_for()
    assert ola.page.locator("article", has_text="Dry Wells").locator(".rules").count() == 0
    ola.sit_down_to("dry-wells", ["me", "regular"])
    expect(ola.page.locator("pre")).to_have_text("deck 26\n0 in\n1 in")
    named(ola, "Draw a card").click()
    ola.until(lambda: len(ola.play["view"]["players"][0]["cards"]) == 1)
    ola.play_to_the_end(lambda: named(ola, "Stop and keep your water").click())
    ola.end_screen()
    expect(ola.page.locator("pre")).to_contain_text("stopped")
