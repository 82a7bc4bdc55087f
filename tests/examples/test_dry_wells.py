"""The example game follows its rules and supports everything that a game in Sandtable does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from dry_wells import DryWellsGame
from dry_wells.rules import Camp

import sandtable
from sandtable import BadSetup, Chance, IllegalAction, Script, Table
from sandtable.bots import Budget, ask, make
from sandtable.bots.levels import offered
from sandtable.locales.language import Language, catalogue
from sandtable.terminal.game_picture import picture_of
from tests.conformance.cases import Case
from tests.conformance.checks import CHECKS
from tests.conformance.checks_secrets import check_scramble_is_thorough
from tests.conformance.walk import failures_of
from tests.terminal.kit import Screen, new_session

DRY, ONE = 0, 6  # picks from a deck that begins with six dry wells and four cards of 1 water


def played(game: DryWellsGame, *actions: str, luck: list[int], **variants: str) -> Table:
    table = Table(game, 2, Script(luck), variants)
    for action in actions:
        table.play(action)
    return table


def camp(table: Table) -> Camp:
    assert isinstance(table.state, Camp)
    return table.state


@pytest.mark.parametrize(("seats", "variants"), [(2, {}), (5, {}), (3, {"dry_cards": "three"})])
def test_the_game_conforms(dry_wells: DryWellsGame, seats: int, variants: dict[str, str]) -> None:
    for failure in failures_of(Case(dry_wells, seats, variants), CHECKS, range(40)).values():
        raise failure


def test_every_secret_is_scrambled(dry_wells: DryWellsGame) -> None:
    check_scramble_is_thorough(Case(dry_wells, 3), 3)


def test_dw3_a_card_is_drawn_and_its_player_alone_sees_it(dry_wells: DryWellsGame) -> None:
    table = played(dry_wells, "draw", luck=[ONE])
    assert dry_wells.view(camp(table), 0).players[0].cards == ["one"]
    assert dry_wells.view(camp(table), 1).players[0].cards == ["hidden"]


def test_dw4_whoever_stops_has_no_more_turns(dry_wells: DryWellsGame) -> None:
    table = played(dry_wells, "draw", "stop", "draw", luck=[ONE, ONE])
    assert table.state.to_act() == [0]


def test_dw5_a_spy_sees_the_cards_of_that_moment(dry_wells: DryWellsGame) -> None:
    table = played(dry_wells, "draw", "spy 0", "draw", luck=[ONE, ONE])
    assert dry_wells.view(camp(table), 1).players[0].cards == ["one", "hidden"]


@pytest.mark.parametrize("action", ["spy 0", "spy 1", "spy 2"])
def test_dw5_nobody_spies_on_themselves_on_nobody_or_on_no_cards(
    dry_wells: DryWellsGame, action: str
) -> None:
    table = Table(dry_wells, 2, Chance(1))
    with pytest.raises(IllegalAction) as refused:
        table.play(action)
    assert refused.value.code == "DW-5"


def test_dw5_once_in_a_game(dry_wells: DryWellsGame) -> None:
    table = played(dry_wells, "draw", "spy 0", "draw", luck=[ONE, ONE])
    assert table.state.barred(1, dry_wells.action("spy 0")) == "DW-5"


@pytest.mark.parametrize(("choice", "fainted"), [("two", True), ("three", False)])
def test_dw6_two_or_three_dry_wells_are_too_many(dry_wells: DryWellsGame, choice: str, fainted: bool) -> None:
    table = played(dry_wells, "draw", "draw", "draw", luck=[DRY, ONE, DRY], dry_cards=choice)
    assert camp(table).fainted[0] == fainted


def test_dw7_the_most_water_wins(dry_wells: DryWellsGame) -> None:
    table = played(dry_wells, "draw", "stop", "stop", luck=[ONE])
    outcome = table.state.outcome()
    assert outcome
    assert (outcome.scores, outcome.winners, outcome.reason) == ([1, 0], [0], "all-stopped")


def test_its_bot_beats_random_play(dry_wells: DryWellsGame) -> None:
    assert offered("dry-wells") == ["regular"]
    bots = [make("dry-wells", level, 1) for level in ("regular", "random")]
    luck, imagination = Chance(1), Chance(2)
    won = 0
    for _ in range(200):
        state = dry_wells.setup(2, luck)
        while state.to_act():
            seat = state.to_act()[0]
            state.apply(seat, ask(bots[seat], dry_wells, state, seat, Budget(), imagination), luck)
        outcome = state.outcome()
        assert outcome
        won += outcome.winners == [0]
    assert won > 120


def test_it_is_played_in_the_terminal(dry_wells: DryWellsGame) -> None:
    screen = Screen(new_session(seats=2, game="dry-wells"), "draw", then="stop")
    assert screen.session.table.state.outcome() is not None
    assert "Ola draws" in screen.text
    assert "Score sheet" in screen.text


@pytest.mark.parametrize("code", ["en", "pl"])
def test_its_words_are_known_in_english_until_somebody_translates_them(
    dry_wells: DryWellsGame, code: str
) -> None:
    words = Language(code, strict=True)
    for action in dry_wells.actions:
        assert words.say(dry_wells.describe(action), ["Ola"] * 5)
    assert words.say(sandtable.Message("dry-wells-title")) == "Dry Wells"


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("bots", "dry-wells has no bots at 'dry_wells.nowhere:THING'"),
        ("picture", "dry-wells has no picture at 'dry_wells.nowhere:THING'"),
        ("words", "dry-wells has no words"),
    ],
)
def test_a_part_that_is_not_written_yet_is_named(
    dry_wells: DryWellsGame, monkeypatch: pytest.MonkeyPatch, part: str, message: str
) -> None:
    place = "dry_wells.nowhere" if part == "words" else "dry_wells.nowhere:THING"
    monkeypatch.setattr(dry_wells, part, place)
    use: dict[str, Callable[[str], object]] = {"bots": offered, "picture": picture_of, "words": use_words}
    with pytest.raises(BadSetup, match=rf"{message}.*No module named 'dry_wells.nowhere'"):
        use[part]("dry-wells")


def use_words(game: str) -> str:
    return catalogue(game, "en")
