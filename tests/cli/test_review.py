"""A review in words, in the terminal and as an HTML file: decisions, margins, and plans on the board."""

from __future__ import annotations

import io
import re
from html.parser import HTMLParser

import pytest
from rich.console import Console

from sandtable.cli.review_html import html_page
from sandtable.cli.review_text import print_review
from sandtable.core.replay import ReplayedRecord
from sandtable.locales.language import LANGUAGES, language
from sandtable.review.effort import Effort
from sandtable.review.figures import Estimate
from sandtable.review.words import ReviewWords
from sandtable.terminal.sentences import PLANNED
from tests.review.kit import played, small_review

PLAYERS = ("regular", "random", "regular")
LITTLE = Effort(thought=0.02, finals=8, playouts=2, draws=2, games=2, worlds=4, outcomes=0)


class Page(HTMLParser):
    """Counts the elements of a page, and notes everything that it would load."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "action")]


@pytest.fixture(scope="module")
def replayed() -> ReplayedRecord:
    return ReplayedRecord(played("camel-up", PLAYERS, 3))


@pytest.fixture(scope="module")
def english() -> ReviewWords:
    return ReviewWords(small_review(played("camel-up", PLAYERS, 3), LITTLE), language("en"))


def in_(code: str, words: ReviewWords) -> ReviewWords:
    return ReviewWords(words.review, language(code))


def printed(words: ReviewWords, replayed: ReplayedRecord, everything: bool) -> str:
    console = Console(file=io.StringIO(), width=200)
    print_review(console, words, replayed, everything)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_of_a_review_is_told_in_every_language(
    code: str, english: ReviewWords, replayed: ReplayedRecord
) -> None:
    words = in_(code, english)
    short, long = (printed(words, replayed, everything) for everything in (False, True))
    review = words.review
    assert words.say("decisions") not in short
    listed = long.split(words.say("decisions"))[1]
    decisions, strokes = listed.split(words.say("strokes"))
    for decision in review.decisions:
        assert re.search(rf"^\s*{decision.entry} ", decisions, re.MULTILINE)
    for stroke in review.strokes:
        assert re.search(rf"^\s*{stroke.entry} .*±", strokes, re.MULTILINE)


def test_the_better_plan_is_marked_on_the_board(english: ReviewWords, replayed: ReplayedRecord) -> None:
    plans = [moment for moment in english.review.moments if moment.kind == "decision"]
    assert plans
    assert printed(english, replayed, False).count(f"1{PLANNED}") == len(plans)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_file_needs_nothing_but_itself(code: str, english: ReviewWords, replayed: ReplayedRecord) -> None:
    page, text = Page(), html_page(in_(code, english), replayed)
    page.feed(text)
    review = english.review
    assert page.loaded == []
    assert "script" not in page.elements
    assert f'lang="{code}"' in text
    assert page.elements.count("article") == len(review.moments)
    heads = 3  # of the tables
    rows = len(review.totals) + len(review.decisions) + len(review.strokes)
    assert page.elements.count("tr") == heads + rows


def test_every_figure_has_a_margin_that_never_looks_smaller_than_it_is(english: ReviewWords) -> None:
    sure = Estimate(0.187, 0.0001)
    assert english.percent(sure) == "18.7% ± 0.1%"
    assert english.change(Estimate(-0.05, 0.01)) == "−5.0% ± 1.0%"
    assert english.start(Estimate(0.25, 0.011)) == "0.25 ±0.02"
    assert english.wins(Estimate(0.25)) == "+0.25 ±0.00"
    assert english.score(Estimate(-1.5, 0.31)) == "1.5 ± 0.4"
