"""The end of the game (CL-E1 to CL-E10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.native import i64
from sandtable.core.step import AnyStep, Auto, Field
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.account import MERCHANTS_LEFT
from sandtable.games.cleopatra.board import MERCHANT_TALENTS
from sandtable.games.cleopatra.scoring import UNFINISHED, absorbed, eaten, left, tainted, winners
from sandtable.games.cleopatra.state import Cleopatra

if TYPE_CHECKING:
    from sandtable.core.chance import Chance


class EndGame(Auto[Cleopatra]):
    """CL-E2 to CL-E6, CL-E8, CL-G11 The game ends immediately, without another turn for anybody.

    Hands are laid down, sanctuaries absorb amulets, the crocodile eats, and the richest survivor wins.
    """

    def __init__(self, reason: int) -> None:
        super().__init__()
        self.reason = reason

    def fields(self) -> tuple[Field, ...]:
        return (self.reason,)

    def run(self, s: Cleopatra, chance: Chance) -> None:
        s.ended = self.reason
        if self.reason == UNFINISHED:
            s.tell(events.ENDS_UNFINISHED, s.progress.idle)
        seat: i64
        for seat in range(s.seats):
            settle_amulets(s, seat)
            s.pay_talents(seat, MERCHANTS_LEFT, MERCHANT_TALENTS * s.merchants[seat])
        tell_verdict(s)


def settle_amulets(s: Cleopatra, seat: i64) -> None:
    """CL-E2, CL-E3 Give a player one more amulet for each tainted card in hand, and tell what is left.

    Amulets that sanctuaries absorb stay in the state, so that the view can explain the result.
    """
    cards = tainted(s, seat)
    s.add_amulets(seat, cards)
    s.reveal(seat, events.SHOWS_ALL, seat, cards, s.amulets[seat], absorbed(s, seat), left(s, seat))


def tell_verdict(s: Cleopatra) -> None:
    """CL-E4 to CL-E6 Tell who is eaten and who wins."""
    victims = eaten(s)
    best = winners(s)
    if victims:
        s.tell(events.EATEN, tuple(victims), left(s, victims[0]))
    else:
        s.tell(events.NOBODY_EATEN)
    if best:
        s.tell(events.WINS, tuple(best), s.talents(best[0]))
    else:
        s.tell(events.CROCODILE_WINS)


STEPS: Final[tuple[type[AnyStep], ...]] = (EndGame,)
