"""What must be true of every state of Cleopatra."""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.check import must, must_have_sizes
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.board import (
    BEGGAR,
    CARD_NAMES,
    CATEGORIES,
    CHARACTERS,
    COPIES,
    COURTESAN,
    DECK,
    DICE,
    KINDS,
    LAST_STEP,
    NONE,
    PIECES,
    RESOURCES,
    SHAPES,
    SPHINXES,
    STARTING_MERCHANTS,
    STATUES,
    THRONE,
    WALL_NAMES,
)
from sandtable.games.cleopatra.cards import count, face_down, is_face_down
from sandtable.games.cleopatra.placed import anchor_of, owner_of, shape_of, square_of, way_of
from sandtable.games.cleopatra.regions import (
    anchors,
    covered,
    first,
    fits,
    is_dead,
    is_square,
    region_of,
    without,
)
from sandtable.games.cleopatra.scoring import GOES_ON, PALACE, UNFINISHED
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.market import LayOut
from sandtable.games.cleopatra.steps.mosaic import ChooseWay, Claims, PlaceMosaic
from sandtable.games.cleopatra.steps.offering import Offering
from sandtable.games.cleopatra.steps.paying import PayFor
from sandtable.games.cleopatra.variants import FIRST_RULES


def check(s: Cleopatra) -> None:
    """Raise RulesError for the first invariant that does not hold."""
    _check_sizes(s)
    _check_agenda(s)
    _check_palace(s)
    _check_garden(s)
    _check_cards(s)
    _check_pile(s)
    _check_memory(s)
    _check_players(s)


def _check_sizes(s: Cleopatra) -> None:
    seats = s.setting.seats
    must_have_sizes([("hands", s.hands, seats)])
    places = s.memory.bag_place(len(s.market.bags))
    must(len(s.memory.known) == (seats + 1) * places * KINDS, "a memory does not name all places")


def _check_agenda(s: Cleopatra) -> None:
    must(bool(s.agenda) == (s.ended == GOES_ON), "a game is over when, and only when, its agenda is empty")
    must(s.ended in (GOES_ON, PALACE, UNFINISHED), f"there is no such end: {s.ended}")
    must(s.first < s.seats, f"there is no such first player: {s.first}")
    waiting = s.to_act()
    must(bool(waiting) or not s.agenda, "nobody is asked")
    must(all(0 <= seat < s.seats for seat in waiting), f"there are no such seats: {waiting}")
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, PayFor):
        must(len(step.need) == RESOURCES and min(step.need) >= 0, "a payment of what does not exist (CL-Q2)")
    must(all(s.options(seat) for seat in waiting), f"{step} cannot be answered")
    bids = s.progress.bids
    for seat in range(s.seats):
        sealed = isinstance(step, Offering) and seat not in waiting
        must((bids[seat] != NONE) == sealed, f"the bid of seat {seat} does not fit the offering")
        must(bids[seat] <= max(0, s.talents(seat)), f"seat {seat} bids more than it has (CL-O2)")


def _check_palace(s: Cleopatra) -> None:
    palace, progress = s.palace, s.progress
    must(
        palace.walls < 1 << len(WALL_NAMES) and palace.obelisks < 4 and palace.doors < 4,
        "a piece stands in a place that does not exist",
    )
    must(
        palace.sphinxes <= PIECES[SPHINXES] and palace.throne <= PIECES[THRONE],
        "more pieces than in the box (CL-K2)",
    )
    complete = sum(1 for category in range(CATEGORIES) if palace.complete(category))
    if progress.pieces == 0:
        must(
            palace.cleopatra == min(complete, LAST_STEP),
            "Cleopatra stands on a step for which there is no completed category (CL-Q5)",
        )
    if palace.cleopatra == LAST_STEP:
        must(not s.agenda or s.rules.finish_turn_dice, "the game went on after step 5")
    must(palace.altar <= DICE, "more dice than there are (CL-K1)")
    if progress.pieces == 0:
        must(sum(progress.earned) == 0, "talents without a piece (CL-Q11)")


def _check_garden(s: Cleopatra) -> None:
    palace = s.palace
    free = s.rules.garden.plot
    laid: i64 = 0
    for mosaic in palace.mosaics:
        shape, way, anchor = shape_of(mosaic), way_of(mosaic), anchor_of(mosaic)
        must(shape < SHAPES and is_square(anchor), "a mosaic that does not exist")
        must(not bits.has(laid, shape), "a mosaic lies twice")
        laid |= 1 << shape
        must(anchors(shape, way, free).has(anchor), "a mosaic lies where it cannot (CL-G1)")
        free = without(free, covered(shape, way, anchor))
    must(free == palace.free, "free squares and mosaics disagree")
    must(palace.stack < 1 << SHAPES and palace.stack & laid == 0, "a mosaic is both laid and in the stack")
    _check_top_mosaic(s)
    _check_statues(s)


