"""One game of the ladder, played to its end by the bots on its seats."""

from __future__ import annotations

import math
import platform
import time
from typing import Any, Final

import msgspec

import sandtable
from sandtable.bots import Bot, Budget, ask
from sandtable.bots.random import choose_random
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.outcome import Outcome
from sandtable.core.state import State
from sandtable.ladder.entrants import code_fingerprint, guest_fingerprint, make_entrant
from sandtable.ladder.plan import LadderPlan, Seating, derived_seed

CAPPED: Final = "capped"  # the reason given for a game that was stopped; it is never scored


class Terms(msgspec.Struct, frozen=True):
    """The conditions that two games must share to be compared in one table."""

    game: str
    rules: int
    variants: dict[str, str]
    seed: int
    cap: int
    clock: bool
    code: str


class Task(msgspec.Struct, frozen=True):
    """A game to play, with everything that a process on another machine needs to know."""

    terms: Terms
    seating: Seating
    guests: dict[str, str]


class LadderGame(msgspec.Struct, frozen=True):
    """A finished game: one line of the games file. Lists are by seat.

    Everything before `late` is the same whenever and wherever the game is played.
    """

    terms: Terms
    seating: Seating
    guests: dict[str, str]  # import path and fingerprint of each guest that played
    luck: int
    scores: list[int]
    winners: list[int]
    reason: str
    decisions: int
    failures: list[list[str]]  # exceptions raised by the bot; a random option was played instead
    late: list[int]  # decisions that used up the time budget, so the clock may have influenced them
    seconds: list[list[float]]  # the time of every decision with more than one option
    compiled: bool
    sandtable: str
    python: str


def terms_of(plan: LadderPlan) -> Terms:
    """Return the conditions under which the games of a plan are played."""
    rules = sandtable.game(plan.game).rules_version
    code = code_fingerprint(plan.game)
    return Terms(plan.game, rules, plan.variants, plan.seed, plan.cap, plan.clock, code)


def task(plan: LadderPlan, terms: Terms, seating: Seating) -> Task:
    """Describe one game of a plan for the process that will play it."""
    return Task(terms, seating, {bot: plan.guests[bot] for bot in seating.bots if bot in plan.guests})


class SeatedBot:
    """A bot on a seat, with its failures and thinking times."""

    def __init__(self, task: Task, seat: int, luck: int) -> None:
        seating = task.seating
        # Seeded by its position in the line-up: a bot that changes seats keeps its random numbers.
        seed = derived_seed("thoughts", luck, seating.match.name, seating.line_up_index(seat))
        self.bot: Bot
        self.bot, self.budget = make_entrant(task.terms.game, seating.bots[seat], task.guests, seed)
        self.time_limit = self.budget.seconds
        if not task.terms.clock:
            self.budget = Budget(self.budget.work, math.inf)
        self.seat = seat
        self.imagination = Chance(derived_seed("dreams", seed))
        self.fallback = Chance(derived_seed("last resort", seed))
        self.failures: list[str] = []
        self.seconds: list[float] = []

    def decide(self, game: Game[Any], state: State, options: list[Action]) -> Action:
        """Return the bot's choice; if it fails, note that and return a random option."""
        started = time.perf_counter()
        try:
            return ask(self.bot, game, state, self.seat, self.budget, self.imagination)
        except Exception as error:
            self.failures.append(type(error).__name__)
            return choose_random(options, self.fallback)
        finally:
            self.seconds.append(round(time.perf_counter() - started, 6))

    @property
    def late(self) -> int:
        """The number of decisions that used up the time budget."""
        return sum(seconds >= self.time_limit for seconds in self.seconds)


def play(task: Task) -> LadderGame:
    """Play a game to its end, or until it reaches the cap."""
    terms, seating = task.terms, task.seating
    game: Game[Any] = sandtable.game(terms.game)
    seed = derived_seed("deal", terms.seed, terms.game, len(seating.bots), seating.deal)
    luck = Chance(seed)
    luck.writes = False
    bots = [SeatedBot(task, seat, seed) for seat in range(len(seating.bots))]
    state: State = game.setup(len(bots), luck, terms.variants)
    decisions = 0
    while decisions < terms.cap and (waiting := state.to_act()):
        seat = waiting[0]
        options = state.options(seat)
        # A decision without a choice is not timed.
        action = options[0] if len(options) == 1 else bots[seat].decide(game, state, options)
        state.apply(seat, action, luck)
        decisions += 1
    return finished_game(task, seed, decisions, state.outcome(), bots)


def finished_game(
    task: Task, luck: int, decisions: int, outcome: Outcome | None, bots: list[SeatedBot]
) -> LadderGame:
    """Collect what is kept of a game; without an outcome it reached the cap."""
    return LadderGame(
        terms=task.terms,
        seating=task.seating,
        guests={bot: guest_fingerprint(import_path) for bot, import_path in task.guests.items()},
        luck=luck,
        scores=outcome.scores if outcome else [],
        winners=outcome.winners if outcome else [],
        reason=outcome.reason if outcome else CAPPED,
        decisions=decisions,
        failures=[bot.failures for bot in bots],
        late=[bot.late for bot in bots],
        seconds=[bot.seconds for bot in bots],
        compiled=sandtable.COMPILED,
        sandtable=sandtable.__version__,
        python=platform.python_version(),
    )
