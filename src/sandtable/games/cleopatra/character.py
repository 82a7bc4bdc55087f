"""What all characters have in common (CL-T3, CL-T4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.action import FreeAction
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.board import BEGGAR
from sandtable.games.cleopatra.cards import changed
from sandtable.games.cleopatra.pile import discard_openly
from sandtable.games.cleopatra.state import Cleopatra

if TYPE_CHECKING:
    from sandtable.core.chance import Chance


class Character(FreeAction[Cleopatra]):
    """CL-T2 Play a character in one's own turn, without answering the question that is open."""

    kind: int = -1
    amulets: int = 0  # taken from the supply when it is played

    def barred(self, s: Cleopatra, seat: int) -> str | None:
        """CL-T2 to CL-T4 The card must be in hand, not used up in this turn, and able to do something."""
        return self.idle(s) if s.hands[seat][self.kind] else "CL-T2"

    def idle(self, s: Cleopatra) -> str | None:
        """CL-T3, CL-T4 The rule that bars the character whoever holds it, or None; everybody can tell."""
        return "CL-T4" if s.used_up(self.kind) else None

    def play(self, s: Cleopatra, seat: int, chance: Chance) -> None:
        play_card(s, seat, self.kind, self.amulets)
        self.resolve(s, seat, chance)

    def resolve(self, s: Cleopatra, seat: int, chance: Chance) -> None:
        raise NotImplementedError


def announce(s: Cleopatra, seat: int, kind: int) -> None:
    """CL-T4 Tell that a character is played, and count it."""
    s.reveal(seat, events.PLAYS, seat, kind)
    played = s.progress.played
    s.progress.played = changed(played, kind - BEGGAR, played[kind - BEGGAR] + 1)


def play_card(s: Cleopatra, seat: int, kind: int, amulets: int) -> None:
    """CL-T3 Put the card on the discards and take its amulets; after that it is resolved."""
    announce(s, seat, kind)
    discard_openly(s, seat, kind)
    if amulets:
        s.take_amulets(seat, amulets)
