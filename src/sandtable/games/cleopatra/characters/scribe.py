"""The Scribe, with a die (CL-C5); his mosaics are in `pieces` (CL-C4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.action import Action
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.board import DICE, SCRIBE
from sandtable.games.cleopatra.character import Character
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.offering import call_offering

if TYPE_CHECKING:
    from sandtable.core.chance import Chance


class ScribeOnto(Character):
    """CL-C5, CL-O1 `scribe onto`: put a die on the altar; the fifth starts an offering immediately."""

    kind = SCRIBE

    def __init__(self) -> None:
        super().__init__("scribe onto", {})

    def resolve(self, s: Cleopatra, seat: int, chance: Chance) -> None:
        s.palace.altar += 1
        s.tell(events.TURNS_DIE_ON, seat, s.palace.altar)
        if s.palace.altar == DICE:
            call_offering(s)


class ScribeOff(Character):
    """CL-C5 `scribe off`: take a die off the altar."""

    kind = SCRIBE

    def __init__(self) -> None:
        super().__init__("scribe off", {})

    def idle(self, s: Cleopatra) -> str | None:
        return super().idle(s) or (None if s.palace.altar else "CL-C5")

    def resolve(self, s: Cleopatra, seat: int, chance: Chance) -> None:
        s.palace.altar -= 1
        s.tell(events.TURNS_DIE_OFF, seat, s.palace.altar)


SCRIBE_ONTO: Final[ScribeOnto] = ScribeOnto()
SCRIBE_OFF: Final[ScribeOff] = ScribeOff()
ACTIONS: Final[tuple[Action, ...]] = (SCRIBE_ONTO, SCRIBE_OFF)
