"""FT-4 The action of a player, from the marker to the sale, and who comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.native import append, i64
from sandtable.core.step import AnyStep, Auto
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.board import MOST_SEATS, NO_TILE, NONE, SPOTS
from sandtable.games.five_tribes.control import take_control
from sandtable.games.five_tribes.djinns.card import BEFORE_MOVE, BEFORE_TILE, BEFORE_TRIBE
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.sale import LastWindow
from sandtable.games.five_tribes.steps.sowing import PickUp
from sandtable.games.five_tribes.steps.tiles import TileAction
from sandtable.games.five_tribes.steps.tribes import TribeAction
from sandtable.games.five_tribes.steps.window import Powers
from sandtable.games.five_tribes.variants import PER_MARKER, WHOLE_ROUND

if TYPE_CHECKING:
    from sandtable.core.chance import Chance


class NextMarker(Auto[FiveTribes]):
    """FT-3.4, FT-3.5, FT-4.1 The marker farthest down the Turn Order Track goes to the first free spot of the
    Bid Order Track and its owner acts; so the next bids come in this order of play. Each marker counts by
    itself, even if one player has two (FT-Q27)."""

    def run(self, s: FiveTribes, chance: Chance) -> None:
        end_turn(s)
        spot: i64
        for spot in range(SPOTS - 1, -1, -1):
            if s.track[spot] != NONE:
                seat = int(s.track[spot])
                s.track[spot] = NONE
                s.bid_order = append(s.bid_order, seat)
                s.tell(events.TURN_STARTS, seat)
                s.then(MOVE[seat], NEXT_MARKER)
                if not all_blocked(s):  # FT-12.5 else the last window is the only one
                    s.then(POWERS_BEFORE_MOVE[seat])
                return


class Move(Auto[FiveTribes]):
    """FT-4.2 to FT-4.6 The steps of an action in fixed order; without a legal move, FT-12.2 instead."""

    def run(self, s: FiveTribes, chance: Chance) -> None:
        seat = self.seat
        if is_blocked(s):
            s.tell(events.CANNOT_MOVE, seat)
            s.then(LastWindow(seat))
            return
        s.then_all(STEPS_OF_A_MOVE[seat])


class Control(Auto[FiveTribes]):
    """FT-4.3, FT-6.2 The final tile, emptied of all but the collected tribe, gets a camel."""

    def run(self, s: FiveTribes, chance: Chance) -> None:
        take_control(s, self.seat, s.tile)


def steps_of_a_move(seat: int) -> list[AnyStep]:
    """FT-4.2 to FT-4.6 In this order."""
    return [
        PickUp(seat),
        Control(seat),
        Powers(seat, BEFORE_TRIBE),
        TribeAction(seat),
        Powers(seat, BEFORE_TILE),
        TileAction(seat),
        LastWindow(seat),
    ]


# Steps never change: one for each seat is enough.
STEPS_OF_A_MOVE: Final = tuple(steps_of_a_move(seat) for seat in range(MOST_SEATS))
MOVE: Final = tuple(Move(seat) for seat in range(MOST_SEATS))
POWERS_BEFORE_MOVE: Final = tuple(Powers(seat, BEFORE_MOVE) for seat in range(MOST_SEATS))
NEXT_MARKER: Final = NextMarker()


def is_blocked(s: FiveTribes) -> bool:
    """FT-12.2, FT-12.5, FT-Q15 Once a player had no legal move, nobody moves for the rest of the round; in
    the variant each player is tested again."""
    if all_blocked(s):
        return True
    if s.can_move():
        return False
    s.blocked = 1
    if s.ended == events.GOES_ON:
        s.ended = events.BY_NO_MOVE
    return True


def all_blocked(s: FiveTribes) -> bool:
    """Whether somebody was blocked earlier in this round, so that nobody is tested again."""
    return s.blocked == 1 and s.variants.blocked == WHOLE_ROUND


def end_turn(s: FiveTribes) -> None:
    """FT-10.1, FT-Q2 Forget what belongs to one turn; in the variant, used djinns stay used for the round."""
    s.tile = NO_TILE
    s.acting = 0
    if s.variants.djinn_use == PER_MARKER:
        s.used = 0
