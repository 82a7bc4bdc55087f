"""CL-T1, CL-T2 The steps of a turn at which characters may be played."""

from __future__ import annotations

from sandtable.core.action import Action
from sandtable.core.native import i64, vec
from sandtable.core.step import Step
from sandtable.games.cleopatra.board import BEGGAR, KINDS
from sandtable.games.cleopatra.character import Character
from sandtable.games.cleopatra.characters.roster import CHARACTER_ACTIONS
from sandtable.games.cleopatra.state import Cleopatra


class OpenStep(Step[Cleopatra, Action]):
    """CL-T2 A question of a player's own turn before which any number of characters may be played.

    It is asked whatever the hand holds, so that it betrays nothing. A subclass writes the `plain` methods,
    which know nothing about characters.
    """

    def plain_candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        raise NotImplementedError

    def plain_barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        return None

    def plain_options(self, s: Cleopatra, seat: int) -> list[Action]:
        return [a for a in self.plain_candidates(s, seat) if self.plain_barred(s, seat, a) is None]

    def candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [*self.plain_candidates(s, seat), *CHARACTER_ACTIONS]

    def barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        if isinstance(action, Character):
            return action.barred(s, seat)
        return self.plain_barred(s, seat, action)

    def options(self, s: Cleopatra, seat: int) -> list[Action]:
        found = self.plain_options(s, seat)
        hand = s.hands[seat]
        if holds_character(hand):
            found += [c for c in CHARACTER_ACTIONS if hand[c.kind] and c.barred(s, seat) is None]
        return found


def holds_character(hand: vec[i64]) -> bool:
    kind: i64
    for kind in range(BEGGAR, KINDS):
        if hand[kind]:
            return True
    return False
