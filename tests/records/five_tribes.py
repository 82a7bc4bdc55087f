"""Whole games: one for each way to end, and some with variants of the rules."""

from __future__ import annotations

from functools import partial

from sandtable import Chance, Table
from sandtable.bots.random import choose_random
from sandtable.games.five_tribes import GAME
from tests.records.makers import Maker

# All variants together, each with its second choice; they do not interfere with each other.
OTHER_READINGS = {name: variant.choices[1] for name, variant in GAME.variants.items()}


def played(seats: int, seed: int, variants: dict[str, str] | None = None, undo: bool = False) -> Table:
    """Play at random: choose a verb, then one of its actions. With `undo`, every tenth action is taken back
    once."""
    table = Table(GAME, seats, Chance(seed), variants)
    choices = Chance(seed + 1_000_000)
    while table.state.to_act():
        (seat,) = table.state.to_act()
        action = choose_random(table.state.options(seat), choices)
        table.play(action, seat)
        if undo and len(table.history) % 10 == 0 and table.can_undo(seat):
            table.undo(seat)
            table.play(action, seat)
    return table


RECORDS: dict[str, Maker] = {
    "last-camel": partial(played, 2, 7),
    "no-move": partial(played, 4, 1),
    "shared-victory": partial(played, 3, 24),
    "undone-and-played-again": partial(played, 3, 5, undo=True),
    "other-readings": partial(played, 2, 7, OTHER_READINGS),
    "everything-open": partial(played, 4, 8, {"hands": "open"}),
}
