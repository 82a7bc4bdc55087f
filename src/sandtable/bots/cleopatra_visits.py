"""Visits to the quarry in Cleopatra: which pieces, in which order, how paid, and where a mosaic lies best."""

from __future__ import annotations

from typing import Final

from sandtable.bots.cleopatra_worth import Outlook, exposure
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.actions import PAY, PAY_MERCHANT, PAY_TROMPE, Pay
from sandtable.games.cleopatra.board import (
    CATEGORIES,
    COSTS,
    DOORS,
    DOUBLE,
    LAST_STEP,
    MANY_PIECES,
    MOSAICS,
    OBELISK_TALENTS,
    OBELISKS,
    PIECES,
    RESOURCES,
    SHAPES,
    SIDE_NAMES,
    SPHINX_TALENTS,
    SPHINXES,
    THRONE,
    THRONE_TALENTS,
    TROMPE,
    TWO_PIECES,
    WALL_NAMES,
    WALLS,
)
from sandtable.games.cleopatra.payment import Need, Payment, best_payment
from sandtable.games.cleopatra.pieces import (
    BUILD_DOOR,
    BUILD_MOSAIC,
    BUILD_OBELISK,
    BUILD_PEDESTAL,
    BUILD_SPHINX,
    BUILD_THRONE,
    BUILD_WALL,
    Piece,
)
from sandtable.games.cleopatra.regions import (
    SMALLEST,
    Squares,
    anchors,
    both,
    covered,
    is_dead,
    members,
    regions,
    size,
    without,
)
from sandtable.games.cleopatra.scoring import door_value, mosaic_value, wall_value
from sandtable.games.cleopatra.state import NONE, Cleopatra

MOST_PIECES: Final = 6  # looked ahead in one visit
NEXT_MOSAIC: Final = 5  # what one that is not uncovered yet may be worth
ENDING: Final = 25.0  # to end the game and win, or to let it go on and not lose
PATIENCE: Final = 24  # turns without a piece, after which even a loser ends the game
LARGEST: Final = 12  # squares of a region that may be a sanctuary; larger ones are never dead
USUAL_SANCTUARY: Final = 3  # squares
SANCTUARY: Final = 0.8  # of the amulets that a sanctuary would absorb: the game may end before they come

Talents = dict[int, list[int]]  # by category: what its next pieces bring, the best first


def pieces_left(s: Cleopatra) -> Talents:
    """CL-K2 What the quarry has to offer; a throne after its pedestal."""
    walls = [int(wall_value(s, wall)) for wall in range(len(WALL_NAMES)) if not s.walls >> wall & 1]
    doors = [int(door_value(s, side)) for side in range(len(SIDE_NAMES)) if not s.doors >> side & 1]
    mosaics = int(s.stack).bit_count()
    return {
        WALLS: sorted(walls, reverse=True),
        SPHINXES: list(SPHINX_TALENTS[s.sphinxes :]),
        OBELISKS: [OBELISK_TALENTS] * (PIECES[OBELISKS] - int(s.built(OBELISKS))),
        THRONE: [THRONE_TALENTS] * (PIECES[THRONE] - int(s.throne)),
        DOORS: sorted(doors, reverse=True),
        MOSAICS: [best_mosaic(s), *[NEXT_MOSAIC] * (mosaics - 1)] if s.top_mosaic != NONE else [],
    }


def best_mosaic(s: Cleopatra) -> int:
    """CL-G2 The most that the top mosaic can bring."""
    return max(int(mosaic_value(s, squares)) for _, _, squares in placements(s, int(s.top_mosaic)))


def best_piece(s: Cleopatra, category: int) -> Piece:
    """The piece of a category to build now, on its best place."""
    if category == WALLS:
        return max(
            (piece for piece in BUILD_WALL if not s.walls >> piece.wall & 1),
            key=lambda piece: wall_value(s, piece.wall),
        )
    if category == DOORS:
        return max(
            (piece for piece in BUILD_DOOR if not s.doors >> piece.side & 1),
            key=lambda piece: door_value(s, piece.side),
        )
    if category == OBELISKS:
        return BUILD_OBELISK[1 if s.obelisks & 1 else 0]
    if category == THRONE:
        return BUILD_THRONE if s.throne else BUILD_PEDESTAL
    return BUILD_SPHINX if category == SPHINXES else BUILD_MOSAIC


# --- paying ----------------------------------------------------------------------------------------------


def cheapest(outlook: Outlook, need: Need, singles: int, hand: vec[i64], merchants: int) -> Payment | None:
    """CL-Q2 The payment to propose, without merchants or with them: whichever gives up less."""
    rules = outlook.s.rules
    found = [best_payment(need, singles, hand, few, rules) for few in (0, merchants)]
    return min(
        (payment for payment in found if payment is not None),
        key=lambda payment: given_up(outlook, payment, hand),
        default=None,
    )


def given_up(outlook: Outlook, payment: Payment, hand: vec[i64]) -> float:
    """What a payment costs: cards, merchants, and the amulets of tainted cards."""
    tainted = sum(payment.doubles) + sum(payment.trompes)
    cards = outlook.cards(list(hand)) - outlook.cards(list(without_paid(payment, hand)))
    return cards + outlook.amulet * tainted + outlook.merchants(sum(payment.merchants))


def without_paid(payment: Payment, hand: vec[i64]) -> vec[i64]:
    left = hand[:]
    for resource in range(RESOURCES):
        left[resource] -= payment.standards[resource]
        left[DOUBLE + resource] -= payment.doubles[resource]
    left[TROMPE] -= sum(payment.trompes)
    return left


