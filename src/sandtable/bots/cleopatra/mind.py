"""How Cleopatra bots think: whole visits as plans, a few rounds of quick play, then the chance to win."""

from __future__ import annotations

import math
from typing import Final

from sandtable.bots.cleopatra.basket import riches
from sandtable.bots.cleopatra.garden import NO_WAY, good_spots, palms_of
from sandtable.bots.cleopatra.judgement import NAMES, features
from sandtable.bots.cleopatra.offering import bids, usual_bid
from sandtable.bots.cleopatra.policy import Policy, laid_off, lay_out
from sandtable.bots.cleopatra.standing import chance_to_win, hand_worth, units_left
from sandtable.bots.cleopatra.visits import all_visits, visit_actions
from sandtable.bots.cleopatra.worth import Outlook, Taste, exposure
from sandtable.bots.judgement import Judgement, learned
from sandtable.bots.search import Mind, Plan
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.actions import DISCARD_DOWN, KEEP_ALL, LAY, PLACE, STOP, TAKE, TURN
from sandtable.games.cleopatra.board import (
    HAND_LIMIT,
    MOSAICS,
    NONE,
    SMUGGLER,
    STALLS,
)
from sandtable.games.cleopatra.cards import changed, count
from sandtable.games.cleopatra.character import Character
from sandtable.games.cleopatra.characters.beggar import Give
from sandtable.games.cleopatra.characters.courtesan import Fetch
from sandtable.games.cleopatra.characters.envoy import Accept, Offer
from sandtable.games.cleopatra.characters.smuggler import PLAY_SMUGGLER
from sandtable.games.cleopatra.characters.vizier import Keep
from sandtable.games.cleopatra.open_step import holds_character
from sandtable.games.cleopatra.scoring import left
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.hand_limit import HandLimit
from sandtable.games.cleopatra.steps.market import LayOut
from sandtable.games.cleopatra.steps.mosaic import ChooseWay, Claims, PlaceMosaic
from sandtable.games.cleopatra.steps.offering import AnswerRoll, Offering
from sandtable.games.cleopatra.steps.quarry import Build
from sandtable.games.cleopatra.steps.turn import NextTurn, Turn

MOST_PIECES: Final = 4  # pieces of a visit that is a plan; more may follow
MOST_VISITS: Final = 8
MOST_SPOTS: Final = 60
IN_CHANCES: Final = 0.012  # the chance to win that a talent adds
LOST: Final = 6  # talents behind the richest survivor with which a game that is over is lost for certain
ROOMY: Final = 7  # cards in hand with which another visit to the market is safe
MOST_PLACES: Final = 6


