"""Visits to the quarry in Cleopatra: the best one found quickly, all good ones, and their actions."""

from __future__ import annotations

from sandtable.bots.cleopatra.basket import Basket
from sandtable.bots.cleopatra.garden import Palms
from sandtable.bots.cleopatra.payment import PlannedPayment
from sandtable.bots.cleopatra.worth import Outlook
from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.actions import ENOUGH
from sandtable.games.cleopatra.board import (
    CATEGORIES,
    DOORS,
    MOSAICS,
    OBELISKS,
    SPHINXES,
    THRONE,
    WALL_NAMES,
    WALLS,
)
from sandtable.games.cleopatra.payment import payable_categories
from sandtable.games.cleopatra.pieces import (
    BUILD_DOOR,
    BUILD_MOSAIC,
    BUILD_OBELISK,
    BUILD_PEDESTAL,
    BUILD_SPHINX,
    BUILD_THRONE,
    BUILD_WALL,
)
from sandtable.games.cleopatra.scoring import door_value, wall_value
from sandtable.games.cleopatra.state import Cleopatra


class PlannedVisit:
    """Pieces to build now, by category, and what they bring in excess of their cost."""

    def __init__(self, categories: vec[i64], worth: float) -> None:
        self.categories = categories
        self.worth = worth


# --- the best visit, quickly -----------------------------------------------------------------------------


def best_visit(outlook: Outlook, palms: Palms) -> PlannedVisit:
    """Add the piece with the highest gain while one can be paid, and return the best visit on the way."""
    s = outlook.s
    best = PlannedVisit(vec[i64]([]), 0.0)
    if payable_categories(s.hands[outlook.seat], s.progress.credit, s.merchants[outlook.seat], s.rules) == 0:
        return best
    basket = Basket(outlook, palms)
    while len(basket.chosen) < outlook.taste.most_pieces and put_best(basket):
        worth = basket.worth()
        if worth > best.worth:
            best = PlannedVisit(basket.chosen[:], worth)
    return best


def put_best(basket: Basket) -> bool:
    """Add the piece with the highest gain; False if none can be paid."""
    can_pay = basket.payable()
    found: PlannedPayment | None = None
    best: i64 = 0
    gain = 0.0
    category: i64
    for category in range(CATEGORIES):
        if bits.has(can_pay, category) and basket.quarry.has(category):
            payment = basket.payment(category)
            gained = float(basket.quarry.next_value(category)) - payment.cost
            if payment.found and (found is None or gained > gain):
                found, best, gain = payment, category, gained
    if found is None:
        return False
    basket.put(best, found)
    return True


# --- all visits ----------------------------------------------------------------------------


def all_visits(outlook: Outlook, palms: Palms, most: i64) -> list[PlannedVisit]:
    """All visits of up to `most` pieces that can be paid, the best first."""
    found: list[PlannedVisit] = []
    add_visits(Basket(outlook, palms), palms, 0, most, found)
    return sorted(found, key=best_first)


def add_visits(basket: Basket, palms: Palms, start: i64, most: i64, found: list[PlannedVisit]) -> None:
    if len(basket.chosen):
        found.append(PlannedVisit(basket.chosen[:], basket.worth()))
    if len(basket.chosen) >= most:
        return
    can_pay = basket.payable()
    category: i64
    for category in range(start, CATEGORIES):
        if bits.has(can_pay, category) and basket.quarry.has(category):
            payment = basket.payment(category)
            if payment.found:
                more = basket.copy(palms)
                more.put(category, payment)
                add_visits(more, palms, category, most, found)


def best_first(visit: PlannedVisit) -> float:
    """A key that sorts visits by their worth, the best first."""
    return -visit.worth


# --- as actions --------------------------------------------------------------------------------------------


class TakenPlaces:
    """The places that are taken while the actions of a visit are listed."""

    def __init__(self, s: Cleopatra) -> None:
        self.s = s
        self.walls = s.palace.walls
        self.doors = s.palace.doors
        self.obelisks = s.palace.obelisks
        self.throne = s.palace.throne

    def build(self, category: i64) -> Action:
        """Take the best place for the next piece of a category and return the action."""
        if category == WALLS:
            wall = self.best_wall()
            self.walls |= 1 << wall
            return BUILD_WALL[wall]
        if category == DOORS:
            side = self.best_door()
            self.doors |= 1 << side
            return BUILD_DOOR[side]
        if category == OBELISKS:
            right: i64 = self.obelisks & 1
            self.obelisks |= 1 << right
            return BUILD_OBELISK[right]
        if category == THRONE:
            self.throne += 1
            return BUILD_PEDESTAL if self.throne == 1 else BUILD_THRONE
        return BUILD_SPHINX if category == SPHINXES else BUILD_MOSAIC

    def best_wall(self) -> i64:
        best: i64 = -1
        most: i64 = -1
        wall: i64
        for wall in range(len(WALL_NAMES)):
            if not bits.has(self.walls, wall):
                value = wall_value(self.s, wall)
                if value > most:
                    best, most = wall, value
        return best

    def best_door(self) -> i64:
        if self.doors & 1:
            return 1
        return 0 if self.doors & 2 or door_value(self.s, 0) >= door_value(self.s, 1) else 1


def visit_actions(outlook: Outlook, palms: Palms, visit: PlannedVisit) -> list[Action]:
    """The actions of a visit, each piece with its payment, up to the first mosaic, which must be laid."""
    places = TakenPlaces(outlook.s)
    basket = Basket(outlook, palms)
    found: list[Action] = []
    category: i64
    for category in visit.categories:
        payment = basket.payment(category)
        found.append(places.build(category))
        found += payment.actions()
        if outlook.s.rules.allow_superfluous_payment:
            found.append(ENOUGH)
        if category == MOSAICS:
            return found
        basket.put(category, payment)
    return found
