"""The deal of the day, a shared deal and "My games", in use and checked by axe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.fingers import fits_across
from tests.browser.kit import DESKTOP, LANGUAGES, PHONE, Visitor
from tests.tiers import LONG


@pytest.mark.parametrize("size", [DESKTOP, PHONE] if LONG else [PHONE], ids=["desktop", "phone"][not LONG :])
def test_the_deal_of_the_day_is_opened_from_the_lobby(
    visit: Callable[..., Visitor], size: dict[str, int]
) -> None:
    ola = visit("Ola", size=size)
    ola.go("/")
    ola.page.get_by_role("link", name=f"{ola.words('page-daily')}: {ola.words('camel-up-title')}").click()
    play = ola.button("review-daily-play")
    expect(play).to_be_visible()
    ola.accessible("the deal of the day")
    for code in LANGUAGES[::-1]:
        ola.switch_to(code)
        expect(ola.button("review-daily-play")).to_be_visible()
        fits_across(ola, f"the deal of the day in {code}")
        assert (code, ola.clipped()) == (code, [])
    play.click()
    ola.until(lambda: ola.show)
    room = ola.show["room"]
    assert room["deal"] == "day"
    assert room["hinting"] == "off"
    ola.go("/daily/camel-up")
    expect(ola.button("review-daily-go-on")).to_be_visible()
