"""What a person can type: options by number, text and beginning, and the commands."""

from __future__ import annotations

import pytest

import sandtable
from sandtable import Action
from sandtable.terminal.menu import Menu, matching
from tests.terminal.kit import Screen, new_session


def actions_of(screen: Screen) -> list[str]:
    return [played.action.text for played in screen.session.table.history if played.seat == 0]


@pytest.mark.parametrize("typed", ["leg blue", "LEG  Blue", "le b", "  leg b", "1"])
def test_an_option_by_number_text_or_beginning(typed: str) -> None:
    assert actions_of(Screen(new_session(), typed)) == ["leg blue"]


def test_numbers_follow_the_menu() -> None:
    options = new_session().table.state.options(0)
    menu = Menu(options)
    assert {action.text for action in menu.actions} == {action.text for action in options}
    for number in (1, 5, 6, len(options)):
        action = menu.actions[number - 1]
        assert menu.number(action) == number
        assert actions_of(Screen(new_session(grace=False), str(number)))[0] == action.text


def test_an_exact_text_wins_over_a_beginning() -> None:
    one, ten = Action("go", {"to": 1}), Action("go", {"to": 10})
    assert matching("go 1", [one, ten]) == [one]
    assert matching("g", [one, ten]) == [one, ten]
    game = sandtable.game("camel-up")
    assert len(matching("tile cheering 1", game.actions)) == 7
    assert matching("", game.actions) == []


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("0", "There’s no option 0 – choose 1 to"),
        ("999999999999999999999999", "There’s no option"),
        ("zzz", "“zzz” isn’t a number, action or command"),
        ("-1", "“-1” isn’t a number, action or command"),
        ("x" * 5000, "“" + "x" * 40 + "” isn’t a number"),
        ("\x1b[31mleg\x00", "isn’t a number, action or command"),
        ("[bold]:smile:", "“[bold]:smile:” isn’t a number"),
        ("tile cheering 1", "could mean"),
        ("partner 1", "Partnerships are only for six or more players."),
        ("stack blue", "You can’t do that now: you’re being asked something else."),
        ("w partner 1", "Partnerships are only for six or more players."),
        ("w tile c 2", "Your spectator tile needs a space from 2 to 16"),
        ("w leg blue", "That is allowed: it’s option 1."),
        ("w", "Which action? Type it after w."),
        ("w nonsense", "There’s no such action in this game."),
        ("w bet", "could mean"),
        ("u", "There’s nothing to undo."),
        ("l", "Nothing has happened yet."),
        ("s", "Type a file name after s."),
        ("?", "quit the game"),
        ("help", "quit the game"),
        ("o", "give or take"),
        ("", "Your choice >  Your choice >"),
    ],
)
def test_a_reply_that_changes_nothing(typed: str, reply: str) -> None:
    screen = Screen(new_session(), typed)
    assert " ".join(reply.split()) in screen.text
    assert screen.session.table.entries == []


def test_a_decision_taken_back_before_the_bots_move() -> None:
    screen = Screen(new_session(), "leg blue", "u", "leg red", "", "l")
    assert "Undone: Take the top blue betting ticket" in screen.text
    assert actions_of(screen) == ["leg red"]


def test_a_roll_cannot_be_taken_back() -> None:
    screen = Screen(new_session(seats=3, people=3), "", "roll", "u", "", "u")
    assert "This can’t be undone: another player has acted since." in screen.text
    assert "Press Enter to continue >" in screen.text


def test_in_the_middle_of_a_turn_the_last_step_can_be_taken_back() -> None:
    """With seed 2, three camels start on one space: one is chosen and taken back, and then another is
    chosen."""
    session = new_session(seed=2, variants={"setup_order": "roller"})
    screen = Screen(session, "stack green", "u", "stack purple", "u", "u")
    assert "Undone: Put the green camel on the stack" in screen.text
    assert "There’s nothing to undo." in screen.text
    assert [type(entry).__name__ for entry in session.table.entries] == ["Play", "Undo", "Play", "Undo"]


def test_the_log_tells_as_many_decisions_as_asked_for() -> None:
    screen = Screen(new_session(grace=False), "leg blue", "leg blue", "l 1", "l 100")
    assert screen.text.count("Ola takes the blue betting ticket worth 5 EP.") == 2
    assert screen.text.count("Ola takes the blue betting ticket worth 3 EP.") == 2


def test_no_more_lines_ends_politely() -> None:
    screen = Screen(new_session())
    assert screen.text.endswith("See you next time!")
    assert screen.files == {}
