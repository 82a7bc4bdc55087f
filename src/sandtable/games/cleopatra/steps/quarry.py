"""The quarry: pieces, income, Cleopatra, dice (CL-Q1 to CL-Q12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.native import i64, vec
from sandtable.core.step import AnyStep, Auto
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.account import BONUS
from sandtable.games.cleopatra.actions import STOP
from sandtable.games.cleopatra.board import (
    CATEGORIES,
    DICE,
    DIE_FACES,
    LAST_STEP,
    RESOURCES,
)
from sandtable.games.cleopatra.open_step import OpenStep
from sandtable.games.cleopatra.payment import payable_categories
from sandtable.games.cleopatra.pieces import PIECE_ACTIONS, PIECES_BY_CATEGORY, Piece
from sandtable.games.cleopatra.scoring import PALACE, visit_bonus
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.ending import EndGame
from sandtable.games.cleopatra.steps.offering import AnswerRoll, call_offering
from sandtable.games.cleopatra.steps.paying import affordable, buy

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value


def unbuildable(s: Cleopatra, seat: int, piece: Piece) -> str | None:
    """CL-Q2, CL-Q3 The rule that bars a piece, or None if it is there, has a place, and can be paid."""
    return piece.misplaced(s, seat) or (None if affordable(s, seat, piece) else "CL-Q2")


def buildable(s: Cleopatra, seat: int) -> list[Action]:
    """All pieces that the seat may build now. Whether one can be paid is asked once for each category."""
    found: list[Action] = []
    can_pay = payable_categories(s.hands[seat], s.progress.credit, s.merchants[seat], s.rules)
    category: i64
    for category in range(CATEGORIES):
        if bits.has(can_pay, category):
            for piece in PIECES_BY_CATEGORY[category]:
                if piece.misplaced(s, seat) is None:
                    found.append(piece)  # noqa: PERF401 - compiled, no list for each category
    return found


class Build(OpenStep):
    """CL-Q1, CL-Q8, CL-Q12, CL-T2 Build another piece, in any order, or stop."""

    def plain_candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [*PIECE_ACTIONS, STOP]

    def plain_barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        return unbuildable(s, seat, action) if isinstance(action, Piece) else None

    def plain_options(self, s: Cleopatra, seat: int) -> list[Action]:
        found = buildable(s, seat)
        found.append(STOP)
        return found

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        if isinstance(action, Piece):
            s.then(Build(seat))
            buy(s, seat, action)
        else:
            s.then(Income(seat), Inspection(seat))

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"pieces": int(s.progress.pieces)}


class Income(Auto[Cleopatra]):
    """CL-Q4, CL-Q11 Pay the values of all pieces and the bonus; units left over from doubles lapse."""

    def run(self, s: Cleopatra, chance: Chance) -> None:
        progress = s.progress
        bonus = visit_bonus(progress.pieces)
        total = 0
        category: i64
        for category in range(CATEGORIES):
            earned = progress.earned[category]
            if earned:
                total += earned
                s.pay_talents(self.seat, category, earned)
        s.pay_talents(self.seat, BONUS, bonus)
        s.tell(events.EARNS, self.seat, total + bonus, bonus)
        progress.pieces = 0
        progress.credit = vec[i64]([0] * RESOURCES)


class Inspection(Auto[Cleopatra]):
    """CL-Q5, CL-Q6, CL-E1 Move Cleopatra one step for each completed category.

    On the fifth step the game ends, otherwise the dice are rolled.
    """

    def run(self, s: Cleopatra, chance: Chance) -> None:
        complete = [category for category in range(CATEGORIES) if s.palace.complete(category)]
        # Every piece earns something, so a category without income was complete before.
        now = [category for category in complete if s.progress.earned[category]]
        s.progress.earned = vec[i64]([0] * CATEGORIES)
        s.palace.cleopatra = min(len(complete), LAST_STEP)
        if now:
            s.tell(events.COMPLETES, tuple(now), s.palace.cleopatra)
        if s.palace.cleopatra < LAST_STEP:
            s.then(RollDice(self.seat))
            return
        s.agenda.clear()
        if s.rules.finish_turn_dice:
            s.then(RollDice(self.seat), EndGame(PALACE))
        else:
            s.then(EndGame(PALACE))


class RollDice(Auto[Cleopatra]):
    """CL-Q7, CL-O1, CL-E7 Roll all dice that are not on the altar; five on the altar start an offering."""

    def run(self, s: Cleopatra, chance: Chance) -> None:
        dice = DICE - s.palace.altar
        symbols = 0
        for _ in range(dice):
            if chance.pick(DIE_FACES) == 0:
                symbols += 1
        s.palace.altar += symbols
        s.tell(events.ROLLS, self.seat, dice, symbols, s.palace.altar)
        if s.palace.altar < DICE:
            return
        if s.rules.scribe_answers_own_roll and s.palace.cleopatra < LAST_STEP:
            s.then(AnswerRoll(self.seat))
        else:
            call_offering(s)


STEPS: Final[tuple[type[AnyStep], ...]] = (Build, Income, Inspection, RollDice)