def in_order(payment: Payment) -> list[Pay]:
    """The parts of a payment, doubles first: those may exceed the need only before single units do."""
    found: list[Pay] = []
    for resource in range(RESOURCES):
        found += [PAY[DOUBLE + resource]] * payment.doubles[resource]
    for resource in range(RESOURCES):
        found += [PAY[resource]] * payment.standards[resource]
        found += [PAY_TROMPE[resource]] * payment.trompes[resource]
        found += [PAY_MERCHANT[resource]] * payment.merchants[resource]
    return found


# --- the visit -------------------------------------------------------------------------------------------


class Visit:
    """Pieces to build now, by category, and what they bring more than they cost."""

    def __init__(self, categories: list[int], worth: float) -> None:
        self.categories = categories
        self.worth = worth


def best_visit(outlook: Outlook) -> Visit:
    """Always the piece that gains most next, as far as cards and merchants go; the best beginning of that."""
    s, seat = outlook.s, outlook.seat
    left, hand, merchants, credit = pieces_left(s), s.hands[seat][:], int(s.merchants[seat]), list(s.credit)
    chosen: list[int] = []
    gained, income = 0.0, 0
    best = Visit([], 0.0)
    while len(chosen) < MOST_PIECES:
        offers = [
            offer for category in left if (offer := _offer(outlook, category, left, hand, merchants, credit))
        ]
        if not offers:
            return best
        gain, category, payment, need = max(offers, key=lambda offer: offer[0])
        chosen.append(category)
        gained += gain
        income += left[category].pop(0)
        hand = without_paid(payment, hand)
        merchants -= sum(payment.merchants)
        for r in range(RESOURCES):
            paid = payment.standards[r] + 2 * payment.doubles[r] + payment.trompes[r] + payment.merchants[r]
            credit[r] = max(0, credit[r] - COSTS[category][r]) + paid - need[r]
        bonus = _bonus(int(s.pieces) + len(chosen)) - _bonus(int(s.pieces))
        worth = gained + bonus + _ending(outlook, left, income + bonus)
        if worth > best.worth:
            best = Visit(chosen[:], worth)
    return best


def _offer(
    outlook: Outlook, category: int, left: Talents, hand: vec[i64], merchants: int, credit: list[int]
) -> tuple[float, int, Payment, Need] | None:
    """What the next piece of a category gains, and how it would be paid."""
    if not left[category]:
        return None
    need = tuple(max(0, units - credit[r]) for r, units in enumerate(COSTS[category]))
    payment = cheapest(outlook, need, 0, hand, merchants)
    if payment is None:
        return None
    return left[category][0] - given_up(outlook, payment, hand), category, payment, need


def _bonus(pieces: int) -> int:
    """CL-Q4"""
    return 0 if pieces < 2 else TWO_PIECES if pieces == 2 else MANY_PIECES


def _ending(outlook: Outlook, left: Talents, income: int) -> float:
    """CL-Q5, CL-E1 Does the visit end the game, and for whom is that good?"""
    s = outlook.s
    if sum(not left[category] for category in range(CATEGORIES)) < LAST_STEP:
        return 0.0
    if outlook.would_win(income + sum(int(talents) for talents in s.earned)):
        return ENDING
    return -ENDING * (1 - s.idle / PATIENCE)


# --- mosaics ---------------------------------------------------------------------------------------------


def placements(s: Cleopatra, shape: int) -> list[tuple[int, int, Squares]]:
    """CL-G1 Every way and anchor, with the squares covered."""
    return [
        (int(way), anchor, covered(shape, way, anchor))
        for way in s.rules.ways[shape]
        for anchor in members(anchors(shape, way, s.free))
    ]


def placing(outlook: Outlook, shape: int, way: int | None) -> tuple[int, int]:
    """The best way (or the best place of a way already chosen): palms, and sanctuaries for one's statues."""
    s = outlook.s
    found = [place for place in placements(s, shape) if way is None or place[0] == way]
    before = set(regions(s.free))
    stack = int(s.stack) & ~(1 << shape)
    best = max(found, key=lambda place: _placed(outlook, place[2], before, stack))
    return best[0], best[1]


def _placed(outlook: Outlook, squares: Squares, before: set[Squares], stack: int) -> float:
    s = outlook.s
    palms = float(size(both(squares, s.rules.garden.palms)))
    statues = int(s.statues_left(outlook.seat))
    if not statues:
        return palms
    sizes = [
        int(size(region))
        for region in regions(without(s.free, squares))
        if region not in before and size(region) <= LARGEST and _closed(s, region, stack)
    ]
    sizes.sort(reverse=True)
    return palms + sum(max(0.0, claim_worth(outlook, squares)) for squares in sizes[:statues])


def _closed(s: Cleopatra, region: Squares, stack: int) -> bool:
    return size(region) < SMALLEST or bool(is_dead(region, stack, s.rules.ways))


def claim_worth(outlook: Outlook, squares: int) -> float:
    """CL-G5 What a statue gains in a sanctuary of that size; better ones may come while mosaics do."""
    coming = int(outlook.s.stack).bit_count() / SHAPES
    return sanctuary(outlook, squares) - coming * sanctuary(outlook, USUAL_SANCTUARY)


def sanctuary(outlook: Outlook, squares: int) -> float:
    """CL-G11 What the amulets are worth that a sanctuary of that size would absorb; more may come."""
    s, seat = outlook.s, outlook.seat
    coming = int(s.stack).bit_count() / 2
    absorbed = min(float(squares), max(0, exposure(s, seat)) + coming)
    return SANCTUARY * outlook.amulet * absorbed
