"""One game of the ladder, played out by the bots on its seats."""

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
from sandtable.ladder.entrants import entrant, guest_code, our_code
from sandtable.ladder.plan import Plan, Seating, number

CAPPED: Final = "capped"  # the reason of a game that had to be stopped; it is never scored


class Terms(msgspec.Struct, frozen=True):
    """What has to be alike for two games to stand in one table."""

    game: str
    rules: int
    variants: dict[str, str]
    seed: int
    cap: int
    clock: bool
    code: str


class Task(msgspec.Struct, frozen=True):
    """A game to be played, with all that a process on another machine has to know."""

    terms: Terms
    seating: Seating
    guests: dict[str, str]


class Played(msgspec.Struct, frozen=True):
    """A game that was played: one line of the results. Lists are by seat.

    All but `seconds`, `late` and what follows them is the same whenever and wherever it is played."""

    terms: Terms
    seating: Seating
    guests: dict[str, str]  # of those who played: where they come from, and a fingerprint
    luck: int
    scores: list[int]
    winners: list[int]
    reason: str
    decisions: int
    failures: list[list[str]]  # what a bot raised; a random option was played instead
    late: list[int]  # decisions that took the whole time of the budget: a clock may have made them
    seconds: list[list[float]]  # of every decision with a choice
    compiled: bool
    sandtable: str
    python: str


def terms_of(plan: Plan) -> Terms:
    rules = sandtable.game(plan.game).rules_version
    return Terms(plan.game, rules, plan.variants, plan.seed, plan.cap, plan.clock, our_code(plan.game))


def task(plan: Plan, terms: Terms, seating: Seating) -> Task:
    return Task(terms, seating, {bot: plan.guests[bot] for bot in seating.bots if bot in plan.guests})


class Player:
    """A bot on a seat, and what is noted about it."""

    def __init__(self, task: Task, seat: int, luck: int) -> None:
        seating = task.seating
        # By the place in the line-up: a bot that changes seats takes its thoughts along.
        seed = number("thoughts", luck, seating.match, seating.entrant(seat))
        self.bot: Bot
        self.bot, self.budget = entrant(task.terms.game, seating.bots[seat], task.guests, seed)
        self.clock = self.budget.seconds
        if not task.terms.clock:
            self.budget = Budget(self.budget.work, math.inf)
        self.seat = seat
        self.dreams = Chance(number("dreams", seed))
        self.last_resort = Chance(number("last resort", seed))
        self.failures: list[str] = []
        self.seconds: list[float] = []

    def decide(self, game: Game[Any], state: State, options: list[Action]) -> Action:
        """The bot's choice; as in the hall any option if it has none, but here that is told."""
        began = time.perf_counter()
        try:
            return ask(self.bot, game, state, self.seat, self.budget, self.dreams)
        except Exception as error:
            self.failures.append(type(error).__name__)
            return choose_random(options, self.last_resort)
        finally:
            self.seconds.append(round(time.perf_counter() - began, 6))

    @property
    def late(self) -> int:
        return sum(took >= self.clock for took in self.seconds)


def play(task: Task) -> Played:
    """Play the game to its end, or to the cap."""
    terms, seating = task.terms, task.seating
    game: Game[Any] = sandtable.game(terms.game)
    seed = number("deal", terms.seed, terms.game, len(seating.bots), seating.deal)
    luck = Chance(seed)
    luck.writes = False
    players = [Player(task, seat, seed) for seat in range(len(seating.bots))]
    state: State = game.setup(len(players), luck, terms.variants)
    decisions = 0
    while decisions < terms.cap and (waiting := state.to_act()):
        seat = waiting[0]
        options = state.options(seat)
        action = options[0] if len(options) == 1 else players[seat].decide(game, state, options)
        state.apply(seat, action, luck)
        decisions += 1
    return told(task, seed, decisions, state.outcome(), players)


def told(task: Task, luck: int, decisions: int, outcome: Outcome | None, players: list[Player]) -> Played:
    return Played(
        terms=task.terms,
        seating=task.seating,
        guests={bot: guest_code(place) for bot, place in task.guests.items()},
        luck=luck,
        scores=outcome.scores if outcome else [],
        winners=outcome.winners if outcome else [],
        reason=outcome.reason if outcome else CAPPED,
        decisions=decisions,
        failures=[player.failures for player in players],
        late=[player.late for player in players],
        seconds=[player.seconds for player in players],
        compiled=sandtable.COMPILED,
        sandtable=sandtable.__version__,
        python=platform.python_version(),
    )
