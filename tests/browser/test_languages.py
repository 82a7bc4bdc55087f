"""Changing the language in the middle of a game changes all texts; language and light are remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

import sandtable
from sandtable import Message
from sandtable.locales.language import LANGUAGES, language
from tests.browser.kit import Visitor
from tests.server.kit import seeded
from tests.tiers import LONG


def said(code: str, message: Any, names: list[str]) -> str:
    return language(code).say(msgspec.convert(message, Message), names)


# By default, one other language for each game; `ui/tests` compares every sentence in all of them.
OTHERS = {
    game: LANGUAGES[1:] if LONG else (code,)
    for game, code in zip(sandtable.games(), LANGUAGES[1:], strict=True)
}

REMEMBERED = sandtable.games()[0]  # the game with which the page is also reloaded


@pytest.mark.parametrize("game", sandtable.games())
def test_prompt_options_and_log_follow_the_language(visit: Callable[..., Visitor], game: str) -> None:
    ola = visit("Ola")
    fewest = sandtable.game(game).seats[0]
    path = ola.sit_down_to(game, ["me"] + ["novice"] * (fewest - 1))
    ola.page.locator("#tab-choices").click()
    ways = seeded(3)
    for _ in range(4):
        ola.decide(lambda: ola.choose_by_keys(1 + next(ways) % len(ola.options)))
    ola.until(lambda: ola.options)
    seat, table = ola.play["seat"], path.removeprefix("/t/")
    lines = ola.request.get(f"/api/tables/{table}/log?seat={seat}&before=100000").json()["lines"]
    told = [line["message"] for line in lines if line["type"] == "told"]
    for code in OTHERS[game]:
        ola.switch_to(code)
        everything_is_said_in(ola, code, told)
    if not LONG and game != REMEMBERED:
        return
    for code in ("en", "ru") if LONG else ():
        ola.switch_to(code)
        everything_is_said_in(ola, code, told)
    ola.switch_to("ru")
    ola.reload()
    ola.until(lambda: ola.options)
    ola.page.locator("#tab-choices").click()
    everything_is_said_in(ola, "ru", told)
    ola.go("/")
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    expect(ola.page.locator("html")).to_have_attribute("lang", "ru")


def everything_is_said_in(ola: Visitor, code: str, told: list[Any]) -> None:
    names = ola.names
    expect(ola.page.locator(".prompt p")).to_have_text(said(code, ola.play["view"]["prompt"], names))
    options = [said(code, option["message"], names) for option in ola.play["options"]]
    shown = ola.page.locator(".options li button > span")
    ola.until(lambda: sorted(shown.all_inner_texts()) == sorted(options))
    groups = {option["message"]["code"].replace("-act-", "-verb-") for option in ola.play["options"]}
    headings = ola.page.locator(".options h2")
    ola.until(
        lambda: (
            {text.lower() for text in headings.all_inner_texts()}
            == {ola.words(group).lower() for group in groups}
        )
    )
    ola.page.locator("#tab-log").click()
    # Unfold all turns of the log.
    ola.page.locator("[role=log] [aria-expanded]").first.wait_for()
    for turn in ola.page.locator('[role=log] [aria-expanded="false"]').all()[::-1]:
        turn.click()
    log = ola.page.locator("[role=log] li.line > span:last-child")
    expect(log).to_have_text([said(code, message, names) for message in told])
    ola.page.locator("#tab-choices").click()


def test_day_and_night_are_remembered(visit: Callable[..., Visitor]) -> None:
    ola = visit(theme="dark")
    html = ola.page.locator("html")
    ola.go("/")
    expect(html).to_have_attribute("data-theme", "night")  # the system's preference
    ola.button("page-to-day").click()
    expect(html).to_have_attribute("data-theme", "day")
    ola.page.reload()
    expect(html).to_have_attribute("data-theme", "day")
    ola.button("page-to-night").click()
    ola.page.reload()
    expect(html).to_have_attribute("data-theme", "night")


def test_the_browsers_language_is_used_first_and_another_is_remembered(
    visit: Callable[..., Visitor],
) -> None:
    ola = visit(language="pl")
    ola.go("/")
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    ola.page.get_by_label(ola.words("page-language")).select_option("de")
    ola.language = "de"
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    ola.page.reload()
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
