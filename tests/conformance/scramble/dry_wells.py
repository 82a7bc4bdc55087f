"""Dry Wells: the amounts of water that the seat has not seen change places."""

from __future__ import annotations

from dry_wells.rules import DRY, Camp
from dry_wells.view import known

from sandtable import Chance

PUBLIC = frozenset({"seen", "still_in", "fainted", "spied"})


def scramble(state: Camp, seat: int | None, chance: Chance) -> Camp:
    """Deal the unknown cards with water again. Dry cards stay where they are, so that nobody else faints."""
    twin = state.clone()
    unknown = [
        (owner, at)
        for owner, cards in enumerate(twin.cards)
        for at in range(known(state, owner, seat), len(cards))
        if cards[at] != DRY
    ]
    pool = [twin.cards[owner][at] for owner, at in unknown] + [card for card in twin.deck if card != DRY]
    for owner, at in unknown:
        twin.cards[owner][at] = pool.pop(chance.pick(len(pool)))
    twin.deck = sorted([card for card in twin.deck if card == DRY] + pool)
    return twin
