"""A Camel Up player that looks one move ahead and counts pounds, to measure the bots that search against.

It shares nothing with the search. The odds of the leg are exact, those of the race come from simulated races,
and an action is worth what it brings on average, less what it leaves to the player who acts next. The hidden
cards of the others are never looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.actions import Bet, Partner, PlaceTile, Roll, TakeTicket
from sandtable.games.camel_up.board import (
    ALL_TICKETS,
    GREY,
    GREY_FACES,
    OVER_THE_LINE,
    RACE_PAYS,
    RACE_PAYS_LATER,
    RACERS,
    RACING_FACES,
    SECOND_PAYS,
    TICKET_VALUES,
    TICKETS,
    WINNER,
)
from sandtable.games.camel_up.cards import card_camel, card_seat
from sandtable.games.camel_up.dice import pips_of
from sandtable.games.camel_up.movement import advance, moved_by
from sandtable.games.camel_up.odds import leg_odds
from sandtable.games.camel_up.race_odds import RaceOdds, RandomRolls, luck_for, race_odds
from sandtable.games.camel_up.state import NONE, CamelUp
from sandtable.games.camel_up.tickets import ticket_camel, ticket_value
from sandtable.games.camel_up.track import crossed, podium

EXACT_AHEAD: Final = 3  # dice with which a position that is only looked ahead at is still calculated exactly
LEGS: Final = 120  # simulated where exact odds would take long
RACES: Final = 1000
WAIT: Final = 0.6  # pounds that a race bet must be better than it looks: later legs tell more
ROLL_BRINGS: Final = 1.0


class Leg:
    """How often each camel comes first and second in the leg, and how often a tile on a space would pay."""

    def __init__(self, camels: i64, dice: i64, tiles: vec[i64], exact: bool) -> None:
        self.first = vec[float]([0.0] * RACERS)
        self.second = vec[float]([0.0] * RACERS)
        self.visits = vec[float]([0.0] * (OVER_THE_LINE + 1))
        if exact or bits.count(dice) <= EXACT_AHEAD:
            self.calculate(camels, dice, tiles)
        else:
            self.simulate(camels, dice, tiles)

    def calculate(self, camels: i64, dice: i64, tiles: vec[i64]) -> None:
        odds = leg_odds(camels, dice, tiles)
        total = float(odds.total)
        at: i64
        for at in range(RACERS):
            self.first[at] = float(odds.first[at]) / total
            self.second[at] = float(odds.second[at]) / total
        for at in range(OVER_THE_LINE + 1):
            self.visits[at] = float(odds.visits[at]) / total

    def simulate(self, camels: i64, dice: i64, tiles: vec[i64]) -> None:
        part = 1.0 / float(LEGS)
        rolls = RandomRolls(Chance(1))  # the same dice for all positions that are compared
        for _ in range(LEGS):
            first, second, _last = podium(rolls.leg(camels, dice, tiles))
            self.first[first] += part
            self.second[second] += part
        at: i64
        for at in range(OVER_THE_LINE + 1):
            self.visits[at] = part * float(rolls.visits[at])

    def ticket(self, camel: i64, value: i64) -> float:
        """CU-37 What a ticket brings on average."""
        first, second = self.first[camel], self.second[camel]
        return first * float(value) + second * float(SECOND_PAYS) - (1.0 - first - second)


class Accountant:
    """Adds up what every option brings and leaves, and takes the best."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # every bot takes one; this bot has no use for luck

    def choose(
        self, view: Any, options: list[Action], sample: Callable[[], CamelUp], budget: object
    ) -> Action:
        if len(options) == 1 or not isinstance(options[0], (TakeTicket, Roll, PlaceTile, Bet, Partner)):
            return options[0]  # CU-11 nobody has bet on a camel that is not on the track yet
        account = Account(sample(), view.seat)
        best: Action = options[0]
        most = account.of(best)
        for option in options[1:]:
            worth = account.of(option)
            if worth > most:
                best, most = option, worth
        return best


