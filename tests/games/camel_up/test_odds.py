"""CU-54 Exact odds: golden counts, sums, partial legs, tiles, and a brute-force walk over the game itself."""

from __future__ import annotations

import itertools
import time

import pytest

from sandtable import BadSetup, Chance
from sandtable.games.camel_up.board import ALL_DICE, CHEERING, GREY, LETTERS
from sandtable.games.camel_up.dice import pips_of
from sandtable.games.camel_up.movement import destination, direction_of, moved_by
from sandtable.games.camel_up.notation import (
    camels_from_text,
    camels_to_text,
    dice_from_text,
    no_tiles,
    tiles_from_text,
    tiles_to_text,
)
from sandtable.games.camel_up.odds import (
    LegOdds,
    LegWalk,
    free_for_tile,
    leg_odds,
    ticket_worth,
    tile_worth,
)
from sandtable.games.camel_up.race_odds import race_odds
from sandtable.games.camel_up.track import move, ranking, space_of

TOTAL = 5_598_720
GOLDEN = {
    "start": (
        "1:G,Y,R 3:B,P 15:W 16:K",
        "",
        "B 748160 1601984 760032 | G 354464 426016 3063968 | Y 759264 1003200 868288"
        " | R 1652128 1040512 715104 | P 2084704 1527008 191328",
        0.0,
    ),
    "start2": (
        "1:G,B 2:Y,R 3:P 14:W,K",
        "",
        "B 1584896 1035744 415872 | G 482592 776864 2262880 | Y 606912 1086560 1626688"
        " | R 1715648 1369472 262464 | P 1208672 1330080 1030816",
        0.0,
    ),
    "mid": (
        "6:W,R 7:Y 8:K,G,B 9:P",
        "+10 -12",
        "B 1622816 1488880 188576 | G 1169472 1185888 982528 | Y 1135120 995120 1221952"
        " | R 646560 539456 2712448 | P 1024752 1389376 493216",
        0.000114,
    ),
    "late": (
        "2:W,R 13:G,Y 14:B 15:K,P",
        "+16",
        "B 1341072 1918720 0 | G 296272 1034336 0 | Y 1918448 818960 0 | R 0 0 5598720 | P 2042928 1826704 0",
        0.959519,
    ),
}


def odds_of(position: str, dice: str = "all", tiles: str = "") -> LegOdds:
    camels = camels_from_text(position)
    return leg_odds(camels, dice_from_text(dice), tiles_from_text(tiles, camels))


def written(odds: LegOdds) -> str:
    return " | ".join(
        f"{LETTERS[camel]} {odds.first[camel]} {odds.second[camel]} {odds.last[camel]}" for camel in range(5)
    )


@pytest.mark.parametrize("name", GOLDEN)
def test_cu54_golden_odds(name: str) -> None:
    """CU-54, CU-2 The counts are exact; sequences with the grey die have half the weight of the others."""
    position, tiles, counts, race_ends = GOLDEN[name]
    odds = odds_of(position, tiles=tiles)
    assert odds.total == TOTAL
    assert written(odds) == counts
    assert odds.race_ends / odds.total == pytest.approx(race_ends, abs=5e-7)


def test_cu54_the_start_has_29928_keys_and_71106_transitions(monkeypatch: pytest.MonkeyPatch) -> None:
    """CU-54 The computation visits each pair of stacks and dice left once."""
    walk = LegWalk(camels_from_text(GOLDEN["start"][0]), ALL_DICE, no_tiles())
    before_last = 0
    transitions = 0
    for roll in range(5):
        for left, positions in walk.layer.items():
            before_last += len(positions.keys)
            for camels, die in itertools.product(positions.keys, range(6)):
                if left >> die & 1:
                    movers = {moved_by(camels, die, face) for face in range(3 if die < GREY else 6)}
                    transitions += 3 * len(movers)
        walk.roll(5 - roll, 4 - roll)
    assert (before_last, transitions) == (9_019, 71_106)


