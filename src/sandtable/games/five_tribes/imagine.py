"""FT-2.6, FT-Q18 What a seat cannot know, dealt anew.

Gold and cards taken face up were counted by everybody, so they are as `gold_seen` and `seen` say. Unknown
are the cards drawn secretly by others, which come from the unseen cards of their generation of the deck,
and the djinns in the deck, discarded face down or looked at by somebody else.
"""

from __future__ import annotations

from sandtable.core.chance import Chance
from sandtable.core.native import i64
from sandtable.games.five_tribes.board import EVERY_DJINN
from sandtable.games.five_tribes.piles import ONE_CARD, bits, cards_in, draw_card, members
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.looking import Look


def imagine(s: FiveTribes, seat: int | None, chance: Chance) -> FiveTribes:
    """A legal state that the seat cannot tell from the true one, all deals of the unknown equally likely."""
    imagined = s.clone()
    if not s.agenda:
        return imagined  # hands and gold are shown
    for other in range(s.setting.seats):
        if other != seat:
            imagined.gold[other] = s.gold_seen[other]
            imagined.hands[other] = s.seen[other]
    for generation in range(len(s.unseen)):
        _deal_cards(imagined, seat, generation, chance)
    _deal_djinns(imagined, seat, chance)
    return imagined


def _deal_cards(s: FiveTribes, seat: int | None, generation: int, chance: Chance) -> None:
    """The unseen cards of a generation go to those who drew secretly; the rest of the last one is the
    deck."""
    first = (generation + 1) * s.setting.seats
    unseen = s.unseen[generation]
    if seat is not None:
        unseen -= s.hands[first + seat]
    for other in range(s.setting.seats):
        if other == seat:
            continue
        hand: i64 = 0
        for _ in range(cards_in(s.hands[first + other])):
            kind = draw_card(unseen, chance)
            unseen -= ONE_CARD[kind]
            hand += ONE_CARD[kind]
        s.hands[first + other] = hand
    if generation == len(s.unseen) - 1:
        s.deck = unseen


def _deal_djinns(s: FiveTribes, seat: int | None, chance: Chance) -> None:
    """Every djinn that lies nowhere in the open is in the deck, face down, or looked at."""
    pool = EVERY_DJINN & ~s.djinn_discards & ~sum(1 << djinn for djinn in s.djinn_row)
    for owned in s.djinns:
        pool &= ~owned
    if seat is not None:
        pool &= ~s.buried[seat]
    for at, step in enumerate(s.agenda):
        if isinstance(step, Look):
            known = step.before if s.plays("sibittis", "shown") else ()
            if step.seat == seat:
                known = step.before + step.after
            pool &= ~sum(1 << djinn for djinn in known)
            if step.seat != seat:
                s.agenda[at], pool = _looked_at(step, known, pool, chance)
    for other in range(s.setting.seats):
        if other != seat:
            s.buried[other], pool = _some(pool, bits(s.buried[other]), chance)
    s.djinn_deck = pool


def _looked_at(step: Look, known: tuple[int, ...], pool: i64, chance: Chance) -> tuple[Look, i64]:
    """What was left of a deck that ran out is known to all, by what else lies in the open."""
    before, pool = _some(pool, len(step.before) - len(known), chance)
    after, pool = _some(pool, len(step.after), chance)
    return Look(step.seat, known + tuple(members(before)), tuple(members(after))), pool


def _some(pool: i64, number: i64, chance: Chance) -> tuple[i64, i64]:
    """So many djinns at random out of a pool, and what is left of it."""
    chosen: i64 = 0
    for _ in range(number):
        left = members(pool)
        djinn = 1 << left[chance.pick(len(left))]
        chosen |= djinn
        pool &= ~djinn
    return chosen, pool
