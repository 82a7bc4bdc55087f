"""On a phone nothing sticks out or is cut off, everything is large enough to tap, and panels are drawers.

`test_lobby.py` tests the lobby and the waiting room, and `test_whole_games.py` plays by touch.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import sandtable
from tests.browser.fingers import fits
from tests.browser.kit import LANGUAGES, PHONE, Visitor
from tests.browser.test_lobby import fits_with_its_words


def test_table_and_drawers(visit: Callable[..., Visitor]) -> None:
    """The table is checked in each language, the drawers in one of them, another one for each game."""
    ola = visit("Ola", size=PHONE)
    for game in sandtable.games():
        ola.move_on_to(game, ["me"] + ["novice"] * (sandtable.game(game).seats[-1] - 1))
        for code in dict.fromkeys((ola.language, *LANGUAGES)):
            if code != ola.language:
                ola.switch_to(code)
            fits_with_its_words(ola, f"{game} in {code}")
        panel = ola.page.locator("#panel")
        expect(panel).to_have_count(0)
        for tab in ola.page.get_by_role("tab").all():
            tab.tap()
            expect(panel).to_be_visible()
            fits(ola, f"the drawer {tab.inner_text()!r} of {game}")
            tab.tap()
            expect(panel).to_have_count(0)
        if game == "camel-up":
            the_speed_is_one_tap_away(ola)
            the_drawer_of_choices_gives_way_to_the_board(ola)


def the_speed_is_one_tap_away(ola: Visitor) -> None:
    """Everything else that the bar has elsewhere is still there, too."""
    rules = ola.button("page-rules-here").or_(ola.button("page-rules"))
    expect(rules).to_have_count(1)  # the buttons that are hidden do not count
    for speed in ("calm", "fast", "instant"):
        ola.button("page-speed-now", speed=ola.words(f"page-speed-{speed}")).tap()
    expect(ola.button("page-speed-now", speed=ola.words("page-speed-calm"))).to_be_visible()


def the_drawer_of_choices_gives_way_to_the_board(ola: Visitor) -> None:
    before = ola.play["answer"]
    ola.page.locator("#tab-choices").tap()
    ola.page.locator(".options").wait_for()
    ola.page.get_by_role("tabpanel").get_by_role("button").last.tap()
    ola.until(lambda: ola.play["answer"] != before)
