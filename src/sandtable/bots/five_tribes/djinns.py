"""FT-10 What the use of a djinn is worth to its owner."""

from __future__ import annotations

from typing import Final

from sandtable.bots.five_tribes.outlook import Outlook
from sandtable.bots.five_tribes.worth import tile_worth
from sandtable.bots.search import Plan
from sandtable.core.native import i64
from sandtable.games.five_tribes.actions import Use
from sandtable.games.five_tribes.board import (
    BOURAQ,
    ECHIDNA,
    ENKI,
    IBLIS,
    LETA,
    PALACE,
    PALM,
    SIBITTIS,
    SLOAR,
    UTUG,
)
from sandtable.games.five_tribes.piles import size
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.tribes import builders_earn
from sandtable.games.five_tribes.steps.window import legal_uses

# The average gain of powers that depend on luck or on what follows.
SIBITTIS_BRINGS: Final = 9.0
SLOAR_BRINGS: Final = 3.5
IBLIS_BRINGS: Final = 3.0


def use_plans(s: FiveTribes, outlook: Outlook, window: i64) -> list[Plan]:
    """A plan for each use of a djinn that is legal in a window."""
    found: list[Plan] = []
    for use in legal_uses(s, outlook.seat, window):
        assert isinstance(use, Use)
        found.append(Plan([use], use_worth(s, outlook, use) - outlook.payment(use.payment)))
    return found


def use_worth(s: FiveTribes, outlook: Outlook, use: Use) -> float:
    """What a use gains, before its cost."""
    djinn: i64 = use.djinn
    if djinn == LETA or djinn == UTUG:
        return tile_worth(s, use.tile, outlook.palm, outlook.late) + outlook.last_camel()
    if djinn == BOURAQ:
        return outlook.piece(PALACE, use.tile)
    if djinn == ENKI:
        return outlook.piece(PALM, use.tile)
    if djinn == ECHIDNA:
        return float(builders_earn(s, size(s.in_hand), 0))
    if djinn == IBLIS:
        return IBLIS_BRINGS
    if djinn == SIBITTIS:
        return SIBITTIS_BRINGS * (1.0 - outlook.late / 2.0)
    return SLOAR_BRINGS if djinn == SLOAR else 0.0
