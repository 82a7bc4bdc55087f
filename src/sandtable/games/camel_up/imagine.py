"""CU-48 Deal anew what a seat cannot know: the colours of the other players' finish cards."""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.chance import Chance
from sandtable.core.native import i64
from sandtable.games.camel_up.cards import card_seat, finish_card
from sandtable.games.camel_up.state import HAND, CamelUp


def imagine(s: CamelUp, seat: int | None, chance: Chance) -> CamelUp:
    """CU-48 Replace the cards that each other player has laid by random ones, all deals equally likely."""
    imagined = s.clone()
    if not s.agenda:
        return imagined  # the piles are turned up, so nothing is hidden
    for other in range(s.setting.seats):
        if other != seat:
            imagined.hands[other] = HAND
    for pile in imagined.piles:
        for at in range(len(pile)):
            owner = card_seat(pile[at])
            if owner != seat:
                pile[at] = finish_card(owner, _take_card(imagined, owner, chance))
    return imagined


def _take_card(s: CamelUp, seat: i64, chance: Chance) -> i64:
    camel = bits.nth(s.hands[seat], chance.pick(bits.count(s.hands[seat])))
    s.hands[seat] &= ~(1 << camel)
    return camel
