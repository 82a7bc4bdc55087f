"""What if? A table that plays on from a step of a replay, with new luck or the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sandtable
from tests.browser.fingers import fits_across
from tests.browser.kit import DESKTOP, LANGUAGES, PHONE, Visitor
from tests.quick import QUICK

STEP = 12


def race() -> sandtable.Record:
    """A race with sealed dice in which everybody only rolls."""
    table = sandtable.Table(sandtable.game("camel-up"), 3, sandtable.SealedChance.from_number(7), QUICK)
    while table.state.to_act():
        table.play("roll", table.state.to_act()[0])
    return table.record()


@pytest.mark.parametrize(("luck", "size"), [("new", PHONE), ("same", DESKTOP)], ids=["new", "same"])
def test_a_table_plays_on_from_a_step(visit: Callable[..., Visitor], luck: str, size: dict[str, int]) -> None:
    """The dialog is checked on a phone in every language; the new table says where it branched off."""
    ola = visit("Ola", size=size, hints=False)
    record = race()
    source = ola.request.post("/api/records", data=record.to_json()).json()["id"]
    ola.go(f"/t/{source}#replay=0")
    ola.page.get_by_label(ola.words("page-replay-slider")).fill(str(STEP))
    ola.button("review-what-if").focus()
    ola.page.keyboard.press("Enter")
    dialog = ola.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio")).to_have_count(2)
    ola.accessible("what if?", "dialog")
    if size is PHONE:
        ola.page.keyboard.press("Escape")
        for code in LANGUAGES[::-1]:
            ola.switch_to(code)
            ola.button("review-what-if").click()
            expect(dialog.get_by_role("radio")).to_have_count(2)
            fits_across(ola, f"what if? in {code}")
            assert (code, ola.clipped()) == (code, [])
            ola.page.keyboard.press("Escape")
        ola.button("review-what-if").click()
    dialog.get_by_label(ola.words(f"review-luck-{luck}")).check()
    ola.button("review-what-if-go").click()
    ola.until(lambda: ola.show["room"]["id"] != source)
    assert ola.show["room"]["branched"] == {"table": source, "step": STEP, "same": luck == "same"}
    assert record.dice is not None
    assert (ola.show["room"]["commitment"] == record.dice.commitment) == (luck == "same")
