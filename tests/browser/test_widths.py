"""The words of buttons fit their buttons, in every language; `test_phone.py` has the lobby on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sandtable
from sandtable.locales.language import LANGUAGES
from tests.browser.kit import PHONE, Visitor

LAPTOP = {"width": 1366, "height": 768}
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


def test_lobby_and_waiting_room(visit: Callable[..., Visitor]) -> None:
    found = {}
    for code in LANGUAGES:
        ola = visit("Ola", language=code, size=LAPTOP)
        ola.go("/")
        ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
        found[code, "lobby"] = ola.clipped()
        ola.page.locator("article .ways button:not(.primary)").first.click()
        ola.unfold(ola.page.locator("dialog"))
        found[code, "open a table"] = ola.clipped()
        ola.page.locator("dialog .primary").click()
        ola.button("page-fill-bots").wait_for()
        found[code, "waiting room"] = ola.clipped()
    assert {where: clipped for where, clipped in found.items() if clipped} == {}


@SIZES
@pytest.mark.parametrize("game", sandtable.games())
def test_a_table_in_play(visit: Callable[..., Visitor], game: str, size: dict[str, int]) -> None:
    ola = visit("Ola", size=size)
    ola.sit_down_to(game, ["me"] + ["novice"] * (sandtable.game(game).seats[0] - 1))
    ola.until(lambda: ola.options)
    found = {}
    for code in LANGUAGES:
        ola.speak(code)
        ola.reload()
        ola.until(lambda: ola.options)
        expect(ola.page.locator("html")).to_have_attribute("lang", code)
        found[code] = ola.clipped()
    assert {code: clipped for code, clipped in found.items() if clipped} == {}
