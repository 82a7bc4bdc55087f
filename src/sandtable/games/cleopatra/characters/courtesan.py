"""The Courtesan (CL-C2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.action import Action
from sandtable.core.events import NOBODY
from sandtable.core.step import AnyStep, Step
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.actions import OfKind
from sandtable.games.cleopatra.board import COURTESAN, COURTESAN_AMULETS, KINDS
from sandtable.games.cleopatra.cards import count, kinds_of
from sandtable.games.cleopatra.character import Character
from sandtable.games.cleopatra.state import Cleopatra

if TYPE_CHECKING:
    from sandtable.core.chance import Chance


class Courtesan(Character):
    """CL-C2, CL-V3 `courtesan`: look through the discards and take one card in secret."""

    kind = COURTESAN
    amulets = COURTESAN_AMULETS

    def __init__(self) -> None:
        super().__init__("courtesan", {})

    def idle(self, s: Cleopatra) -> str | None:
        """CL-T3 There must be another card in the discards."""
        return super().idle(s) or (None if count(s.market.discards) else "CL-C2")

    def resolve(self, s: Cleopatra, seat: int, chance: Chance) -> None:
        s.memory.looks_through(seat, s.memory.discards_place(), s.market.discards)
        if not s.quiet:
            cards = kinds_of(s.market.discards)
            s.whisper((seat,), NOBODY, events.BROWSES, (seat, len(cards)), (cards,))
        s.then(Fetch(seat))


class Fetch(Step[Cleopatra, OfKind]):
    """CL-C2, CL-T3 Take any card of the discards, even a character, but not the Courtesan just played."""

    def candidates(self, s: Cleopatra, seat: int) -> list[OfKind]:
        return list(FETCH)

    def barred(self, s: Cleopatra, seat: int, action: OfKind) -> str | None:
        there = s.market.discards[action.kind] - (1 if action.kind == COURTESAN else 0)
        return None if there > 0 else "CL-C2"

    def take(self, s: Cleopatra, seat: int, action: OfKind, chance: Chance) -> None:
        s.market.discards[action.kind] -= 1
        s.hands[seat][action.kind] += 1
        s.memory.moves_secretly(action.kind, s.memory.discards_place(), seat, seat, seat)
        s.whisper((seat,), seat, events.FETCHES, (seat,), (action.kind,))


PLAY_COURTESAN: Final[Courtesan] = Courtesan()
FETCH: Final = tuple(OfKind("fetch", kind) for kind in range(KINDS))
ACTIONS: Final[tuple[Action, ...]] = (PLAY_COURTESAN, *FETCH)
STEPS: Final[tuple[type[AnyStep], ...]] = (Fetch,)
