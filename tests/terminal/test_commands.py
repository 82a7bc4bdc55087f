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
        ("0", "There is no option 0: they go from 1 to"),
        ("999999999999999999999999", "There is no option"),
        ("zzz", "“zzz” is no number, action or command here"),
        ("-1", "“-1” is no number, action or command here"),
        ("x" * 5000, "“" + "x" * 40 + "” is no number"),
        ("\x1b[31mleg\x00", "is no number, action or command here"),
        ("[bold]:smile:", "“[bold]:smile:” is no number"),
        ("tile cheering 1", "could mean"),
        ("partner 1", "Partnerships are for games with six players or more."),
        ("stack blue", "That is not what is asked now."),
        ("w partner 1", "Partnerships are for games with six players or more."),
        ("w tile c 2", "Your spectator tile needs a space from 2 to 16"),
        ("w leg blue", "That is allowed: it is option 1."),
        ("w", "Why not what?"),
        ("w nonsense", "There is no such action in this game."),
        ("w bet", "could mean"),
        ("u", "There is nothing to take back."),
        ("l", "Nothing has happened yet."),
        ("s", "Type a file name after s."),
        ("?", "leave the game"),
        ("help", "leave the game"),
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
    assert "Taken back: Take the top blue betting ticket" in screen.text
    assert actions_of(screen) == ["leg red"]


def test_a_roll_cannot_be_taken_back() -> None:
    screen = Screen(new_session(seats=3, people=3), "", "roll", "u", "", "u")
    assert "It cannot be taken back: somebody else has decided since." in screen.text
    assert "Enter goes on >" in screen.text


def test_in_the_middle_of_a_turn_the_last_step_can_be_taken_back() -> None:
    """Seed 2 starts three camels on one space: the first is chosen, taken back, and another chosen."""
    session = new_session(seed=2, variants={"setup_order": "roller"})
    screen = Screen(session, "stack green", "u", "stack purple", "u", "u")
    assert "Taken back: Put the green camel on the stack" in screen.text
    assert "There is nothing to take back." in screen.text
    assert [type(entry).__name__ for entry in session.table.entries] == ["Play", "Undo", "Play", "Undo"]


def test_the_log_tells_as_many_decisions_as_asked_for() -> None:
    screen = Screen(new_session(grace=False), "leg blue", "leg blue", "l 1", "l 100")
    assert screen.text.count("Ola takes the blue betting ticket worth 5 EP.") == 2
    assert screen.text.count("Ola takes the blue betting ticket worth 3 EP.") == 2


def test_no_more_lines_ends_politely() -> None:
    screen = Screen(new_session())
    assert screen.text.endswith("Until next time!")
    assert screen.files == {}
