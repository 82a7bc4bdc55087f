"""Learning: the rules and their examples, the coach, and the replay of a finished game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import sandtable
from sandtable.locales.language import LANGUAGES
from tests.browser.fingers import fits_across
from tests.browser.kit import PHONE, Visitor
from tests.tiers import LONG

ALL_BUT_EXAMPLES = {"exclude": [["figure"]]}  # they have 10,000 elements; another test checks one of them
RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("game", sandtable.games())
def test_rules_on_a_page_of_their_own(visit: Callable[..., Visitor], game: str) -> None:
    """Nothing sticks out on a phone; axe finds nothing wrong in one language, and in a long run in all.

    The rules of the larger games take seconds to be shown. So by default these are checked in English and in
    the language with the longest words, and only those of Camel Up in all languages.
    """
    ola = visit("Ola", size=PHONE)
    ola.go(f"/rules/{game}")
    ola.page.locator("main h2").first.wait_for()
    ola.accessible(f"the rules of {game}", None if LONG else ALL_BUT_EXAMPLES)
    fits_across(ola, f"the rules of {game}")
    if game == "camel-up":
        they_can_be_searched(ola)
    for code in LANGUAGES[1:] if LONG or game == "camel-up" else ("de",):
        ola.switch_to(code)
        expect(ola.page.locator("main h1")).to_contain_text(ola.words(f"{game}-title"))
        fits_across(ola, f"the rules of {game} in {code}")
        if LONG:
            ola.accessible(f"the rules of {game} in {code}")


def they_can_be_searched(ola: Visitor) -> None:
    search = ola.page.get_by_label(ola.words("page-rules-search"))
    search.fill("pyramid")
    expect(ola.page.locator("main mark").first).to_be_visible()
    search.fill("")
    expect(ola.page.locator("main mark")).to_have_count(0)


def test_an_example_is_stepped_through(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola")
    ola.go("/rules/camel-up")
    example = ola.page.locator("main figure").first
    example.scroll_into_view_if_needed()
    forward = ola.button("page-example-forward", example)
    forward.wait_for()
    before = example.inner_text()
    forward.click()
    expect(example).not_to_have_text(before, use_inner_text=True)
    example.evaluate("(figure) => (figure.id = 'example')")
    ola.accessible("an example", "#example")


def test_the_coach_is_heard_until_told_otherwise(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", size={"width": 1366, "height": 768})
    ola.sit_down_to("camel-up", ["me", "novice", "novice", "novice"])
    ola.until(lambda: ola.options)
    hint = ola.page.locator("aside.coach")
    # The log gives way to it, so that all of it can be read.
    for code in (*LANGUAGES[1:], LANGUAGES[0]):
        ola.switch_to(code)
        expect(hint).to_be_visible()
        assert hint.locator(".text").evaluate("(text) => text.scrollHeight <= text.clientHeight + 1"), code
    ola.button("page-hint-rules").click()
    panel = ola.page.get_by_label(ola.words("page-rules-search"))
    expect(panel).to_be_visible()
    ola.accessible("the coach and the rules beside a table")
    ola.page.keyboard.press("Escape")
    ola.button("page-hint-none").click()
    expect(hint).to_have_count(0)
    ola.reload()
    ola.until(lambda: ola.options)
    ola.page.locator(".prompt p").wait_for()
    expect(hint).to_have_count(0)


def test_whoever_answers_a_question_needs_no_more_hints_about_it(visit: Callable[..., Visitor]) -> None:
    """Otherwise the board would jump with every turn, and a quick click would miss."""
    ola = visit("Ola")
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.until(lambda: ola.options)
    hint = ola.page.locator("aside").filter(has=ola.button("page-hint-none"))
    hint.wait_for()
    ola.decide(lambda: ola.hit(ola.page.locator('[data-spot="pyramid"].open')))
    ola.until(lambda: ola.options)
    ola.page.locator('[data-spot="pyramid"].open').wait_for()
    expect(hint).to_have_count(0)


LINES_OF_PLAYERS = """() => {
  const names = [...document.querySelectorAll(".players .head .name")].map((name) => name.textContent);
  const lines = [...document.querySelectorAll(".pane li button")].map((line) => {
    const seat = names.findIndex((name) => line.textContent.trim().startsWith(name));
    return { line, seat };
  }).filter(({ seat }) => seat >= 0);
  const wrong = lines.filter(({ line, seat }) => line.querySelector(`svg:not(.seat-${seat})`));
  return [lines.length, wrong.map(({ line }) => line.textContent)];
}"""  # how many lines begin with the name of a player, and those of them that have the sign of another one


@pytest.mark.parametrize(
    ("game", "code"), list(zip(sandtable.games(), ("pl", "de", "ru"), strict=True)), ids=sandtable.games()
)
def test_looking_again_at_a_record(visit: Callable[..., Visitor], game: str, code: str) -> None:
    ola = visit("Ola", language=code)
    record = min((RECORDS / game).glob("*.json"), key=lambda file: file.stat().st_size)
    answer = ola.request.post("/api/records", data=record.read_bytes())
    assert answer.ok
    ola.go(f"/t/{answer.json()['id']}#replay=0")
    forward = ola.button("page-replay-next")
    forward.wait_for()
    slider = ola.page.get_by_label(ola.words("page-replay-slider"))
    expect(slider).to_have_value("0")
    expect(ola.button("page-replay-first")).to_be_disabled()
    for step in ("1", "2", "3"):
        forward.click()
        expect(slider).to_have_value(step)
    ola.page.keyboard.press("End")
    expect(forward).to_be_disabled()
    named, wrong = ola.page.evaluate(LINES_OF_PLAYERS)
    assert named > 2
    assert wrong == []
    if LONG or game == "camel-up":  # other tests check the boards of the other games
        ola.accessible(f"replay of {game}")
