"""axe finds nothing wrong on any page: in English by day, and in a long run in each language and light.

`test_lobby.py`, `test_phone.py` and `test_widths.py` test whether all words fit in all four languages.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Literal

import pytest

import sandtable
from sandtable.locales.language import LANGUAGES
from tests.browser.kit import DESKTOP, PHONE, Visitor
from tests.browser.laid import Shelf, at_random
from tests.tiers import LONG

Theme = Literal["light", "dark"]
THEMES: list[Theme] = ["light", "dark"]
PAIRS = list(product(LANGUAGES, THEMES))[: None if LONG else 1]
MORE = list(product(LANGUAGES, ("day", "night")))[1:] if LONG else []


@pytest.mark.parametrize(("code", "theme"), PAIRS)
def test_hall_dialogs_waiting_room_and_missing_page(
    visit: Callable[..., Visitor], code: str, theme: Theme
) -> None:
    ola = visit("Ola", language=code, theme=theme)
    ola.go("/")
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    ola.accessible("hall")
    ola.page.locator("button.me").click()
    ola.page.locator("dialog summary").click()
    ola.page.locator("dialog details[open]").wait_for()
    ola.accessible("name", "dialog")
    ola.page.keyboard.press("Escape")
    ola.page.locator("article .ways button:not(.primary)").first.click()
    ola.unfold(ola.page.locator("dialog"))
    ola.accessible("open a table", "dialog")
    ola.page.locator("dialog .primary").click()
    ola.button("page-fill-bots").wait_for()
    ola.accessible("waiting room")
    ola.button("page-table-settings").click()
    ola.page.locator("dialog").wait_for()
    ola.accessible("settings", "dialog")
    ola.expect(
        "answer 404: GET .*/nowhere", "Failed to load resource: the server responded with a status of 404"
    )
    ola.go("/nowhere")
    ola.page.get_by_role("heading", name=ola.words("page-nowhere")).wait_for()
    ola.accessible("nowhere")
    ola.go("/t/aaaaaaaaaaaaaaaa")
    ola.page.get_by_role("heading", name=ola.words("page-table-gone")).wait_for()
    ola.page.get_by_text(ola.words("refused-no-such-table")).wait_for()
    ola.accessible("no such table")
    ola.page.get_by_role("link", name=ola.words("page-to-hall")).click()
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    new = visit(language=code, theme=theme)
    new.expect(
        "answer 404: GET .*/api/tables/aaaaaaaaaaaaaaaa/invitation",
        "Failed to load resource: the server responded with a status of 404 .*/invitation",
    )
    new.go("/t/aaaaaaaaaaaaaaaa")
    new.button("page-enter").wait_for()
    new.accessible("name gate")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_table_in_play(visit: Callable[..., Visitor], size: dict[str, int]) -> None:
    """By default, each game is checked on one device, alternately a phone and a desktop; on the other one,
    `test_full_table.py`, `test_cleopatra_states.py` and `test_five_tribes_states.py` check the boards."""
    ola = visit("Ola", size=size)
    for game in sandtable.games() if LONG else sandtable.games()[size == DESKTOP :: 2]:
        ola.move_on_to(game, ["me"] + ["novice"] * (sandtable.game(game).seats[-1] - 1))
        table_and_panels(ola)


def table_and_panels(ola: Visitor) -> None:
    ola.accessible("the table")
    tabs = ola.page.get_by_role("tab")
    tabs.first.wait_for()
    for tab in tabs.all():
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        ola.page.locator("#panel").wait_for()
        ola.accessible(f"the panel {tab.inner_text()!r}", "#panel")
    for code, light in MORE:
        ola.speak(code, light)
        ola.reload()
        ola.until(lambda: ola.options)
        ola.page.locator(".prompt p").wait_for()
        ola.accessible(f"table {code} {light}")


def test_end_screen(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    ola = visit("Ola")
    ola.jump(shelf.nearly_over("camel-up", at_random(1), ola, bots=2, left=1))
    ola.page.locator("#tab-choices").click()
    ola.play_to_the_end(lambda: ola.choose_by_keys(len(ola.options)))  # the last option is to roll
    proven(ola, "the end")
    for code, light in MORE:
        ola.speak(code, light)
        ola.reload()
        proven(ola, f"the end {code} {light}")


def proven(ola: Visitor, where: str) -> None:
    ola.end_screen()
    ola.button("page-verify").click()
    ola.page.locator(".verified:not(:empty)").wait_for()
    ola.accessible(where)
