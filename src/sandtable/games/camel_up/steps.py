"""The steps of Camel Up in rulebook order: set-up, turn, end of the leg, end of the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.native import i64
from sandtable.core.step import Auto, Field, Step, answers_itself
from sandtable.games.camel_up import events
from sandtable.games.camel_up.actions import (
    BETS,
    LEGS,
    ROLL,
    STACK,
    TURN_ACTIONS,
    StackCamel,
    TurnAction,
    partners_for,
    random_tile_on,
    tiles_on,
)
from sandtable.games.camel_up.board import (
    BLACK,
    GREY_FACES,
    MOST_SEATS,
    RACERS,
    RACING_FACES,
    SPACES,
    WHITE,
)
from sandtable.games.camel_up.dice import pips_of
from sandtable.games.camel_up.scoring import score_leg, score_race
from sandtable.games.camel_up.state import GOES_ON, CamelUp
from sandtable.games.camel_up.track import add_camel
from sandtable.games.camel_up.variants import FIRST_RULES, ROLLER

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value
    from sandtable.core.state import Setting


def deal(setting: Setting, chance: Chance) -> CamelUp:
    """CU-9 to CU-13, CU-46 Set up a race: roll for the racing camels, then for the crazy ones."""
    s = CamelUp(setting, [])
    starts = [pips_of(chance.pick(RACING_FACES)) for _ in range(RACERS)]
    s.then(PlaceRacers(tuple(starts)), PlaceCrazyCamels(), TURN[0])
    s.settle(chance)
    return s


class PlaceRacers(Auto[CamelUp]):
    """CU-11, CU-53 Each racing camel starts on the space its die shows; on a shared space they are
    stacked at random or (`setup_order = roller`) in the order the roller chooses."""

    def __init__(self, starts: tuple[int, ...]) -> None:
        super().__init__()
        self.starts = starts

    def fields(self) -> tuple[Field, ...]:
        return (self.starts,)

    def run(self, s: CamelUp, chance: Chance) -> None:
        roller_decides = s.variants.setup_order == ROLLER
        builds: list[BuildStack] = []
        for space in sorted(set(self.starts)):
            waiting = [camel for camel in range(RACERS) if self.starts[camel] == space]
            if roller_decides and len(waiting) > 1:
                builds.append(BuildStack(0, space, tuple(waiting)))
                continue
            while waiting:
                put(s, waiting.pop(chance.pick(len(waiting)) if len(waiting) > 1 else 0), space)
        s.then_all([*builds])


class BuildStack(Step[CamelUp, StackCamel]):
    """CU-11, CU-46 Seat 0, who rolled, builds a starting stack from the bottom up; the last camel is
    added automatically."""

    def __init__(self, seat: int, space: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.space = space
        self.camels = waiting

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.space, self.camels)

    def candidates(self, s: CamelUp, seat: int) -> list[StackCamel]:
        return list(STACK)

    def barred(self, s: CamelUp, seat: int, action: StackCamel) -> str | None:
        return None if action.camel in self.camels else "CU-46"

    def take(self, s: CamelUp, seat: int, action: StackCamel, chance: Chance) -> None:
        put(s, action.camel, self.space)
        left = tuple(camel for camel in self.camels if camel != action.camel)
        if len(left) == 1:
            put(s, left[0], self.space)
        else:
            s.then(BuildStack(seat, self.space, left))

    def words(self, s: CamelUp, seat: int) -> dict[str, Value]:
        return {"space": self.space}


class PlaceCrazyCamels(Auto[CamelUp]):
    """CU-12 The grey die, its colour ignored, places one crazy camel and then the other on 17 minus its
    number."""

    def run(self, s: CamelUp, chance: Chance) -> None:
        first = WHITE + chance.pick(2)
        for camel in (first, WHITE + BLACK - first):
            put(s, camel, SPACES + 1 - pips_of(chance.pick(GREY_FACES)))


class Turn(Step[CamelUp, TurnAction]):
    """CU-18 A player takes exactly one action and may not pass; then it is the left neighbour's turn, also
    when a new leg begins.

    CU-23 A unit over the line ends the race; otherwise the fifth pyramid ticket ends the leg."""

    def candidates(self, s: CamelUp, seat: int) -> list[TurnAction]:
        return list(TURN_ACTIONS)

    def barred(self, s: CamelUp, seat: int, action: TurnAction) -> str | None:
        return action.barred(s, seat)

    def options(self, s: CamelUp, seat: int) -> list[TurnAction]:
        found: list[TurnAction] = [*LEGS[s.colours_left()]]
        found += tiles_on(s.spaces_for_tile(seat))
        found.append(ROLL)
        found += BETS[s.hands[seat]]
        found += partners_for(s, seat)
        return found

    def random_option(self, s: CamelUp, seat: int, chance: Chance) -> TurnAction:
        """Pick a verb on offer, then one of its actions: `choose_random`, without listing the options."""
        legs = LEGS[s.colours_left()]
        spaces = s.spaces_for_tile(seat)
        bets = BETS[s.hands[seat]]
        partners = partners_for(s, seat)
        verb = chance.pick(bool(legs) + bool(spaces) + 1 + bool(bets) + bool(partners))
        if legs:
            if verb == 0:
                return legs[chance.pick(len(legs))]
            verb -= 1
        if spaces:
            if verb == 0:
                return random_tile_on(spaces, chance)
            verb -= 1
        if verb == 0:
            chance.pick(1)  # as `choose_random` does for a verb with a single action
            return ROLL
        if verb == 1 and bets:
            return bets[chance.pick(len(bets))]
        return partners[chance.pick(len(partners))]

    def passes(self, s: CamelUp, chance: Chance) -> bool:
        """CU-47 Roll for a player who can do nothing else, as everybody sees."""
        seat = self.seat
        if s.hands[seat] or s.colours_left() or s.variants.version == FIRST_RULES:
            return False
        return answers_itself(self, s, chance)

    def take(self, s: CamelUp, seat: int, action: TurnAction, chance: Chance) -> None:
        action.play(s, seat, chance)
        following = s.left_of(seat)
        if s.ended != GOES_ON:
            s.then(ScoreLeg(), ScoreRace())
        elif s.pyramid_tickets_left() == 0:
            s.then(ScoreLeg(), NextLeg(following), TURN[following])
        else:
            s.then(TURN[following])


class ScoreLeg(Auto[CamelUp]):
    """CU-23, CU-37, CU-51 Score the leg, once, after the fifth pyramid ticket or a crossing."""

    def run(self, s: CamelUp, chance: Chance) -> None:
        score_leg(s)


class NextLeg(Auto[CamelUp]):
    """CU-36, CU-39 Everything but camels and finish cards goes back; the left neighbour of the player who
    took the last pyramid ticket begins."""

    def run(self, s: CamelUp, chance: Chance) -> None:
        s.clear_leg()
        s.leg += 1
        s.tell(events.LEG_STARTS, s.leg, self.seat)


class ScoreRace(Auto[CamelUp]):
    """CU-40, CU-42, CU-43 Turn up and pay the race bets; the game is over."""

    def run(self, s: CamelUp, chance: Chance) -> None:
        score_race(s)


def put(s: CamelUp, camel: i64, space: i64) -> None:
    """Place a camel on the track during the set-up."""
    s.camels = add_camel(s.camels, camel, space)
    s.tell(events.STARTS, camel, space)


TURN: Final = tuple(Turn(seat) for seat in range(MOST_SEATS))  # steps never change, so they are shared
STEPS = (PlaceRacers, BuildStack, PlaceCrazyCamels, Turn, ScoreLeg, NextLeg, ScoreRace)
