"""The words of buttons fit into them in every language; `test_phone.py` tests the lobby on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sandtable
from sandtable.locales.language import LANGUAGES
from tests.browser.kit import Visitor

LAPTOP = {"width": 1366, "height": 768}


def test_lobby_and_waiting_room(visit: Callable[..., Visitor]) -> None:
    """The language is chosen on the page, as people do, without reloading it."""
    found = {}
    ola = visit("Ola", size=LAPTOP)
    ola.go("/")
    for code in LANGUAGES:
        ola.switch_to(code)
        ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
        found[code, "lobby"] = ola.clipped()
        ola.page.locator("article .ways button:not(.primary)").first.click()
        ola.unfold(ola.page.locator("dialog"))
        found[code, "open a table"] = ola.clipped()
        if code != LANGUAGES[-1]:
            ola.page.keyboard.press("Escape")
            expect(ola.page.locator("dialog")).to_have_count(0)
    ola.page.locator("dialog .primary").click()
    for code in LANGUAGES[::-1]:
        ola.button("page-fill-bots").wait_for()
        if code != ola.language:
            ola.switch_to(code)
        found[code, "waiting room"] = ola.clipped()
    assert {where: clipped for where, clipped in found.items() if clipped} == {}


@pytest.mark.parametrize("game", sandtable.games())
def test_a_table_in_play(visit: Callable[..., Visitor], game: str) -> None:
    """This is tested on a laptop; `test_phone.py` tests the phone."""
    ola = visit("Ola", size=LAPTOP)
    ola.sit_down_to(game, ["me"] + ["novice"] * (sandtable.game(game).seats[0] - 1))
    ola.until(lambda: ola.options)
    found = {}
    for code in LANGUAGES:
        if code != ola.language:
            ola.switch_to(code)
        found[code] = ola.clipped()
    assert {code: clipped for code, clipped in found.items() if clipped} == {}