@pytest.mark.parametrize("name", GOLDEN)
def test_cu54_every_camel_has_one_place(name: str) -> None:
    odds = odds_of(GOLDEN[name][0], tiles=GOLDEN[name][1])
    assert sum(odds.first) == sum(odds.second) == sum(odds.last) == TOTAL


def by_brute_force(position: str, dice: str, tiles: str) -> tuple[list[int], list[int], list[int]]:
    """Every sequence of dice and faces, one after another, with the plain moves of the game."""
    camels = camels_from_text(position)
    sides = tiles_from_text(tiles, camels)
    left = [die for die in range(6) if dice_from_text(dice) >> die & 1]
    first, second, last = [0] * 5, [0] * 5, [0] * 5
    for order in itertools.permutations(left, len(left) - 1):
        faces = [range(3 if die < GREY else 6) for die in order]
        weight = 1 if GREY in order else 2
        for rolled in itertools.product(*faces):
            now = camels
            for die, face in zip(order, rolled, strict=True):
                camel = moved_by(now, die, face)
                landing = destination(space_of(now, camel), direction_of(camel), pips_of(face), sides)
                now = move(now, camel, landing)
                if landing in (0, 17):
                    break
            # A sequence without the grey die has twice the weight, as each number is on two faces of a racing
            # die.
            scale = weight * 2 ** (len(order) - 1) if GREY in order else 2 ** len(order)
            ranked = ranking(now)
            first[ranked[0]] += scale
            second[ranked[1]] += scale
            last[ranked[-1]] += scale
    return first, second, last


@pytest.mark.parametrize(
    ("position", "dice", "tiles"),
    [
        ("1:G,Y,R 3:B,P 15:W 16:K", "B,G,X", ""),
        ("6:W,R 7:Y 8:K,G,B 9:P", "R,P,X,Y", "+10 -12"),
        ("2:W,R 13:G,Y 14:B 15:K,P", "B,Y,X", "+16"),
        ("2:K,W,R 4:G,Y 14:B 15:P", "X,B,P", "-3 +16"),
        ("1:W,B 2:K,G,Y 3:R 4:P", "X,B,G,R", ""),
    ],
)
def test_cu54_agrees_with_brute_force(position: str, dice: str, tiles: str) -> None:
    """CU-54 This includes positions in which units cross backward or tiles push camels under stacks."""
    odds = odds_of(position, dice, tiles)
    assert (odds.first, odds.second, odds.last) == by_brute_force(position, dice, tiles)


def test_cu54_one_die_left_means_the_leg_is_over() -> None:
    odds = odds_of("1:G,Y,R 3:B,P 15:W 16:K", "grey")
    assert odds.total == 1
    assert written(odds) == "B 0 1 0 | G 0 0 1 | Y 0 0 0 | R 0 0 0 | P 1 0 0"


def test_cu37_ticket_worth() -> None:
    """CU-37 A ticket pays 5, 3 or 2 for the first camel, 1 for the second, and -1 for the others."""
    odds = odds_of("1:G,Y,R 3:B,P 15:W 16:K", "grey")
    assert [ticket_worth(odds, camel, 5) for camel in range(5)] == [1, -1, -1, -1, 5]


def test_cu28_tile_worth() -> None:
    """CU-28 With only the blue and the grey die left, blue is rolled half of the time: 1/2 x 1/3 for its
    1."""
    camels = camels_from_text("1:G,Y,R 3:P 5:B 15:W 16:K")
    dice = dice_from_text("B,X")
    assert tile_worth(camels, dice, no_tiles(), CHEERING, 6) == pytest.approx(1 / 6)
    assert tile_worth(camels, dice, no_tiles(), CHEERING, 9) == 0