def _check_top_mosaic(s: Cleopatra) -> None:
    palace, top = s.palace, s.palace.top_mosaic
    must(top < SHAPES, "no such mosaic (CL-K2)")
    if s.agenda and isinstance(s.agenda[-1], (ChooseWay, PlaceMosaic, Claims)):
        return  # a mosaic is on its way
    must((top == NONE) == (palace.stack == 0), "the top mosaic shows while there is one (CL-V4)")
    if top != NONE:
        must(bits.has(palace.stack, top), "the top mosaic is not in the stack")
        must(fits(top, s.rules.ways[top], palace.free), "the top mosaic fits nowhere (CL-G9)")


def _check_statues(s: Cleopatra) -> None:
    palace = s.palace
    for statue in palace.statues:
        square = square_of(statue)
        must(
            owner_of(statue) < s.seats and is_square(square) and palace.free.has(square),
            "a statue stands nowhere (CL-G5)",
        )
        region = region_of(palace.free, square)
        must(first(region) == square, "a statue does not stand on the first square (CL-G12)")
        must(is_dead(region, palace.stack, s.rules.ways), "a statue stands in a region that lives (CL-G3)")
    must(
        len({square_of(statue) for statue in palace.statues}) == len(palace.statues),
        "two statues in one sanctuary (CL-G5)",
    )


def _check_cards(s: Cleopatra) -> None:
    """CL-K1 All 109 cards are there, kind by kind."""
    total = [0] * KINDS
    places: list[vec[i64]] = [*s.hands, s.market.discards, *s.market.bags, s.progress.looked]
    for cards in places:
        for kind in range(KINDS):
            total[kind] += cards[kind]
    for card in _lying(s):
        if not is_face_down(card):
            total[card] += 1
    for kind in range(KINDS):
        found = f"{total[kind]} instead of {DECK[kind]}"
        must(total[kind] == DECK[kind], f"cards of {CARD_NAMES[kind]}: {found} (CL-K1)")


def _lying(s: Cleopatra) -> list[int]:
    """The cards on the table that show their face or their back."""
    step = s.agenda[-1] if s.agenda else None
    lying = [card for stall in s.market.stalls for card in stall]
    lying += list(step.cards) if isinstance(step, LayOut) else []
    return lying if s.market.top == NONE else [*lying, s.market.top]


def _check_pile(s: Cleopatra) -> None:
    """The bag of a pile holds its cards that nobody has seen: in the pile, on top of it, on stalls."""
    market = s.market
    for pile in range(len(market.bags)):
        hidden = sum(1 for card in _lying(s) if card == face_down(pile))
        if pile == len(market.bags) - 1:
            hidden += market.pile_up + market.pile_down - market.pile_gone
        must(
            count(market.bags[pile]) == hidden,
            f"pile {pile} has {hidden} unseen cards, its bag {count(market.bags[pile])}",
        )
    must(all(card < face_down(len(market.bags)) for card in _lying(s)), "a card of a pile that never was")
    below = market.pile_up + market.pile_down
    must(market.top != NONE or below + market.pile_gone == 0, "a pile without a top (CL-V5)")
    must(below >= market.pile_gone, "more cards are gone from the pile than it had")


def _check_memory(s: Cleopatra) -> None:
    """Nobody remembers a card that is not there."""
    places: list[vec[i64]] = [*s.hands, s.market.discards, *s.market.bags]
    must(len(places) == s.memory.places(), "a memory does not name all places")
    for viewer in range(s.seats + 1):
        for place, cards in enumerate(places):
            known = s.memory.known_of(viewer, place)
            must(all(known[kind] <= cards[kind] for kind in range(KINDS)), "a memory of a card not there")
    for seat in range(s.seats):
        talents, amulets = s.memory.talents(seat), s.memory.amulets(seat)
        must(talents == s.talents(seat), f"the log does not explain the talents of seat {seat}")
        must(amulets == s.amulets[seat], f"the log does not explain the amulets of seat {seat}")


def _check_players(s: Cleopatra) -> None:
    for seat in range(s.seats):
        must(s.talents(seat) >= 0, f"seat {seat} has a negative number of talents")
        must(s.amulets[seat] >= 0, f"seat {seat} has a negative number of amulets")
        must(s.merchants[seat] <= STARTING_MERCHANTS, f"seat {seat} has too many merchants (CL-S2)")
        must(0 <= s.palace.statues_left(seat) <= STATUES, f"seat {seat} has too many statues (CL-G5)")
    for character in range(CHARACTERS):
        limited = s.rules.version == FIRST_RULES or character == COURTESAN - BEGGAR
        played = s.progress.played[character]
        must(not limited or played <= COPIES[character], "a character was played too often (CL-T4)")
