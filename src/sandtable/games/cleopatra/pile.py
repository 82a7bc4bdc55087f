"""The half-turned pile and the discards (CL-S4, CL-S5, CL-M3, CL-M7, CL-V2, CL-V5).

A card has no identity until somebody sees it: the pile is a number of face-up and face-down cards and a bag
of kinds. When the top is uncovered, its side is drawn, and its kind if it lies face up. A card that lies
face down keeps the number of its pile, wherever it lies, until it is taken. Cards that left the pile without
showing their side are still counted, as `pile_gone`: to everybody else they might as well lie at the bottom
of the pile and never be reached.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.events import NOBODY
from sandtable.core.native import append, i64, vec
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.board import NONE
from sandtable.games.cleopatra.cards import count, face_down, is_face_down, no_cards, pile_of
from sandtable.games.cleopatra.variants import AT_ONCE

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.games.cleopatra.state import Cleopatra


def halve(s: Cleopatra, cards: i64, chance: Chance) -> None:
    """CL-S4 Turn half of the pile face up.

    An odd pile is made as if it had one card more, which has left: so the odd card belongs to either half,
    and not even the state knows to which.
    """
    s.market.pile_gone = cards % 2
    s.market.pile_up = (cards + 1) // 2
    s.market.pile_down = (cards + 1) // 2
    uncover(s, chance)


def uncover(s: Cleopatra, chance: Chance) -> None:
    """CL-V5 The next card of the pile becomes the top: its side shows, and its face if it lies face up."""
    market = s.market
    below = market.pile_up + market.pile_down
    if below == market.pile_gone:
        market.top = NONE
        market.pile_up = market.pile_down = market.pile_gone = 0
        if s.rules.reshuffle == AT_ONCE and count(market.discards):
            new_pile(s, chance)
        return
    pile: i64 = len(market.bags) - 1
    if market.pile_down == 0 or (market.pile_up and chance.pick(below) < market.pile_up):
        market.pile_up -= 1
        market.top = chance.draw(market.bags[pile])
        s.memory.moves_openly(market.top, s.memory.bag_place(pile), NONE)
    else:
        market.pile_down -= 1
        market.top = face_down(pile)


def new_pile(s: Cleopatra, chance: Chance) -> None:
    """CL-M3, CL-M7 The discards, and nothing else, become the next pile as in CL-S4."""
    market = s.market
    cards = count(market.discards)
    market.bags = append(market.bags, market.discards)
    market.discards = no_cards()
    s.memory.discards_become_pile()
    s.tell(events.NEW_PILE, cards)
    halve(s, cards, chance)


def draw_card(s: Cleopatra, chance: Chance) -> i64:
    """CL-M3 Draw the top card, as it lies; NONE if there is none and no new pile can be made."""
    if s.market.top == NONE and count(s.market.discards):
        new_pile(s, chance)
    card = s.market.top
    if card != NONE:
        uncover(s, chance)
    return card


def draw_cards(s: Cleopatra, number: i64, chance: Chance) -> vec[i64]:
    """Draw up to `number` cards from the top, one after the other."""
    cards = vec[i64]([])
    while len(cards) < number:
        card = draw_card(s, chance)
        if card == NONE:
            return cards
        cards = append(cards, card)
    tell_top(s)
    return cards


def take_packet(s: Cleopatra, number: i64, chance: Chance, reshuffle: bool) -> vec[i64]:
    """CL-C7 Take up to `number` cards from the top together: nobody sees the sides below the top card."""
    market = s.market
    packet = vec[i64]([])
    while len(packet) < number:
        if market.top == NONE and reshuffle and count(market.discards):
            new_pile(s, chance)
        if market.top == NONE:
            return packet
        packet = append(packet, market.top)
        while len(packet) < number and market.pile_up + market.pile_down > market.pile_gone:
            packet = append(packet, face_down(len(market.bags) - 1))
            market.pile_gone += 1
        uncover(s, chance)
    tell_top(s)
    return packet


def tell_top(s: Cleopatra) -> None:
    """CL-V5 Tell everybody about a card that lies face up on top of the pile."""
    if s.market.top != NONE and not is_face_down(s.market.top):
        s.reveal(NOBODY, events.SHOWS_TOP, s.market.top)


def turn_up(s: Cleopatra, card: i64, chance: Chance) -> i64:
    """CL-V2 The kind of a card, drawn now if somebody looks at it for the first time."""
    return chance.draw(s.market.bags[pile_of(card)]) if is_face_down(card) else card


def source_of(s: Cleopatra, card: i64) -> i64:
    """The hidden place that a card came from, NONE if it lay face up."""
    return s.memory.bag_place(pile_of(card)) if is_face_down(card) else NONE


def discard_openly(s: Cleopatra, seat: i64, kind: i64) -> None:
    """CL-Q2, CL-T3 Put a card from a hand on the discards for everybody to see."""
    s.hands[seat][kind] -= 1
    s.market.discards[kind] += 1
    s.memory.moves_openly(kind, seat, s.memory.discards_place())


# --- set-up ------------------------------------------------------------------------------------------------


def deal_hands(s: Cleopatra, cards: i64, chance: Chance) -> None:
    """CL-S3 Deal cards face down to each player, before there is a pile."""
    seat: i64
    for seat in range(s.seats):
        for _ in range(cards):
            s.hands[seat][chance.draw(s.market.bags[0])] += 1


def lay_first_cards(s: Cleopatra, stalls: i64, chance: Chance) -> None:
    """CL-S5 Lay one card on each stall, as it lies."""
    stall: i64
    for stall in range(stalls):
        s.market.stalls[stall] = append(s.market.stalls[stall], draw_card(s, chance))
