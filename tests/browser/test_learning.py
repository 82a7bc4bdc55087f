"""Learning: the rules and their examples, the coach, and looking again at a finished game."""

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

ALL_BUT_EXAMPLES = {"exclude": [["figure"]]}  # those are 10,000 elements; another test looks at one
RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("game", sandtable.games())
def test_rules_on_a_page_of_their_own(visit: Callable[..., Visitor], game: str) -> None:
    """Nothing sticks out on a phone in any language; axe finds nothing in one, in the long run in all."""
    for code in LANGUAGES:
        ola = visit("Ola", language=code, size=PHONE, theme="dark" if LONG and code == "ru" else "light")
        ola.go(f"/rules/{game}")
        ola.page.locator("main h2").first.wait_for()
        fits_across(ola, f"the rules of {game} in {code}")
        if LONG:
            ola.accessible(f"the rules of {game}")
        elif code == "en":
            ola.accessible(f"the rules of {game}", ALL_BUT_EXAMPLES)


def test_rules_can_be_searched(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", size=PHONE)
    ola.go("/rules/camel-up")
    search = ola.page.get_by_label(ola.words("page-rules-search"))
    search.fill("pyramid")
    expect(ola.page.locator("main mark").first).to_be_visible()


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
    ola = visit("Ola")
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.until(lambda: ola.options)
    hint = ola.page.locator("aside").filter(has=ola.button("page-hint-none"))
    expect(hint).to_be_visible()
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
    """Else the board would jump each time a turn comes and goes, and a quick press go astray."""
    ola = visit("Ola")
    ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    ola.until(lambda: ola.options)
    hint = ola.page.locator("aside").filter(has=ola.button("page-hint-none"))
    hint.wait_for()
    ola.decide(lambda: ola.hit(ola.page.locator('[data-spot="pyramid"].open')))
    ola.until(lambda: ola.options)
    ola.page.locator('[data-spot="pyramid"].open').wait_for()
    expect(hint).to_have_count(0)


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
    ola.accessible(f"replay of {game}")
