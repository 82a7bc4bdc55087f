"""Djinns that cost nothing and act by themselves: incomes, protection, Kandicha (FT-10.1, FT-10.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.board import (
    BAAL,
    BOAZ,
    BUILDER,
    ECHIDNA,
    ELDER,
    KANDICHA,
    MARID,
    MERCHANT,
    MONKIR,
    NEKIR,
    NONE,
    VIZIER,
)
from sandtable.games.five_tribes.djinns.card import (
    DJINN_GAINED,
    MEEPLE_DROPPED,
    MEEPLE_KILLED,
    PALACE_PLACED,
    VICTIM_CHOSEN,
    Djinn,
)
from sandtable.games.five_tribes.supplies import draw_into_hand
from sandtable.games.five_tribes.variants import PAID

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.games.five_tribes.state import FiveTribes


class Baal(Djinn):
    """FT-10.Ba'al Pays when somebody gets a djinn: 1 if it is the owner, else 2."""

    number = BAAL
    hears = DJINN_GAINED

    def djinn_gained(self, s: FiveTribes, owner: i64, taker: i64) -> None:
        income(s, owner, BAAL, taker)


class Boaz(Djinn):
    """FT-10.Boaz The owner's viziers and elders are safe from assassins."""

    number = BOAZ
    protects = True


class Marid(Djinn):
    """FT-10.Marid, FT-Q12 Pays for each meeple dropped in a move on a tile that the owner holds then."""

    number = MARID
    hears = MEEPLE_DROPPED

    def meeple_dropped(self, s: FiveTribes, owner: i64, mover: i64, tile: i64) -> None:
        if bits.has(s.camels[owner], tile):
            income(s, owner, MARID, mover)


class Monkir(Djinn):
    """FT-10.Monkir, FT-10.8 Pays for each palace placed, by whatever power and wherever."""

    number = MONKIR
    hears = PALACE_PLACED

    def palace_placed(self, s: FiveTribes, owner: i64, builder: i64) -> None:
        income(s, owner, MONKIR, builder)


class Nekir(Djinn):
    """FT-10.Nekir, FT-Q5 Pays once for each kill, even of two meeples together, even when the owner is
    the victim."""

    number = NEKIR
    hears = MEEPLE_KILLED

    def meeple_killed(self, s: FiveTribes, owner: i64, killer: i64) -> None:
        income(s, owner, NEKIR, killer)


class Kandicha(Djinn):
    """FT-10.Kandicha, FT-10.8 The owner gains from what its assassins kill: for a merchant the top card of
    the deck, for a builder the gold of its own tile (FT-Q3). A vizier or elder joins the owner instead of
    dying."""

    number = KANDICHA
    hears = VICTIM_CHOSEN

    def victim_chosen(self, s: FiveTribes, owner: i64, tribe: i64, tile: i64, chance: Chance) -> bool:
        if tribe == MERCHANT:
            draw_into_hand(s, owner, KANDICHA, chance)
        elif tribe == BUILDER:
            gold = s.blue_around(tile)
            if bits.has(s.acting, ECHIDNA):
                gold *= 2  # FT-Q4 only in that variant can Echidna be paid before assassins act
            s.earn(owner, gold)
            s.tell(events.EARNS, int(owner), KANDICHA, int(gold))
        elif tribe in (VIZIER, ELDER):
            held = s.viziers if tribe == VIZIER else s.elders
            held[owner] += 1
            s.tell(events.TAKES_VICTIM, int(owner), int(tribe))
            return True
        return False


def income(s: FiveTribes, owner: i64, djinn: int, doer: i64) -> None:
    """Pay the owner one gold for its own deed or two for another's; the order does not matter (FT-Q19)."""
    gold = 1 if doer == owner else 2
    s.earn(owner, gold)
    s.tell(events.EARNS, int(owner), djinn, gold)


PASSIVE: Final = (Baal(), Boaz(), Kandicha(), Marid(), Monkir(), Nekir())
PROTECTING: Final = sum(1 << djinn.number for djinn in PASSIVE if djinn.protects)


# --- telling the djinns ------------------------------------------------------------------------------


def _listeners(moment: int) -> tuple[Djinn, ...]:
    return tuple(djinn for djinn in PASSIVE if djinn.hears & moment)


ON_DJINN: Final = _listeners(DJINN_GAINED)
ON_DROP: Final = _listeners(MEEPLE_DROPPED)
ON_PALACE: Final = _listeners(PALACE_PLACED)
ON_KILL: Final = _listeners(MEEPLE_KILLED)
ON_VICTIM: Final = _listeners(VICTIM_CHOSEN)


def gain_djinn(s: FiveTribes, seat: int, djinn: int) -> None:
    """Give a djinn to a seat. Ba'al pays nothing for its own arrival unless the table agreed (FT-Q7)."""
    if s.variants.baal_itself == PAID:
        s.djinns[seat] |= 1 << djinn
    for card in ON_DJINN:
        owner = s.owner(card.number)
        if owner != NONE:
            card.djinn_gained(s, owner, seat)
    s.djinns[seat] |= 1 << djinn


def tell_drop(s: FiveTribes, seat: i64, tile: i64) -> None:
    for card in ON_DROP:
        owner = s.owner(card.number)
        if owner != NONE:
            card.meeple_dropped(s, owner, seat, tile)


def tell_palace(s: FiveTribes, seat: i64) -> None:
    for card in ON_PALACE:
        owner = s.owner(card.number)
        if owner != NONE:
            card.palace_placed(s, owner, seat)


def tell_kill(s: FiveTribes, seat: i64) -> None:
    for card in ON_KILL:
        owner = s.owner(card.number)
        if owner != NONE:
            card.meeple_killed(s, owner, seat)


def choose_victim(s: FiveTribes, seat: i64, tribe: i64, tile: i64, chance: Chance) -> bool:
    """Let the djinns of the killer act on a victim; return whether it is taken instead of killed."""
    taken = False
    for card in ON_VICTIM:
        if s.owns(seat, card.number):
            taken = card.victim_chosen(s, seat, tribe, tile, chance) or taken
    return taken


def protected(s: FiveTribes, seat: i64) -> bool:
    """FT-7.5 Whether the meeples that a seat holds are safe; only Boaz protects them."""
    return s.djinns[seat] & PROTECTING != 0
