"""Undo for somebody who has clicked the wrong thing."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.kit import Visitor


def test_a_decision_is_taken_back_by_its_button(visit: Callable[..., Visitor]) -> None:
    """Meeples are picked up, and put back before the first of them is dropped."""
    ola = visit("Ola")
    ola.sit_down_to("five-tribes", ["me", "novice"])
    ola.page.locator("#tab-choices").click()
    while not may(ola, "take "):
        ola.decide(lambda: ola.choose_by_keys(1))
    before = ola.options
    ola.decide(lambda: ola.choose_by_keys(1))
    assert may(ola, "drop ")
    ola.page.get_by_role("button", name=re.compile("^Undo")).click()
    ola.until(lambda: ola.options == before)
    # The turn that was undone is not shown again as this player's last one.
    ola.page.locator('[data-spot="seat.0"]').first.hover()
    ola.settle()
    expect(ola.page.locator(".trail")).to_have_count(0)


def test_a_second_click_on_restart_does_nothing(visit: Callable[..., Visitor]) -> None:
    """The button goes away when it is pressed, and no button that acts on the game comes in its place."""
    ola = visit("Ola")
    ola.sit_down_to("five-tribes", ["me", "novice"])
    ola.page.locator("#tab-choices").click()
    while not may(ola, "take "):
        ola.decide(lambda: ola.choose_by_keys(1))
    for _ in range(2):
        ola.decide(lambda: ola.choose_by_keys(1))
    restart = ola.button("page-restart")
    box = restart.bounding_box()
    assert box
    restart.click()
    expect(restart).to_have_count(0)
    ola.settle()
    here = "([x, y]) => document.elementFromPoint(x, y).closest('button')?.ariaLabel"
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        point = [box["x"] + box["width"] * share, box["y"] + box["height"] / 2]
        assert ola.page.evaluate(here, point) in (None, ola.words("page-rules-here"))


def may(ola: Visitor, action: str) -> bool:
    """Wait for a question; return whether its first option begins with `action`."""
    ola.until(lambda: ola.options)
    return ola.options[0].startswith(action)
