"""On a phone: nothing sticks out, everything can be hit with a finger, panels are drawers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sandtable
from sandtable.language import LANGUAGES
from tests.browser.kit import PHONE, Visitor

SMALLEST = 44  # pixels
# What can be pressed, its size with the label around it, and whether it stands in a line of text.
TOO_SMALL = """(smallest) => {
  const pressable = "a[href], button, select, summary, input, [role=button], [role=tab]";
  const found = [];
  for (const element of document.querySelectorAll(pressable)) {
    const target = element.closest("label") ?? element;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.disabled || element.getAttribute("aria-disabled") === "true") continue;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0 || (width >= smallest && height >= smallest)) continue;
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    found.push(`${element.tagName} "${name.slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`);
  }
  return found;
}"""
STICKS_OUT = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fits(ola: Visitor, where: str) -> None:
    assert ola.page.evaluate(STICKS_OUT) <= 0, f"{where} can be scrolled sideways"
    small = ola.page.evaluate(TOO_SMALL, SMALLEST - 0.5)
    assert small == [], f"{where}: " + "; ".join(small)


@pytest.mark.parametrize("code", LANGUAGES)
def test_hall_and_waiting_room(visit: Callable[..., Visitor], code: str) -> None:
    ola = visit("Ola", size=PHONE, language=code)
    ola.go("/")
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    fits(ola, "the hall")
    ola.page.locator("article .ways button:not(.primary)").first.tap()
    ola.page.locator("dialog").wait_for()
    ola.page.locator("dialog summary").tap()
    fits(ola, "the dialog of a new table")
    ola.page.locator("dialog .primary").tap()
    ola.button("page-fill-bots").wait_for()
    fits(ola, "the waiting room")
    ola.button("page-fill-bots").tap()
    ola.button("page-start").tap()
    ola.page.locator(".prompt p").wait_for()
    fits(ola, "the first table")


@pytest.mark.parametrize("game", sandtable.games())
def test_table_and_drawers(visit: Callable[..., Visitor], game: str) -> None:
    ola = visit("Ola", size=PHONE, language="de")  # the longest words
    seats = sandtable.game(game).seats
    ola.sit_down_to(game, ["me"] + ["simple"] * (seats[-1] - 1))
    ola.until(lambda: ola.options)
    fits(ola, "the table")
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
    ola.sit_down_to("camel-up", ["me", "simple", "simple"])
    ola.until(lambda: ola.options)
    before = ola.play["answer"]
    ola.page.locator("#tab-choices").tap()
    ola.page.get_by_role("tabpanel").get_by_role("button").last.tap()
    ola.until(lambda: ola.play["answer"] != before)


def test_a_turn_by_touch(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", size=PHONE)
    ola.sit_down_to("camel-up", ["me", "simple", "simple"])
    ola.until(lambda: ola.options)
    before = ola.play["answer"]
    ola.hit(ola.page.locator('[data-spot="pyramid"].live'))
    ola.until(lambda: ola.play["answer"] != before)
