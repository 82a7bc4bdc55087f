"""What is always true of a palace, whatever is played."""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.check import must, must_have_sizes
from sandtable.core.native import i64, vec
from sandtable.games.cleopatra.account import LINES
from sandtable.games.cleopatra.board import (
    CARD_NAMES,
    CATEGORIES,
    CHARACTERS,
    COPIES,
    DECK,
    DICE,
    KINDS,
    LAST_STEP,
    PIECES,
    RESOURCES,
    SHAPES,
    SPHINXES,
    STARTING_MERCHANTS,
    STATUES,
    THRONE,
)
from sandtable.games.cleopatra.cards import count, face_down, is_face_down
from sandtable.games.cleopatra.memory import bag_place, known_of
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
from sandtable.games.cleopatra.state import GOES_ON, NONE, UNFINISHED, Cleopatra
from sandtable.games.cleopatra.steps.market import LayOut
from sandtable.games.cleopatra.steps.mosaic import ChooseWay, Claims, PlaceMosaic
from sandtable.games.cleopatra.steps.offering import Offering
from sandtable.games.cleopatra.steps.paying import PayFor


def check(s: Cleopatra) -> None:
    """Raise RulesError with the first thing that cannot be."""
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
    must_have_sizes(
        [
            ("account", s.account, seats * LINES),
            ("amulets", s.amulets, seats),
            ("merchants", s.merchants, seats),
            ("hands", s.hands, seats),
            ("bids", s.bids, seats),
            ("counted", s.counted, 2 * seats),
            ("played", s.played, CHARACTERS),
            ("earned", s.earned, CATEGORIES),
            ("credit", s.credit, RESOURCES),
        ]
    )
    places = seats + 1 + len(s.bags)
    must(len(s.known) == (seats + 1) * places * KINDS, "a memory does not name all places")


def _check_agenda(s: Cleopatra) -> None:
    must(bool(s.agenda) == (s.ended == GOES_ON), "a game is over when, and only when, nothing is left to do")
    must(s.ended in (GOES_ON, 1, UNFINISHED) and s.first < s.seats, "no such end, or no such first player")
    waiting = s.to_act()
    must(bool(waiting) or not s.agenda, "nobody is asked")
    must(all(0 <= seat < s.seats for seat in waiting), f"there are no such seats: {waiting}")
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, PayFor):
        must(len(step.need) == RESOURCES and min(step.need) >= 0, "a payment of what does not exist (CL-Q2)")
    must(all(s.options(seat) for seat in waiting), f"{step} cannot be answered")
    bidding = isinstance(s.agenda[-1], Offering) if s.agenda else False
    for seat in range(s.seats):
        sealed = bidding and seat not in waiting
        must((s.bids[seat] != NONE) == sealed, f"the bid of seat {seat} does not fit the offering")
        must(s.bids[seat] <= max(0, s.talents(seat)), f"seat {seat} bids more than it has (CL-O2)")


def _check_palace(s: Cleopatra) -> None:
    must(s.walls < 1 << 9 and s.obelisks < 4 and s.doors < 4, "a piece stands where no place is")
    must(s.sphinxes <= PIECES[SPHINXES] and s.throne <= PIECES[THRONE], "more pieces than in the box (CL-K2)")
    complete = sum(1 for category in range(CATEGORIES) if s.complete(category))
    if s.pieces == 0:
        must(
            s.cleopatra == min(complete, LAST_STEP), "Cleopatra stands where no completed category is (CL-Q5)"
        )
    must((s.cleopatra == LAST_STEP) <= (not s.agenda or s.rules.finish_dice), "the game went on after step 5")
    must(s.altar <= DICE, "more dice than there are (CL-K1)")
    must((s.pieces == 0) <= (sum(s.earned) == 0), "talents without a piece (CL-Q11)")


