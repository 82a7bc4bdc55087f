"""Whole games on the boards alone: whatever glows is pressed until the board has made a decision of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import sandtable
from tests.browser.kit import Visitor
from tests.server.kit import seeded

PRESSES = 60  # for one decision
GLOWING = ".board :is(button, [role=button]):not([aria-disabled=true]):not([disabled])"
GARDEN = ".board circle.place"


@pytest.mark.parametrize("name", ["five-tribes", "cleopatra"])
def test_by_mouse(visit: Callable[..., Visitor], name: str) -> None:
    ola = visit("Ola")
    ola.sit_down_to(name, ["me"] + ["simple"] * (sandtable.game(name).seats[0] - 1))
    ola.page.evaluate("localStorage.setItem('sandtable-coach', JSON.stringify({ off: true }))")
    ola.page.reload()
    ways = seeded(4)
    assert ola.play_to_the_end(lambda: press_until_decided(ola, ways)) > 5
    ola.end_screen()


def point_and_press(ola: Visitor, way: int) -> None:
    """Where a mosaic may lie the garden shows a dot; the mosaic follows the mouse, and a press lays it."""
    dots = ola.page.locator(GARDEN)
    box = dots.nth(way % found).bounding_box() if (found := dots.count()) else None
    if box:
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        ola.page.mouse.move(x, y)
        ola.page.mouse.click(x, y)


def press_until_decided(ola: Visitor, ways: Iterator[int]) -> None:
    before = ola.play["answer"]
    pieces = ola.page.locator(GLOWING)
    for _ in range(PRESSES):
        ola.page.locator(f"{GLOWING}, {GARDEN}").first.wait_for(state="attached")
        found = pieces.count()
        if found:
            ola.press(pieces.nth(next(ways) % found))
        else:
            point_and_press(ola, next(ways))
        if ola.unanswered or ola.over or ola.play["answer"] != before:
            return
    raise AssertionError(
        f"no decision out of {PRESSES} presses: {ola.page.locator('.prompt p').inner_text()}"
    )
