"""CU-54 The exact odds of a leg, as whole numbers.

The leg is walked forward, roll by roll, over every die and face, with the movement of the game (`track`);
equal positions are merged. A racing number weighs 2 and a grey face 1, so that every die weighs 6 and all
counts are whole numbers out of `total`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.core.tally import Tally
from sandtable.games.camel_up.board import (
    BEHIND_THE_LINE,
    BLACK,
    BOOING,
    CHEERING,
    GREY,
    OTHERS_COST,
    OVER_THE_LINE,
    RACERS,
    RACING_FACES,
    SECOND_PAYS,
    SPACES,
    TICKET_VALUES,
    WHITE,
)
from sandtable.games.camel_up.movement import destination, moved_by_grey
from sandtable.games.camel_up.track import (
    land,
    on_track,
    podium,
    racers_only,
    space_of,
    stack_on,
    stacks_by_space,
    unit_in,
)

DIE_WEIGHT: Final = 6
RACING_WEIGHT: Final = 2  # of each number of a racing die: 3 x 2
GREY_WEIGHT: Final = 1  # of each face of the grey die: 6 x 1
ROW: Final = OVER_THE_LINE + 1
CANDIDATES: Final = tuple((side, space) for side in (CHEERING, BOOING) for space in range(2, SPACES + 1))


class LegOdds:
    """Counts out of `total`: how often each racing camel is first, second and last when the leg is scored.

    >>> from sandtable.games.camel_up.notation import camels_from_text, dice_from_text, no_tiles
    >>> from sandtable.games.camel_up.odds import leg_odds
    >>> camels = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K")
    >>> dice = dice_from_text("blue,green,grey")
    >>> odds = leg_odds(camels, dice, no_tiles())
    >>> sum(odds.first) == sum(odds.second) == sum(odds.last) == odds.total
    True
    """

    def __init__(self, total: int) -> None:
        self.total = total
        self.first = [0] * RACERS
        self.second = [0] * RACERS
        self.last = [0] * RACERS
        self.race_ends = 0
        self.visits = [0] * ROW  # by space: how often a tile there would pay

    def add(self, camels: i64, weight: i64) -> None:
        """Count a position at the end of the leg."""
        first, second, last = podium(camels)
        self.first[first] += weight
        self.second[second] += weight
        self.last[last] += weight


class Landings:
    """CU-28 Where units of one direction land, worked out once a leg, and how often they set out."""

    def __init__(self, forward: i64, tiles: vec[i64]) -> None:
        self.landing = vec[i64]([0] * (ROW * 4))  # `destination` by space * 4 + pips
        self.starts = vec[i64]([0] * ROW)  # by space: how often a unit sets out from there
        self.forward = forward
        space: i64
        pips: i64
        for space in range(1, OVER_THE_LINE):
            for pips in range(1, RACING_FACES + 1):
                self.landing[space * 4 + pips] = destination(space, forward, pips, tiles)

    def add_visits(self, visits: list[int]) -> None:
        """Add the spaces to which the pips led units that set out, each number as often."""
        for space in range(1, OVER_THE_LINE):
            for pips in range(1, RACING_FACES + 1):
                aimed = space + self.forward * pips
                if on_track(aimed):
                    visits[aimed] += self.starts[space]


class LegWalk:
    """A walk over all rolls that are still possible in a leg."""

    def __init__(self, camels: i64, dice: i64, tiles: vec[i64]) -> None:
        self.racing = Landings(1, tiles)
        self.crazy = Landings(-1, tiles)
        self.dice = dice
        self.rolls = bits.count(dice) - 1  # one die always stays in the pyramid
        self.odds = LegOdds(continuations(bits.count(dice), self.rolls))
        self.race_ends: i64 = 0  # for `odds`, as a machine integer
        self.finished = Tally()  # racing camels at the end of the leg
        start = self.finished if self.rolls == 0 else Tally()
        start.add(racers_only(camels) if self.rolls == 0 else camels, 1)
        self.layer: dict[int, Tally] = {dice: start}  # the possible positions, by the dice left

    def run(self) -> LegOdds:
        for roll in range(self.rolls):
            self.roll(bits.count(self.dice) - roll - 1, self.rolls - roll - 1)
        finished, weights = self.finished.keys, self.finished.weights
        at: i64
        for at in range(len(finished)):
            self.odds.add(finished[at], weights[at])
        self.odds.race_ends = self.race_ends
        self.racing.add_visits(self.odds.visits)
        self.crazy.add_visits(self.odds.visits)
        return self.odds

    def roll(self, dice_after: int, rolls_after: int) -> None:
        """Roll every die and face in every position of the layer; then `dice_after` dice are left."""
        rest = continuations(dice_after, rolls_after)  # the weight of the rolls to come
        coming: dict[int, Tally] = {}
        at: i64
        for left, positions in self.layer.items():
            dice = bits.listed(left)
            after = [self.finished] * len(dice)
            if rolls_after:
                after = [coming.setdefault(left & ~(1 << die), Tally()) for die in dice]
            keys, weights = positions.keys, positions.weights
            for at in range(len(keys)):
                on = stacks_by_space(keys[at])
                for number in range(len(dice)):
                    self.roll_die(keys[at], on, dice[number], weights[at], rest, after[number])
        self.layer = coming

    def roll_die(self, camels: i64, on: vec[i64], die: i64, weight: i64, rest: i64, after: Tally) -> None:
        """CU-26, CU-27 A racing die moves its camel, each colour of the grey die the crazy camel it means."""
        if die < GREY:
            self.move(camels, on, die, weight * RACING_WEIGHT, rest, after)
            return
        for_white = moved_by_grey(camels, WHITE)
        for_black = moved_by_grey(camels, BLACK)
        if for_white == for_black:
            self.move(camels, on, for_white, weight * GREY_WEIGHT * 2, rest, after)
        else:
            self.move(camels, on, for_white, weight * GREY_WEIGHT, rest, after)
            self.move(camels, on, for_black, weight * GREY_WEIGHT, rest, after)

    def move(self, camels: i64, on: vec[i64], camel: i64, weight: i64, rest: i64, after: Tally) -> None:
        """CU-29, CU-54 Move the camel by 1, 2 and 3; a crossing ends the sequence with all its weight."""
        start = space_of(camels, camel)
        unit = unit_in(on[start], camels, camel)
        landings = self.racing if camel < RACERS else self.crazy
        landing_of = landings.landing
        with_rest: i64 = weight * rest
        landings.starts[start] += with_rest
        is_last = after is self.finished
        at: i64
        for at in range(start * 4 + 1, start * 4 + 1 + RACING_FACES):
            landing = landing_of[at]
            to = landing if landing >= 0 else -landing
            key = land(camels, unit, camel, landing, on[to])
            if to == OVER_THE_LINE or to == BEHIND_THE_LINE:
                self.race_ends += with_rest
                self.finished.add(racers_only(key), with_rest)
            else:
                after.add(racers_only(key) if is_last else key, weight)


def continuations(dice: int, rolls: int) -> int:
    """The weight of all ways to draw and roll `rolls` of `dice` dice."""
    weight = 1
    for drawn in range(rolls):
        weight *= (dice - drawn) * DIE_WEIGHT
    return weight


def leg_odds(camels: i64, dice: i64, tiles: vec[i64]) -> LegOdds:
    """The odds at the end of the leg, from any position, with any dice left and any tiles.

    >>> from sandtable.games.camel_up.notation import camels_from_text, dice_from_text, no_tiles
    >>> from sandtable.games.camel_up.odds import leg_odds
    >>> camels = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K")
    >>> dice = dice_from_text("blue,green,grey")
    >>> odds = leg_odds(camels, dice, no_tiles())
    >>> odds.total, odds.first  # blue, green, yellow, red, purple
    (216, [0, 0, 0, 64, 152])
    """
    return LegWalk(camels, dice, tiles).run()


def ticket_worth(odds: LegOdds, camel: int, value: int) -> float:
    """CU-37 The average that a betting ticket with this number will bring.

    >>> from sandtable.games.camel_up.notation import camels_from_text, dice_from_text, no_tiles
    >>> from sandtable.games.camel_up.odds import leg_odds, ticket_worth
    >>> camels = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K")
    >>> dice = dice_from_text("blue,green,grey")
    >>> odds = leg_odds(camels, dice, no_tiles())
    >>> round(ticket_worth(odds, camel=4, value=5), 2)  # the purple ticket that pays 5
    3.22
    """
    others = odds.total - odds.first[camel] - odds.second[camel]
    return (value * odds.first[camel] + SECOND_PAYS * odds.second[camel] - OTHERS_COST * others) / odds.total


def tile_worth(camels: i64, dice: i64, tiles: vec[i64], side: int, space: int) -> float:
    """CU-28 The average that a spectator tile on this space would bring until the end of the leg.

    >>> from sandtable.games.camel_up.board import CHEERING
    >>> from sandtable.games.camel_up.notation import camels_from_text, dice_from_text, no_tiles
    >>> from sandtable.games.camel_up.odds import tile_worth
    >>> camels = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K")
    >>> dice = dice_from_text("blue,green,grey")
    >>> round(tile_worth(camels, dice, no_tiles(), CHEERING, 5), 2)
    0.22
    """
    with_it = tiles[:]
    with_it[space] = side
    odds = leg_odds(camels, dice, with_it)
    return odds.visits[space] / odds.total


def free_for_tile(camels: i64, tiles: vec[i64]) -> list[tuple[int, int]]:
    """CU-20 The tiles (side, space) a player without one on the track could lay.

    >>> from sandtable.games.camel_up.notation import camels_from_text, dice_from_text, no_tiles
    >>> from sandtable.games.camel_up.odds import free_for_tile
    >>> camels = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K")
    >>> dice = dice_from_text("blue,green,grey")
    >>> free_for_tile(camels, no_tiles())[0]
    (1, 2)
    """
    return [
        (side, space)
        for side, space in CANDIDATES
        if not (tiles[space - 1] or tiles[space] or tiles[space + 1] or stack_on(camels, space))
    ]


__all__ = ["TICKET_VALUES", "LegOdds", "free_for_tile", "leg_odds", "ticket_worth", "tile_worth"]
