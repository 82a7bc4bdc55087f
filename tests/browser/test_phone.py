"""On a phone nothing sticks out or is cut off, everything is large enough to tap, and panels are drawers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sandtable
from sandtable.locales.language import LANGUAGES
from tests.browser.fingers import fits
from tests.browser.kit import PHONE, Visitor


def fits_with_its_words(ola: Visitor, where: str) -> None:
    fits(ola, where)
    assert (where, ola.clipped()) == (where, [])


def test_hall_and_waiting_room_fit_the_screen(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", size=PHONE)
    ola.go("/")
    for code in LANGUAGES:
        ola.switch_to(code)
        ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
        fits_with_its_words(ola, f"the hall in {code}")
        ola.page.locator("article .ways button:not(.primary)").first.tap()
        ola.unfold(ola.page.locator("dialog"))
        fits_with_its_words(ola, f"the dialog of a new table in {code}")
        if code != LANGUAGES[-1]:
            ola.page.keyboard.press("Escape")
            expect(ola.page.locator("dialog")).to_have_count(0)
    ola.page.locator("dialog .primary").tap()
    for code in LANGUAGES[::-1]:
        ola.button("page-fill-bots").wait_for()
        if code != ola.language:
            ola.switch_to(code)
        fits_with_its_words(ola, f"the waiting room in {code}")
    ola.button("page-fill-bots").tap()
    ola.button("page-start").tap()
    ola.page.locator(".prompt p").wait_for()
    fits(ola, "the first table")


@pytest.mark.parametrize("game", sandtable.games())
def test_table_and_drawers(visit: Callable[..., Visitor], game: str) -> None:
    """The table is checked in each language, the drawers in the one with the longest words."""
    ola = visit("Ola", size=PHONE)
    ola.sit_down_to(game, ["me"] + ["novice"] * (sandtable.game(game).seats[-1] - 1))
    ola.until(lambda: ola.options)
    for code in ("en", "pl", "ru", "de"):
        if code != ola.language:
            ola.switch_to(code)
        fits_with_its_words(ola, f"the table in {code}")
    panel = ola.page.locator("#panel")
    expect(panel).to_have_count(0)
    for tab in ola.page.get_by_role("tab").all():
        tab.tap()
        expect(panel).to_be_visible()
        fits(ola, f"the drawer {tab.inner_text()!r}")
        tab.tap()
        expect(panel).to_have_count(0)


def test_the_drawer_of_choices_gives_way_to_the_board(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", size=PHONE)
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.until(lambda: ola.options)
    before = ola.play["answer"]
    ola.page.locator("#tab-choices").tap()
    ola.page.locator(".options").wait_for()
    ola.page.get_by_role("tabpanel").get_by_role("button").last.tap()
    ola.until(lambda: ola.play["answer"] != before)


def test_a_turn_by_touch(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", size=PHONE)
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.until(lambda: ola.options)
    before = ola.play["answer"]
    ola.hit(ola.page.locator('[data-spot="pyramid"].open'))
    ola.until(lambda: ola.play["answer"] != before)
