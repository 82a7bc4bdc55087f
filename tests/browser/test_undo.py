"""Undo, as somebody who has clicked the wrong thing meets it."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.kit import Visitor


def test_a_decision_is_taken_back_by_its_button(visit: Callable[..., Visitor]) -> None:
    """Meeples are picked up; before the first is dropped somewhere, they are put back."""
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


def may(ola: Visitor, action: str) -> bool:
    """Whether that is what can be done, once something can."""
    ola.until(lambda: ola.options)
    return ola.options[0].startswith(action)
