"""FT-9 The last part of a turn: djinns (window D) and the sale of goods, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.step import Auto, Field, Step
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.actions import END_SUIT, END_TURN, SELL, Sell, Use
from sandtable.games.five_tribes.board import FAKIR, SUIT_PAYS
from sandtable.games.five_tribes.djinns.card import AFTER_TILE
from sandtable.games.five_tribes.piles import cards_of
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.window import all_uses, legal_uses, use_barred, use_djinn, window_opens
from sandtable.games.five_tribes.supplies import may_sell, spend
from sandtable.games.five_tribes.variants import EVERYTHING_IS_ASKED

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value


class LastWindow(Auto[FiveTribes]):
    """FT-4.6, FT-12.5 Ask the player as long as it has cards or may use a djinn. A blocked player has only
    this step."""

    def run(self, s: FiveTribes, chance: Chance) -> None:
        if may_sell(s, self.seat, 0) or window_opens(s, self.seat, AFTER_TILE):
            s.then(Sale(self.seat))


class Sale(Step[FiveTribes, Action]):
    """FT-9, FT-Q21 Start a suit, use a djinn, or end the turn."""

    def candidates(self, s: FiveTribes, seat: int) -> list[Action]:
        return [*all_uses(s, seat, AFTER_TILE), *SELL, END_TURN]

    def barred(self, s: FiveTribes, seat: int, action: Action) -> str | None:
        if isinstance(action, Use):
            return use_barred(s, seat, action)
        if isinstance(action, Sell) and cards_of(s.cards(seat), action.kind) == 0:
            return "FT-9.1"
        return None

    def options(self, s: FiveTribes, seat: int) -> list[Action]:
        cards = s.cards(seat)
        found = legal_uses(s, seat, AFTER_TILE)
        found += [SELL[kind] for kind in range(FAKIR) if cards_of(cards, kind)]
        found.append(END_TURN)
        return found

    def take(self, s: FiveTribes, seat: int, action: Action, chance: Chance) -> None:
        if isinstance(action, Use):
            s.then(LastWindow(seat))
            use_djinn(s, seat, action, chance)
        elif isinstance(action, Sell):
            lay_out(s, seat, action.kind)
            s.then(Suit(seat, 1 << action.kind))


class Suit(Step[FiveTribes, Action]):
    """FT-9.1 Add to the suit laid out so far, one bit a kind, in the order of the kinds, or end it."""

    def __init__(self, seat: int, kinds: int) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.kinds)

    def candidates(self, s: FiveTribes, seat: int) -> list[Action]:
        return [*SELL[self.kinds.bit_length() :], END_SUIT]

    def barred(self, s: FiveTribes, seat: int, action: Action) -> str | None:
        if isinstance(action, Sell) and cards_of(s.cards(seat), action.kind) == 0:
            return "FT-9.1"
        return None

    def options(self, s: FiveTribes, seat: int) -> list[Action]:
        cards = s.cards(seat)
        found: list[Action] = [
            SELL[kind] for kind in range(FAKIR) if self.kinds < 1 << kind and cards_of(cards, kind)
        ]
        found.append(END_SUIT)
        return found

    def take(self, s: FiveTribes, seat: int, action: Action, chance: Chance) -> None:
        if isinstance(action, Sell):
            lay_out(s, seat, action.kind)
            s.then(Suit(seat, self.kinds | 1 << action.kind))
            return
        kinds = bits.listed(self.kinds)
        gold = SUIT_PAYS[len(kinds)]
        s.earn(seat, gold)
        s.tell(events.SELLS, seat, tuple(kinds), gold)
        s.then(LastWindow(seat))

    def passes(self, s: FiveTribes, chance: Chance) -> bool:
        """FT-4.7 End the suit when everybody knows that nothing can be added to it."""
        if s.variants.version == EVERYTHING_IS_ASKED or may_sell(s, self.seat, self.kinds.bit_length()):
            return False
        s.agenda.pop()
        self.take(s, self.seat, END_SUIT, chance)
        return True

    def words(self, s: FiveTribes, seat: int) -> dict[str, Value]:
        kinds = bits.listed(self.kinds)
        return {"goods:good": tuple(kinds), "gold": SUIT_PAYS[len(kinds)]}


def lay_out(s: FiveTribes, seat: int, kind: int) -> None:
    """Put a card of the suit on the discards, where everybody sees it."""
    s.show(spend(s, seat, kind, 1), seat, events.LAYS_OUT, seat, kind)
