"""axe finds nothing on any page and state, in each language, by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Literal

import pytest

import sandtable
from sandtable.language import LANGUAGES
from tests.browser.kit import DESKTOP, PHONE, Visitor
from tests.tiers import LONG

Theme = Literal["light", "dark"]
ONCE = "en"  # colours are looked at in one language, by day and by night: the others have the same
# Each language and each light; every pair of them only in the long run.
SOME: list[tuple[str, Theme]] = [("en", "light"), ("pl", "dark"), ("de", "light"), ("ru", "dark")]
ALL: list[tuple[str, Theme]] = [(code, theme) for code in LANGUAGES for theme in ("light", "dark")]
PAIRS = ALL if LONG else SOME
OFTEN: list[tuple[str, str]] = [
    ("en", "day"),
    ("en", "night"),
    ("pl", "day"),
    ("de", "night"),
    ("ru", "day"),
]
EVERY: list[tuple[str, str]] = list(product(LANGUAGES, ("day", "night"))) if LONG else OFTEN


@pytest.mark.parametrize(("code", "theme"), PAIRS)
def test_hall_dialogs_waiting_room_and_nowhere(
    visit: Callable[..., Visitor], code: str, theme: Theme
) -> None:
    ola = visit("Ola", language=code, theme=theme)
    look = partial(ola.accessible, colours=LONG or code in LANGUAGES[:2])
    ola.go("/")
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    look("hall")
    ola.page.locator("button.me").click()
    ola.page.locator("dialog summary").click()
    look("name")
    ola.page.keyboard.press("Escape")
    ola.page.locator("article .ways button:not(.primary)").first.click()
    for summary in ola.page.locator("dialog summary").all():
        summary.click()
    look("open a table")
    ola.page.locator("dialog .primary").click()
    ola.button("page-fill-bots").wait_for()
    look("waiting room")
    ola.button("page-table-settings").click()
    ola.page.locator("dialog").wait_for()
    look("settings")
    ola.expect(
        "answer 404: GET .*/nowhere", "Failed to load resource: the server responded with a status of 404"
    )
    ola.go("/nowhere")
    ola.page.get_by_role("heading", name=ola.words("page-nowhere")).wait_for()
    look("nowhere")
    ola.go("/t/aaaaaaaaaaaaaaaa")
    ola.page.get_by_role("heading", name=ola.words("page-table-gone")).wait_for()
    look("no such table")
    new = visit(language=code, theme=theme)
    new.go("/t/aaaaaaaaaaaaaaaa")
    new.button("page-enter").wait_for()
    new.accessible("name gate")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", sandtable.games())
def test_table_in_play(visit: Callable[..., Visitor], game: str, size: dict[str, int]) -> None:
    ola = visit("Ola", size=size)
    ola.sit_down_to(game, ["me"] + ["novice"] * (sandtable.game(game).seats[-1] - 1))
    ola.until(lambda: ola.options)
    for tab in ola.page.get_by_role("tab").all():
        tab.click()
        ola.page.locator("#panel").wait_for()
        ola.accessible(f"the panel {tab.inner_text()!r}", "#panel")
    for code, light in EVERY if size == DESKTOP else EVERY[1::2]:
        speak(ola, code, light)
        ola.page.locator(".prompt p").wait_for()
        ola.until(lambda: ola.options)
        ola.accessible(f"table {code} {light}", colours=code == ONCE)


def test_end_screen(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola")
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.page.locator("#tab-choices").click()
    ola.play_to_the_end(lambda: ola.choose_by_keys(len(ola.options)))  # the last choice is to roll
    for code, light in EVERY:
        speak(ola, code, light)
        ola.end_screen()
        ola.button("page-verify").click()
        ola.page.locator(".verified:not(:empty)").wait_for()
        ola.accessible(f"end {code} {light}", colours=code == ONCE)


def speak(ola: Visitor, code: str, light: str) -> None:
    """As if chosen in the settings earlier."""
    kept = {"sandtable-language": code, "sandtable-theme": light}
    ola.page.evaluate(
        "(kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value))", kept
    )
    ola.language = code
    ola.page.reload()
