"""FT-8 The action of the final tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.action import Action
from sandtable.core.native import append, i64, vec
from sandtable.core.step import Auto, Step
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.actions import BUY, BUY_TWO, PASS, SUMMON, Buy, Summon
from sandtable.games.five_tribes.board import (
    LARGE_MARKET_COSTS,
    OASIS,
    PALACE,
    PALM,
    PAY_ELDER_AND_FAKIR,
    PAY_TWO_ELDERS,
    SACRED_PLACE,
    SMALL_MARKET,
    SMALL_MARKET_COSTS,
    VILLAGE,
)
from sandtable.games.five_tribes.djinns.passive import gain_djinn
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.placing import Place
from sandtable.games.five_tribes.supplies import can_pay, may_have, pay, take_from_row
from sandtable.games.five_tribes.variants import EVERYTHING_IS_ASKED, OPEN

if TYPE_CHECKING:
    from sandtable.core.chance import Chance


class TileAction(Auto[FiveTribes]):
    """FT-4.5, FT-8.1 Whoever owns the tile, a palm or palace must be placed; markets and sacred places are
    offered, except where there is no card or djinn to take, or visibly no elder to pay with."""

    def run(self, s: FiveTribes, chance: Chance) -> None:
        seat = self.seat
        place = s.place(s.tile)
        if place == OASIS:
            s.then(Place(seat, PALM, int(s.tile)))
        elif place == VILLAGE:
            s.then(Place(seat, PALACE, int(s.tile)))
        elif place == SACRED_PLACE:
            if len(s.djinn_row) and any(may_have(s, seat, payment) for payment in SUMMON_PAYMENTS):
                s.then(SacredPlace(seat))
        elif len(s.row):
            cost = SMALL_MARKET_COSTS if place == SMALL_MARKET else LARGE_MARKET_COSTS
            if s.gold[seat] >= cost or not gold_is_open(s):
                s.then(SmallMarket(seat) if place == SMALL_MARKET else LargeMarket(seat))


def gold_is_open(s: FiveTribes) -> bool:
    """FT-4.7 Whether everybody sees who cannot pay for the market."""
    return s.variants.hands == OPEN and s.variants.version != EVERYTHING_IS_ASKED


class SmallMarket(Step[FiveTribes, Action]):
    """FT-8.3, FT-8.5 Three gold for one of the first three cards that lie there."""

    def candidates(self, s: FiveTribes, seat: int) -> list[Action]:
        return [*BUY, PASS]

    def barred(self, s: FiveTribes, seat: int, action: Action) -> str | None:
        if not isinstance(action, Buy):
            return None
        if action.last > len(s.row):
            return "FT-8.5"
        return None if s.gold[seat] >= SMALL_MARKET_COSTS else "FT-8.3"

    def take(self, s: FiveTribes, seat: int, action: Action, chance: Chance) -> None:
        if isinstance(action, Buy):
            buy(s, seat, action, SMALL_MARKET_COSTS)


class LargeMarket(Step[FiveTribes, Action]):
    """FT-8.3, FT-8.5, FT-Q16 Six gold for two of the first six cards, chosen together; the last card alone
    costs six as well."""

    def candidates(self, s: FiveTribes, seat: int) -> list[Action]:
        return [BUY[0], *BUY_TWO, PASS]

    def barred(self, s: FiveTribes, seat: int, action: Action) -> str | None:
        if not isinstance(action, Buy):
            return None
        if action.last > len(s.row):
            return "FT-8.5"
        if action is BUY[0] and len(s.row) > 1:
            return "FT-Q16"
        return None if s.gold[seat] >= LARGE_MARKET_COSTS else "FT-8.3"

    def take(self, s: FiveTribes, seat: int, action: Action, chance: Chance) -> None:
        if isinstance(action, Buy):
            buy(s, seat, action, LARGE_MARKET_COSTS)


def buy(s: FiveTribes, seat: int, action: Buy, cost: int) -> None:
    """FT-8.3 Pay for cards of the market and take them."""
    s.earn(seat, -cost)
    s.tell(events.BUYS, seat, cost, take_from_row(s, seat, action.positions))


SUMMON_PAYMENTS: Final[tuple[int, ...]] = (PAY_TWO_ELDERS, PAY_ELDER_AND_FAKIR)


class SacredPlace(Step[FiveTribes, Action]):
    """FT-8.4, FT-8.5 Two elders, or an elder and a fakir, for any face-up djinn."""

    def candidates(self, s: FiveTribes, seat: int) -> list[Action]:
        return [*[summon for summon in SUMMON if summon.djinn in s.djinn_row], PASS]

    def barred(self, s: FiveTribes, seat: int, action: Action) -> str | None:
        if isinstance(action, Summon) and not can_pay(s, seat, action.payment):
            return "FT-8.4"
        return None

    def take(self, s: FiveTribes, seat: int, action: Action, chance: Chance) -> None:
        if not isinstance(action, Summon):
            return
        secret = pay(s, seat, action.payment)
        s.djinn_row = without(s.djinn_row, action.djinn)
        s.show(secret, seat, events.GAINS_DJINN, seat, action.djinn, action.payment)
        gain_djinn(s, seat, action.djinn)


def without(row: vec[i64], djinn: int) -> vec[i64]:
    left = vec[i64]([])
    for other in row:
        if other != djinn:
            left = append(left, other)
    return left
