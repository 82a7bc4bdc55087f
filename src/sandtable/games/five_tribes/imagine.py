"""FT-2.6, FT-Q18 Deal what a seat cannot know.

Everybody has counted gold and the cards taken face up, so these are as `gold_seen` and `seen` say. Unknown
are the cards that others drew secretly, which come from the unseen cards of their generation of the deck,
and the djinns that are in the deck, were discarded face down or are being looked at by somebody else.
Generations that a spent card made indistinguishable are dealt as one: a seat may know too little, but never
too much.
"""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.chance import Chance
from sandtable.core.native import i64
from sandtable.games.five_tribes.board import EVERY_DJINN, SIBITTIS
from sandtable.games.five_tribes.piles import ONE_CARD, cards_in, draw_card
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.looking import Look
from sandtable.games.five_tribes.variants import FACE_DOWN


def imagine(s: FiveTribes, seat: int | None, chance: Chance) -> FiveTribes:
    """Return a legal state that the seat cannot tell from the true one; all deals are equally likely."""
    imagined = s.clone()
    if not s.agenda:
        return imagined  # at the end hands and gold are shown
    for other in range(s.setting.seats):
        if other != seat:
            imagined.gold[other] = s.gold_seen[other]
            imagined.hands.show_only_seen(other)
    for generation in range(len(s.hands.unseen)):
        _deal_cards(imagined, seat, generation, chance)
    _deal_djinns(imagined, seat, chance)
    return imagined


def _deal_cards(s: FiveTribes, seat: int | None, generation: int, chance: Chance) -> None:
    """Deal the unseen cards of a generation to the seats that drew secretly; the rest of the last one is the
    deck."""
    hands = s.hands
    unseen = hands.unseen[generation]
    if seat is not None:
        unseen -= hands.secret(seat, generation)
    for other in range(s.setting.seats):
        if other == seat:
            continue
        hand: i64 = 0
        for _ in range(cards_in(hands.secret(other, generation))):
            kind = draw_card(unseen, chance)
            unseen -= ONE_CARD[kind]
            hand += ONE_CARD[kind]
        hands.deal(other, generation, hand)
    if generation == len(hands.unseen) - 1:
        s.deck = unseen


def _deal_djinns(s: FiveTribes, seat: int | None, chance: Chance) -> None:
    """Deal the djinns that do not lie in the open: they are in the deck, face down, or being looked at. Only
    the owner of Sibittis discards djinns face down or looks at them (FT-11.6), so this seat knows all of
    those. To the others they are one pool, and a reshuffle in the middle of a look tells them nothing."""
    pool = EVERY_DJINN & ~s.djinn_discards & ~sum(1 << djinn for djinn in s.djinn_row)
    for owned in s.djinns:
        pool &= ~owned
    step = s.agenda[-1]
    looked = step.before + step.after if isinstance(step, Look) else ()
    if seat is not None and s.owns(seat, SIBITTIS):
        s.djinn_deck = pool & ~s.buried & ~_set_of(looked)
        return
    if isinstance(step, Look):
        s.agenda[-1], pool = _looked_at(s, step, pool, chance)
    s.buried, pool = _some(pool, bits.count(s.buried), chance)
    s.djinn_deck = pool


def _looked_at(s: FiveTribes, step: Look, pool: i64, chance: Chance) -> tuple[Look, i64]:
    """Deal the djinns of a look. If all discards were shown, everybody knows the rest of a deck that ran
    out."""
    before = _set_of(step.before)
    if s.variants.sibittis == FACE_DOWN:
        before, pool = _some(pool, len(step.before), chance)
    after, pool = _some(pool & ~before, len(step.after), chance)
    return Look(step.seat, tuple(bits.listed(before)), tuple(bits.listed(after))), pool


def _set_of(djinns: tuple[int, ...]) -> i64:
    return sum(1 << djinn for djinn in djinns)


def _some(pool: i64, number: i64, chance: Chance) -> tuple[i64, i64]:
    """Return `number` random djinns of a pool, and the rest of the pool."""
    chosen: i64 = 0
    for _ in range(number):
        djinn = 1 << bits.nth(pool, chance.pick(bits.count(pool)))
        chosen |= djinn
        pool &= ~djinn
    return chosen, pool
