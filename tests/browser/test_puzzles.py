"""The puzzle page: a plan is chosen, the answer is explained, and the score stays in the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import sandtable
from tests.browser.kit import DESKTOP, PHONE, Visitor


@pytest.mark.parametrize(
    ("game", "code"), list(zip(sandtable.games(), ("pl", "de", "ru"), strict=True)), ids=sandtable.games()
)
def test_a_puzzle_is_solved(visit: Callable[..., Visitor], game: str, code: str) -> None:
    ola = visit("Ola", language=code, size=PHONE if code == "de" else DESKTOP)
    puzzle = ola.request.get(f"/api/puzzles/{game}").json()
    ola.go(f"/puzzles/{game}")
    choices = ola.page.locator("main section.sheet ol button")
    expect(choices).to_have_count(len(puzzle["choices"]))
    expect(ola.page.get_by_text(ola.words("review-puzzle-first"))).to_be_visible()  # there is no score yet
    ola.accessible(f"a puzzle of {game}", "main section.sheet")
    choices.nth(puzzle["answer"]).focus()
    ola.page.keyboard.press("Enter")
    expect(ola.page.get_by_text(ola.words("review-puzzle-right"))).to_be_visible()
    expect(ola.page.get_by_text(ola.words("review-puzzle-score", solved=1, tried=1))).to_be_visible()
    ola.accessible(f"a solved puzzle of {game}", "main section.sheet")
    ola.button("review-puzzle-next").click()
    expect(ola.page.get_by_text(ola.words("review-puzzle-right"))).to_have_count(0)
    wrong = ola.page.locator("main section.sheet ol button")
    number = puzzle["number"] % puzzle["count"] + 1
    other = ola.request.get(f"/api/puzzles/{game}?number={number}").json()
    wrong.nth((other["answer"] + 1) % len(other["choices"])).click()
    expect(ola.page.get_by_text(ola.words("review-puzzle-wrong"))).to_be_visible()
    expect(ola.page.get_by_text(ola.words("review-puzzle-score", solved=1, tried=2))).to_be_visible()
    ola.page.reload()
    expect(ola.page.get_by_text(ola.words("review-puzzle-score", solved=1, tried=2))).to_be_visible()


@pytest.mark.parametrize("game", sandtable.games())
def test_on_a_phone_the_question_and_the_board_are_in_view_together(
    visit: Callable[..., Visitor], game: str
) -> None:
    ola = visit("Ola", size=PHONE)
    ola.go(f"/puzzles/{game}")
    question = ola.page.locator("main section.sheet")
    expect(question.locator("h2")).to_be_in_viewport()
    expect(question.locator("ol button").first).to_be_in_viewport()
    board = ola.page.locator("main .box").bounding_box()
    sheet = question.bounding_box()
    assert board
    assert sheet
    assert min(board["y"] + board["height"], sheet["y"]) - board["y"] > PHONE["height"] * 0.35
