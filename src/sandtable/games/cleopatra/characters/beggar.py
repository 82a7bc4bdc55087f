"""The Beggar (CL-C1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.action import Action
from sandtable.core.step import AnyStep, Field, Step
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.account import GIFTS
from sandtable.games.cleopatra.actions import OfKind, Plain
from sandtable.games.cleopatra.board import BEGGAR, BEGGAR_AMULETS, RESOURCES
from sandtable.games.cleopatra.cards import kinds_of
from sandtable.games.cleopatra.character import Character
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.variants import GIVES_IT

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value

ALMS: Final = 2  # talents


class Beggar(Character):
    """CL-C1, CL-K3 `beggar`: all opponents, clockwise, hand over 2 talents or a standard card each."""

    kind = BEGGAR
    amulets = BEGGAR_AMULETS

    def __init__(self) -> None:
        super().__init__("beggar", {})

    def resolve(self, s: Cleopatra, seat: int, chance: Chance) -> None:
        s.then_all([Give((seat + step) % s.setting.seats, seat) for step in range(1, s.setting.seats)])


class Give(Step[Cleopatra, Action]):
    """CL-C1 Give 2 talents or a standard card to the player of the Beggar.

    A player who has neither shows the hand, to that player only. Which card is given stays secret.
    """

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.to)

    def candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [GIVE_TALENTS, *GIVE_CARD, SHOW_HAND]

    def barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        if action is GIVE_TALENTS:
            allowed = alms(s, seat) > 0
        elif isinstance(action, OfKind):
            allowed = s.hands[seat][action.kind] > 0
        else:
            allowed = alms(s, seat) == 0 and not has_standard(s, seat)
        return None if allowed else "CL-C1"

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        if action is GIVE_TALENTS:
            amount = alms(s, seat)
            s.pay_talents(seat, GIFTS, -amount)
            s.pay_talents(self.to, GIFTS, amount)
            s.tell(events.GIVES_TALENTS, seat, self.to, amount)
        elif isinstance(action, OfKind):
            s.hands[seat][action.kind] -= 1
            s.hands[self.to][action.kind] += 1
            s.memory.moves_secretly(action.kind, seat, self.to, seat, self.to)
            s.whisper((seat, self.to), seat, events.GIVES_CARD, (seat, self.to), (action.kind,))
        else:
            s.memory.looks_through(self.to, seat, s.hands[seat])
            s.whisper((seat, self.to), seat, events.SHOWS_HAND, (seat, self.to), (kinds_of(s.hands[seat]),))

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"to:seat": self.to}


def alms(s: Cleopatra, seat: int) -> int:
    """CL-C1 The talents that the seat would give: 2, or 0 if it has fewer; a variant takes a last one."""
    talents = s.talents(seat)
    if talents >= ALMS:
        return ALMS
    return 1 if talents == 1 and s.rules.beggar_one_talent == GIVES_IT and not has_standard(s, seat) else 0


def has_standard(s: Cleopatra, seat: int) -> bool:
    return any(s.hands[seat][kind] for kind in range(RESOURCES))


PLAY_BEGGAR: Final[Beggar] = Beggar()
GIVE_TALENTS: Final = Plain("give talents")
GIVE_CARD: Final = tuple(OfKind("give card", kind) for kind in range(RESOURCES))
SHOW_HAND: Final = Plain("show hand")
ACTIONS: Final[tuple[Action, ...]] = (PLAY_BEGGAR, GIVE_TALENTS, *GIVE_CARD, SHOW_HAND)
STEPS: Final[tuple[type[AnyStep], ...]] = (Give,)
