"""The turn: one action, market or quarry (CL-T1 to CL-T5, CL-M4, CL-E9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.action import Action
from sandtable.core.step import AnyStep, Auto
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.actions import PASS, TAKE, TAKE_NOTHING, TakeStall
from sandtable.games.cleopatra.board import MOST_PLAYERS
from sandtable.games.cleopatra.open_step import OpenStep
from sandtable.games.cleopatra.pieces import PIECE_ACTIONS, Piece
from sandtable.games.cleopatra.progress import no_characters
from sandtable.games.cleopatra.scoring import UNFINISHED
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.ending import EndGame
from sandtable.games.cleopatra.steps.hand_limit import CheckHand, EndTurn
from sandtable.games.cleopatra.steps.market import DrawRefill, Refill, market_closed, open_visits, visit
from sandtable.games.cleopatra.steps.paying import buy
from sandtable.games.cleopatra.steps.quarry import Build, buildable, unbuildable
from sandtable.games.cleopatra.variants import BEFORE_REFILL

if TYPE_CHECKING:
    from sandtable.core.chance import Chance

VISITS: tuple[TakeStall, ...] = (*TAKE, TAKE_NOTHING)


class Turn(OpenStep):
    """CL-T1, CL-T5 Take exactly one action, market or quarry, with characters before, during and after it.

    A player goes to the quarry by choosing the first piece.
    """

    def plain_candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [*VISITS, *PIECE_ACTIONS, PASS]

    def plain_barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        if isinstance(action, TakeStall):
            return market_closed(s, action)
        if isinstance(action, Piece):
            return unbuildable(s, seat, action)
        return None if must_pass(s, seat) else "CL-T5"

    def plain_options(self, s: Cleopatra, seat: int) -> list[Action]:
        found = open_visits(s)
        found += buildable(s, seat)
        return found or [PASS]

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        s.progress.passes = s.progress.passes + 1 if action is PASS else 0
        if isinstance(action, Piece):
            s.then_all(quarry_goes_on(s, seat))
            buy(s, seat, action)
        elif isinstance(action, TakeStall):
            visit(s, seat, action, chance)
            s.then_all(market_goes_on(s, seat))
        else:
            s.progress.idle += 1
            s.tell(events.PASSES, seat)
            s.then(EndTurn(seat), CheckHand(seat), NextTurn(seat))


def must_pass(s: Cleopatra, seat: int) -> bool:
    """CL-M4 Whether there is nothing to take, to draw or to build."""
    return not open_visits(s) and not buildable(s, seat)


def market_goes_on(s: Cleopatra, seat: int) -> list[AnyStep]:
    """CL-H1 The rest of a turn in the market; a variant checks the hand before the refill."""
    return MARKET_CHECKED_EARLY[seat] if s.rules.hand_limit_check == BEFORE_REFILL else MARKET[seat]


def quarry_goes_on(s: Cleopatra, seat: int) -> list[AnyStep]:
    """CL-H1 The rest of a turn in the quarry; a variant does not check the hand."""
    return QUARRY_CHECKED[seat] if s.rules.hand_limit_after_quarry else QUARRY[seat]


class NextTurn(Auto[Cleopatra]):
    """CL-S1, CL-T4, CL-E9 The left neighbour is next, unless everybody has passed or nobody builds."""

    def run(self, s: Cleopatra, chance: Chance) -> None:
        progress = s.progress
        progress.played = no_characters()
        if progress.passes >= s.seats or progress.idle >= s.rules.max_idle_turns:
            s.then(EndGame(UNFINISHED))
        else:
            s.then(TURN[s.left_of(self.seat)])


# Steps never change, so those of each seat are made once.
SEATS: Final = range(MOST_PLAYERS)
TURN: Final = tuple(Turn(seat) for seat in SEATS)
MARKET: Final[tuple[list[AnyStep], ...]] = tuple(
    [Refill(seat), DrawRefill(seat), EndTurn(seat), CheckHand(seat), NextTurn(seat)] for seat in SEATS
)
MARKET_CHECKED_EARLY: Final[tuple[list[AnyStep], ...]] = tuple(
    [Refill(seat), CheckHand(seat), DrawRefill(seat), EndTurn(seat), NextTurn(seat)] for seat in SEATS
)
QUARRY: Final[tuple[list[AnyStep], ...]] = tuple(
    [Build(seat), EndTurn(seat), NextTurn(seat)] for seat in SEATS
)
QUARRY_CHECKED: Final[tuple[list[AnyStep], ...]] = tuple(
    [Build(seat), EndTurn(seat), CheckHand(seat), NextTurn(seat)] for seat in SEATS
)
STEPS: Final[tuple[type[AnyStep], ...]] = (Turn, NextTurn)
