"""Movement, ranking and money in random positions, compared with a second, slower implementation."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable import Chance
from sandtable.games.camel_up.track import ranking
from tests.games.camel_up import model
from tests.games.camel_up.kit import (
    DICE,
    GAME,
    LETTERS,
    QUICK,
    Position,
    Race,
    die_of,
    letter,
    race,
    read,
    written,
)
from tests.tiers import LONG

FACES = [f"{colour}{pips}" for colour in LETTERS for pips in (1, 2, 3)]
quick = settings(max_examples=300 if LONG else 100, deadline=None)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Seven camels in any order on any spaces, and up to four tiles between them, either side up."""
    position: Position = {}
    crowd = draw(st.sampled_from([2, 4, 16]))  # few spaces make tall stacks
    lowest = draw(st.integers(1, 17 - crowd))
    for camel in draw(st.permutations(LETTERS)):
        position.setdefault(lowest + draw(st.integers(0, crowd - 1)), []).append(camel)
    for seat, space in enumerate(draw(st.lists(st.integers(2, 16), max_size=4, unique=True))):
        if not any(
            near in position and (near == space or is_tile(position[near]))
            for near in range(space - 1, space + 2)
        ):
            position[space] = [draw(st.sampled_from("+-")) + str(seat)]
    return position


def is_tile(stack: list[str]) -> bool:
    return stack[0][0] in "+-"


def camels(position: Position) -> model.Stacks:
    return {space: stack for space, stack in position.items() if not is_tile(stack)}


def tiles(position: Position) -> model.Tiles:
    return {space: stack[0][0] for space, stack in position.items() if is_tile(stack)}


@quick
@given(position=positions(), face=st.sampled_from(FACES))
def test_cu28_every_move_is_that_of_the_plain_model(position: Position, face: str) -> None:
    """CU-14 to CU-16, CU-26 to CU-29, CU-40: stacks, income and the end of the race agree with the model."""
    expected = model.roll(camels(position), tiles(position), face)
    played = race(written(position)).roll(face)
    assert camels(read(played.at())) == expected.stacks
    assert (played.state.outcome() is not None) == model.is_over(expected.stacks)
    income = [message.words["seat"] for code in ("cheered", "booed") for message in played.news(code)]
    assert income == ([] if expected.tile is None else [f"seat.{position[expected.tile][0][1:]}"])
    (moves,) = played.news("moves")
    assert letter(str(moves.words["camel"]).removeprefix("camel.")) == expected.camel


@quick
@given(position=positions(), faces=st.permutations(FACES))
def test_cu50_a_whole_leg_is_that_of_the_plain_model(position: Position, faces: list[str]) -> None:
    """Five dice are rolled in any order, with tiles on the track, until the leg or the race is over."""
    stacks = camels(position)
    played = race(written(position))
    while played.state.outcome() is None and played.view().leg == 1:
        face = next(face for face in faces if die_of(face) in played.dice())
        stacks = model.roll(stacks, tiles(position), face).stacks
        played.roll(face)
        assert camels(read(played.at())) == stacks


@quick
@given(position=positions())
def test_cu17_the_ranking_is_that_of_the_plain_model(position: Position) -> None:
    ranked = [LETTERS[camel] for camel in ranking(race(written(position)).state.camels)]
    assert ranked == model.ranking(camels(position))


@settings(quick, max_examples=60 if LONG else 20)
@given(seed=st.integers(0, 2**32), seats=st.integers(3, 8), netted=st.booleans())
def test_cu38_money_is_never_negative_and_the_places_are_right(seed: int, seats: int, netted: bool) -> None:
    """Whole races are played badly: everybody takes tickets and lays cards at random."""
    chance, choice = Chance(seed), Chance(seed + 1)
    played = Race(GAME.setup(seats, chance, QUICK | {"race_bets": "netted" if netted else "card_by_card"}))
    while played.state.to_act():
        options = played.state.options(played.to_act)
        verbs = sorted({action.verb for action in options})
        verb = verbs[choice.pick(len(verbs))]
        same = [action for action in options if action.verb == verb]
        played.state.apply(played.to_act, same[choice.pick(len(same))], chance)
        assert min(played.money) >= 0
        GAME.check(played.state)
    (race_ends,) = played.news("race-ends")
    ranked = model.ranking(camels(read(played.at())))
    for place, camel in ((0, race_ends.words["first"]), (-1, race_ends.words["last"])):
        assert letter(str(camel).removeprefix("camel.")) == ranked[place]
    assert played.outcome.winners == [s for s in range(seats) if played.money[s] == max(played.money)]


# --- is the model itself right? ------------------------------------------------------------------------

GOLDEN = {
    "1:G,Y,R 3:B,P 15:W 16:K": {
        "B": (748160, 1601984, 760032),
        "G": (354464, 426016, 3063968),
        "Y": (759264, 1003200, 868288),
        "R": (1652128, 1040512, 715104),
        "P": (2084704, 1527008, 191328),
    },
    "1:G,B 2:Y,R 3:P 14:W,K": {
        "B": (1584896, 1035744, 415872),
        "G": (482592, 776864, 2262880),
        "Y": (606912, 1086560, 1626688),
        "R": (1715648, 1369472, 262464),
        "P": (1208672, 1330080, 1030816),
    },
    "6:W,R 7:Y 8:K,G,B 9:P 10:+0 12:-0": {
        "B": (1622816, 1488880, 188576),
        "G": (1169472, 1185888, 982528),
        "Y": (1135120, 995120, 1221952),
        "R": (646560, 539456, 2712448),
        "P": (1024752, 1389376, 493216),
    },
    "2:W,R 13:G,Y 14:B 15:K,P 16:+0": {
        "B": (1341072, 1918720, 0),
        "G": (296272, 1034336, 0),
        "Y": (1918448, 818960, 0),
        "R": (0, 0, 5598720),
        "P": (2042928, 1826704, 0),
    },
}


@pytest.mark.parametrize("position", list(GOLDEN)[0 if LONG else 2 :])  # the first two take longest
def test_cu54_the_plain_model_gives_the_golden_odds_too(position: str) -> None:
    """The model goes through the rolls of a leg one by one, every die and face with its weight out of
    5,598,720."""
    start, lying = camels(read(position)), tiles(read(position))
    layer: Counter[tuple[str, str]] = Counter({(written(start), DICE): 1})
    places = {colour: [0, 0, 0] for colour in "BGYRP"}
    for dice_left in (6, 5, 4, 3, 2):
        following: Counter[tuple[str, str]] = Counter()
        for (stacks, dice), weight in layer.items():
            for die, face in product(dice, range(6)):
                name = f"{die}{face % 3 + 1}" if die != "X" else f"{'WK'[face // 3]}{face % 3 + 1}"
                moved = model.roll(read(stacks), lying, name)
                if dice_left == 2 or model.is_over(moved.stacks):
                    ranked = model.ranking(moved.stacks)
                    for place, camel in enumerate((ranked[0], ranked[1], ranked[4])):
                        places[camel][place] += weight * continuations(dice_left)
                else:
                    following[written(moved.stacks), dice.replace(die, "")] += weight
        layer = following
    assert {colour: tuple(counts) for colour, counts in places.items()} == GOLDEN[position]


def continuations(dice_left: int) -> int:
    """The number of ways in which the leg could have continued after a roll with this many dice left."""
    ways = 1
    for left in range(2, dice_left):
        ways *= left * 6
    return ways
