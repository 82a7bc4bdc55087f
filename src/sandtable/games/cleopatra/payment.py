"""What can be paid, and how best (CL-Q2, CL-Q2a, CL-Q8 to CL-Q10).

The *need* of a piece is what is missing of each resource. No card of a payment may be superfluous: so a
double may exceed the need only if doubles alone pay for that resource. `singles` is the set of resources on
which a single unit was already spent.

Whether something can be paid is asked in four places: `payable` is the rule; `payable_categories` is the same
for all categories together and faster, because random play asks it before every turn; `PayFor.barred` and
`PayFor.options` ask `payable` about the rest of a payment. They agree because the conformance tests compare
every step's `options` with its `candidates` that nothing bars, in every variant.
"""

from __future__ import annotations

from typing import Final

from sandtable.core import bits
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.board import ARTISAN, CATEGORIES, COSTS, DOUBLE, RESOURCES, TROMPE
from sandtable.games.cleopatra.house_rules import HouseRules
from sandtable.games.cleopatra.variants import LACKING

Need = tuple[int, ...]
PAID: Final[Need] = (0, 0, 0, 0, 0)
COST: Final = vec[i64]([units for cost in COSTS for units in cost])  # by category, then by resource
TOTAL_COST: Final = vec[i64]([sum(cost) for cost in COSTS])


def units_of(category: i64) -> i64:
    """CL-K2 The units of all resources together that a piece of a category costs."""
    return TOTAL_COST[category]


def add_cost(units: vec[i64], category: i64, pieces: i64) -> None:
    """CL-K2 Add the cost of that many pieces of a category, by resource."""
    resource: i64
    for resource in range(RESOURCES):
        units[resource] += pieces * COST[category * RESOURCES + resource]


def missing_for(category: i64, credit: vec[i64]) -> vec[i64]:
    """CL-Q8 What is missing for a piece after the units left over from doubles, which count first."""
    need = vec[i64]([0] * RESOURCES)
    resource: i64
    for resource in range(RESOURCES):
        need[resource] = max(0, COST[category * RESOURCES + resource] - credit[resource])
    return need


def credit_after(credit: vec[i64], category: i64) -> vec[i64]:
    """CL-Q8 The units left over from doubles without those that a piece uses."""
    after = credit[:]
    resource: i64
    for resource in range(RESOURCES):
        after[resource] = max(0, credit[resource] - COST[category * RESOURCES + resource])
    return after


def shortfall(need: i64, standards: i64, doubles: i64, exact: bool) -> i64:
    """The units of a resource that its cards cannot cover; `exact` means doubles may not exceed the need."""
    if exact and doubles > need // 2:
        doubles = need // 2
    missing = need - standards - 2 * doubles
    return missing if missing > 0 else 0


def payable(
    need: vec[i64], singles: i64, hand: vec[i64], spent: i64, merchants: i64, rules: HouseRules
) -> bool:
    """Whether the hand and the merchants can cover the need without a superfluous card.

    One card of the kind `spent` does not count any more; with NO_CARD all do.
    """
    missing: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        wanted = need[resource]
        if wanted:
            standards = hand[resource] - (1 if spent == resource else 0)
            doubles = hand[DOUBLE + resource] - (1 if spent == DOUBLE + resource else 0)
            exact = bits.has(singles, resource) and not rules.allow_superfluous_payment
            missing += shortfall(wanted, standards, doubles, exact)
            if resource == ARTISAN and missing > merchants and not rules.trompe_as_artisan:
                return False  # a trompe-l'oeil does not count as an artisan
    return missing <= merchants + hand[TROMPE] - (1 if spent == TROMPE else 0)


