"""Whole games through the client, in every language, at several tables."""

from __future__ import annotations

from functools import cache

import pytest

import sandtable
from sandtable.games.camel_up import CamelUpGame
from sandtable.locales.language import LANGUAGES, Language
from sandtable.terminal.files import Files
from tests.terminal.kit import PAGE, Screen, new_session
from tests.tiers import LONG


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_by_text_in_every_language(lang: str) -> None:
    screen = Screen(new_session(lang=lang), "?", "o", "l", "b", "w roll", then="roll")
    assert screen.session.table.state.outcome() is not None
    assert screen.text.endswith(Language(lang).say(sandtable.Message("shell-goodbye")))


@cache
def rolled_game() -> Screen:
    """A whole game in which the person always rolls, shared by all tests that only read it."""
    return Screen(new_session(), then="roll")


# numbers are the same in all languages
@pytest.mark.parametrize("lang", LANGUAGES if LONG else LANGUAGES[-1:])
def test_a_game_by_numbers(lang: str) -> None:
    """The person always types 1 (a ticket while there are any) and Enter; the bots end the race."""
    screen = Screen(new_session(lang=lang, files=Files("random", record="game.json")), then="1")
    assert sandtable.verify(sandtable.Record.from_json(screen.files["game.json"])).dice == "verified"


@pytest.mark.parametrize("seats", [3, 6, 8])
def test_every_size_of_table(seats: int) -> None:
    screen = Screen(new_session(seats=seats), "partner 2" if seats > 5 else "leg blue", then="roll")
    assert screen.session.table.state.outcome() is not None
    assert ("Ola and Ewa are partners until the end of the leg." in screen.text) == (seats > 5)


def test_a_game_without_a_look_of_its_own_shows_the_plain_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CamelUpGame, "picture", "")
    screen = Screen(new_session(grace=False), "o", then="roll")
    assert screen.session.table.state.outcome() is not None
    assert "winner pile" in screen.text
    assert screen.text.count("no odds to show") == 1


def test_people_may_only_watch() -> None:
    screen = Screen(new_session(people=0))
    assert screen.session.table.state.outcome() is not None
    assert screen.asked == []
    assert "places a finish card face down" in screen.text


def test_a_table_of_people_only() -> None:
    screen = Screen(new_session(seats=3, people=3), then="roll")
    assert screen.session.table.state.outcome() is not None


def test_variants_are_shown_and_the_roller_is_asked() -> None:
    session = new_session(variants={"setup_order": "roller", "race_bets": "netted"})
    screen = Screen(session, "o", "1", "1", then="roll")
    assert "Scoring the race bets: added up per player, then not below 0" in screen.text
    assert "Build the starting stack on space" in screen.text
    assert screen.text.count("no odds to show") == 1
    # several camels are shown as a row of choices, not as a sentence each
    assert "1) Put the" not in screen.text


def test_the_luck_is_sealed_before_and_verified_after() -> None:
    screen = rolled_game()
    sealed = screen.text.index(sandtable.SealedChance.from_number(7).commitment)
    assert sealed < screen.text.index("Ola to play") < screen.text.index("match the seal")


def test_the_score_sheet_names_every_line_and_the_winner() -> None:
    screen = rolled_game()
    outcome = screen.session.table.state.outcome()
    assert outcome is not None
    sheet = screen.text[screen.text.index("Score sheet") :]
    assert f"★ {screen.session.words.name(outcome.winners[0])}" in sheet
    assert f"Total {' '.join(str(score) for score in outcome.scores)}" in sheet


def test_a_screen_shared_by_two_shows_nobody_the_other_ones_secret() -> None:
    """Ola bets on purple: the word appears only on her own page, and Jan is told that a card was laid."""
    screen = Screen(new_session(people=2), "", "bet winner purple", "", "", "roll", "")
    ola = next(page for page in screen.pages if "bet winner purple" in page)
    assert "Ola places the purple finish card face down" in ola
    after = screen.text[screen.text.index(ola) + len(ola) :]
    assert after.startswith(f"{PAGE} Pass the keyboard to Jan.")
    jan = next(page for page in screen.pages if "Jan to play" in page)
    assert "Ola places a finish card face down on the overall winner pile." in jan
    assert "purple finish card" not in after
    assert "Ola ?" in jan  # the pile shows whose card it is, but not which card


def test_what_happened_in_between_is_told_at_the_keyboard() -> None:
    screen = Screen(new_session(people=2), "", "leg red", "", "", "leg green", "", "")
    ola_again = screen.pages[-1]
    assert "Since your last turn" in ola_again
    assert "Jan takes the green betting ticket worth 5 EP." in ola_again
    assert "Ola takes the red betting ticket" not in ola_again
