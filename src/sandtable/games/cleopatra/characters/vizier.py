"""The Vizier (CL-C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.action import Action
from sandtable.core.events import NOBODY
from sandtable.core.native import i64
from sandtable.core.step import AnyStep, Field, Step
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.actions import OfKind, Plain
from sandtable.games.cleopatra.board import KINDS, NONE, VIZIER, VIZIER_LOOKS
from sandtable.games.cleopatra.cards import changed, count, kinds_of, no_cards
from sandtable.games.cleopatra.character import Character, announce
from sandtable.games.cleopatra.pile import discard_openly, source_of, take_packet, turn_up
from sandtable.games.cleopatra.state import Cleopatra

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value


class Vizier(Character):
    """CL-C7 `vizier`: look at the top five cards, keep any for an amulet each, discard the rest."""

    kind = VIZIER

    def __init__(self) -> None:
        super().__init__("vizier", {})

    def idle(self, s: Cleopatra) -> str | None:
        """CL-T3 There must be a card to look at."""
        there = s.market.pile_size() > 0 or (s.rules.vizier_reshuffles and count(s.market.discards) > 0)
        return super().idle(s) or (None if there else "CL-C7")

    def play(self, s: Cleopatra, seat: int, chance: Chance) -> None:
        """Draw the five before the Vizier is discarded, so that he is not reshuffled himself (CL-T3)."""
        announce(s, seat, VIZIER)
        drawn = take_packet(s, VIZIER_LOOKS, chance, s.rules.vizier_reshuffles)
        discard_openly(s, seat, VIZIER)
        looked = s.progress.looked[:]
        card: i64
        for card in drawn:
            kind = turn_up(s, card, chance)
            looked[kind] += 1
            s.memory.moves_secretly(kind, source_of(s, card), NONE, seat, seat)
        s.progress.looked = looked
        s.whisper((seat,), NOBODY, events.LOOKS, (seat, len(drawn)), (kinds_of(looked),))
        s.then(Keep(seat, 0))


class Keep(Step[Cleopatra, Action]):
    """CL-C7 Keep one more card, or stop; the number of cards kept is public, their kinds are not."""

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__(seat)
        self.kept = kept

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.kept)

    def candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [*KEEP, END_KEEPING]

    def barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        if isinstance(action, OfKind):
            return None if s.progress.looked[action.kind] else "CL-C7"
        return None

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        if not isinstance(action, OfKind):
            lay_off(s, seat, self.kept)
            return
        looked = s.progress.looked
        s.progress.looked = changed(looked, action.kind, looked[action.kind] - 1)
        s.hands[seat][action.kind] += 1
        s.whisper((seat,), seat, events.KEEPS, (seat,), (action.kind,))
        s.take_amulets(seat, 1)
        if count(s.progress.looked):
            s.then(Keep(seat, self.kept + 1))

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"cards": int(count(s.progress.looked))}


def lay_off(s: Cleopatra, seat: int, kept: int) -> None:
    """CL-C7, CL-V3 Put the rest on the discards unseen."""
    cards = kinds_of(s.progress.looked)
    for kind in cards:
        s.market.discards[kind] += 1
        s.memory.moves_secretly(kind, NONE, s.memory.discards_place(), seat, seat)
    s.progress.looked = no_cards()
    s.whisper((seat,), seat, events.LAYS_OFF, (seat, kept, len(cards)), (cards,))


PLAY_VIZIER: Final[Vizier] = Vizier()
KEEP: Final = tuple(OfKind("keep", kind) for kind in range(KINDS))
END_KEEPING: Final = Plain("end keeping")
ACTIONS: Final[tuple[Action, ...]] = (PLAY_VIZIER, *KEEP, END_KEEPING)
STEPS: Final[tuple[type[AnyStep], ...]] = (Keep,)
