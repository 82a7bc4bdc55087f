"""How Camel Up bots think: plans of one action, quick bets in playouts, chances to win after the leg."""

from __future__ import annotations

import math
from typing import Final

from sandtable.bots.minds.camel_up_guess import LegGuess, RaceGuess, guess_leg
from sandtable.bots.search import Mind, Plan
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.actions import BET, LEG, PARTNER, ROLL, TILE, partners_for
from sandtable.games.camel_up.board import (
    LOSER,
    OVER_THE_LINE,
    PARTNERS_FROM,
    RACE_COSTS,
    RACE_PAYS,
    RACE_PAYS_LATER,
    RACERS,
    SPACES,
    TICKET_VALUES,
    TICKETS,
    WINNER,
)
from sandtable.games.camel_up.state import HAND, NONE, CamelUp
from sandtable.games.camel_up.steps import BuildStack
from sandtable.games.camel_up.track import space_of

ROLL_WORTH: Final = 1.0  # the pyramid ticket
# What a bet that is right will pay, by the cards already on the pile: some of them will be right as well.
PAY_EXPECTED: Final[tuple[float, ...]] = (8.0, 6.6, 5.4, 4.4, 3.6, 3.0, 2.5, 2.2, 2.0, 1.8, 1.6, 1.5, 1.4)
BET_PATIENCE: Final = 0.1  # a bet may wait, so it must be that much better than a roll
PARTNER_COST: Final = 0.3  # of what the partner gains from it
END_SPREAD: Final = 1.5  # pounds; how far money may be apart and still be a toss-up, at the end of the race
LEG_SPREAD: Final = 4.0  # squared pounds that a leg to come adds
SPACES_A_LEG: Final = 3.2
FINE: Final = 1 << 20
FIRST_IN_LEG: Final = 0.6  # pounds; what it is worth to begin the next leg, the others by their turn less