class CleopatraMind(Mind[Cleopatra]):
    """Playouts go on for some rounds; `turns` counts the turns of the current playout.

    A `careful` mind searches how to lay out cards and how to answer characters, too. One that `judges` uses
    the learned judgement until the game is over."""

    def __init__(self, taste: Taste, careful: bool = False, judges: bool = False) -> None:
        self.policy = Policy(taste)
        self.planning = taste.for_plans()
        self.rounds = 3.0
        self.careful = careful
        self.judgement: Judgement | None = learned("cleopatra", NAMES) if judges else None
        self.turns: i64 = 0
        self.until: i64 = 0
        self.last: i64 = 0  # the seat whose turn was counted last
        self.began: i64 = 0  # the seat whose turn it is at the root
        # the horizon
        self.end_spread = 2.7  # the spread of talents at the end: leads below it are nearly a toss-up
        self.unit_spread = 1.7  # what a unit still to be built adds to its square
        self.end_fear = 2.6  # the spread of amulets at the end
        self.unit_fear = 0.37  # what a unit still to be built adds to its square
        self.in_hand = 0.95  # share of the worth of cards in hand that counts
        self.crowded = 0.4  # amulets that each card beyond ROOMY will cost
        self.late = 4.0  # units still to be built at which half of a hand can be used

    def begin(self, s: Cleopatra, seat: int) -> None:
        self.began = on_turn(s, seat)
        self.until = i64(self.rounds * float(s.seats)) + 1
        self.restart()

    def restart(self) -> None:
        self.turns = 0
        self.last = self.began

    def reached(self, s: Cleopatra) -> bool:
        step = s.agenda[-1]
        if isinstance(step, Turn) and step.seat != self.last:
            self.last = step.seat
            self.turns += 1
        return self.turns >= self.until

    def follow(self, s: Cleopatra, seat: int, chance: Chance) -> Action:
        return self.policy.answer(s, seat, chance)

    def believe(self, s: Cleopatra, seat: int, chance: Chance) -> None:
        """CL-O6 Replace sealed bids by bids that one would expect."""
        other: i64
        for other in range(s.seats):
            if other != seat and s.progress.bids[other] != NONE:
                bid = usual_bid(Outlook(s, other, self.policy.taste), chance)
                s.progress.bids = changed(s.progress.bids, other, bid)

    # --- plans -------------------------------------------------------------------------------------------

    def plans(self, s: Cleopatra, seat: int) -> list[Plan]:
        step = s.agenda[-1]
        outlook = Outlook(s, seat, self.planning)
        if isinstance(step, Turn):
            return self.turn_plans(outlook)
        if isinstance(step, Build):
            return self.visit_plans(outlook, [Plan([STOP])])
        if isinstance(step, ChooseWay):
            return self.spot_plans(outlook, step.shape)
        if isinstance(step, PlaceMosaic):
            return self.place_plans(outlook, step)
        if isinstance(step, LayOut):
            return self.layouts(s, seat, step)
        if isinstance(step, Offering):
            return [Plan([bid]) for bid in bids(s, seat)]
        if isinstance(step, HandLimit):
            return self.hand_limit_plans(outlook)
        if isinstance(step, (Claims, AnswerRoll)):
            return self.every_option(s, seat)
        if self.careful and isinstance(step, (Give, Fetch, Keep, Offer, Accept)):
            return self.every_option(s, seat)
        return self.usual_plan(s, seat, step.options(s, seat))

    def turn_plans(self, outlook: Outlook) -> list[Plan]:
        """Plans for every stall, the best visits and every character."""
        s = outlook.s
        found = [
            Plan([TAKE[stall]], IN_CHANCES * outlook.stall(s.market.stalls[stall]))
            for stall in range(STALLS)
            if len(s.market.stalls[stall])
        ]
        found = self.visit_plans(outlook, found)
        return found or self.every_option(s, int(outlook.seat))

    def visit_plans(self, outlook: Outlook, found: list[Plan]) -> list[Plan]:
        palms = palms_of(outlook.s.rules.garden)
        for visit in all_visits(outlook, palms, MOST_PIECES)[:MOST_VISITS]:
            actions = visit_actions(outlook, palms, visit)
            if visit.categories[len(visit.categories) - 1] != MOSAICS:
                actions.append(STOP)
            found.append(Plan(actions, IN_CHANCES * visit.worth))
        found = sorted(found, key=best_first)
        if holds_character(outlook.hand):
            options = outlook.s.agenda[-1].options(outlook.s, int(outlook.seat))
            best = found[0].prior if found else 0.0
            found = [Plan([option], best) for option in options if isinstance(option, Character)] + found
        return found

    def spot_plans(self, outlook: Outlook, shape: i64) -> list[Plan]:
        palms = palms_of(outlook.s.rules.garden)
        found = [
            Plan([TURN[spot.way], PLACE[spot.anchor]], IN_CHANCES * spot.worth)
            for spot in good_spots(outlook, palms, shape, NO_WAY, 2, MOST_SPOTS)
        ]
        return sorted(found, key=best_first)[:MOST_PLACES]

    def place_plans(self, outlook: Outlook, step: PlaceMosaic) -> list[Plan]:
        """CL-G1 Plans for the places of a mosaic whose way is already chosen."""
        palms = palms_of(outlook.s.rules.garden)
        found = [
            Plan([PLACE[spot.anchor]], IN_CHANCES * spot.worth)
            for spot in good_spots(outlook, palms, step.shape, step.way, 2, MOST_SPOTS)
        ]
        return sorted(found, key=best_first)[:MOST_PLACES]

    def layouts(self, s: Cleopatra, seat: int, step: LayOut) -> list[Plan]:
        """CL-M2 All ways to lay out three cards, if the mind is careful, else the usual one."""
        if not self.careful or len(step.cards) < STALLS or len(step.stalls) < STALLS:
            return [Plan([lay_out(s, step)])]
        return [
            Plan([LAY[0][one], LAY[0][other]])
            for one in range(STALLS)
            for other in range(STALLS)
            if other != one
        ]

    def hand_limit_plans(self, outlook: Outlook) -> list[Plan]:
        """CL-H2 The ways to deal with a hand that is too large, without one that only costs more amulets."""
        s, seat = outlook.s, outlook.seat
        above = count(outlook.hand) - HAND_LIMIT
        loss = laid_off(outlook, above)
        found = [Plan([DISCARD_DOWN], -IN_CHANCES * (outlook.amulet + loss))]
        if loss > 0.0:
            found.append(Plan([KEEP_ALL], -IN_CHANCES * outlook.amulet * float(above)))
        if s.may_play(seat, SMUGGLER):
            found.append(Plan([PLAY_SMUGGLER], -IN_CHANCES * outlook.amulet))
        return sorted(found, key=best_first)

    def every_option(self, s: Cleopatra, seat: int) -> list[Plan]:
        return [Plan([option]) for option in s.agenda[-1].options(s, seat)]

    def usual_plan(self, s: Cleopatra, seat: int, options: list[Action]) -> list[Plan]:
        """The answer of the policy, and a character before it."""
        found = [Plan([self.follow(s, seat, Chance(0))])]
        for option in options:
            if isinstance(option, Character) and option is not found[0].actions[0]:
                found.append(Plan([option]))
        if len(found) > 1 and isinstance(found[0].actions[0], Character):
            found += [Plan([option]) for option in options if not isinstance(option, Character)]
        return found

    # --- the horizon -------------------------------------------------------------------------------------

    def worth(self, s: Cleopatra, seat: int) -> float:
        """The chance to be the richest of the players who are not eaten."""
        self.restart()
        if not s.agenda:
            return self.final(s, seat)
        wealth, danger = self.standings(s)
        if self.judgement is not None:
            return self.judgement.chance(features(s, wealth, danger, on_turn(s, seat)), seat)
        return chance_to_win(wealth, danger, seat)

    def standings(self, s: Cleopatra) -> tuple[vec[float], vec[float]]:
        """The wealth and the danger of all seats, in parts of the differences that leave the game open."""
        units = units_left(s)
        spread = math.sqrt(self.end_spread * self.end_spread + self.unit_spread * units)
        fear = math.sqrt(self.end_fear * self.end_fear + self.unit_fear * units)
        usable = self.in_hand * units / (units + self.late)
        wealth = vec[float]([0.0] * s.seats)
        danger = vec[float]([0.0] * s.seats)
        other: i64
        for other in range(s.seats):
            wealth[other] = (float(riches(s, other)) + usable * hand_worth(s.hands[other])) / spread
            danger[other] = (float(max(-2, exposure(s, other))) + self.crowding(s.hands[other])) / fear
        return wealth, danger

    def crowding(self, hand: vec[i64]) -> float:
        """CL-H2 The amulets that a large hand will cost before it is built."""
        return self.crowded * float(max(0, count(hand) - ROOMY))

    def final(self, s: Cleopatra, seat: i64) -> float:
        """The worth of a game that is over: it is certain who is eaten, and a player far behind has lost.

        Small differences stay blurred, because the way to the end was only imagined.
        """
        most: i64 = 0
        other: i64
        for other in range(s.seats):
            most = max(most, left(s, other))
        if most > 0 and left(s, seat) == most:
            return 0.0
        total = 0.0
        for other in range(s.seats):
            if most == 0 or left(s, other) < most:
                if s.talents(other) > s.talents(seat) + LOST:
                    return 0.0
                total += math.exp(float(s.talents(other) - s.talents(seat)) / self.end_spread)
        return 1.0 / total


def best_first(plan: Plan) -> float:
    """A key that sorts plans by their prior, the best first."""
    return -plan.prior


def on_turn(s: Cleopatra, seat: int) -> i64:
    """The seat whose turn it is, found below the question on the agenda."""
    for step in s.agenda:
        if isinstance(step, NextTurn):
            return step.seat
        if isinstance(step, Turn):
            return step.seat
    return seat
