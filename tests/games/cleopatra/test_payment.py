"""Affordability and proposed payments, compared with brute force: CL-Q2, CL-Q2a, CL-Q9, CL-Q10."""

from __future__ import annotations

from itertools import combinations

from sandtable import Chance
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.actions import NO_CARD, Pay
from sandtable.games.cleopatra.board import ARTISAN, COSTS, DOUBLE, RESOURCES, TROMPE
from sandtable.games.cleopatra.cards import no_cards
from sandtable.games.cleopatra.house_rules import HouseRules
from sandtable.games.cleopatra.payment import PAID, Payment, best_payment, payable
from sandtable.games.cleopatra.state import Cleopatra
from tests.games.cleopatra.kit import GAME, palace

STRICT = palace().state.rules
WITH_ARTISANS = palace(variants={"trompe_as_artisan": "true"}).state.rules


def covers(units: list[int], trompes: int, merchants: int, need: tuple[int, ...], rules: HouseRules) -> bool:
    """Whether the units of the cards and the wild units cover the cost, computed in the simplest way."""
    missing = [max(0, need[r] - units[r]) for r in range(RESOURCES)]
    if not rules.trompe_as_artisan:
        merchants -= missing[ARTISAN]
        missing[ARTISAN] = 0
    return merchants >= 0 and sum(missing) <= trompes + merchants


def brute_payments(
    need: tuple[int, ...], hand: vec[i64], merchants: int, rules: HouseRules
) -> list[tuple[int, int, int]]:
    """The ranks of all payments without a superfluous item, by trying every set of cards and merchants."""
    items = [kind for kind in range(TROMPE + 1) for _ in range(min(hand[kind], 3))] + [-1] * merchants
    items = [kind for kind in items if kind in (-1, TROMPE) or need[kind % RESOURCES]]
    found = set()
    for number in range(len(items) + 1):
        for chosen in set(combinations(items, number)):
            if not pays(chosen, need, rules):
                continue
            if any(pays((*chosen[:at], *chosen[at + 1 :]), need, rules) for at in range(number)):
                continue
            amulets = sum(kind >= DOUBLE for kind in chosen)
            found.add((amulets, chosen.count(-1), number - chosen.count(-1)))
    return sorted(found)


def pays(chosen: tuple[int, ...], need: tuple[int, ...], rules: HouseRules) -> bool:
    units = [0] * RESOURCES
    for kind in chosen:
        if 0 <= kind < TROMPE:
            units[kind % RESOURCES] += 2 if kind >= DOUBLE else 1
    return covers(units, chosen.count(TROMPE), chosen.count(-1), need, rules)


def random_hand(chance: Chance, most: int) -> vec[i64]:
    hand = no_cards()
    for _ in range(chance.pick(most + 1)):
        hand[chance.pick(TROMPE + 1)] += 1
    return hand


def test_cl_q2_affordability_is_exact() -> None:
    """CL-Q2 In thousands of hands, a piece is payable if and only if some set of cards and merchants covers
    the cost."""
    chance = Chance(5)
    found = {True: 0, False: 0}
    for _ in range(4000):
        hand, merchants = random_hand(chance, 12), chance.pick(4)
        need = COSTS[chance.pick(6)]
        rules = STRICT if chance.pick(2) else WITH_ARTISANS
        units = [hand[r] + 2 * hand[DOUBLE + r] for r in range(RESOURCES)]
        expected = covers(units, hand[TROMPE], merchants, need, rules)
        assert payable(vec[i64](need), 0, hand, NO_CARD, merchants, rules) == expected
        found[expected] += 1
    assert min(found.values()) > 500


def test_the_proposal_is_the_best_of_all_payments() -> None:
    """CL-Q2a The proposal has the fewest amulets, merchants and cards of all sets without a superfluous
    item."""
    chance = Chance(6)
    compared = 0
    for _ in range(250):
        hand, merchants = random_hand(chance, 9), chance.pick(4)
        need = COSTS[chance.pick(6)]
        rules = STRICT if chance.pick(2) else WITH_ARTISANS
        brute = brute_payments(need, hand, merchants, rules)
        best = best_payment(need, 0, hand, merchants, rules)
        assert (best is None) == (not brute)
        if best is not None:
            assert best.rank() == brute[0]
            compared += 1
    assert compared > 40


def test_cl_q2a_every_way_through_the_questions_is_a_payment_without_a_superfluous_card() -> None:
    """CL-Q2a, CL-Q8 All orders of paying are followed to their ends: none gets stuck, and each set is
    minimal."""
    for hand, piece in (
        ("aaAsSwWT", "build obelisk left"),
        ("aAmMlLT", "build pedestal"),
        ("aAsSwT", "build wall L1"),
    ):
        need = COSTS[{"o": 2, "p": 3, "w": 0}[piece[6]]]
        played = palace([hand], merchants=[1, 3, 3])
        ends = walk(played.play(piece).state, ())
        rules = played.state.rules
        brute = brute_payments(need, palace([hand]).state.hands[0], 1, rules)
        ranks = set()
        for chosen in ends:
            assert pays(chosen, need, rules)
            assert not any(pays((*chosen[:at], *chosen[at + 1 :]), need, rules) for at in range(len(chosen)))
            amulets = sum(kind >= DOUBLE for kind in chosen)
            ranks.add((amulets, chosen.count(-1), len(chosen) - chosen.count(-1)))
        assert ranks == set(brute)


def walk(state: Cleopatra, paid: tuple[int, ...]) -> set[tuple[int, ...]]:
    if type(state.agenda[-1]).__name__ != "PayFor":
        return {tuple(sorted(paid))}
    ends: set[tuple[int, ...]] = set()
    options = state.options(0)
    assert options, "stuck"
    for option in options:
        after = state.clone()
        after.apply(0, option, Chance(0))
        assert isinstance(option, Pay)
        ends |= walk(after, (*paid, option.kind))
    return ends


def test_a_proposal_can_be_played_as_it_stands() -> None:
    """CL-Q2 It can be played in its order, from any hand, even after a first card that the player chose."""
    chance = Chance(9)
    played_out = 0
    for _ in range(150):
        cards = "".join("asmwlASMWLT"[chance.pick(11)] for _ in range(10))
        if any(cards.count(mark) > 3 for mark in "ASMWL"):
            continue
        played = palace([cards])
        for piece in [text for text in played.offers("build") if "mosaic" not in text][:6]:
            started = palace([cards]).play(piece)
            first = started.options()[chance.pick(len(started.options()))]
            assert started.play(first).pay().asked == "Build"
            played_out += 1
    assert played_out > 100


def test_the_best_payment_in_small() -> None:
    """CL-Q2a Standard cards are spent before merchants, and merchants before cards that bring amulets."""
    hand = no_cards()
    hand[0], hand[1], hand[DOUBLE + 1], hand[TROMPE] = 1, 1, 1, 1
    best = best_payment(COSTS[0], 0, hand, 3, STRICT)
    assert best is not None
    assert best.rank() == (0, 1, 2)
    assert best_payment(COSTS[0], 0, hand, 0, STRICT) is not None
    assert best_payment(COSTS[3], 0, hand, 0, STRICT) is None
    assert Payment(PAID, PAID, PAID, PAID).rank() == (0, 0, 0)
    assert GAME.action("trompe stone").face == "trompe stone", "a payment is open"
