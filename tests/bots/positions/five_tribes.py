"""Silly moves in Five Tribes: gold spent for nothing, and useful goods not taken."""

from __future__ import annotations

from tests.bots.positions.kit import Trap
from tests.games.five_tribes.kit import Hand, Play, table


def market(gold: int, cards: str, row: str) -> Play:
    """The small market, reached with two elders: 3 gold for one of the first three cards."""
    played = table("a1=6s:W b1=6m:W e5=8o:YY f5=8o:Y", Hand(gold=gold, cards=cards), seats=2, row=row)
    return played.play("take a1", "drop b1 elder", luck=None)


TRAPS = [
    Trap(
        "a suit of seven goods is not left incomplete for three gold",
        lambda: market(20, "ivory jewels gold papyrus silk spice", "fish ivory jewels"),
        ("pass", "end turn"),
    ),
    Trap(
        "no gold for a turn when there is one poor move for everybody",
        lambda: table("a1=6s:W b1=6m:W", bidding=True, seats=3),
        ("bid 8", "bid 12", "bid 18"),
    ),
    Trap(
        "the tile worth 15 rather than the one worth 4",
        lambda: table("a1=6m:W b1=15s:W e5=6m:W f5=4L:W", order=[1]),
        ("take e5", "take f5"),
    ),
]
