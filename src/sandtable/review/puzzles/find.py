"""Finding puzzles: experts play, and their decisions are looked at twice.

A position becomes a puzzle if a regular player, asked several times, never begins as the expert does, if the
expert's plan is ahead of every other choice beyond all margins, and if a deep search with fresh luck confirms
both. Whole games must not say the opposite.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, Final

import sandtable
from sandtable.bots import ask, budget, make
from sandtable.bots.search import Plan
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.state import State
from sandtable.review.decision import Comparison, PlayedPlan
from sandtable.review.effort import Effort
from sandtable.review.judge import Judge
from sandtable.review.puzzles.puzzle import Choice, Puzzle
from sandtable.review.reasons import reason
from sandtable.review.review import is_denied

FIRST_LOOK: Final = Effort(thought=1.0, finals=120, playouts=1, draws=1, games=0, worlds=60)
CONFIRMED: Final = Effort(thought=3.0, finals=1200, playouts=1, draws=1, games=300, worlds=300)
CLEARLY: Final = 0.03  # of a win, by which the answer is ahead of every other choice
REGULARS: Final = 3  # how often a regular player is asked
CHOICES: Final = 4
SEEDS: Final = 1 << 20


def puzzles_in_game(
    name: str, seats: int, seed: int, wanted: Callable[[Action], bool] = lambda begins: True
) -> Iterator[Puzzle]:
    """Let experts play a game, and yield the puzzles in it whose answers begin as wanted."""
    game = sandtable.game(name)
    luck = Chance(seed)
    s = game.setup(seats, luck)
    planned: list[Action] = []
    turn = 0
    while s.agenda:
        seat = s.to_act()[0]
        options = s.options(seat)
        if planned and planned[0] not in options:
            planned = []
        if not planned and len(options) > 1:
            turn += 1
            comparison = Comparison(Judge(game), s, seat, FIRST_LOOK, 2 * (seed * 1000 + turn) % SEEDS)
            planned = [*comparison.options[0].plan.actions]
            found = puzzle_at(game, s, seat, comparison, seed) if wanted(planned[0]) else None
            if found is not None:
                yield found
        action = planned.pop(0) if planned else options[0]
        s.apply(seat, action, luck)
        if not s.agenda or s.to_act()[0] != seat:
            planned = []


def puzzle_at(game: Game[Any], s: State, seat: int, comparison: Comparison, seed: int) -> Puzzle | None:
    """The puzzle in a position, if it is one."""
    best = comparison.options[0].plan.actions
    if len(comparison.options) < CHOICES:
        return None
    missed = regular_choice(game, s, seat, best[0], seed)
    if missed is None or not is_clear(comparison, missed):
        return None
    deep = Comparison(Judge(game), s, seat, CONFIRMED, 2 * (seed + 7) % SEEDS)
    if deep.options[0].plan.actions != best or not is_clear(deep, missed):
        return None
    return made(game, s, seat, deep, missed)


def regular_choice(game: Game[Any], s: State, seat: int, best: Action, seed: int) -> Action | None:
    """How a regular player begins; None if it ever begins as the expert does."""
    begins: Action | None = None
    for number in range(REGULARS):
        bot = make(game.name, "regular", seed=seed + number)
        begins = ask(bot, game, s, seat, budget(game.name, "regular"), Chance(seed + number))
        if begins is best:
            return None
    return begins


def choices_of(comparison: Comparison, missed: Action) -> list[PlayedPlan]:
    """The choices of a puzzle: the best plans that begin differently, and what a regular player would do."""
    chosen: list[PlayedPlan] = []
    for option in comparison.options:
        if all(option.plan.actions[0] is not other.plan.actions[0] for other in chosen):
            chosen.append(option)
    regular = [option for option in chosen if option.plan.actions[0] is missed]
    if not regular:
        regular = [PlayedPlan(Plan([missed]), comparison.effort.worlds)]
    others = [option for option in chosen[:CHOICES] if option is not regular[0]]
    return [*others[: CHOICES - 1], *regular]


def is_clear(comparison: Comparison, missed: Action) -> bool:
    """Whether the expert's plan is ahead of all other choices, beyond their margins."""
    chosen = choices_of(comparison, missed)
    if len(chosen) < CHOICES:
        return False
    comparison.options = chosen
    comparison.play_out(chosen)
    ahead = [chosen[0].ahead_of(other) for other in chosen[1:]]
    return all(figure.is_certain() and figure.value >= CLEARLY for figure in ahead)


def made(game: Game[Any], s: State, seat: int, deep: Comparison, missed: Action) -> Puzzle | None:
    """The puzzle with its explanation; the choices are in the order of their texts, which tells nothing."""
    best = deep.options[0]
    regular = next(option for option in deep.options if option.plan.actions[0] is missed)
    why = reason(deep, best.plan, regular.plan, CONFIRMED.games)
    if is_denied(why):
        return None
    ordered = sorted(deep.options, key=lambda option: option.texts)
    return Puzzle(
        id=hashlib.sha256(f"{s.digest()} {seat}".encode()).hexdigest()[:12],
        game=game.name,
        seat=seat,
        state=s.to_data(),
        choices=[Choice(each.texts, each.chance(), best.ahead_of(each)) for each in ordered],
        answer=ordered.index(best),
        missed=ordered.index(regular),
        reason=why,
    )
