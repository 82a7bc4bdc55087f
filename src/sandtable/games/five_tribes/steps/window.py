"""FT-10.3, FT-10.6 The windows of a turn in which djinns may be paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.step import Auto, Field, Step
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.actions import GO_ON, Use
from sandtable.games.five_tribes.djinns.card import Djinn
from sandtable.games.five_tribes.djinns.deck import DJINNS, DJINNS_OF_WINDOW
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.supplies import can_pay, may_have, most_fakirs, pay

if TYPE_CHECKING:
    from sandtable.core.chance import Chance


class Powers(Auto[FiveTribes]):
    """FT-4.7, FT-10.3 Open a window if the seat owns a djinn that it might use, as far as the others know;
    what it can really afford never decides whether it is asked."""

    def __init__(self, seat: int, window: int) -> None:
        super().__init__(seat)
        self.window = window

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.window)

    def run(self, s: FiveTribes, chance: Chance) -> None:
        if window_opens(s, self.seat, self.window):
            s.then(Window(self.seat, self.window))


class Window(Step[FiveTribes, Action]):
    """FT-10.1 Any number of different djinns in any order, each once, then `go on`."""

    def __init__(self, seat: int, window: int) -> None:
        super().__init__(seat)
        self.window = window

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.window)

    def candidates(self, s: FiveTribes, seat: int) -> list[Action]:
        return [*all_uses(s, seat, self.window), GO_ON]

    def barred(self, s: FiveTribes, seat: int, action: Action) -> str | None:
        return use_barred(s, seat, action) if isinstance(action, Use) else None

    def options(self, s: FiveTribes, seat: int) -> list[Action]:
        return [*legal_uses(s, seat, self.window), GO_ON]

    def take(self, s: FiveTribes, seat: int, action: Action, chance: Chance) -> None:
        if isinstance(action, Use):
            s.then(Powers(seat, self.window))
            use_djinn(s, seat, action, chance)


def djinns_in(s: FiveTribes, seat: int, window: int) -> list[Djinn]:
    return [DJINNS[number] for number in bits.listed(s.djinns[seat] & DJINNS_OF_WINDOW[window])]


def window_opens(s: FiveTribes, seat: int, window: int) -> bool:
    """Whether a window opens, by public knowledge only: djinns, elders, the size of the hand, the table."""
    if s.djinns[seat] & DJINNS_OF_WINDOW[window] == 0:
        return False
    return any(_may_use(s, seat, djinn) for djinn in djinns_in(s, seat, window))


def _may_use(s: FiveTribes, seat: int, djinn: Djinn) -> bool:
    if bits.has(s.used, djinn.number) or (djinn.aims and djinn.tiles(s, seat) == 0):
        return False
    fakirs = most_fakirs(s, seat)
    return any(
        may_have(s, seat, payment) and djinn.forbids(s, seat, payment, fakirs) is None
        for payment in djinn.cost
    )


def all_uses(s: FiveTribes, seat: int, window: int) -> list[Action]:
    """Everything the seat's djinns could ever do in this window."""
    return [use for djinn in djinns_in(s, seat, window) for uses in djinn.uses for use in uses]


def use_barred(s: FiveTribes, seat: int, use: Use) -> str | None:
    """FT-10.7 The rule that bars a use, or None: a power must be possible before it is paid."""
    djinn = DJINNS[use.djinn]
    if bits.has(s.used, use.djinn):
        return "FT-10.1"
    if not can_pay(s, seat, use.payment):
        return "FT-10.2"
    forbidden = djinn.forbids(s, seat, use.payment, s.fakirs(seat))
    if forbidden is not None:
        return forbidden
    if djinn.aims and not bits.has(djinn.tiles(s, seat), use.tile):
        return djinn.rule
    return None


def legal_uses(s: FiveTribes, seat: int, window: int) -> list[Action]:
    """The uses that are possible and can be paid now."""
    found: list[Action] = []
    if s.djinns[seat] & DJINNS_OF_WINDOW[window] == 0:
        return found
    for djinn in djinns_in(s, seat, window):
        tiles = bits.listed(djinn.tiles(s, seat)) if djinn.aims else [0]
        for uses in djinn.uses:  # one payment each: what bars one of these tiles bars them all
            if tiles and use_barred(s, seat, uses[tiles[0]]) is None:
                found += [uses[tile] for tile in tiles]
    return found


def use_djinn(s: FiveTribes, seat: int, use: Use, chance: Chance) -> None:
    """FT-10.7 Pay for a djinn, then apply it: by then the elder is in the bag, the fakir on the discards."""
    s.used |= 1 << use.djinn
    s.show(pay(s, seat, use.payment), seat, events.USES, seat, use.djinn, use.payment)
    DJINNS[use.djinn].play(s, seat, use.tile, chance)
