"""The best payment for a piece of the quarry in Cleopatra, found quickly because playouts often ask."""

from __future__ import annotations

from typing import Final

from sandtable.bots.cleopatra.worth import SURPLUS, UNITS, WANTED, WILD, Outlook
from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.actions import PAY, PAY_MERCHANT, PAY_TROMPE
from sandtable.games.cleopatra.board import ARTISAN, DOUBLE, MERCHANT_TALENTS, RESOURCES, TROMPE
from sandtable.games.cleopatra.variants import LACKING

LEFT_OVER: Final = 0.5  # share of its worth that a unit left over from a double keeps
TIDY: Final = 0.1  # what a double saves compared with two single cards: the hand gets smaller
DEAR: Final = 1000.0  # the cost of a unit that must be spared

# The parts of a payment, each by resource: doubles, standard cards, trompe-l'oeil, merchants.
DOUBLES: Final = 0
STANDARDS: Final = 5
TROMPES: Final = 10
MERCHANTS: Final = 15
PARTS: Final = 20


class PlannedPayment:
    """The number of each part and their cost; `found` says whether the need can be paid at all."""

    def __init__(self) -> None:
        self.parts = vec[i64]([0] * PARTS)
        self.cost = 0.0
        self.found = False

    def first(self) -> Action:
        """The first action: doubles come first, because they may not exceed the need later (CL-Q2a)."""
        part: i64 = 0
        while self.parts[part] == 0:
            part += 1
        return action_of(part)

    def actions(self) -> list[Action]:
        found: list[Action] = []
        part: i64
        for part in range(PARTS):
            for _ in range(self.parts[part]):
                found.append(action_of(part))  # noqa: PERF401 - compiled, no list of lists
        return found

    def units(self, resource: i64) -> i64:
        parts = self.parts
        single = parts[STANDARDS + resource] + parts[TROMPES + resource] + parts[MERCHANTS + resource]
        return 2 * parts[DOUBLES + resource] + single

    def take(self, hand: vec[i64]) -> i64:
        """Take the cards out of a hand and return the number of merchants to take."""
        merchants: i64 = 0
        at: i64
        for at in range(RESOURCES):
            hand[DOUBLE + at] -= self.parts[DOUBLES + at]
            hand[at] -= self.parts[STANDARDS + at]
            hand[TROMPE] -= self.parts[TROMPES + at]
            merchants += self.parts[MERCHANTS + at]
        return merchants


def action_of(part: i64) -> Action:
    resource = part % RESOURCES
    if part < STANDARDS:
        return PAY[DOUBLE + resource]
    if part < TROMPES:
        return PAY[resource]
    return PAY_TROMPE[resource] if part < MERCHANTS else PAY_MERCHANT[resource]


def pay(outlook: Outlook, need: vec[i64], singles: i64, hand: vec[i64], merchants: i64) -> PlannedPayment:
    """CL-Q2 The cheapest payment; if merchants and trompe-l'oeil do not suffice, one that spares them.

    CL-Q9 Merchants are always spared if they may only replace what the hand lacks."""
    if outlook.s.rules.merchant_replaces == LACKING:
        return attempt(outlook, need, singles, hand, merchants, True)
    payment = attempt(outlook, need, singles, hand, merchants, False)
    return payment if payment.found else attempt(outlook, need, singles, hand, merchants, True)


def attempt(
    outlook: Outlook, need: vec[i64], singles: i64, hand: vec[i64], merchants: i64, sparing: bool
) -> PlannedPayment:
    payment = PlannedPayment()
    trompes: i64 = hand[TROMPE]
    resource: i64
    for resource in range(RESOURCES):
        wanted = need[resource]
        if wanted == 0:
            continue
        may_be_trompe = resource != ARTISAN or outlook.s.rules.trompe_as_artisan
        wild = DEAR if sparing else WILD if may_be_trompe and trompes else float(MERCHANT_TALENTS)
        doubles = best_doubles(resource, wanted, bits.has(singles, resource), hand, wild)
        standards = min(hand[resource], max(0, wanted - 2 * doubles))
        gap = max(0, wanted - 2 * doubles - standards)
        faked: i64 = min(gap, trompes) if may_be_trompe else 0
        trompes -= faked
        merchants -= gap - faked
        if merchants < 0:
            return payment
        payment.parts[DOUBLES + resource] = doubles
        payment.parts[STANDARDS + resource] = standards
        payment.parts[TROMPES + resource] = faked
        payment.parts[MERCHANTS + resource] = gap - faked
        payment.cost += cards_cost(outlook, resource, hand, 2 * doubles + standards)
        payment.cost += outlook.thrift * WILD * float(faked)
        payment.cost += float(MERCHANT_TALENTS * (gap - faked))
    payment.found = True
    return payment


def best_doubles(resource: i64, wanted: i64, exact: bool, hand: vec[i64], wild: float) -> i64:
    most: i64 = min(hand[DOUBLE + resource], wanted // 2 if exact else (wanted + 1) // 2)
    best: i64 = 0
    if most == 0:
        return best
    least = DEAR * DEAR
    unit = UNITS[resource]
    doubles: i64
    for doubles in range(most + 1):
        standards = min(hand[resource], max(0, wanted - 2 * doubles))
        missing = wanted - 2 * doubles - standards
        cost = unit * float(2 * doubles + standards) - TIDY * float(doubles)
        cost += wild * float(missing) if missing > 0 else LEFT_OVER * unit * float(missing)
        if cost < least:
            least = cost
            best = doubles
    return best


def cards_cost(outlook: Outlook, resource: i64, hand: vec[i64], units: i64) -> float:
    """What the units cost: surplus ones cost less, and the amulet of a double comes anyway (CL-E2)."""
    spare = max(0, hand[resource] + 2 * hand[DOUBLE + resource] - WANTED[resource])
    cheap: i64 = min(spare, units)
    return outlook.thrift * UNITS[resource] * (float(units - cheap) + SURPLUS * float(cheap))
