"""FT-14.7 The invariants of a table."""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.check import must, must_have_sizes
from sandtable.games.five_tribes.board import (
    ALL_DJINNS,
    DJINN_ROW,
    EVERY_DJINN,
    FACE_COUNT,
    FACES,
    GOOD_COUNT,
    GOODS,
    MEEPLES,
    NONE,
    PALACES,
    PALMS,
    ROW,
    SIBITTIS,
    TRIBES,
    camels_each,
    markers_each,
)
from sandtable.games.five_tribes.check_agenda import check_agenda
from sandtable.games.five_tribes.events import GOES_ON
from sandtable.games.five_tribes.piles import cards_of, count
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.looking import Look
from sandtable.games.five_tribes.variants import FACE_DOWN, SITS_OUT


def check(s: FiveTribes) -> None:
    """FT-14.7 Raise RulesError for the first invariant that does not hold."""
    must_have_sizes(
        (
            ("hands", s.hands.parts, s.setting.seats * (1 + len(s.hands.unseen))),
            ("seen", s.hands.seen, s.setting.seats),
        )
    )
    _check_board(s)
    _check_meeples(s)
    _check_markers(s)
    _check_cards(s)
    _check_djinns(s)
    must(
        list(s.gold) == list(s.gold_seen),
        "the gold that everybody has counted is not the gold there is (FT-2.6)",
    )
    must(all(gold >= 0 for gold in s.gold), "somebody has a negative amount of gold")
    must(bool(s.agenda) or s.ended != GOES_ON, "the game is over without a reason (FT-12)")
    check_agenda(s)


def _check_board(s: FiveTribes) -> None:
    faces = [list(s.layout).count(face) for face in range(FACES)]
    must(faces == list(FACE_COUNT), "the tiles are not those in the box (FT-1.2)")
    owned = 0
    for seat in range(s.seats):
        must(not owned & s.camels[seat], "two camels on a tile (FT-6.3)")
        owned |= s.camels[seat]
        must(
            bits.count(s.camels[seat]) <= camels_each(s.setting.seats),
            f"seat {seat} has too many camels (FT-2.1)",
        )
    must(min(s.palms) >= 0 and sum(s.palms) <= PALMS, "palms do not add up (FT-8.2)")
    must(min(s.palaces) >= 0 and sum(s.palaces) <= PALACES, "palaces do not add up (FT-8.2)")


def _check_meeples(s: FiveTribes) -> None:
    held = [sum(s.viziers), sum(s.elders), 0, 0, 0]
    must(min(s.viziers) >= 0 and min(s.elders) >= 0, "somebody holds a negative number of meeples")
    for tribe in range(TRIBES):
        board = sum(count(pile, tribe) for pile in s.meeples.piles)
        total = board + count(s.in_hand, tribe) + count(s.bag, tribe) + held[tribe]
        must(total == MEEPLES[tribe], f"tribe {tribe} has {total} meeples (FT-1.1)")


def _check_markers(s: FiveTribes) -> None:
    placed = [*s.bid_order, *[seat for seat in s.track if seat != NONE]]
    if s.sitting_out != NONE:
        must(s.variants.broke_bidder == SITS_OUT, "nobody may sit out in this game (FT-Q1)")
        placed.append(s.sitting_out)
    each = markers_each(s.setting.seats)
    must(sorted(placed) == sorted(list(range(s.seats)) * each), "the markers do not add up (FT-2.4)")


def _check_cards(s: FiveTribes) -> None:
    must(
        all(0 <= kind < GOODS for kind in s.row) and len(s.row) <= ROW,
        "the market has too many cards or an unknown one (FT-2.5)",
    )
    for kind in range(GOODS):
        held = sum(cards_of(part, kind) for part in s.hands.parts)
        total = cards_of(s.deck, kind) + list(s.row).count(kind) + cards_of(s.discards, kind) + held
        must(total == GOOD_COUNT[kind], f"good {kind} has {total} cards (FT-1.3)")
    hands, seats = s.hands, range(s.seats)
    seen = all(hands.face_up(seat) == hands.seen[seat] for seat in seats)
    must(seen, "the cards that were seen are not those taken face up (FT-2.6)")
    for generation, unseen in enumerate(hands.unseen):
        drawn = sum(hands.secret(seat, generation) for seat in seats)
        deck = s.deck if generation == len(hands.unseen) - 1 else 0
        must(unseen == drawn + deck, "the unseen cards do not add up (FT-2.6)")


def _check_djinns(s: FiveTribes) -> None:
    looked = [djinn for step in s.agenda if isinstance(step, Look) for djinn in step.before + step.after]
    must(all(0 <= djinn < ALL_DJINNS for djinn in [*s.djinn_row, *looked]), "there is no such djinn")
    must(len(s.djinn_row) <= DJINN_ROW, "too many djinns face up (FT-2.5)")
    piles = [
        s.djinn_deck,
        s.djinn_discards,
        s.buried,
        *s.djinns,
        *[1 << djinn for djinn in [*s.djinn_row, *looked]],
    ]
    together = 0
    for pile in piles:
        must(not together & pile, "a djinn is in two places")
        together |= pile
    must(together == EVERY_DJINN, "a djinn is missing (FT-1.4)")
    if s.buried:
        must(s.variants.sibittis == FACE_DOWN, "no djinn may lie face down in this game (FT-Q22)")
        must(s.owner(SIBITTIS) != NONE, "nobody discarded the djinns that lie face down (FT-11.6)")
