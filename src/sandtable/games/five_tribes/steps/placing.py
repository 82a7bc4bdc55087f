"""FT-8.2 Palms and palaces, and the djinns that put them elsewhere (Hagis, Lamia)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.native import i64
from sandtable.core.step import Auto, Field, Step
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.actions import PLACE_HERE, Use
from sandtable.games.five_tribes.board import PALACE, PALM
from sandtable.games.five_tribes.djinns.occasional import HAGIS_CARD, LAMIA_CARD
from sandtable.games.five_tribes.djinns.passive import tell_palace
from sandtable.games.five_tribes.reach import BLOCK
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.supplies import can_pay, may_have, pay

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value

REDIRECTS: Final = {PALM: LAMIA_CARD, PALACE: HAGIS_CARD}


class Place(Auto[FiveTribes]):
    """FT-8.2, FT-Q10 Place a palm or palace, for a tile's action or a djinn; the owner of Lamia or Hagis is
    asked where. An empty supply is ignored."""

    def __init__(self, seat: int, piece: int, tile: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.tile = tile

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.piece, self.tile)

    def run(self, s: FiveTribes, chance: Chance) -> None:
        if (s.palms_left() if self.piece == PALM else s.palaces_left()) == 0:
            s.tell(events.NONE_LEFT, self.seat, self.piece)
        elif self.may_redirect(s):
            s.then(Redirect(self.seat, self.piece, self.tile))
        else:
            put_piece(s, self.seat, self.piece, self.tile)

    def may_redirect(self, s: FiveTribes) -> bool:
        """FT-10.6 Whether the seat owns an unused djinn for it, and could pay as far as the others know."""
        djinn = REDIRECTS[self.piece]
        if not s.owns(self.seat, djinn.number) or bits.has(s.used, djinn.number):
            return False
        return any(may_have(s, self.seat, payment) for payment in djinn.cost)


class Redirect(Step[FiveTribes, Action]):
    """FT-10.Hagis, FT-10.Lamia, FT-Q11 Place it here free of charge, or pay and place it on one of the up to
    eight tiles around, of whatever kind."""

    def __init__(self, seat: int, piece: int, tile: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.tile = tile

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.piece, self.tile)

    def candidates(self, s: FiveTribes, seat: int) -> list[Action]:
        return [PLACE_HERE, *[use for uses in REDIRECTS[self.piece].uses for use in uses]]

    def barred(self, s: FiveTribes, seat: int, action: Action) -> str | None:
        if not isinstance(action, Use):
            return None
        if not bits.has(self.around(), action.tile):
            return REDIRECTS[self.piece].rule
        return None if can_pay(s, seat, action.payment) else "FT-10.2"

    def around(self) -> i64:
        """The tiles around, one bit each."""
        return BLOCK[self.tile] & ~(1 << self.tile)

    def take(self, s: FiveTribes, seat: int, action: Action, chance: Chance) -> None:
        tile = self.tile
        if isinstance(action, Use):
            tile = action.tile
            s.used |= 1 << action.djinn
            s.show(pay(s, seat, action.payment), seat, events.USES, seat, action.djinn, action.payment)
        put_piece(s, seat, self.piece, tile)

    def words(self, s: FiveTribes, seat: int) -> dict[str, Value]:
        return {"piece": self.piece, "tile": self.tile}


def put_piece(s: FiveTribes, seat: int, piece: int, tile: int) -> None:
    """FT-8.2 Put a palm or palace on a tile, however many it has; Monkir hears of palaces."""
    pieces = s.palms if piece == PALM else s.palaces
    pieces[tile] += 1
    s.tell(events.PLACES, seat, piece, tile)
    if piece == PALACE:
        tell_palace(s, seat)
