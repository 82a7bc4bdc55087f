"""The mind of the Camel Up bots: plans of one action, a quick policy for playouts, the worth of positions."""

from __future__ import annotations

from typing import Final

from sandtable.bots.camel_up.guess import LegGuess, RaceGuess, exact_leg, guess_leg
from sandtable.bots.camel_up.judgement import NAMES, features
from sandtable.bots.camel_up.races import RaceCorrection
from sandtable.bots.camel_up.reading import Moments, Reading
from sandtable.bots.camel_up.worth import best_ticket, chance_to_win, held_relative_to_others
from sandtable.bots.judgement import Judgement, learned
from sandtable.bots.search import Mind, Plan, prior_of
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

ROLL_WORTH: Final = 1.0  # pounds: the pyramid ticket
# What a correct bet will pay, by the number of cards already on the pile, some of which will be correct too.
PAY_EXPECTED: Final[tuple[float, ...]] = (8.0, 6.6, 5.4, 4.4, 3.6, 3.0, 2.5, 2.2, 2.0, 1.8, 1.6, 1.5, 1.4)
BET_PATIENCE: Final = 0.1  # pounds; a bet may wait, so it must be this much better than a roll
# What players in the playouts of a mind that judges take off rolls and bets, as careful players do.
PLAYED_CAUTION: Final = 0.3
PLAYED_PATIENCE: Final = 0.6
PARTNER_COST: Final = 0.3  # the share of the partner's gain that counts against a partnership
POUND: Final = 0.25  # roughly what a pound is worth, as a part of a seat's fair share of the victory


