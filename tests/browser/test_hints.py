"""A hint on the page: asked for by keyboard, shown in words and on the board, agreed to by several people."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sandtable.locales.language import LANGUAGES
from tests.browser.kit import DESKTOP, PHONE, Visitor


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_asked_for_and_shown(visit: Callable[..., Visitor], language: str) -> None:
    ola = visit("Ola", language=language, size=PHONE if language != "en" else DESKTOP)
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.until(lambda: len(ola.options) > 1)
    ola.button("page-ask-hint").focus()
    ola.page.keyboard.press("Enter")
    card = ola.page.get_by_role("complementary", name=ola.words("review-hint-title"))
    expect(card).to_be_visible()
    expect(card).to_contain_text(ola.words("review-hint-chance", chance="").strip())
    assert ola.show["room"]["hints"] == [1, 0, 0]
    assert ola.play["hint"]["actions"][0] in ola.options
    expect(ola.button("page-ask-hint")).to_be_disabled()
    ola.accessible(f"a hint in {language}")
    ola.reload()
    expect(card).to_be_visible()  # it is in the log, and costs nothing more
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
