"""Bag, decks, discards and hands: what is paid, drawn and refilled (FT-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import bits
from sandtable.core.events import NOBODY
from sandtable.core.native import append, i64, vec
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.board import (
    DJINN_ROW,
    ELDER,
    FAKIR,
    NONE,
    PAYMENT_ELDERS,
    PAYMENT_FAKIRS,
    ROW,
)
from sandtable.games.five_tribes.piles import ONE_CARD, ONE_MEEPLE, cards_in, draw_card
from sandtable.games.five_tribes.variants import EVERYTHING_IS_ASKED, HIDDEN

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.games.five_tribes.state import FiveTribes


# --- paying ------------------------------------------------------------------------------------------


def can_pay(s: FiveTribes, seat: i64, payment: i64) -> bool:
    """FT-8.4, FT-10.2 Whether the seat has the elders in front of it and the fakirs in hand."""
    if s.elders[seat] < PAYMENT_ELDERS[payment]:
        return False
    return PAYMENT_FAKIRS[payment] == 0 or s.fakirs(seat) >= PAYMENT_FAKIRS[payment]


def may_have(s: FiveTribes, seat: i64, payment: i64) -> bool:
    """Whether the seat could pay, as far as the others can see. What it is asked must not depend on more."""
    return s.elders[seat] >= PAYMENT_ELDERS[payment] and most_fakirs(s, seat) >= PAYMENT_FAKIRS[payment]


def most_fakirs(s: FiveTribes, seat: i64) -> i64:
    """FT-2.6, FT-4.7 The most fakirs that a seat can hold as far as everybody knows: those that it took face
    up, and cards that it drew secretly. In open hands that is the true number."""
    if s.variants.version == EVERYTHING_IS_ASKED:
        return s.hand_size(seat)
    return s.hands.most(seat, FAKIR)


def may_sell(s: FiveTribes, seat: i64, first: i64) -> bool:
    """FT-4.7 Whether a seat may hold a good, from the kind `first` on, as far as everybody knows."""
    if s.variants.version == EVERYTHING_IS_ASKED:
        return s.hand_size(seat) > 0
    if s.hand_size(seat) == 0:
        return False  # the usual case early in a game, and no need to ask for each kind
    kind: i64
    for kind in range(first, FAKIR):
        if s.hands.most(seat, kind):
            return True
    return False


def pay(s: FiveTribes, seat: i64, payment: i64) -> bool:
    """FT-10.2 Put elders into the bag and fakirs on the discards; return whether one was a secret card."""
    s.elders[seat] -= PAYMENT_ELDERS[payment]
    s.bag += PAYMENT_ELDERS[payment] * ONE_MEEPLE[ELDER]
    return spend(s, seat, FAKIR, PAYMENT_FAKIRS[payment])


def spend(s: FiveTribes, seat: i64, kind: i64, number: i64) -> bool:
    """Discard cards of one kind, those taken face up first; return whether one was a secret until now."""
    secret = False
    for _ in range(number):
        s.discards += ONE_CARD[kind]
        secret = s.hands.spend(seat, kind) or secret
    return secret


# --- resource cards ----------------------------------------------------------------------------------


def take_from_row(s: FiveTribes, seat: i64, positions: i64) -> tuple[int, ...]:
    """Take face-up cards into a hand; `positions` has one bit for each, from the start of the line."""
    taken: list[int] = []
    left = vec[i64]([])
    at: i64
    for at in range(len(s.row)):
        if bits.has(positions, at):
            taken.append(int(s.row[at]))
            s.hands.take_face_up(seat, s.row[at])
        else:
            left = append(left, s.row[at])
    s.row = left
    return tuple(taken)


def can_draw(s: FiveTribes) -> bool:
    """FT-11.2 Whether there is a card to draw, in the deck or among the discards."""
    return s.deck != 0 or s.discards != 0


def draw_into_hand(s: FiveTribes, seat: i64, djinn: i64, chance: Chance) -> None:
    """FT-10.8, FT-11.3 Draw the top card of the deck; only the seat sees it, unless hands are open."""
    kind = draw_resource(s, chance)
    if kind == NONE:
        return
    if s.variants.hands == HIDDEN:
        s.hands.draw_secretly(seat, kind)
        s.whisper((int(seat),), NOBODY, events.DRAWS, (int(seat), int(djinn)), (int(kind),))
    else:
        s.hands.turn_up(kind)
        s.hands.take_face_up(seat, kind)
        s.reveal(NOBODY, events.DRAWS_OPENLY, int(seat), int(djinn), int(kind))


def draw_resource(s: FiveTribes, chance: Chance) -> i64:
    """FT-11.7 Draw a card; an empty deck is replaced by the discards. NONE if there are none."""
    if s.deck == 0:
        _reshuffle(s)
    if s.deck == 0:
        return NONE
    kind = draw_card(s.deck, chance)
    s.deck -= ONE_CARD[kind]
    return kind


def _reshuffle(s: FiveTribes) -> None:
    """FT-11.2 Make the discards the deck, as a new generation of it."""
    if s.discards == 0:
        return
    s.tell(events.RESHUFFLES, int(cards_in(s.discards)))
    s.deck = s.discards
    s.discards = 0
    s.hands.shuffle(s.deck)


def refill_row(s: FiveTribes, chance: Chance) -> None:
    """FT-11.1 Shift the row to the start and fill it up to nine cards."""
    drawn: list[int] = []
    while len(s.row) < ROW:
        kind = draw_resource(s, chance)
        if kind == NONE:
            break
        s.hands.turn_up(kind)
        s.row = append(s.row, kind)
        drawn.append(int(kind))
    if drawn:
        s.reveal(NOBODY, events.REFILLS, tuple(drawn))


# --- djinns ------------------------------------------------------------------------------------------


def djinns_to_draw(s: FiveTribes) -> i64:
    """FT-11.3 The number of djinns in the deck and among the discards."""
    return bits.count(s.djinn_deck) + bits.count(s.djinn_discards) + bits.count(s.buried)


def draw_djinn(s: FiveTribes, chance: Chance) -> i64:
    """FT-11.2, FT-11.7 Draw a djinn; an empty deck is replaced by the discards. NONE if there are none."""
    if s.djinn_deck == 0:
        reshuffle_djinns(s)
    if s.djinn_deck == 0:
        return NONE
    djinn = bits.nth(s.djinn_deck, chance.pick(bits.count(s.djinn_deck)))
    s.djinn_deck &= ~(1 << djinn)
    return djinn


def reshuffle_djinns(s: FiveTribes) -> None:
    """FT-11.6 Make the discarded djinns the deck; only Sibittis discards any."""
    s.djinn_deck = s.djinn_discards | s.buried
    s.djinn_discards = 0
    s.buried = 0
    if s.djinn_deck:
        s.tell(events.RESHUFFLES_DJINNS, int(bits.count(s.djinn_deck)))


def refill_djinns(s: FiveTribes, chance: Chance) -> None:
    """FT-11.1 Shift the djinns to the start and fill them up to three."""
    drawn: list[int] = []
    while len(s.djinn_row) < DJINN_ROW:
        djinn = draw_djinn(s, chance)
        if djinn == NONE:
            break
        s.djinn_row = append(s.djinn_row, djinn)
        drawn.append(int(djinn))
    if drawn:
        s.reveal(NOBODY, events.REFILLS_DJINNS, tuple(drawn))
