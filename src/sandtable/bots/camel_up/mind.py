"""How Camel Up bots think: plans of one action, quick bets in playouts, chances to win a round later."""

from __future__ import annotations

from typing import Final

from sandtable.bots.camel_up.guess import LegGuess, RaceGuess, exact_leg, guess_leg
from sandtable.bots.camel_up.races import RaceFix
from sandtable.bots.camel_up.reading import Reading
from sandtable.bots.camel_up.worth import chance_to_win, copied, held_beside_others
from sandtable.bots.search import Mind, Plan
from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.actions import BET, LEG, PARTNER, ROLL, TILE, partners_for
from sandtable.games.camel_up.board import (
    LOSER,
    PARTNERS_FROM,
    RACE_PAYS,
    RACE_PAYS_LATER,
    RACERS,
    TICKET_VALUES,
    TICKETS,
    WINNER,
)
from sandtable.games.camel_up.cards import card_camel
from sandtable.games.camel_up.state import NONE, CamelUp
from sandtable.games.camel_up.steps import BuildStack
from sandtable.games.camel_up.track import position_key, position_key_with_tiles

ROLL_WORTH: Final = 1.0  # the pyramid ticket
# What a bet that is right will pay, by the cards already on the pile: some of them will be right as well.
PAY_EXPECTED: Final[tuple[float, ...]] = (8.0, 6.6, 5.4, 4.4, 3.6, 3.0, 2.5, 2.2, 2.0, 1.8, 1.6, 1.5, 1.4)
BET_PATIENCE: Final = 0.1  # a bet may wait, so it must be that much better than a roll
PARTNER_COST: Final = 0.3  # of what the partner gains from it
POUND: Final = 0.25  # of a seat's fair share of the victory: what a pound more is worth, about


