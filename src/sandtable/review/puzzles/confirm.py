"""Confirming puzzles again, for example after a rule or the expert has changed.

The same choices are played out in the same position under the current rules, with fresh luck. A puzzle stays
if the expert would still begin with the answer, if a regular player still misses it, and if the answer is
still ahead of every other choice beyond all margins.
"""

from __future__ import annotations

from typing import Any

import msgspec

import sandtable
from sandtable.bots.search import Plan
from sandtable.core.action import Action
from sandtable.core.errors import SandtableError
from sandtable.core.game import Game
from sandtable.core.state import State
from sandtable.review.decision import Comparison, PlayedPlan
from sandtable.review.judge import Judge
from sandtable.review.puzzles.find import CLEARLY, CONFIRMED, SEEDS, made, regular_choice
from sandtable.review.puzzles.puzzle import Puzzle


def confirmed(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """The puzzle under the current rules, with new figures; None if it is no longer one."""
    game: Game[Any] = sandtable.game(puzzle.game)
    plans = [[game.action(text) for text in choice.actions] for choice in puzzle.choices]
    try:
        s = under_current_rules(puzzle)
    except SandtableError:
        return None
    offered = s.options(puzzle.seat)
    if any(plan[0] not in offered for plan in plans):
        return None
    begins = plans[puzzle.answer][0]
    if regular_choice(game, s, puzzle.seat, begins, seed) is None:
        return None
    deep = Comparison(Judge(game), s, puzzle.seat, CONFIRMED, 2 * seed % SEEDS)
    if deep.options[0].plan.actions[0] is not begins or not is_still_clear(deep, plans, puzzle.answer):
        return None
    return made(game, s, puzzle.seat, deep, plans[puzzle.missed][0])


def under_current_rules(puzzle: Puzzle) -> State:
    """The position of the puzzle as a position of the newest rules."""
    newest = puzzle.state | {"rules_version": sandtable.game(puzzle.game).rules_version}
    return msgspec.structs.replace(puzzle, state=newest).position()


def is_still_clear(deep: Comparison, plans: list[list[Action]], answer: int) -> bool:
    """Play the choices out, the answer first; whether it is ahead of all others beyond their margins."""
    others = [plan for number, plan in enumerate(plans) if number != answer]
    deep.options = [PlayedPlan(Plan(plan), deep.effort.worlds) for plan in [plans[answer], *others]]
    deep.play_out(deep.options)
    ahead = [deep.options[0].ahead_of(other) for other in deep.options[1:]]
    return all(figure.is_certain() and figure.value >= CLEARLY for figure in ahead)