def test_cu28_tile_worth_counts_the_way_the_tile_changes_the_leg() -> None:
    """CU-28 Every visit pays, not only the first: blue and red may both stop on 6."""
    camels = camels_from_text("1:G,Y 3:P 5:B,R 15:W 16:K")
    worth = tile_worth(camels, dice_from_text("B,R,X"), no_tiles(), CHEERING, 6)
    assert worth > tile_worth(camels, dice_from_text("B,X"), no_tiles(), CHEERING, 6)


def test_cu20_free_for_tile() -> None:
    camels = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K")
    spaces = sorted({space for _, space in free_for_tile(camels, tiles_from_text("+10", camels))})
    assert spaces == [2, 4, 5, 6, 7, 8, 12, 13, 14]


def test_race_odds_are_near_the_truth_and_say_how_near() -> None:
    camels = camels_from_text("2:W,R 13:G,Y 14:B 15:K,P")
    odds = race_odds(camels, ALL_DICE, tiles_from_text("+16", camels), 1500, Chance(3))
    assert sum(odds.first) == sum(odds.last) == 1500
    leg = odds_of("2:W,R 13:G,Y 14:B 15:K,P", tiles="+16")
    # the race ends in this leg with a probability of 96 %, so the two must nearly agree
    for camel in range(5):
        exact = leg.first[camel] / leg.total
        assert abs(odds.win(camel) - exact) < 4 * odds.error(exact) + 0.041
    assert odds.error(0.5) == pytest.approx(0.5 / 1500**0.5)


def test_a_full_leg_is_quick() -> None:
    """Processor time is measured relative to a calibration loop, so that the speed of the machine hardly
    matters."""
    start = time.process_time()
    total = 0
    for number in range(2_000_000):
        total += number & 255
    calibration = time.process_time() - start
    start = time.process_time()
    odds_of(GOLDEN["start"][0])
    assert time.process_time() - start < 3 * calibration


@pytest.mark.parametrize("name", GOLDEN)
def test_notation_round_trip(name: str) -> None:
    position, tiles, _, _ = GOLDEN[name]
    camels = camels_from_text(position)
    assert camels_to_text(camels) == position
    assert tiles_to_text(tiles_from_text(tiles, camels)) == tiles


@pytest.mark.parametrize(
    ("position", "tiles", "dice", "message"),
    [
        ("1:G,Y,R 3:B,P 15:W", "", "all", "missing: black"),
        ("1:G,Y,R 3:B,P 15:W 16:K,G", "", "all", "green camel stands twice"),
        ("1:G 1:Y,R 3:B,P 15:W 16:K", "", "all", "space 1 is given twice"),
        ("18:G,Y,R 3:B,P 15:W 16:K", "", "all", "expected a space from 1 to 16"),
        ("0:G,Y,R 3:B,P 15:W 16:K", "", "all", "expected a space from 1 to 16"),
        ("one:G 3:B,P 15:W 16:K", "", "all", "expected a space from 1 to 16"),
        ("1:G,Q,R 3:B,P 15:W 16:K", "", "all", "no camel 'Q'"),
        ("1:G,Y,R 3:B,P 15:W 16:K", "+1", "all", "from 2 to 16, not on 1"),
        ("1:G,Y,R 3:B,P 15:W 16:K", "+3", "all", "holds camels"),
        ("1:G,Y,R 3:B,P 15:W 16:K", "+5 -6", "all", "next to another"),
        ("1:G,Y,R 3:B,P 15:W 16:K", "+5 -5", "all", "two spectator tiles"),
        ("1:G,Y,R 3:B,P 15:W 16:K", "5", "all", "expected + "),
        ("1:G,Y,R 3:B,P 15:W 16:K", "", "B,Z", "no die 'Z'"),
        ("1:G,Y,R 3:B,P 15:W 16:K", "", "B,blue", "given twice"),
        ("1:G,Y,R 3:B,P 15:W 16:K", "", "", "no dice given"),
    ],
)
def test_cu20_positions_that_cannot_be(position: str, tiles: str, dice: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message.replace("+", r"\+")):
        odds_of(position, dice, tiles)
