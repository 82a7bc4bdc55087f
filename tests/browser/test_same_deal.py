"""The deal of the day, a deal that is shared, and my games, by eye and by axe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sandtable.locales.language import LANGUAGES
from tests.browser.kit import DESKTOP, PHONE, Visitor


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_of_the_day_is_opened_from_the_lobby(visit: Callable[..., Visitor], language: str) -> None:
    ola = visit("Ola", language=language, size=PHONE if language != "en" else DESKTOP)
    ola.go("/")
    nav = ola.page.get_by_role("navigation", name=ola.words("page-daily"))
    nav.get_by_role("link", name=ola.words("camel-up-title")).click()
    play = ola.button("review-daily-play")
    expect(play).to_be_visible()
    ola.accessible(f"the deal of the day in {language}")
    play.click()
    ola.until(lambda: ola.show)
    room = ola.show["room"]
    assert room["deal"] == "day"
    assert room["hinting"] == "off"
    ola.go("/daily/camel-up")
    expect(ola.button("review-daily-go-on")).to_be_visible()
