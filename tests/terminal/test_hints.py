"""`hint` in the terminal: what an expert would do, in every language, and counted in the record."""

from __future__ import annotations

import pytest

from sandtable.core.message import Message
from sandtable.locales.language import LANGUAGES
from sandtable.review.figures import Estimate
from sandtable.review.hint import Hint
from sandtable.review.report import Earned, Left, Reason
from sandtable.terminal import commands
from tests.terminal.kit import Screen, new_session

REASON = Reason(
    Estimate(0.05, 0.02),
    Estimate(1.5, 0.5),
    [Earned("camel-up-score-tickets", Estimate(1.2, 0.2))],
    [Left(1, Estimate(-0.8, 0.2))],
)
HINT = Hint(["leg blue"], Estimate(0.4, 0.05), ["roll"], Estimate(0.06, 0.02), REASON)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_said_in_words_and_counted_in_the_record(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "think", lambda *_: HINT)
    session = new_session(lang=lang)
    screen = Screen(session, "h", "hint", "q", "n")
    said = " ".join(session.words.language.say(Message("review-hint-chance", {"chance": "text.X"})).split())
    assert screen.text.count(said.partition("X")[0]) == 2
    assert session.table.record().tags == {"hints 0": "2"}


def test_the_hint_is_the_experts_own_choice() -> None:
    session = new_session()
    screen = Screen(session, "hint", "q", "n")
    options = [session.words.action(option) for option in session.table.state.options(0)]
    assert any(f"An expert would: {option}" in screen.text for option in options)


def test_the_end_says_how_many_hints_there_were(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "think", lambda *_: HINT)
    screen = Screen(new_session(grace=False), "h", then="roll")
    assert "Ola played with 1 hint." in screen.text


def test_a_saved_game_remembers_its_hints_whatever_is_in_the_file() -> None:
    session = new_session()
    for written, count in (("3", 3), ("many", 0), ("-1", 0), ("", 0)):
        session.table.tags["hints 0"] = written
        assert session.hints(0) == count