class CamelUpMind(Mind[CamelUp]):
    """Playouts go to the end of the leg; estimates are kept by position, as long as the decision lasts."""

    def __init__(self, samples: int = 24, root_samples: int = 256) -> None:
        self.samples = samples
        self.root_samples = root_samples
        self.legs: dict[int, LegGuess] = {}
        self.races: dict[int, RaceGuess] = {}
        self.until: i64 = 0
        self.ahead: i64 = 1
        self.patience = BET_PATIENCE
        self.roll = ROLL_WORTH
        self.spread = END_SPREAD
        self.leg_spread = LEG_SPREAD
        self.first = FIRST_IN_LEG
        self.reading = 1.0
        self.guess = 0.2
        self.pound = 0.25
        self.rounds: i64 = 0
        self.me: i64 = 0

    def begin(self, s: CamelUp, seat: int) -> None:
        self.legs = {}
        self.races = {}
        self.until = s.leg + self.ahead
        self.me = seat
        self.legs[self.key(s)] = guess_leg(s.camels, s.dice, s.tiles, self.root_samples, 1)

    def reached(self, s: CamelUp) -> bool:
        return s.leg >= self.until or (self.rounds == 1 and s.agenda[-1].seat == self.me)

    # --- estimates ---------------------------------------------------------------------------------------

    def key(self, s: CamelUp) -> int:
        """Camels and dice are 62 bits; tiles are mixed in."""
        sides: i64 = 0
        space: i64
        for space in range(2, SPACES + 1):
            sides = sides * 3 + s.tiles[space] + 1
        return (s.camels * 64 + s.dice) ^ (sides * 1021)

    def leg(self, s: CamelUp) -> LegGuess:
        key = self.key(s)
        found = self.legs.get(key)
        if found is None:
            found = guess_leg(s.camels, s.dice, s.tiles, self.samples, key)
            self.legs[key] = found
        return found

    def race(self, s: CamelUp) -> RaceGuess:
        key = int(s.camels * 64 + s.dice)
        found = self.races.get(key)
        if found is None:
            found = RaceGuess(s.camels, s.dice)
            self.races[key] = found
        return found

    # --- the quick policy --------------------------------------------------------------------------------

    def follow(self, s: CamelUp, seat: int, chance: Chance) -> Action:
        """The best of ticket, bet and partner if it is worth more than a roll."""
        step = s.agenda[-1]
        if isinstance(step, BuildStack):
            return step.random_option(s, seat, chance)
        leg = self.leg(s)
        best: Action = ROLL
        worth = self.roll
        camel: i64
        for camel in range(RACERS):
            taken = s.tickets_taken(camel)
            if taken < TICKETS:
                ticket = leg.ticket(camel, TICKET_VALUES[taken])
                if ticket > worth:
                    best, worth = LEG[camel], ticket
        if s.hands[seat]:
            race = self.race(s)
            for camel in range(RACERS):
                if s.hands[seat] >> camel & 1:
                    bet = bet_worth(race.win[camel], s.piles[WINNER]) - self.patience
                    if bet > worth:
                        best, worth = BET[WINNER][camel], bet
                    bet = bet_worth(race.lose[camel], s.piles[LOSER]) - self.patience
                    if bet > worth:
                        best, worth = BET[LOSER][camel], bet
        if s.seats >= PARTNERS_FROM and s.partner[seat] == NONE:
            other: i64
            for other in range(s.seats):
                if other != seat and s.partner[other] == NONE:
                    copied = self.copied(s, leg, other) - PARTNER_COST * self.copied(s, leg, seat)
                    if copied > worth:
                        best, worth = PARTNER[other], copied
        return best

    def copied(self, s: CamelUp, leg: LegGuess, seat: i64) -> float:
        """CU-44 What the best ticket before a seat promises a partner."""
        best = 1.0 if s.pyramid[seat] else 0.0
        ticket: i64
        for ticket in range(RACERS * TICKETS):
            if s.ticket_owner[ticket] == seat:
                best = max(best, leg.ticket(ticket // TICKETS, TICKET_VALUES[ticket % TICKETS]))
        return best

    # --- reading the others ------------------------------------------------------------------------------

    def believe(self, s: CamelUp, seat: int, chance: Chance) -> None:
        """CU-48 The others have laid cards that looked good: the likelier a camel, the likelier its card."""
        if self.reading == 0.0:
            return
        race = self.race(s)
        other: i64
        for other in range(s.seats):
            if other != seat:
                s.hands[other] = HAND
        pile: i64
        at: i64
        for pile in range(2):
            odds = race.win if pile == WINNER else race.lose
            cards = s.piles[pile]
            for at in range(len(cards)):
                owner = cards[at] // 8
                if owner != seat:
                    cards[at] = owner * 8 + self.likely_card(s.hands[owner], odds, chance)
                    s.hands[owner] &= ~(1 << cards[at] % 8)

    def likely_card(self, hand: i64, odds: vec[float], chance: Chance) -> i64:
        total = 0.0
        camel: i64
        for camel in range(RACERS):
            if hand >> camel & 1:
                total += odds[camel] * self.reading + self.guess
        lot = total * float(chance.pick(FINE)) / float(FINE)
        last: i64 = 0
        for camel in range(RACERS):
            if hand >> camel & 1:
                last = camel
                lot -= odds[camel] * self.reading + self.guess
                if lot < 0.0:
                    return camel
        return last

    # --- plans -------------------------------------------------------------------------------------------

    def plans(self, s: CamelUp, seat: int) -> list[Plan]:
        """Every sensible action by what it brings at once, in pounds and beside what it brings the others."""
        step = s.agenda[-1]
        if isinstance(step, BuildStack):
            return [Plan([option]) for option in step.options(s, seat)]
        leg = self.leg(s)
        race = self.race(s)
        found = [Plan([ROLL], ROLL_WORTH)]
        camel: i64
        for camel in range(RACERS):
            taken = s.tickets_taken(camel)
            if taken < TICKETS:
                found.append(Plan([LEG[camel]], leg.ticket(camel, TICKET_VALUES[taken])))
            if s.hands[seat] >> camel & 1:
                win = bet_worth(race.win[camel], s.piles[WINNER]) - self.patience
                lose = bet_worth(race.lose[camel], s.piles[LOSER]) - self.patience
                found.append(Plan([BET[WINNER][camel]], win))
                found.append(Plan([BET[LOSER][camel]], lose))
        for partner in partners_for(s, seat):
            copied = self.copied(s, leg, partner.seat) - PARTNER_COST * self.copied(s, leg, seat)
            found.append(Plan([partner], copied))
        self.add_tiles(s, seat, found)
        pound = self.pound / float(s.seats)
        for plan in found:
            plan.prior *= pound
        return sorted(found, key=falling)

    def add_tiles(self, s: CamelUp, seat: i64, found: list[Plan]) -> None:
        """Each tile by its income and by what it does to the tickets on the table."""
        free = s.spaces_for_tile(seat)
        lies = s.tile_of[seat]
        now = self.leg(s)
        own = float(now.visits[lies]) / float(now.total) if lies else 0.0
        held = self.tickets(s, seat, now)
        tile: i64
        for tile in range(len(TILE)):
            action = TILE[tile]
            if free >> action.space & 1 and (now.visits[action.space] or held != 0.0):
                with_it = s.tiles[:]
                with_it[lies] = 0
                with_it[action.space] = action.side
                leg = guess_leg(s.camels, s.dice, with_it, self.root_samples // 2, 1)
                income = float(leg.visits[action.space]) / float(leg.total) - own
                found.append(Plan([action], income + self.tickets(s, seat, leg) - held))

    def tickets(self, s: CamelUp, seat: i64, leg: LegGuess) -> float:
        """The worth of a seat's tickets, less what one of the others has on average."""
        mine = 0.0
        theirs = 0.0
        ticket: i64
        for ticket in range(RACERS * TICKETS):
            owner = s.ticket_owner[ticket]
            if owner != NONE:
                worth = leg.ticket(ticket // TICKETS, TICKET_VALUES[ticket % TICKETS])
                if owner == seat:
                    mine += worth
                else:
                    theirs += worth
        return mine - theirs / float(s.seats - 1)

    # --- the horizon -------------------------------------------------------------------------------------

    def add_leg(self, s: CamelUp, money: vec[float]) -> None:
        """CU-37 In the middle of a leg: what everybody may expect of it with what lies there."""
        leg = self.leg(s)
        total = float(leg.total)
        ticket: i64
        player: i64
        for ticket in range(RACERS * TICKETS):
            owner = s.ticket_owner[ticket]
            if owner != NONE:
                money[owner] += leg.ticket(ticket // TICKETS, TICKET_VALUES[ticket % TICKETS])
        for player in range(s.seats):
            money[player] += float(s.pyramid[player])
            if s.tile_of[player]:
                money[player] += float(leg.visits[s.tile_of[player]]) / total
            if s.partner[player] != NONE:
                money[player] += self.copied(s, leg, s.partner[player])

    def worth(self, s: CamelUp, seat: int) -> float:
        """The chance to have the most money, over all ways the race may end; money is blurred by what may
        still be won and lost."""
        if not s.agenda:
            return share(s, seat, money_of(s), self.spread)
        race = self.race(s)
        spread = math.sqrt(self.spread * self.spread + self.leg_spread * legs_left(s))
        start = money_of(s)
        if len(s.rolled) or s.leg < self.until:
            self.add_leg(s, start)
        begins = s.agenda[-1].seat
        player: i64
        for player in range(s.seats):
            turn = (player - begins + s.seats) % s.seats
            start[player] += self.first * (1.0 - float(turn) / float(s.seats))
        if not len(s.piles[WINNER]) and not len(s.piles[LOSER]):
            return share(s, seat, start, spread)
        total = 0.0
        winner: i64
        loser: i64
        for winner in range(RACERS):
            for loser in range(RACERS):
                if loser != winner:
                    money = start[:]
                    pay_bets(s.piles[WINNER], winner, money)
                    pay_bets(s.piles[LOSER], loser, money)
                    chance = race.win[winner] * race.lose[loser] / (1.0 - race.lose[winner])
                    total += chance * share(s, seat, money, spread)
        return total


def falling(plan: Plan) -> float:
    return -plan.prior


def bet_worth(right: float, pile: vec[i64]) -> float:
    """CU-42 The chance of being right times what is left to win, less the pound for being wrong."""
    laid: i64 = min(len(pile), len(PAY_EXPECTED) - 1)
    return right * PAY_EXPECTED[laid] - (1.0 - right)


def money_of(s: CamelUp) -> vec[float]:
    return vec[float]([float(s.money(player)) for player in range(s.seats)])


def legs_left(s: CamelUp) -> float:
    leader: i64 = 0
    racer: i64
    for racer in range(RACERS):
        leader = max(leader, space_of(s.camels, racer))
    return float(OVER_THE_LINE - leader) / SPACES_A_LEG


def pay_bets(pile: vec[i64], camel: i64, money: vec[float]) -> None:
    """CU-42 Add what a pile pays if that camel it is."""
    correct: i64 = 0
    at: i64
    for at in range(len(pile)):
        card = pile[at]
        owner = card // 8
        if card % 8 == camel:
            pays: i64 = RACE_PAYS[correct] if correct < len(RACE_PAYS) else RACE_PAYS_LATER
            money[owner] += float(pays)
            correct += 1
        else:
            money[owner] = max(0.0, money[owner] - float(RACE_COSTS))


def share(s: CamelUp, seat: i64, money: vec[float], spread: float) -> float:
    """A seat's part of the victory, the more money the larger."""
    total = 0.0
    player: i64
    for player in range(s.seats):
        total += math.exp((money[player] - money[seat]) / spread)
    return 1.0 / total