def _check_garden(s: Cleopatra) -> None:
    free = s.rules.garden.plot
    laid: i64 = 0
    for mosaic in s.mosaics:
        shape, way, anchor = shape_of(mosaic), way_of(mosaic), anchor_of(mosaic)
        must(shape < SHAPES and is_square(anchor), "a mosaic that does not exist")
        must(not bits.has(laid, shape), "a mosaic lies twice")
        laid |= 1 << shape
        must(anchors(shape, way, free).has(anchor), "a mosaic lies where it cannot (CL-G1)")
        free = without(free, covered(shape, way, anchor))
    must(free == s.free, "free squares and mosaics disagree")
    must(s.stack < 1 << SHAPES and s.stack & laid == 0, "a mosaic is laid and in the stack")
    must(s.top_mosaic < SHAPES, "no such mosaic (CL-K2)")
    busy = s.agenda and isinstance(s.agenda[-1], (ChooseWay, PlaceMosaic, Claims))
    if not busy:
        must((s.top_mosaic == NONE) == (s.stack == 0), "the top mosaic shows while there is one (CL-V4)")
    if s.top_mosaic != NONE and not busy:
        must(bits.has(s.stack, s.top_mosaic), "the top mosaic is not in the stack")
        must(fits(s.top_mosaic, s.rules.ways[s.top_mosaic], s.free), "the top mosaic fits nowhere (CL-G9)")
    for statue in s.statues:
        square = square_of(statue)
        must(
            owner_of(statue) < s.seats and is_square(square) and s.free.has(square),
            "a statue stands nowhere (CL-G5)",
        )
        region = region_of(s.free, square)
        must(first(region) == square, "a statue does not stand on the first square (CL-G12)")
        must(is_dead(region, s.stack, s.rules.ways), "a statue stands in a region that lives (CL-G3)")
    must(
        len({square_of(statue) for statue in s.statues}) == len(s.statues),
        "two statues in one sanctuary (CL-G5)",
    )


def _check_cards(s: Cleopatra) -> None:
    """CL-K1 All 109 cards, kind by kind."""
    total = [0] * KINDS
    places: list[vec[i64]] = [*s.hands, s.discards, *s.bags, s.looked]
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
    """Cards on the table that show their face or their back."""
    step = s.agenda[-1] if s.agenda else None
    waiting = list(step.cards) if isinstance(step, LayOut) else []
    return [card for stall in s.stalls for card in stall] + waiting + [s.top] * (s.top != NONE)


def _check_pile(s: Cleopatra) -> None:
    """Each pile's bag holds its cards that nobody has seen: in the pile, on top of it, on stalls."""
    for pile in range(len(s.bags)):
        hidden = sum(1 for card in _lying(s) if card == face_down(pile))
        if pile == len(s.bags) - 1:
            hidden += s.pile_up + s.pile_down - s.pile_gone
        must(
            count(s.bags[pile]) == hidden,
            f"pile {pile} has {hidden} unseen cards, its bag {count(s.bags[pile])}",
        )
    must(all(card < face_down(len(s.bags)) for card in _lying(s)), "a card of a pile that never was")
    must(s.top != NONE or s.pile_up + s.pile_down + s.pile_gone == 0, "a pile without a top (CL-V5)")
    must(s.pile_up + s.pile_down >= s.pile_gone, "more cards are gone from the pile than it had")


def _check_memory(s: Cleopatra) -> None:
    """Nobody remembers what is not so."""
    places: list[vec[i64]] = [*s.hands, s.discards, *s.bags]
    must(len(places) == bag_place(s, len(s.bags) - 1) + 1, "memory has lost a place")
    for viewer in range(s.seats + 1):
        for place, cards in enumerate(places):
            known = known_of(s, viewer, place)
            must(all(known[kind] <= cards[kind] for kind in range(KINDS)), "a memory of a card not there")
    for seat in range(s.seats):
        must(s.counted[seat] == s.talents(seat), f"the log does not explain the talents of seat {seat}")
        must(s.counted[s.seats + seat] == s.amulets[seat], f"nor the amulets of seat {seat}")


def _check_players(s: Cleopatra) -> None:
    for seat in range(s.seats):
        must(s.talents(seat) >= 0, f"seat {seat} has less than no talents")
        must(s.amulets[seat] >= 0, f"seat {seat} has less than no amulets")
        must(s.merchants[seat] <= STARTING_MERCHANTS, f"seat {seat} has too many merchants (CL-S2)")
        must(0 <= s.statues_left(seat) <= STATUES, f"seat {seat} has too many statues (CL-G5)")
    for character in range(CHARACTERS):
        must(s.played[character] <= COPIES[character], "a character was played too often (CL-T4)")
