"""Games, states and actions through the public API, and the bad input that it refuses."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import sandtable
from sandtable import BadRecord, BadSetup, Chance, IllegalAction

GAME = sandtable.game("camel-up")


def test_the_public_api() -> None:
    assert "camel-up" in sandtable.games()
    assert (GAME.name, GAME.seats, GAME.rules_version) == ("camel-up", range(3, 9), 2)
    assert GAME.variants["race_bets"].choices == ("card_by_card", "netted")
    assert GAME.variants["race_bets"].default == "card_by_card"
    assert GAME.variants["race_bets"].rule == "CU-42"
    assert isinstance(sandtable.COMPILED, bool)
    assert sandtable.__version__
    state = GAME.setup(4, Chance(seed=7), {"setup_order": "random"})
    assert state.to_act() == [0]
    assert GAME.action("leg blue") in state.options(0)
    assert state.barred(0, GAME.action("tile cheering 2")) in (None, "CU-20")
    assert state.barred(1, GAME.action("roll")) == "not-your-turn"
    assert state.outcome() is None


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: sandtable.game("chess"), "no game 'chess'; the games are camel-up"),
        (lambda: GAME.setup(2, Chance(1)), "3 to 8 players, not 2"),
        (lambda: GAME.setup(9, Chance(1)), "3 to 8 players, not 9"),
        (lambda: GAME.setup(4, Chance(1), {"speed": "high"}), "its variants: setup_order, race_bets"),
        (lambda: GAME.setup(4, Chance(1), {"race_bets": "x"}), "is one of card_by_card, netted, not 'x'"),
        (lambda: GAME.setup(4, Chance(1), {}, rules_version=7), "rules version 7 .*known: 1, 2"),
    ],
)
def test_what_cannot_be_set_up(call: Any, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        call()


def test_actions_exist_once() -> None:
    action = GAME.action("bet winner blue")
    assert (str(action), action.face, action.verb) == ("bet winner blue", "bet winner ?", "bet")
    assert GAME.actions[action.id] is action
    assert eval(repr(action)) is action
    assert eval(repr(GAME)) is GAME
    assert pickle.loads(pickle.dumps(action)) is action
    assert copy.deepcopy([action])[0] is action
    assert copy.copy(action) is action
    assert GAME.describe(action).words == {"pile": "pile.winner", "camel": "camel.blue"}


def test_slices_and_membership_of_the_catalogue() -> None:
    assert GAME.actions[:2] == (GAME.action("leg blue"), GAME.action("leg green"))
    assert GAME.action("roll") in GAME.actions
    with pytest.raises(IllegalAction):
        GAME.action("leg  pink")


def test_states_are_equal_and_hash_by_what_they_are() -> None:
    one, other = GAME.setup(4, Chance(7)), GAME.setup(4, Chance(7))
    assert one == other
    assert hash(one) == hash(other)
    assert one != GAME.setup(4, Chance(8))
    assert one != GAME.setup(5, Chance(7))
    assert one != GAME.setup(4, Chance(7), {"race_bets": "netted"})
    assert one != "a state"
    assert len({one, other}) == 1


def wrong(**changes: object) -> dict[str, Any]:
    data: dict[str, Any] = GAME.setup(4, Chance(7), {"setup_order": "random"}).to_data()
    for key, value in changes.items():
        if key in data:
            data[key] = value
        else:
            data["state"][key] = value
    return data


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("nonsense", "Expected `object`"),
        ({}, "missing required field `game`"),
        (wrong(game="chess"), "of 'chess', not of 'camel-up'"),
        (wrong(seats=12), "3 to 8 players"),
        (wrong(rules_version=9), "rules version 9"),
        (wrong(variants={"x": "y"}), "no variant 'x'"),
        (wrong(agenda=[]), "over exactly when"),
        (wrong(agenda=[["Fly", 1]]), "has no step"),
        (wrong(agenda=[[]]), "has no step"),
        (wrong(agenda=[["Turn", 1, 2, 3]]), "Turn does not take"),
        (wrong(agenda=[["Turn", 99]]), "no seat 99"),
        (wrong(agenda=[["Turn", "roll"]]), "not supported between"),
        (wrong(agenda=[["Turn", {"a": 1}]]), "is not a number"),
        (wrong(agenda=[["ScoreLeg"]]), "asks nobody"),
        (wrong(agenda=[["Turn", 1], ["Turn", 0]]), "cannot wait"),
        (wrong(camels=[8, 9, 10, 24, 25, 120]), "camels"),
        (wrong(camels=[8, 9, 10, 24, 25, 120, 122]), "has a gap"),
        (wrong(camels=[0, 9, 10, 24, 25, 120, 128]), "crosses the line"),
        (wrong(dice=62), "every die must be either in the pyramid or out"),
        (wrong(rolled=[0, 1]), "a die is out twice"),
        (wrong(rolled=[3], dice=62, pyramid=[1, 0, 0, 0]), "shows a face that it does not have"),
        (wrong(tiles=[0] * 9), "tiles has 9 entries instead of 18"),
        (wrong(tile_of=[5, 0, 0, 0]), "one owner"),
        (wrong(hands=[31, 31, 31, 30]), "finish cards of seat 3"),
        (wrong(piles=[[8], []]), "finish cards of seat 1"),
        (wrong(piles=[[8, 8], []]), "laid a card twice"),
        (wrong(piles=[[99], []]), "does not exist"),
        (wrong(partner=[1, 0, -1, -1]), "fewer than six players"),
        (wrong(ticket_owner=[-1, 0] + [-1] * 18), "from the top"),
        (wrong(ticket_owner=[7] + [-1] * 19), "nobody at the table"),
        (wrong(account=[-5] + [0] * 31), "less money than 0"),
        (wrong(ended=1), "over exactly when"),
        (wrong(surprise=1), "unknown field `surprise`"),
    ],
)
def test_a_saved_state_that_cannot_be(data: object, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        GAME.from_data(data)
