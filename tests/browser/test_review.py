"""The review on the replay page: it is requested, awaited, and read by mouse, finger and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.fingers import fits_across
from tests.browser.kit import LANGUAGES, PHONE, Visitor

RECORD = Path(__file__).parents[1] / "records" / "camel-up" / "over-the-line.json"


def finished(visitor: Visitor) -> str:
    """Import a record; return the path of the finished game."""
    answer = visitor.request.post("/api/records", data=RECORD.read_bytes())
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def review_of(visitor: Visitor, table: str) -> None:
    """Let the hall make a quick review, without waiting for the page."""
    asked = visitor.request.post(f"/api/tables/{table}/review", data={"effort": "quick"})
    assert asked.ok, asked.text()
    path = f"/api/tables/{table}/review"
    visitor.until(lambda: visitor.request.get(path).json()["state"] == "ready")


def test_a_review_is_asked_for_cancelled_and_read_in_its_chart(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola")
    table = finished(ola)
    ola.go(f"/t/{table}#replay=0")
    ola.page.locator("#replay-tab-review").click()
    ola.accessible("a replay without a review")
    ola.button("review-begin").click()
    expect(ola.page.get_by_role("progressbar")).to_be_visible()
    ola.button("review-cancel").click()
    expect(ola.button("review-begin")).to_be_visible()
    the_chart_goes_to_a_point_of_the_game(ola, table)


def test_moments_lead_to_their_positions(visit: Callable[..., Visitor]) -> None:
    """This holds on a phone and in every language."""
    ola = visit("Ola", size=PHONE)
    table = finished(ola)
    review_of(ola, table)
    review = ola.request.get(f"/api/tables/{table}/review").json()["review"]
    at = next(number for number, moment in enumerate(review["moments"]) if moment["kind"] == "decision")
    moment = review["moments"][at]
    ola.go(f"/t/{table}#replay=0")
    ola.page.locator("#replay-tab-log").focus()
    ola.page.keyboard.press("ArrowRight")  # changes the tab
    expect(ola.page.locator("#replay-tab-review")).to_be_focused()
    chosen = ola.page.locator(".review ol button").nth(at)
    chosen.focus()
    ola.page.keyboard.press("Enter")
    expect(chosen).to_have_attribute("aria-expanded", "true")
    slider = ola.page.get_by_label(ola.words("page-replay-slider"))
    expect(slider).to_have_value(str(moment["look"]))
    ola.accessible("a review")
    for code in (*LANGUAGES[1:], LANGUAGES[0]):
        ola.switch_to(code)
        expect(ola.page.get_by_text(ola.words("review-marked"))).to_be_visible()
        fits_across(ola, f"a review in {code}")
        assert (code, ola.clipped()) == (code, [])


def the_chart_goes_to_a_point_of_the_game(ola: Visitor, table: str) -> None:
    review_of(ola, table)
    ola.reload()
    ola.page.locator("#replay-tab-review").click()
    chart = ola.page.get_by_role("img", name=ola.words("review-chart"))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 2, "y": box["height"] / 2})
    slider = ola.page.get_by_label(ola.words("page-replay-slider"))
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    review = ola.request.get(f"/api/tables/{table}/review").json()["review"]
    shares = ola.page.get_by_role("list", name=ola.words("review-chances-here")).locator("b")
    results = [f"{100 * total['result']:.1f}% ± 0.0%" for total in review["totals"]]
    assert shares.all_text_contents() == results


def test_every_decision_is_judged_and_its_plans_are_drawn(visit: Callable[..., Visitor]) -> None:
    """A bet is drawn on its pile, and not on the camel; the same step says what luck has changed."""
    ola = visit("Ola")
    table = finished(ola)
    review_of(ola, table)
    review = ola.request.get(f"/api/tables/{table}/review").json()["review"]
    struck = {stroke["entry"] for stroke in review["strokes"]}
    decision, bet = next(
        (each, at)
        for each in review["decisions"]
        for at, other in enumerate(each["alternatives"], 1)
        if each["first"] - 1 in struck and other["actions"][0].startswith("bet ")
    )
    ola.go(f"/t/{table}#replay=0")
    ola.page.locator("#replay-tab-review").click()
    ola.page.get_by_label(ola.words("page-replay-slider")).fill(str(decision["first"] - 1))
    here = ola.page.get_by_role("region", name=ola.words("review-here"))
    plans = here.get_by_role("button")
    expect(plans).to_have_count(1 + len(decision["alternatives"]))
    expect(here.get_by_text(ola.words("review-luck-here"))).to_be_visible()
    expect(here.locator(".changes li")).to_have_count(review["seats"])
    plans.nth(bet).focus()
    ola.page.keyboard.press("Enter")
    expect(plans.nth(bet)).to_have_attribute("aria-pressed", "true")
    _, pile, camel = decision["alternatives"][bet - 1]["actions"][0].split()
    expect(ola.page.locator(f'[data-spot="pile.{pile}"]')).to_have_class(re.compile(r"\blit\b"))
    expect(ola.page.locator(f'[data-spot="hand.{camel}"]')).to_have_class(re.compile(r"\blit\b"))
    expect(ola.page.locator(".camel-up .lit")).to_have_count(2)
    plans.nth(bet).click()
    expect(ola.page.locator(".camel-up .lit")).to_have_count(0)
