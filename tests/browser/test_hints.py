"""A hint on the page: requested by keyboard, shown in words and on the board, allowed by several people."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.fingers import fits
from tests.browser.kit import LANGUAGES, PHONE, Visitor


def test_a_hint_is_asked_for_and_shown(visit: Callable[..., Visitor]) -> None:
    """This runs on a phone; one hint of the hall is then shown in every language."""
    ola = visit("Ola", size=PHONE)
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.until(lambda: len(ola.options) > 1)
    ola.button("page-ask-hint").focus()
    ola.page.keyboard.press("Enter")
    is_shown(ola)
    assert ola.show["room"]["hints"] == [1, 0, 0]
    assert ola.play["hint"]["actions"][0] in ola.options
    expect(ola.button("page-ask-hint")).to_be_disabled()
    ola.accessible("a hint")
    for code in LANGUAGES[1:]:
        ola.switch_to(code)
        is_shown(ola)
        fits(ola, f"a hint in {code}")
        assert (code, ola.clipped()) == (code, [])
    ola.reload()
    card = is_shown(ola)  # it comes from the log and is not counted again
    ola.button("page-hide-hint").click()
    expect(card).to_be_hidden()


def test_a_table_of_several_people_asks_them_first(visit: Callable[..., Visitor]) -> None:
    ola, jan = visit("Ola"), visit("Jan")
    table = ola.open_table("camel-up", ["me", "open", "novice"])
    ola.go(table)
    jan.go(table)
    jan.button("page-sit").first.click()
    ola.button("page-start").click()
    ola.button("page-propose-hints").click()
    expect(jan.page.get_by_text(jan.words("page-proposes-hints", name="Ola"))).to_be_visible()
    jan.button("page-agree").click()
    expect(ola.button("page-ask-hint")).to_be_visible()
    expect(jan.button("page-ask-hint")).to_be_visible()
    ola.until(lambda: len(ola.options) > 1 or len(jan.options) > 1)
    asked = ola if ola.options else jan
    asked.button("page-ask-hint").click()
    is_shown(asked)
    asked.accessible("a hint on a desktop", "aside")


def is_shown(ola: Visitor) -> Locator:
    """Wait for the hint, in the current language of the page."""
    card = ola.page.get_by_role("complementary", name=ola.words("review-hint-title"))
    expect(card).to_be_visible()
    expect(card).to_contain_text(ola.words("review-hint-chance", chance="").strip())
    return card
