"""What things in Cleopatra are worth to a seat, in talents: cards, amulets, stalls.

A card is worth what a visit to the quarry will bring for it. An amulet costs little while somebody else is
clearly more corrupt, and much when the player is likely to be eaten; a tainted card in hand counts like an
amulet (CL-E2).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.board import (
    BEGGAR,
    CATEGORIES,
    COURTESAN,
    DOUBLE,
    HAND_LIMIT,
    KINDS,
    PIECES,
    RESOURCES,
    SMUGGLER,
    TROMPE,
    VIZIER,
)
from sandtable.games.cleopatra.cards import count, is_face_down
from sandtable.games.cleopatra.payment import add_cost
from sandtable.games.cleopatra.scoring import sanctuary_squares, tainted
from sandtable.games.cleopatra.state import Cleopatra

UNITS: Final[tuple[float, ...]] = (1.2, 1.2, 1.3, 1.2, 1.4)  # what a visit brings for a unit; lapis is scarce
WANTED: Final[tuple[int, ...]] = (
    6,
    4,
    3,
    3,
    3,
)  # units that one visit uses; more are surplus
SURPLUS: Final = 0.4  # share of its worth that a surplus unit has
USELESS: Final = 0.1  # the same once no piece is left that needs the resource
WILD: Final = 1.4  # a trompe-l'oeil
# What playing a character brings without its amulets; the Beggar depends on the number of players.
ALMS: Final = 1.6  # from each opponent, who gives whatever costs least
BEGGAR_PRICE: Final = 2.0
FEARED: Final = 3  # a safe distance in amulets from the most corrupt opponent


class Taste:
    """How a player values things; the levels differ in it."""

    def __init__(self) -> None:
        self.amulet = 1.6  # the cost of an amulet at the safe distance FEARED
        self.alarm = 0.2  # added for each amulet by which the distance is smaller
        self.cheapest = 0.5  # the least that an amulet costs
        self.dearest = 4.0  # the most that an amulet costs
        self.cards = 1.0  # share of the usual worth of cards
        self.thrift = 0.85  # share of that which counts when cards are paid
        self.hidden = 1.1  # the worth of a card that lies face down; a third of them are tainted
        self.waiting = 0.0  # talents by which a visit must be better than the market
        self.ending = 25.0  # the worth of ending the game as the winner, or of not ending it as a loser
        self.offered = 0.6  # share of what the first place in an offering saves that is bid
        self.most_pieces: i64 = 6  # in one visit
        self.whim = 0.0  # the most talents by which a beginner misjudges a thing

    def for_plans(self) -> Taste:
        """The same taste without an opinion about the end of the game, which playouts judge better.

        A single imagined table says little about who would be eaten."""
        other = Taste()
        other.amulet, other.alarm = self.amulet, self.alarm
        other.cheapest, other.dearest = self.cheapest, self.dearest
        other.cards, other.thrift, other.hidden = self.cards, self.thrift, self.hidden
        other.waiting, other.offered = self.waiting, self.offered
        other.most_pieces, other.whim = self.most_pieces, self.whim
        other.ending = 0.0
        return other


def exposure(s: Cleopatra, seat: i64) -> i64:
    """CL-E2, CL-E3 The amulets left if the game ended now; below 0 sanctuaries could absorb more."""
    return s.amulets[seat] + tainted(s, seat) - sanctuary_squares(s, seat)


def distance(s: Cleopatra, seat: i64) -> i64:
    """The number of amulets by which the most corrupt opponent is ahead."""
    most: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat:
            most = max(most, exposure(s, other))
    return most - exposure(s, seat)


class Outlook:
    """The worth of things to one seat in one position."""

    def __init__(self, s: Cleopatra, seat: i64, taste: Taste) -> None:
        self.s = s
        self.seat = seat
        self.taste = taste
        self.hand = s.hands[seat]
        price = taste.amulet + taste.alarm * float(FEARED - distance(s, seat))
        self.amulet = min(taste.dearest, max(taste.cheapest, price))
        self.thrift = taste.cards * taste.thrift
        self.demand = demand(s)

    # --- cards ---------------------------------------------------------------------------------------

    def cards(self, hand: vec[i64]) -> float:
        """The worth of a hand, given by kind."""
        worth = 0.0
        spoilt: i64 = hand[TROMPE]
        at: i64
        for at in range(RESOURCES):
            spoilt += hand[DOUBLE + at]
            number = hand[at] + 2 * hand[DOUBLE + at]
            if number:
                worth += self.units(at, number)
        worth = self.taste.cards * (worth + WILD * float(hand[TROMPE])) - self.amulet * float(spoilt)
        for at in range(BEGGAR, KINDS):
            if hand[at]:
                worth += float(hand[at]) * self.character(at)
        return worth

    def units(self, resource: i64, number: i64) -> float:
        used: i64 = min(number, min(WANTED[resource], self.demand[resource]))
        rest = SURPLUS if self.demand[resource] else USELESS
        return UNITS[resource] * (float(used) + rest * float(number - used))

    def character(self, kind: i64) -> float:
        """The worth of a character: of playing it, or of the amulet it costs at the end."""
        if kind == BEGGAR:
            played = ALMS * float(self.s.seats - 1) - BEGGAR_PRICE * self.amulet
        elif kind == COURTESAN:
            played = 1.4 - self.amulet
        elif kind == SMUGGLER:
            played = 0.4 - self.amulet
        elif kind == VIZIER:
            played = 2.0
        else:
            played = 0.6  # ENVOY, SCRIBE: no amulets
        return max(played, -self.amulet)

    def gain(self, kind: i64) -> float:
        """The worth of one more card of a kind."""
        before = self.cards(self.hand)
        self.hand[kind] += 1
        after = self.cards(self.hand)
        self.hand[kind] -= 1
        return after - before

    def loss(self, kind: i64) -> float:
        """The worth of a card of a kind that is in hand."""
        before = self.cards(self.hand)
        self.hand[kind] -= 1
        after = self.cards(self.hand)
        self.hand[kind] += 1
        return before - after

    # --- the market ----------------------------------------------------------------------------------

    def stall(self, stall: vec[i64]) -> float:
        """CL-M1 The worth of all cards of a stall, less what the hand limit will cost."""
        hand = self.hand[:]
        hidden: i64 = 0
        card: i64
        for card in stall:
            if is_face_down(card):
                hidden += 1
            else:
                hand[card] += 1
        gain = self.cards(hand) - self.cards(self.hand) + self.taste.hidden * float(hidden)
        return gain - self.over_limit(hand, count(hand) + hidden - HAND_LIMIT)

    def over_limit(self, hand: vec[i64], above: i64) -> float:
        """CL-H2 The cheapest way to deal with `above` cards above ten."""
        if above <= 0:
            return 0.0
        if hand[SMUGGLER]:
            return self.amulet
        return self.amulet + min(float(above - 1) * self.amulet, float(above) * UNITS[0] * SURPLUS)


def demand(s: Cleopatra) -> vec[i64]:
    """CL-K2 The cost of all pieces left in the quarry, by resource."""
    found = vec[i64]([0] * RESOURCES)
    category: i64
    for category in range(CATEGORIES):
        left = PIECES[category] - s.palace.built(category)
        if left:
            add_cost(found, category, left)
    return found