class CamelUpMind(Mind[CamelUp]):
    """Playouts go on until it is the seat's turn again or the leg is over. A mind that `judges` plays whole
    legs, with players who wait with bets and rolls, and uses the learned judgement of the positions between
    two legs.

    Estimates are cached by position for the time of a decision. A leg is simulated `samples` times
    (`tile_samples` times to compare tiles); the odds of the present leg are exact if the mind is `exact`. The
    race goes by a formula, which `root_races` races simulated from the present position correct. A mind that
    `reads` guesses the others' bets from when they were laid; `laid_races` races simulated from there correct
    the formula for that.

    For the first glance, in pounds: a bet must be better by `patience`, because later legs tell more about
    the race; the part `denial` of what a ticket brings beyond a roll counts again, because the next player
    would take it; and a roll is worth less by `caution`, because it gives the next player new chances.
    """

    def __init__(
        self,
        samples: int = 24,
        tile_samples: int = 32,
        root_races: int = 0,
        exact: bool = False,
        reads: bool = False,
        patience: float = 0.0,
        denial: float = 0.0,
        caution: float = 0.0,
        judges: bool = False,
        laid_races: int = 0,
    ) -> None:
        self.samples = samples
        self.tile_samples = tile_samples
        self.root_races = root_races
        self.exact = exact
        self.moments = Moments(laid_races) if reads else None
        self.patience = patience
        self.denial = denial
        self.caution = caution
        self.judgement: Judgement | None = learned("camel_up", NAMES) if judges else None
        self.played_caution = PLAYED_CAUTION if judges else 0.0
        self.played_patience = PLAYED_PATIENCE if judges else 0.0
        self.correction: RaceCorrection | None = None
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
            key = position_key_with_tiles(s.camels, s.dice, s.tiles)
            self.legs[key] = exact_leg(s.camels, s.dice, s.tiles)
        self.correction = None
        if self.root_races:
            self.correction = RaceCorrection(s.camels, s.dice, s.tiles, self.root_races)
        self.reading = None if self.moments is None else Reading(s, self.moments)

    def reached(self, s: CamelUp) -> bool:
        return s.leg != self.leg_now or (s.agenda[-1].seat == self.seat and self.judgement is None)

    def worth(self, s: CamelUp, seat: int) -> float:
        """The chance to win; for the formula, a leg that has just begun promises everybody the same."""
        leg = self.leg(s) if s.agenda and s.leg == self.leg_now else None
        if self.judgement is not None and s.agenda and leg is None:
            return self.judgement.chance(features(s, self.race(s)), seat)
        return chance_to_win(s, seat, leg, self.race(s))

    # --- estimates ---------------------------------------------------------------------------------------

    def leg(self, s: CamelUp) -> LegGuess:
        key = position_key_with_tiles(s.camels, s.dice, s.tiles)
        found = self.legs.get(key)
        if found is None:
            # The seed leaves out the tiles, so that tiles are compared with the same dice.
            found = guess_leg(s.camels, s.dice, s.tiles, self.samples, position_key(s.camels, s.dice))
            self.legs[key] = found
        return found

    def race(self, s: CamelUp) -> RaceGuess:
        key = position_key(s.camels, s.dice)
        found = self.races.get(key)
        if found is None:
            found = RaceGuess(s.camels, s.dice)
            if self.correction is not None:
                self.correction.apply(found)
            self.races[key] = found
        return found

    # --- the quick policy --------------------------------------------------------------------------------

    def follow(self, s: CamelUp, seat: int, chance: Chance) -> Action:
        """Take the best ticket, bet or partner if it is worth more than a roll."""
        step = s.agenda[-1]
        if isinstance(step, BuildStack):
            return step.random_option(s, seat, chance)
        leg = self.leg(s)
        best: Action = ROLL
        worth = ROLL_WORTH - self.played_caution
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
                    bet = self.bet_in_playout(race.win[camel], s.piles[WINNER], camel)
                    if bet > worth:
                        best, worth = BET[WINNER][camel], bet
                    bet = self.bet_in_playout(race.lose[camel], s.piles[LOSER], camel)
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

    def bet_in_playout(self, right: float, pile: vec[i64], camel: i64) -> float:
        """CU-42 What a player in a playout thinks of a bet."""
        return bet_worth(right, self.pays_in_playout(pile, camel)) - self.played_patience

    def pays_in_playout(self, pile: vec[i64], camel: i64) -> float:
        """CU-42 What a correct bet pays in a playout; a mind that reads bets counts the imagined cards."""
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
        """Every sensible action; the prior is what it brings immediately, relative to the other players."""
        step = s.agenda[-1]
        if isinstance(step, BuildStack):
            return [Plan([step.options(s, seat)[0]])]  # nobody has bet yet, so all camels are alike
        leg = self.leg(s)
        race = self.race(s)
        found = [Plan([ROLL], ROLL_WORTH - self.caution)]
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
        return sorted(found, key=prior_of, reverse=True)

    def pays(self, s: CamelUp, seat: i64, pile: i64, camel: i64) -> float:
        """CU-42 What a bet laid now will pay if it is correct."""
        if self.reading is None:
            return pays_after(len(s.piles[pile]))
        return self.reading.pays(s, seat, pile, camel)

    def add_tiles(self, s: CamelUp, seat: i64, found: list[Plan]) -> None:
        """CU-20 Add each tile with its income and its effect on the tickets that players hold."""
        free = s.spaces_for_tile(seat)
        lies = s.tile_of[seat]
        times = self.tile_samples
        now = guess_leg(s.camels, s.dice, s.tiles, times, 1)  # the same dice with each tile and without
        before = now.tile(lies) + held_relative_to_others(s, seat, now)
        for tile in TILE:
            if bits.has(free, tile.space) and now.visits[tile.space]:
                with_it = s.tiles[:]
                with_it[lies] = 0
                with_it[tile.space] = tile.side
                leg = guess_leg(s.camels, s.dice, with_it, times, 1)
                found.append(
                    Plan([tile], leg.tile(tile.space) + held_relative_to_others(s, seat, leg) - before)
                )

    # --- reading the others ------------------------------------------------------------------------------

    def believe(self, s: CamelUp, seat: int, chance: Chance) -> None:
        """CU-48 Deal the others cards that looked good when they were laid."""
        if self.reading is None:
            return
        self.reading.deal(s, seat, chance)


def bet_worth(right: float, pays: float) -> float:
    """CU-42 The chance of being right times the pay, minus the pound for being wrong and BET_PATIENCE."""
    return right * pays - (1.0 - right) - BET_PATIENCE


def pays_after(cards: i64) -> float:
    """CU-42 What a correct bet will pay with this many cards before it."""
    return PAY_EXPECTED[min(cards, len(PAY_EXPECTED) - 1)]


def partner_worth(s: CamelUp, leg: LegGuess, seat: i64, partner: i64) -> float:
    """CU-44 What the seat may copy, minus a part of what the partner may copy in turn."""
    return best_ticket(s, leg, partner) - PARTNER_COST * best_ticket(s, leg, seat)
