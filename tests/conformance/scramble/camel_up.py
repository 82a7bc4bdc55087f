"""Camel Up: the colours of other players' finish cards, in hand and on the piles, become others."""

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
    """Another order of the five colours for each other player."""
    twin = state.clone()
    if not state.agenda:
        return twin  # everything is turned up
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