def payable_categories(hand: vec[i64], credit: vec[i64], merchants: i64, rules: HouseRules) -> i64:
    """The set of categories for which `payable` holds, with the cost less the credit as the need."""
    found: i64 = 0
    category: i64
    resource: i64
    for category in range(CATEGORIES):
        missing: i64 = 0
        artisans: i64 = 0
        for resource in range(RESOURCES):
            have = hand[resource] + 2 * hand[DOUBLE + resource] + credit[resource]
            short = COST[category * RESOURCES + resource] - have
            if short > 0:
                missing += short
            if resource == ARTISAN:
                artisans = missing
        if missing <= merchants + hand[TROMPE] and (artisans <= merchants or rules.trompe_as_artisan):
            found |= 1 << category
    return found


class Payment:
    """The numbers of cards and merchants to pay, by resource."""

    def __init__(self, standards: Need, doubles: Need, trompes: Need, merchants: Need) -> None:
        self.standards = standards
        self.doubles = doubles
        self.trompes = trompes
        self.merchants = merchants

    def rank(self) -> tuple[int, int, int]:
        """Sorts the better payment first: fewest amulets, then fewest merchants, then fewest cards."""
        amulets = sum(self.doubles) + sum(self.trompes)
        return amulets, sum(self.merchants), sum(self.standards) + amulets


def best_payment(
    need: Need, singles: i64, hand: vec[i64], merchants: i64, rules: HouseRules
) -> Payment | None:
    """The payment to propose, or None if the need cannot be paid."""
    best: Payment | None = None
    for doubles in choices_of_doubles(need, singles, hand):
        standards = tuple(
            max(0, min(hand[resource], need[resource] - 2 * doubles[resource]))
            for resource in range(RESOURCES)
        )
        gaps = [max(0, need[r] - 2 * doubles[r] - standards[r]) for r in range(RESOURCES)]
        lacking = rules.merchant_replaces == LACKING
        spent = lacking_units(gaps, hand[TROMPE], rules) if lacking else spend_merchants(gaps, merchants)
        trompes = tuple(gaps[resource] - spent[resource] for resource in range(RESOURCES))
        if sum(trompes) > hand[TROMPE] or (trompes[ARTISAN] and not rules.trompe_as_artisan):
            continue
        found = Payment(standards, doubles, trompes, spent)
        if lacking and (sum(spent) > merchants or spares_double(found, singles, hand)):
            continue
        if best is None or found.rank() < best.rank():
            best = found
    return best


def choices_of_doubles(need: Need, singles: i64, hand: vec[i64]) -> list[Need]:
    """All choices of doubles, as numbers by resource, in which no double is superfluous."""
    choices: list[Need] = [()]
    for resource in range(RESOURCES):
        wanted = need[resource]
        most = wanted // 2 if bits.has(singles, resource) else (wanted + 1) // 2
        numbers = range(min(hand[DOUBLE + resource], most) + 1)
        choices = [(*choice, number) for choice in choices for number in numbers]
    return choices


def spend_merchants(gaps: list[int], merchants: i64) -> Need:
    """The merchants to spend, by resource: before any trompe-l'oeil, which may not replace artisans."""
    spent: list[int] = []
    for gap in gaps:  # the artisans' gap is the first
        spent.append(min(gap, merchants - sum(spent)))
    return tuple(spent)


def lacking_units(gaps: list[int], trompes: i64, rules: HouseRules) -> Need:
    """CL-Q9 The units that only merchants can pay, by resource, once every trompe-l'oeil is used."""
    spent: list[int] = []
    for resource in range(RESOURCES):
        wild = trompes if resource != ARTISAN or rules.trompe_as_artisan else 0
        faked = min(gaps[resource], wild)
        trompes -= faked
        spent.append(gaps[resource] - faked)
    return tuple(spent)


def spares_double(payment: Payment, singles: i64, hand: vec[i64]) -> bool:
    """CL-Q9 Whether a merchant would replace units that a double left in the hand could pay."""
    for resource in range(RESOURCES):
        merchants = payment.merchants[resource]
        if merchants and hand[DOUBLE + resource] > payment.doubles[resource]:
            singly = payment.standards[resource] or payment.trompes[resource] or bits.has(singles, resource)
            if merchants > 1 or not singly:
                return True
    return False