class CamelUpMind(Mind[CamelUp]):
    """Playouts go on until it is the seat's turn again or the leg is over. Estimates are kept by position as
    long as a decision lasts: a leg is sampled so many times, the one at hand is known if the mind is `exact`;
    the race goes by a formula, which races from the root may mend. `reads`: the others' bets, from when they
    were laid.

    At first glance, in pounds: a bet must be better by `patience`, as the race tells more every leg; `denial`
    of what a ticket brings beyond a roll counts once more, as whoever comes next would take it."""

    def __init__(
        self,
        samples: int = 24,
        tile_samples: int = 32,
        root_races: int = 0,
        exact: bool = False,
        reads: bool = False,
        patience: float = 0.0,
        denial: float = 0.0,
    ) -> None:
        self.samples = samples
        self.tile_samples = tile_samples
        self.root_races = root_races
        self.exact = exact
        self.reads = reads
        self.patience = patience
        self.denial = denial
        self.fix: RaceFix | None = None
        self.reading: Reading | None = None
        self.legs: dict[int, LegGuess] = {}
        self.races: dict[int, RaceGuess] = {}
        self.leg_now: i64 = 0
        self.seat: i64 = 0

    def begin(self, s: CamelUp, seat: int) -> None:
        self.legs = {}
        self.races = {}
        self.leg_now = s.leg
        self.seat = seat
        if self.exact:
            self.legs[position_key_with_tiles(s.camels, s.dice, s.tiles)] = exact_leg(
                s.camels, s.dice, s.tiles
            )
        self.fix = RaceFix(s.camels, s.dice, s.tiles, self.root_races) if self.root_races else None
        self.reading = Reading(s) if self.reads else None

    def reached(self, s: CamelUp) -> bool:
        return s.leg != self.leg_now or s.agenda[-1].seat == self.seat

    def worth(self, s: CamelUp, seat: int) -> float:
        """A leg that has just begun promises everybody the same."""
        leg = self.leg(s) if s.agenda and s.leg == self.leg_now else None
        return chance_to_win(s, seat, leg, self.race(s))

    # --- estimates ---------------------------------------------------------------------------------------

    def leg(self, s: CamelUp) -> LegGuess:
        key = position_key_with_tiles(s.camels, s.dice, s.tiles)
        found = self.legs.get(key)
        if found is None:
            # the same dice whatever lies on the track, so that tiles are compared fairly
            found = guess_leg(s.camels, s.dice, s.tiles, self.samples, position_key(s.camels, s.dice))
            self.legs[key] = found
        return found

    def race(self, s: CamelUp) -> RaceGuess:
        key = position_key(s.camels, s.dice)
        found = self.races.get(key)
        if found is None:
            found = RaceGuess(s.camels, s.dice)
            if self.fix is not None:
                self.fix.mend(found)
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
        worth = ROLL_WORTH
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
                if bits.has(s.hands[seat], camel):
                    bet = bet_worth(race.win[camel], self.pays_in_playout(s.piles[WINNER], camel))
                    if bet > worth:
                        best, worth = BET[WINNER][camel], bet
                    bet = bet_worth(race.lose[camel], self.pays_in_playout(s.piles[LOSER], camel))
                    if bet > worth:
                        best, worth = BET[LOSER][camel], bet
        if s.seats >= PARTNERS_FROM and s.partner[seat] == NONE:
            other: i64
            for other in range(s.seats):
                if other != seat and s.partner[other] == NONE:
                    shared = partner_worth(s, leg, seat, other)
                    if shared > worth:
                        best, worth = PARTNER[other], shared
        return best

    def pays_in_playout(self, pile: vec[i64], camel: i64) -> float:
        """CU-42 Who reads the others takes the imagined cards for what they are."""
        if self.reading is None:
            return pays_after(len(pile))
        ahead: i64 = 0
        at: i64
        for at in range(len(pile)):
            if card_camel(pile[at]) == camel:
                ahead += 1
        return float(RACE_PAYS[ahead] if ahead < len(RACE_PAYS) else RACE_PAYS_LATER)

    # --- plans -------------------------------------------------------------------------------------------

    def plans(self, s: CamelUp, seat: int) -> list[Plan]:
        """Every sensible action by what it brings at once, in pounds and beside what it brings the others."""
        step = s.agenda[-1]
        if isinstance(step, BuildStack):
            return [Plan([step.options(s, seat)[0]])]  # nobody has bet yet: all camels are alike
        leg = self.leg(s)
        race = self.race(s)
        found = [Plan([ROLL], ROLL_WORTH)]
        camel: i64
        for camel in range(RACERS):
            taken = s.tickets_taken(camel)
            if taken < TICKETS:
                ticket = leg.ticket(camel, TICKET_VALUES[taken])
                found.append(Plan([LEG[camel]], ticket + self.denial * max(0.0, ticket - ROLL_WORTH)))
            if bits.has(s.hands[seat], camel):
                pays = self.pays(s, seat, WINNER, camel)
                found.append(Plan([BET[WINNER][camel]], bet_worth(race.win[camel], pays) - self.patience))
                pays = self.pays(s, seat, LOSER, camel)
                found.append(Plan([BET[LOSER][camel]], bet_worth(race.lose[camel], pays) - self.patience))
        found += [
            Plan([partner], partner_worth(s, leg, seat, partner.seat)) for partner in partners_for(s, seat)
        ]
        self.add_tiles(s, seat, found)
        for plan in found:
            plan.prior *= POUND / float(s.seats)
        return sorted(found, key=falling)

    def pays(self, s: CamelUp, seat: i64, pile: i64, camel: i64) -> float:
        """CU-42 What a bet laid now will pay if it is right."""
        if self.reading is None:
            return pays_after(len(s.piles[pile]))
        return self.reading.pays(s, seat, pile, camel)

    def add_tiles(self, s: CamelUp, seat: i64, found: list[Plan]) -> None:
        """CU-20 Each tile by its income and by what it does to the tickets on the table."""
        free = s.spaces_for_tile(seat)
        lies = s.tile_of[seat]
        times = self.tile_samples
        now = guess_leg(s.camels, s.dice, s.tiles, times, 1)  # the same dice with every tile, and without
        before = now.tile(lies) + held_beside_others(s, seat, now)
        for tile in TILE:
            if bits.has(free, tile.space) and now.visits[tile.space]:
                with_it = s.tiles[:]
                with_it[lies] = 0
                with_it[tile.space] = tile.side
                leg = guess_leg(s.camels, s.dice, with_it, times, 1)
                found.append(Plan([tile], leg.tile(tile.space) + held_beside_others(s, seat, leg) - before))

    # --- reading the others ------------------------------------------------------------------------------

    def believe(self, s: CamelUp, seat: int, chance: Chance) -> None:
        """CU-48 The others have laid cards that looked good to them."""
        if self.reading is None:
            return
        self.reading.deal(s, seat, chance)


def falling(plan: Plan) -> float:
    return -plan.prior


def bet_worth(right: float, pays: float) -> float:
    """CU-42 The chance of being right times what is left to win, less the pound for being wrong."""
    return right * pays - (1.0 - right) - BET_PATIENCE


def pays_after(cards: i64) -> float:
    """CU-42 What a bet that is right will pay with so many cards before it."""
    return PAY_EXPECTED[min(cards, len(PAY_EXPECTED) - 1)]


def partner_worth(s: CamelUp, leg: LegGuess, seat: i64, partner: i64) -> float:
    """CU-44 What one may copy, less a part of what the partner may."""
    return copied(s, leg, partner) - PARTNER_COST * copied(s, leg, seat)
