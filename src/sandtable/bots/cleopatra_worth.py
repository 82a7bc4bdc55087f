"""What things in Cleopatra are worth to a seat, in talents: cards, amulets, visits to the quarry.

Cards are worth what a visit will bring for them. An amulet costs little while somebody else is surely more
corrupt, and much when the crocodile looks this way; a tainted card in hand is as good as an amulet (CL-E2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.games.cleopatra.board import (
    BACK,
    BEGGAR,
    BEGGAR_AMULETS,
    CATEGORIES,
    COSTS,
    COURTESAN,
    DOUBLE,
    ENVOY,
    HAND_LIMIT,
    KINDS,
    MERCHANT_TALENTS,
    PIECES,
    RESOURCES,
    SCRIBE,
    SMUGGLER,
    TROMPE,
    VIZIER,
)
from sandtable.games.cleopatra.scoring import sanctuary_squares, tainted
from sandtable.games.cleopatra.state import Cleopatra, count

UNITS: Final = (1.2, 1.2, 1.3, 1.2, 1.4)  # by resource: what a visit brings for one, and lapis is scarce
WANTED: Final = (6, 4, 3, 3, 3)  # more units of a resource than one visit uses are
SURPLUS: Final = 0.4  # worth only so much of it
USELESS: Final = 0.1  # or nearly nothing once no piece is left that needs it
FACE_DOWN: Final = 0.9  # a card nobody has seen; a third of them are tainted
# What playing a character brings, its amulets not counted; the Beggar depends on the players.
ALMS: Final = 1.6  # from each opponent, who gives what hurts least
SERVICES: Final = {COURTESAN: 1.4, ENVOY: 0.6, SCRIBE: 0.6, SMUGGLER: 0.4, VIZIER: 2.0}
SERVICE_AMULETS: Final = {COURTESAN: 1, ENVOY: 0, SCRIBE: 0, SMUGGLER: 1, VIZIER: 0}

AMULET: Final = 1.8  # what an amulet costs who is three behind the most corrupt
ALARM: Final = 0.4  # more for each that the distance is smaller
CHEAPEST: Final = 0.5
DEAREST: Final = 4.0


def exposure(s: Cleopatra, seat: int) -> int:
    """CL-E2, CL-E3 The amulets a seat would be left with if the game ended now."""
    return int(s.amulets[seat]) + int(tainted(s, seat)) - int(sanctuary_squares(s, seat))


def distance(s: Cleopatra, seat: int) -> int:
    """How far from the crocodile: so many amulets fewer than the most corrupt of the others."""
    others = [exposure(s, other) for other in range(s.setting.seats) if other != seat]
    return max(others) - exposure(s, seat)


class Outlook:
    """The worth of things to one seat, as the table stands."""

    def __init__(self, s: Cleopatra, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.hand = list(s.hands[seat])
        self.amulet = min(DEAREST, max(CHEAPEST, AMULET + ALARM * (3 - distance(s, seat))))
        left = [PIECES[category] - int(s.built(category)) for category in range(CATEGORIES)]
        self.demand = [sum(COSTS[c][r] * left[c] for c in range(CATEGORIES)) for r in range(RESOURCES)]

    # --- cards ---------------------------------------------------------------------------------------

    def cards(self, hand: Sequence[int]) -> float:
        """A whole hand, by kind."""
        worth = sum(self.units(r, hand[r] + 2 * hand[DOUBLE + r]) for r in range(RESOURCES))
        worth += hand[TROMPE] * max(UNITS) - self.amulet * sum(hand[DOUBLE : TROMPE + 1])
        return worth + sum(hand[kind] * self.character(kind) for kind in range(BEGGAR, KINDS) if hand[kind])

    def units(self, resource: int, number: int) -> float:
        used = min(number, WANTED[resource], self.demand[resource])
        rest = SURPLUS if self.demand[resource] else USELESS
        return UNITS[resource] * (used + rest * (number - used))

    def character(self, kind: int) -> float:
        """Played if that is worth it; else an amulet at the end."""
        if kind == BEGGAR:
            played = ALMS * (self.s.setting.seats - 1) - BEGGAR_AMULETS * self.amulet
        else:
            played = SERVICES[kind] - SERVICE_AMULETS[kind] * self.amulet
        return max(played, -self.amulet)

    def gain(self, kind: int) -> float:
        """One more card of a kind."""
        more = self.hand[:]
        more[kind] += 1
        return self.cards(more) - self.cards(self.hand)

    def loss(self, kind: int) -> float:
        """One card of a kind less."""
        fewer = self.hand[:]
        fewer[kind] -= 1
        return self.cards(self.hand) - self.cards(fewer)

    # --- the market ----------------------------------------------------------------------------------

    def stall(self, stall: Sequence[int]) -> float:
        """CL-M1 All cards of a stall, less what the hand limit will take."""
        hand = self.hand[:]
        hidden = 0
        for card in stall:
            if card < BACK:
                hand[card] += 1
            else:
                hidden += 1
        gain = self.cards(hand) - self.cards(self.hand) + FACE_DOWN * hidden
        return gain - self.over_limit(hand, sum(hand) + hidden - HAND_LIMIT)

    def over_limit(self, hand: Sequence[int], above: int) -> float:
        """CL-H2 The cheapest way to deal with so many cards above ten."""
        if above <= 0:
            return 0.0
        if hand[SMUGGLER]:
            return self.amulet
        return self.amulet + min((above - 1) * self.amulet, above * min(UNITS) * SURPLUS)

    def merchants(self, number: int) -> float:
        """CL-E5 What merchants bring who are not used."""
        return number * MERCHANT_TALENTS

    # --- the end -------------------------------------------------------------------------------------

    def would_win(self, income: int) -> bool:
        """CL-E4, CL-E5 Richest and not the most corrupt, if the game ended with that income."""
        s = self.s
        riches = [
            int(s.talents(seat) + MERCHANT_TALENTS * s.merchants[seat]) for seat in range(s.setting.seats)
        ]
        riches[self.seat] += income
        return riches[self.seat] == max(riches) and distance(s, self.seat) > 0

    def hand_size(self) -> int:
        return int(count(self.s.hands[self.seat]))