class Account:
    """What the options of one seat are worth in one position, in pounds."""

    def __init__(self, s: CamelUp, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.next = s.left_of(seat)
        self.rival = 1.0 / float(s.seats - 1)  # the worth of a pound that one of the others gets
        self.leg = Leg(s.camels, s.dice, s.tiles, True)
        self.race: RaceOdds = race_odds(s.camels, s.dice, s.tiles, RACES, luck_for(s.camels))
        self.taken = vec[i64]([s.tickets_taken(camel) for camel in range(RACERS)])
        self.left = self.best_of(self.leg, NONE)
        self.after_roll = -1.0  # what a roll leaves to the next player, once it is known

    def of(self, action: Action) -> float:
        """What an action brings, less what it leaves to the next player."""
        if isinstance(action, TakeTicket):
            value = TICKET_VALUES[self.taken[action.camel]]
            return self.leg.ticket(action.camel, value) - self.rival * self.best_of(self.leg, action.camel)
        if isinstance(action, Roll):
            return ROLL_BRINGS - self.rival * self.left_by_roll()
        if isinstance(action, PlaceTile):
            return self.tile(action.space, action.side)
        if isinstance(action, Bet):
            return self.bet(action.pile, action.camel) - WAIT - self.rival * self.left
        if isinstance(action, Partner):
            shared = self.best_held(action.seat) - self.rival * self.best_held(self.seat)
            return shared - self.rival * self.left
        return 0.0

    # --- tickets, the roll and tiles ---------------------------------------------------------------------

    def best_of(self, leg: Leg, taken: i64) -> float:
        """The most that the next player can get immediately, after one more ticket of a camel was taken."""
        most = ROLL_BRINGS
        camel: i64
        for camel in range(RACERS):
            depth = self.taken[camel] + (1 if camel == taken else 0)
            if depth < TICKETS:
                most = max(most, leg.ticket(camel, TICKET_VALUES[depth]))
        return most

    def left_by_roll(self) -> float:
        """The average of what the next player finds after a roll, and what it changes for tickets held."""
        if self.after_roll < 0.0:
            s = self.s
            total = 0.0
            die: i64
            face: i64
            for die in bits.listed(s.dice):
                faces: i64 = RACING_FACES if die < GREY else GREY_FACES
                for face in range(faces):
                    moved, _aimed, _space = advance(
                        s.camels, moved_by(s.camels, die, face), pips_of(face), s.tiles
                    )
                    total += self.found(moved, s.dice & ~(1 << die)) / float(faces)
            self.after_roll = total / float(bits.count(s.dice))
        return self.after_roll

    def found(self, camels: i64, dice: i64) -> float:
        """What the next player finds with these dice left; a new leg has something for everybody."""
        if crossed(camels):
            return 0.0
        if bits.count(dice) <= 1:
            return ROLL_BRINGS
        return self.best_of(Leg(camels, dice, self.s.tiles, False), NONE)

    def tile(self, space: i64, side: i64) -> float:
        """CU-20 The income of a tile, and what it changes for the tickets that everybody holds."""
        if self.leg.visits[space] == 0.0:
            return -self.rival * self.left
        s = self.s
        tiles = s.tiles[:]
        tiles[s.tile_of[self.seat]] = 0
        tiles[space] = side
        now = Leg(s.camels, s.dice, s.tiles, False)
        then = Leg(s.camels, s.dice, tiles, False)
        gain = then.visits[space] - now.visits[s.tile_of[self.seat]] * (1.0 if s.tile_of[self.seat] else 0.0)
        gain += self.held(then) - self.held(now)
        return gain - self.rival * self.best_of(then, NONE)

    def held(self, leg: Leg) -> float:
        """What the seat's tickets bring, less the average of the others'."""
        total = 0.0
        ticket: i64
        for ticket in range(ALL_TICKETS):
            owner = self.s.ticket_owner[ticket]
            if owner != NONE:
                worth = leg.ticket(ticket_camel(ticket), ticket_value(ticket))
                total += worth if owner == self.seat else -self.rival * worth
        return total

    def best_held(self, seat: i64) -> float:
        """CU-44 What a seat's partner copies."""
        best = 1.0 if self.s.pyramid[seat] else 0.0
        ticket: i64
        for ticket in range(ALL_TICKETS):
            if self.s.ticket_owner[ticket] == seat:
                best = max(best, self.leg.ticket(ticket_camel(ticket), ticket_value(ticket)))
        return best

    # --- race bets ---------------------------------------------------------------------------------------

    def bet(self, pile: i64, camel: i64) -> float:
        """CU-42 The chance of being right times the pay, less the pound for being wrong.

        A card of somebody else is as likely to show the camel as the camel is to be right.
        """
        share = self.race.win(camel) if pile == WINNER else self.race.lose(camel)
        most: i64 = len(RACE_PAYS)
        ahead = vec[float]([1.0] + [0.0] * most)
        for card in self.s.piles[pile]:
            same = share
            if card_seat(card) == self.seat:
                same = 1.0 if card_camel(card) == camel else 0.0
            at: i64 = most
            ahead[at] += ahead[at - 1] * same
            at -= 1
            while at > 0:
                ahead[at] += (ahead[at - 1] - ahead[at]) * same
                at -= 1
            ahead[0] -= ahead[0] * same
        pays = ahead[most] * float(RACE_PAYS_LATER)
        for at in range(most):
            pays += ahead[at] * float(RACE_PAYS[at])
        return share * pays - (1.0 - share)
