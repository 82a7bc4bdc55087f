"""Camel Up: other players' finish cards, in hand and on the piles, change their colours."""

from __future__ import annotations

from sandtable import Chance
from sandtable.core import bits
from sandtable.games.camel_up.board import RACERS
from sandtable.games.camel_up.cards import card_camel, card_seat, finish_card
from sandtable.games.camel_up.state import CamelUp

PUBLIC = frozenset(
    {
        "leg",
        "camels",
        "dice",
        "rolled",
        "tiles",
        "tile_of",
        "ticket_owner",
        "pyramid",
        "partner",
        "laid",
        "account",
        "ended",
    }
)


def scramble(state: CamelUp, seat: int | None, chance: Chance) -> CamelUp:
    """Permute the five colours of every other player's cards."""
    twin = state.clone()
    if not state.agenda:
        return twin  # all cards are face up
    for other in range(state.setting.seats):
        if other == seat:
            continue
        turn = 1 + chance.pick(RACERS - 1)  # never the same colour: every hidden card changes
        twin.hands[other] = sum(1 << (camel + turn) % RACERS for camel in bits.listed(state.hands[other]))
        for pile in twin.piles:
            for at in range(len(pile)):
                if card_seat(pile[at]) == other:
                    pile[at] = finish_card(other, (card_camel(pile[at]) + turn) % RACERS)
    return twin
