"""Deals that several people play: that of the day, from its first move to its results, and a repeated one.

Hints are part of a result wherever it is shown: at the table, among the results of a deal and in "My games".
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.kit import LANGUAGES, PHONE, Visitor
from tests.browser.laid import Shelf, at_random

PYRAMID = '[data-spot="pyramid"].open'  # pressed by keyboard; other tests hit it by mouse and finger
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


def roll_to_the_end(ola: Visitor) -> None:
    """Roll whenever possible; the camels are stacked by the list of choices first."""

    def act() -> None:
        if "roll" in ola.options:
            ola.page.locator(PYRAMID).press("Enter")
        else:
            ola.page.locator("#tab-choices").click()
            ola.page.locator(".options button").first.click()

    ola.play_to_the_end(act)


def test_the_deal_of_the_day_is_played_once_and_its_luck_stays_sealed(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", hints=False)
    ola.go("/daily/camel-up")
    ola.button("review-daily-play").click()
    ola.until(lambda: ola.show)
    assert ola.names[0] == "Ola"  # although the page was opened by its link
    table = ola.page.url
    roll_to_the_end(ola)
    ola.end_screen()
    expect(ola.page.get_by_text(ola.words("page-daily-sealed"))).to_be_visible()
    expect(ola.button("page-look-again")).to_have_count(0)
    expect(ola.button("page-verify")).to_have_count(0)
    expect(ola.page.get_by_role("link", name=ola.words("page-record"))).to_have_count(0)
    scores = ola.play["view"]["outcome"]["scores"]
    ola.page.get_by_role("link", name=ola.words("page-daily-results")).click()
    expect(ola.button("review-daily-play")).to_have_count(0)
    expect(ola.page.locator("tr.mine")).to_contain_text(f"Ola {scores[0]}")
    ola.accessible("a day that was played")
    again = ola.page.get_by_role("link", name=ola.words("review-daily-look"))
    assert again.evaluate("(link) => link.href") == table


def test_a_deal_is_played_again_and_the_result_counts_hints(
    visit: Callable[..., Visitor], shelf: Shelf
) -> None:
    ola = visit("Ola", hints=False)
    first = shelf.nearly_over("camel-up", at_random(1), ola, bots=2, left=4)
    ola.go(first)
    ola.until(lambda: ola.options)
    ola.button("page-ask-hint").click()
    ola.until(lambda: ola.show["room"]["hints"] == [1, 0, 0])
    roll_to_the_end(ola)
    ola.end_screen()
    expect(ola.page.get_by_text(ola.words("page-with-hints", name="Ola", hints=1))).to_be_visible()

    ola.page.get_by_role("link", name=ola.words("page-duplicate")).click()
    ola.button("review-deal-open").wait_for()
    ola.accessible("a deal to be played again")
    ola.button("review-deal-open").click()
    ola.page.wait_for_url("**/t/*")
    ola.go(first.replace("/t/", "/deal/"))
    expect(ola.page.get_by_text(ola.words("review-deal-sealed"))).to_be_visible()
    expect(ola.page.locator("tbody tr")).to_have_count(0)  # it would reveal luck that is still to come
    again = ola.page.get_by_role("link", name=ola.words("review-daily-go-on"))
    ola.go(again.evaluate("(link) => link.pathname"))
    ola.until(lambda: ola.show)
    roll_to_the_end(ola)
    ola.go(first.replace("/t/", "/deal/"))
    expect(ola.page.locator("tbody tr")).to_have_count(2)
    table = ola.page.locator("tbody")
    expect(table.get_by_text(ola.words("review-deal-hints", hints=1))).to_have_count(1)
    expect(table.get_by_text(ola.words("review-deal-again"))).to_have_count(1)
    ola.accessible("the results of a deal")
    my_games_in_every_language(ola)


def my_games_in_every_language(ola: Visitor) -> None:
    """Check two games, one of them with a hint, also in a window as narrow as a phone."""
    ola.resize((PHONE["width"], PHONE["height"]))
    ola.go("/games")
    for code in LANGUAGES:
        ola.switch_to(code)
        expect(ola.page.get_by_role("heading", level=1)).to_have_text(ola.words("page-history"))
        expect(ola.page.locator("dt")).to_have_text(ola.words("camel-up-title"))
        expect(ola.page.get_by_text(ola.words("page-tally-hinted", games=1))).to_be_visible()
        expect(ola.page.get_by_text(ola.words("page-played-with-hints", hints=1))).to_have_count(1)
        assert ola.clipped() == [], code
        assert not ola.measure(TOO_WIDE), code
    ola.accessible("my games")
