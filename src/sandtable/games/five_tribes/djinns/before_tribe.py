"""Djinns that strengthen the tribe about to act; they can be paid only then (FT-10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.games.five_tribes.board import ASSASSIN, BUILDER, ECHIDNA, IBLIS, KANDICHA, PAYMENT_FAKIRS
from sandtable.games.five_tribes.djinns.card import BEFORE_TRIBE, ELDER_AND_ANOTHER, ELDER_OR_FAKIR, Djinn
from sandtable.games.five_tribes.piles import tribe_in
from sandtable.games.five_tribes.targets import pair_somewhere, tiles_in_reach
from sandtable.games.five_tribes.variants import DOUBLED, EVERYTHING_IS_ASKED

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.games.five_tribes.state import FiveTribes


class Echidna(Djinn):
    """FT-10.Echidna The builders in hand earn double, including what fakirs add (FT-7.7)."""

    number = ECHIDNA
    cost = ELDER_AND_ANOTHER
    windows = BEFORE_TRIBE

    def forbids(self, s: FiveTribes, seat: int, payment: int, fakirs: i64) -> str | None:
        """FT-10.7 There must be gold to double. FT-Q4 In the variant also before assassins act, to double
        what Kandicha earns for builders."""
        tribe = tribe_in(s.in_hand)
        first_rules = s.variants.version == EVERYTHING_IS_ASKED
        if tribe == BUILDER:
            return None if first_rules or s.blue_around(s.tile) else "FT-10.7"
        doubled = s.variants.echidna_kandicha == DOUBLED and tribe == ASSASSIN and s.owns(seat, KANDICHA)
        if not doubled:
            return "FT-10.6"
        if first_rules:
            return None if tiles_in_reach(s, fakirs) & s.meeples.where[BUILDER] else "FT-10.6"
        reach = bits.listed(tiles_in_reach(s, fakirs - PAYMENT_FAKIRS[payment]) & s.meeples.where[BUILDER])
        return None if any(s.blue_around(tile) for tile in reach) else "FT-10.7"

    def play(self, s: FiveTribes, seat: int, tile: int, chance: Chance) -> None:
        s.acting |= 1 << ECHIDNA


class Iblis(Djinn):
    """FT-10.Iblis The assassins in hand kill two on one tile, or two viziers and elders of one opponent."""

    number = IBLIS
    cost = ELDER_OR_FAKIR
    windows = BEFORE_TRIBE

    def forbids(self, s: FiveTribes, seat: int, payment: int, fakirs: i64) -> str | None:
        """FT-10.6, FT-10.7, FT-Q8 Two must be in reach somewhere with the fakirs that are left after paying;
        the first version of the rules counted the one that pays too."""
        if tribe_in(s.in_hand) != ASSASSIN or not pair_somewhere(s, seat, fakirs):
            return "FT-10.6"
        if s.variants.version == EVERYTHING_IS_ASKED:
            return None
        return None if pair_somewhere(s, seat, fakirs - PAYMENT_FAKIRS[payment]) else "FT-10.7"

    def play(self, s: FiveTribes, seat: int, tile: int, chance: Chance) -> None:
        s.acting |= 1 << IBLIS
