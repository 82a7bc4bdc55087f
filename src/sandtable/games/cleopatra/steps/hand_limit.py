"""The end of a turn and the hand limit (CL-H1 to CL-H5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.action import Action
from sandtable.core.step import AnyStep, Auto, Field, Step
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.actions import DISCARD, DISCARD_DOWN, END_TURN, KEEP_ALL, OfKind
from sandtable.games.cleopatra.board import HAND_LIMIT, KINDS
from sandtable.games.cleopatra.cards import count
from sandtable.games.cleopatra.characters.smuggler import PLAY_SMUGGLER
from sandtable.games.cleopatra.open_step import OpenStep
from sandtable.games.cleopatra.state import Cleopatra

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value


class EndTurn(OpenStep):
    """CL-T2 The end of a turn, after refill or dice: characters may still be played."""

    def plain_candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [END_TURN]

    def plain_options(self, s: Cleopatra, seat: int) -> list[Action]:
        return [END_TURN]

    def known_answer(self, s: Cleopatra) -> Action | None:
        return END_TURN

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        """Nothing happens: the agenda goes on."""


class CheckHand(Auto[Cleopatra]):
    """CL-H1, CL-H3 Ask the player whose turn it is if the hand has more than ten cards."""

    def run(self, s: Cleopatra, chance: Chance) -> None:
        if count(s.hands[self.seat]) > HAND_LIMIT:
            s.then(HandLimit(self.seat))


class HandLimit(Step[Cleopatra, Action]):
    """CL-H2, CL-H4 Discard down to ten cards and take an amulet, or keep all and take one for each card above
    ten, or play a Smuggler; these cannot be mixed."""

    def candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [DISCARD_DOWN, KEEP_ALL, PLAY_SMUGGLER]

    def barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        return PLAY_SMUGGLER.barred(s, seat) if action is PLAY_SMUGGLER else None

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        above = int(count(s.hands[seat])) - HAND_LIMIT
        if action is PLAY_SMUGGLER:
            PLAY_SMUGGLER.smuggle(s, seat)
        elif action is KEEP_ALL:
            s.tell(events.KEEPS_ALL, seat, above + HAND_LIMIT)
            s.take_amulets(seat, above)
        else:
            s.tell(events.DISCARDS_DOWN, seat, above)
            s.take_amulets(seat, 1)
            s.then(LayOff(seat, above))

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"cards": int(count(s.hands[seat])), "above": int(count(s.hands[seat])) - HAND_LIMIT}


class LayOff(Step[Cleopatra, OfKind]):
    """CL-H4, CL-V3 Choose cards to put on the discards, unseen, until ten are left."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.left)

    def candidates(self, s: Cleopatra, seat: int) -> list[OfKind]:
        return list(DISCARD)

    def barred(self, s: Cleopatra, seat: int, action: OfKind) -> str | None:
        return None if s.hands[seat][action.kind] else "CL-H4"

    def options(self, s: Cleopatra, seat: int) -> list[OfKind]:
        hand = s.hands[seat]
        return [DISCARD[kind] for kind in range(KINDS) if hand[kind]]

    def take(self, s: Cleopatra, seat: int, action: OfKind, chance: Chance) -> None:
        s.hands[seat][action.kind] -= 1
        s.market.discards[action.kind] += 1
        s.memory.moves_secretly(action.kind, seat, s.memory.discards_place(), seat, seat)
        if not s.quiet:
            s.whisper((seat,), seat, events.DISCARDS, (seat,), (action.kind,))
        if self.left > 1:
            s.then(LayOff(seat, self.left - 1))

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"left": self.left}


STEPS: Final[tuple[type[AnyStep], ...]] = (EndTurn, CheckHand, HandLimit, LayOff)
