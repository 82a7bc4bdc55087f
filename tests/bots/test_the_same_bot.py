"""The bot that people meet in the hall is the bot of the ladder, and of a simulation without a clock."""

from __future__ import annotations

import time
from typing import Any

import pytest

import sandtable
from sandtable import Action, Chance, State
from sandtable.bots import LEVELS, Budget, ask, budget, make
from sandtable.ladder.plan import Match, Seating
from sandtable.ladder.play import SeatedBot, Task, Terms
from sandtable.server.hall.bots.worker import IMAGINED, BotJob, KeptBots
from sandtable.simulation.simulate import SimulationPlan, simulate
from tests.quick import QUICK

GAME = sandtable.game("camel-up")
DECISIONS = 15


class Numbered:
    """Takes the option with the number of its own decision, so that its answers show what it remembers."""

    def __init__(self, game: str, seed: int) -> None:
        self.decisions = 0

    def choose(self, view: Any, options: list[Action], sample: object, budget: object) -> Action:
        self.decisions += 1
        return options[self.decisions]


def race(seed: int = 4) -> State:
    state: State = GAME.setup(3, Chance(seed), QUICK)
    return state


def test_a_bot_is_one_object_for_its_whole_game() -> None:
    bots = KeptBots({"numbered": Numbered})
    state = race()
    options = state.options(0)

    def chosen(table: str, seed: int = 1) -> Action:
        job = BotJob("camel-up", "numbered", 0, state.to_data(), seed, table=table)
        text = bots.decide(job)
        return next(option for option in options if option.text == text)

    assert [chosen("a"), chosen("b"), chosen("a"), chosen("a")] == [options[at] for at in (1, 1, 2, 3)]
    assert chosen("") == chosen("") == options[1], "without a table there is nothing to remember"


def test_bots_that_were_not_asked_for_a_long_time_are_forgotten() -> None:
    bots = KeptBots({"numbered": Numbered}, most=2)
    data = race().to_data()
    jobs = {table: BotJob("camel-up", "numbered", 0, data, table=table) for table in "abc"}
    kept = bots.bot(jobs["b"])
    for table in ("a", "b", "c"):
        bots.decide(jobs[table])
    assert bots.bot(jobs["b"]) is kept
    assert bots.bot(jobs["a"]).bot.decisions == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", ["regular", "strong"])
def test_in_the_hall_it_decides_as_on_the_ladder(level: str) -> None:
    allowed = budget("camel-up", level)
    hall = KeptBots(LEVELS)
    terms = Terms("camel-up", GAME.rules_version, QUICK, 1, 500, clock=False, code="")
    seating = Seating(Match("mirror", level, level), 0, 0, (level,) * 3)
    ladder = [SeatedBot(Task(terms, seating, {}), seat, 1) for seat in range(3)]
    for seat, bot in enumerate(ladder):
        assert bot.budget.work == allowed.work
        bot.bot, bot.imagination = make("camel-up", level, seat), Chance(seat ^ IMAGINED)
    state, luck = race(), Chance(9)
    for _ in range(DECISIONS):
        seat = state.to_act()[0]
        data = state.to_data()
        job = BotJob("camel-up", level, seat, data, seat, allowed.work, allowed.seconds, table="t")
        decided = ladder[seat].decide(GAME, state, state.options(seat))
        assert hall.decide(job) == decided.text
        state.apply(seat, decided, luck)


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    class Asked(Exception):
        pass

    class Refuses:
        def choose(self, view: Any, options: list[Action], sample: object, budget: object) -> Action:
            raise Asked

    cleopatra = sandtable.game("cleopatra")
    luck = Chance(3)
    state = cleopatra.setup(3, luck)
    numbers = set()
    for _ in range(60):
        seat = state.to_act()[0]
        options = state.options(seat)
        numbers.add(min(2, len(options)))
        try:
            assert ask(Refuses(), cleopatra, state, seat, Budget(), Chance(1)) is options[0]
            assert len(options) == 1
        except Asked:
            assert len(options) > 1
        state.apply(seat, options[0], luck)
    assert numbers == {1, 2}


def test_without_a_clock_the_same_seed_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds even on a machine so slow that an hour passes between any two readings of the clock."""
    played = {clock: games(clock) for clock in (True, False)}
    assert played[True] == played[False], "the clock matters only on a machine that is far too slow"
    now = iter(range(0, 10**9, 3600))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(now)))
    assert games(clock=False) == played[False]
    assert games(clock=True) != played[True], "this clock is not looked at"


def games(clock: bool) -> list[list[str]]:
    plan = SimulationPlan("camel-up", 3, 1, 7, QUICK, "strong", cap=DECISIONS, clock=clock)
    return [[str(entry) for entry in game.record.entries] for game in simulate(GAME, plan)]
