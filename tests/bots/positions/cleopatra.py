"""Silly moves in Cleopatra: ending a game that would be lost, and amulets taken for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.bots.positions.kit import Trap
from tests.games.cleopatra.kit import Palace, palace

REFILLED = ("refill", "lay 1 1", "lay 1 2", "end turn")


def nearly_built(talents: int, amulets: Sequence[int], seats: int = 3, **options: Any) -> Palace:
    """CL-E1 The last obelisk would end the game."""
    return palace(
        ["aaassww"],
        seats=seats,
        walls="L1 L2 L3 B1 B2 B3 R3 R2 R1",
        sphinxes=6,
        obelisks="left",
        throne=2,
        doors="left right",
        talents=[talents, *[30] * (seats - 1)],
        amulets=amulets,
        stalls="a|a|a",
        **options,
    )


def too_many(hand: str, amulets: Sequence[int]) -> Palace:
    """CL-H2 The market has filled the hand beyond ten cards."""
    return palace([hand], stalls="aa|a|a", amulets=amulets).play("market 1", *REFILLED)


END = ("build obelisk right",)
TRAPS = [
    Trap("the richest does not end the game to be eaten", lambda: nearly_built(60, [12, 1, 1]), END),
    Trap("nor at a table of five", lambda: nearly_built(60, [14, 1, 1, 2, 0], seats=5), END),
    Trap("the poorest does not end the game to lose it", lambda: nearly_built(5, [0, 3, 1]), END),
    Trap(
        "a rich and clean player does not go to the market", lambda: nearly_built(90, [0, 9, 9]), ("market",)
    ),
    Trap(
        "nobody keeps tainted cards above ten and takes amulets for them",
        lambda: too_many("aassmmww1122", [9, 0, 0]),
        ("keep all",),
    ),
    Trap(
        "nobody takes four amulets for spare artisans",
        lambda: too_many("aaaaaaaasmwl", [6, 5, 5]),
        ("keep all",),
    ),
    Trap(
        "a full hand is built, not carried past the limit for tainted cards",
        lambda: palace(["aaaassswwm"], stalls="12|13|25", amulets=[6, 5, 5]),
        ("market",),
    ),
    Trap(
        "the most corrupt leaves tainted cards alone",
        lambda: palace(["as"], stalls="aml|12|133", amulets=[9, 2, 2]),
        ("market 2", "market 3"),
    ),
    Trap(
        "the clean one does not give everything to the priest",
        lambda: palace(["4"], altar=4, talents=[40, 10, 10], amulets=[0, 9, 9]).play("scribe onto"),
        tuple(f"bid {talents}" for talents in range(21, 41)),
    ),
]
