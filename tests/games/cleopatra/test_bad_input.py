"""Impossible positions: each is refused with a sentence that says what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable import BadRecord, BadSetup, Chance, IllegalAction, Table
from sandtable.games.cleopatra import GAME
from tests.games.cleopatra.kit import palace, square

Fields = dict[str, Any]


def put(name: str, *where: int, value: int) -> Callable[[Fields], None]:
    def change(fields: Fields) -> None:
        place = fields[name]
        for at in where[:-1]:
            place = place[at]
        place[where[-1]] = value

    return change


def let(name: str, value: object) -> Callable[[Fields], None]:
    def change(fields: Fields) -> None:
        fields[name] = value

    return change


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put("hands", 0, 0, value=9), "cards of artisan"),
        (put("discards", 3, value=1), "cards of wood"),
        (let("walls", 512), "does not exist"),
        (let("sphinxes", 7), "more pieces than in the box"),
        (let("throne", 3), "more pieces than in the box"),
        (let("cleopatra", 3), "no completed category"),
        (let("altar", 6), "more dice"),
        (let("mosaics", [1 * 8 * 100 + 3]), "where it cannot"),
        (let("mosaics", [99 * 100]), "does not exist"),
        (let("mosaics", [1 * 8 * 100 + 89]), "where it cannot"),
        (let("top_mosaic", 12), "no such mosaic"),
        (let("mosaics", [31, 31]), "lies twice"),
        (let("stack", 2), "top mosaic"),
        (let("statues", [square(1, 1)]), "a region that lives"),
        (let("statues", [square(1, 4)]), "stands nowhere"),
        (let("merchants", [4, 0, 0]), "too many merchants"),
        (let("counted", [6, 5, 5, 0, 0, 0]), "does not explain"),
        (let("amulets", [1, 0, 0]), "amulets of seat 0"),
        (let("bids", [1, -1, -1]), "does not fit the offering"),
        (let("played", [0, 3, 0, 0, 0, 0]), "too often"),
        (let("earned", [3, 0, 0, 0, 0, 0]), "without a piece"),
        (let("pile_up", 3), "unseen cards"),
        (let("top", -1), "pile"),
        (let("stalls", [[25], [], []]), "cards of|never was|unseen"),
        (put("known", 0, 0, value=50), "a memory"),
        (let("known", [[0], [0], [0], [0]]), "all places"),
        (let("hands", [[0] * 17]), "hands has 1 entries instead of 3"),
        (let("amulets", [0]), "1 entries instead of 3"),
        (let("ended", 1), "is over when"),
        (let("altar", "five"), "Expected `int`"),
        (let("crocodile", 1), "unknown field"),
    ],
)
def test_a_position_that_cannot_be(change: Callable[[Fields], None], complaint: str) -> None:
    data = palace(["asw", "mm", "l"], stalls="s|?|a").state.to_data()
    change(data["state"])
    with pytest.raises(BadRecord, match=complaint):
        GAME.from_data(data)


@pytest.mark.parametrize(
    ("agenda", "complaint"),
    [
        ([["Turn", 7]], "no such seats"),
        ([["Dance", 0]], "no step"),
        ([["Turn"]], "does not take"),
        ([["PayFor", 0, "build throne", [3, 0, 2, 0, 2], 0]], "cannot be answered"),
        ([["PayFor", 0, "build wall L1", [1, 1], 0]], "what does not exist"),
        ([["LayOut", 0, [0, 0, 0, 0], [0, 1, 2]]], "index out of range"),
        ([["LayOut", 0, [], [0, 1, 2]]], "cannot be answered"),
        ([["ChooseWay", 0, 12]], "index out of range"),
        ([["Claims", 0, [95]]], "95"),
        ([["NextTurn", 0]], "nobody is asked"),
    ],
)
def test_an_agenda_that_cannot_be(agenda: list[list[object]], complaint: str) -> None:
    data = palace(["asw"]).state.to_data()
    data["agenda"] = agenda
    with pytest.raises(BadRecord, match=complaint):
        GAME.from_data(data)


def test_a_table_that_cannot_be() -> None:
    for seats, variants, complaint in (
        (2, {}, "3 to 5 players"),
        (6, {}, "3 to 5 players"),
        (3, {"garden": "jungle"}, "one of back-flush, centre, back-gap"),
        (3, {"house": "yes"}, "no variant 'house'"),
    ):
        with pytest.raises(BadSetup, match=complaint):
            GAME.setup(seats, Chance(0), variants)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("build pyramid", "no-such-action"),
        ("bid 5", "not-now"),
        ("build wall L1", "CL-Q2"),
        ("pass", "CL-T5"),
    ],
)
def test_a_refusal_names_the_rule_and_changes_nothing(text: str, code: str) -> None:
    table = Table(GAME, 3, Chance(1), {"first_player": "seat_0"})
    table.state = palace(["s"], merchants=[0, 0, 0]).state
    before = table.state.digest()
    with pytest.raises(IllegalAction) as refusal:
        table.play(text, 0, 0)
    assert refusal.value.code == code
    assert table.state.digest() == before
