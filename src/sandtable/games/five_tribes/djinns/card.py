"""What every djinn is: a card with a name, a value, a cost, its moments and a power.

A djinn class overrides only what its power needs, out of this closed set: a power paid for in a window
(`forbids`, `tiles`, `play`), a moment it hears of (`hears` and the method of that moment), or a number
that counts in scoring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.native import i64
from sandtable.games.five_tribes.actions import Use
from sandtable.games.five_tribes.board import (
    DJINN_NAMES,
    DJINN_VALUES,
    NO_TILE,
    PAY_ELDER,
    PAY_ELDER_AND_FAKIR,
    PAY_FAKIR,
    PAY_TWO_ELDERS,
    TILES,
)

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.games.five_tribes.state import FiveTribes

# FT-10.2 Costs, as the ways to pay them.
NOTHING: Final[tuple[int, ...]] = ()
ELDER_OR_FAKIR: Final[tuple[int, ...]] = (PAY_ELDER, PAY_FAKIR)
ELDER_AND_ANOTHER: Final[tuple[int, ...]] = (PAY_TWO_ELDERS, PAY_ELDER_AND_FAKIR)
ONE_FAKIR: Final[tuple[int, ...]] = (PAY_FAKIR,)

# FT-10.3 Windows of a turn.
BEFORE_MOVE: Final = 1
BEFORE_TRIBE: Final = 2
BEFORE_TILE: Final = 4
AFTER_TILE: Final = 8
ANY_WINDOW: Final = 15
OTHER_TIMES: Final = 0  # when bidding or placing, where the steps offer it

# Moments that djinns hear of.
DJINN_GAINED: Final = 1
MEEPLE_DROPPED: Final = 2
PALACE_PLACED: Final = 4
MEEPLE_KILLED: Final = 8
VICTIM_CHOSEN: Final = 16


class Djinn:
    """FT-10.4 One of the 22 cards."""

    number: int
    rule: str = ""  # the rule that refuses a tile, if its power names one
    cost: tuple[int, ...] = NOTHING
    windows: int = OTHER_TIMES
    aims: bool = False  # whether its power names a tile
    hears: int = 0
    protects: bool = False

    def __init__(self) -> None:
        self.name = DJINN_NAMES[self.number]
        self.value = DJINN_VALUES[self.number]
        tiles = tuple(range(TILES)) if self.aims else (NO_TILE,)
        self.uses = tuple(tuple(Use(self.number, payment, tile) for tile in tiles) for payment in self.cost)

    # --- a power that is paid for (FT-10.7) --------------------------------------------------------

    def forbids(self, s: FiveTribes, seat: int, payment: int, fakirs: i64) -> str | None:
        """FT-10.7 The rule that makes the power useless, whatever tile it names, before it is paid; or None.
        `fakirs` is the number in hand, or the most there can be as far as the others know."""
        return None

    def tiles(self, s: FiveTribes, seat: int) -> i64:
        """The tiles that the power may name, one bit each."""
        return 0

    def play(self, s: FiveTribes, seat: int, tile: int, chance: Chance) -> None:
        """Apply the effect; the cost has been paid."""
        raise NotImplementedError

    # --- moments (FT-10.1: no cost, always active) -------------------------------------------------

    def djinn_gained(self, s: FiveTribes, owner: i64, taker: i64) -> None:
        raise NotImplementedError

    def meeple_dropped(self, s: FiveTribes, owner: i64, mover: i64, tile: i64) -> None:
        raise NotImplementedError

    def palace_placed(self, s: FiveTribes, owner: i64, builder: i64) -> None:
        raise NotImplementedError

    def meeple_killed(self, s: FiveTribes, owner: i64, killer: i64) -> None:
        raise NotImplementedError

    def victim_chosen(self, s: FiveTribes, owner: i64, tribe: i64, tile: i64, chance: Chance) -> bool:
        """Act on a victim; return whether it is taken instead of killed."""
        raise NotImplementedError
