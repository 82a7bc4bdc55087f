"""CL-T1, CL-T2 The steps of a turn at which characters may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.action import Action
from sandtable.core.native import i64, vec
from sandtable.core.step import Step
from sandtable.games.cleopatra.board import BEGGAR, KINDS
from sandtable.games.cleopatra.cards import count
from sandtable.games.cleopatra.character import Character
from sandtable.games.cleopatra.characters.roster import CHARACTER_ACTIONS
from sandtable.games.cleopatra.public import most_held, unknown_cards
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.variants import FIRST_RULES

if TYPE_CHECKING:
    from sandtable.core.chance import Chance


class OpenStep(Step[Cleopatra, Action]):
    """CL-T2 A question of a player's own turn before which any number of characters may be played.

    It is asked whatever the hand holds, so that it betrays nothing, unless everybody knows that no character
    can be played and what the only other answer is. A subclass writes the `plain` methods, which know nothing
    about characters.
    """

    def passes(self, s: Cleopatra, chance: Chance) -> bool:
        if s.rules.version == FIRST_RULES or may_play_character(s, self.seat):
            return False
        answer = self.known_answer(s)
        if answer is None:
            return False
        s.agenda.pop()
        self.take(s, self.seat, answer, chance)
        return True

    def known_answer(self, s: Cleopatra) -> Action | None:
        """The only answer, characters aside, if everybody can tell: here that of a player without cards."""
        if count(s.hands[self.seat]):
            return None
        options = self.plain_options(s, self.seat)
        return options[0] if len(options) == 1 else None

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
            found += [c for c in CHARACTER_ACTIONS if hand[c.kind] > 0 and c.barred(s, seat) is None]
        return found


def may_play_character(s: Cleopatra, seat: i64) -> bool:
    """Whether a player may hold a character that can do something now, as far as everybody knows."""
    unknown = unknown_cards(s, seat)
    for character in CHARACTER_ACTIONS:
        if most_held(s, seat, character.kind, unknown) and character.idle(s) is None:
            return True
    return False


def holds_character(hand: vec[i64]) -> bool:
    kind: i64
    for kind in range(BEGGAR, KINDS):
        if hand[kind]:
            return True
    return False
