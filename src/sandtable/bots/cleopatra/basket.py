"""What a visit to the quarry in Cleopatra brings: its pieces, their payment, and perhaps the game's end."""

from __future__ import annotations

from typing import Final

from sandtable.bots.cleopatra.garden import Palms, top_mosaic_palms
from sandtable.bots.cleopatra.payment import PlannedPayment, pay
from sandtable.bots.cleopatra.worth import Outlook, distance, exposure
from sandtable.core import bits
from sandtable.core.native import append, i64, vec
from sandtable.games.cleopatra.board import (
    CATEGORIES,
    LAST_STEP,
    MERCHANT_TALENTS,
    MOSAIC_TALENTS,
    OBELISK_TALENTS,
    OBELISKS,
    PIECES,
    RESOURCES,
    SPHINX_TALENTS,
    SPHINXES,
    THRONE,
    THRONE_TALENTS,
    WALL_NAMES,
)
from sandtable.games.cleopatra.payment import credit_after, missing_for, payable_categories
from sandtable.games.cleopatra.scoring import door_value, visit_bonus, wall_value
from sandtable.games.cleopatra.state import Cleopatra

NEXT_MOSAIC: Final = 5  # the likely value of a mosaic that is not uncovered yet
PATIENCE: Final = 24.0  # turns without a piece after which even a player who will lose ends the game


class Quarry:
    """CL-K2 The values of the pieces left, by category and the best first, and how many are planned."""

    def __init__(self, s: Cleopatra, palms: Palms) -> None:
        self.values: list[vec[i64]] = []
        self.gone = vec[i64]([0] * CATEGORIES)
        at: i64
        walls = vec[i64]([])
        for at in range(len(WALL_NAMES)):
            if not bits.has(s.palace.walls, at):
                walls = append(walls, wall_value(s, at))
        doors = vec[i64]([])
        for at in range(2):
            if not bits.has(s.palace.doors, at):
                doors = append(doors, door_value(s, at))
        sphinxes = vec[i64]([])
        for at in range(s.palace.sphinxes, PIECES[SPHINXES]):
            sphinxes = append(sphinxes, SPHINX_TALENTS[at])
        mosaics = vec[i64]([NEXT_MOSAIC] * bits.count(s.palace.stack))
        if len(mosaics):
            mosaics[0] = MOSAIC_TALENTS + top_mosaic_palms(s, palms)
        self.values.append(descending(walls))
        self.values.append(sphinxes)
        self.values.append(vec[i64]([OBELISK_TALENTS] * (PIECES[OBELISKS] - s.palace.built(OBELISKS))))
        self.values.append(vec[i64]([THRONE_TALENTS] * (PIECES[THRONE] - s.palace.throne)))
        self.values.append(descending(doors))
        self.values.append(mosaics)

    def has(self, category: i64) -> bool:
        return self.gone[category] < len(self.values[category])

    def next_value(self, category: i64) -> i64:
        return self.values[category][self.gone[category]]

    def complete(self) -> i64:
        """The number of categories that would be complete."""
        number: i64 = 0
        category: i64
        for category in range(CATEGORIES):
            if not self.has(category):
                number += 1
        return number


def descending(values: vec[i64]) -> vec[i64]:
    """Sort the values in place, the greatest first."""
    at: i64
    for at in range(1, len(values)):
        value = values[at]
        to = at
        while to > 0 and values[to - 1] < value:
            values[to] = values[to - 1]
            to -= 1
        values[to] = value
    return values


class Basket:
    """A visit that is being planned: what is left in the quarry and in the hand, and what is gained."""

    def __init__(self, outlook: Outlook, palms: Palms) -> None:
        s = outlook.s
        self.outlook = outlook
        self.quarry = Quarry(s, palms)
        self.hand = s.hands[outlook.seat][:]
        self.merchants = s.merchants[outlook.seat]
        self.credit = s.progress.credit[:]
        self.chosen = vec[i64]([])
        self.gained = 0.0
        self.income: i64 = 0

    def payable(self) -> i64:
        return payable_categories(self.hand, self.credit, self.merchants, self.outlook.s.rules)

    def payment(self, category: i64) -> PlannedPayment:
        return pay(self.outlook, self.need(category), 0, self.hand, self.merchants)

    def need(self, category: i64) -> vec[i64]:
        """CL-Q8 The cost of the next piece less the units left over from doubles."""
        return missing_for(category, self.credit)

    def put(self, category: i64, payment: PlannedPayment) -> None:
        need = self.need(category)
        self.credit = credit_after(self.credit, category)
        at: i64
        for at in range(RESOURCES):
            self.credit[at] += payment.units(at) - need[at]
        self.merchants -= payment.take(self.hand)
        value = self.quarry.next_value(category)
        self.quarry.gone[category] += 1
        self.gained += float(value) - payment.cost
        self.income += value
        self.chosen = append(self.chosen, category)

    def worth(self) -> float:
        """CL-Q4, CL-E1 The worth of the visit, including the bonus and the end of the game."""
        built = self.outlook.s.progress.pieces
        bonus = visit_bonus(built + len(self.chosen)) - visit_bonus(built)
        return self.gained + float(bonus) + self.ending(self.income + bonus)

    def ending(self, income: i64) -> float:
        """CL-Q5, CL-E1 The worth of ending the game, or 0 if the visit does not end it."""
        if self.quarry.complete() < LAST_STEP:
            return 0.0
        s = self.outlook.s
        category: i64
        for category in range(CATEGORIES):
            income += s.progress.earned[category]
        if would_win(s, self.outlook.seat, income):
            return self.outlook.taste.ending
        return -self.outlook.taste.ending * (1.0 - float(s.progress.idle) / PATIENCE)

    def copy(self, palms: Palms) -> Basket:
        other = Basket(self.outlook, palms)
        other.quarry.gone = self.quarry.gone[:]
        other.hand = self.hand[:]
        other.merchants = self.merchants
        other.credit = self.credit[:]
        other.chosen = self.chosen[:]
        other.gained = self.gained
        other.income = self.income
        return other


def would_win(s: Cleopatra, seat: i64, income: i64) -> bool:
    """CL-E4, CL-E5 Whether the seat would be the richest and not eaten if the game ended with that income."""
    mine = riches(s, seat) + income
    other: i64
    for other in range(s.seats):
        if other != seat and riches(s, other) > mine:
            return False
    return exposure(s, seat) <= 0 or distance(s, seat) > 0


def riches(s: Cleopatra, seat: i64) -> i64:
    return s.talents(seat) + MERCHANT_TALENTS * s.merchants[seat]
