"""The speed of the rules on this machine: the library behind `sandtable bench`.

Every figure is the best of a few rounds of processor time, because other programs can only make a round
slower. A fixed loop of plain Python is timed as well, so that figures can be compared as ratios to it.
"""

from __future__ import annotations

import itertools
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

import sandtable
from sandtable.bots.random import choose_random
from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.registry import load_from
from sandtable.core.state import State
from sandtable.simulation.playouts import random_games, rollouts

ROUNDS: Final = 5
SPIN: Final = 100_000  # iterations of the calibration loop
SEED: Final = 7
SAMPLES: Final = 12  # positions taken from a random game


class Figure(msgspec.Struct, frozen=True):
    """One measurement; `unit` is "/s" (more is better) or "us" (less is better)."""

    what: str
    game: str
    seats: int
    value: float
    unit: str


class BenchmarkReport(msgspec.Struct, frozen=True):
    """All figures of a run. `spin_us` is the time of the calibration loop: divide times by it to compare."""

    compiled: bool
    python: str
    machine: str
    cores: int
    spin_us: float
    figures: list[Figure]


def measure(names: list[str], seconds: float, on_figure: Callable[[Figure], None]) -> BenchmarkReport:
    """Measure the named games; each figure takes about `seconds`."""
    figures: list[Figure] = []
    for figure in measured(names, seconds):
        figures.append(figure)
        on_figure(figure)
    return BenchmarkReport(
        compiled=sandtable.COMPILED,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=machine(),
        cores=os.cpu_count() or 1,
        spin_us=best(spin, 1, seconds),
        figures=figures,
    )


def measured(names: list[str], seconds: float) -> Iterator[Figure]:
    """Yield each figure as soon as it is measured."""
    for game in map(sandtable.game, names):
        for seats in game.seats:
            yield from whole_games(game, seats, seconds)
        yield from single_calls(game, 4, seconds)
        yield from own_calls(game, seconds)


def whole_games(game: Game[Any], seats: int, seconds: float) -> Iterator[Figure]:
    """Measure random play, in the compiled loop and driven call by call from Python."""
    setting = game.setting(seats, {}, game.rules_version)
    seeds = itertools.count(SEED)  # a new game each time, so that caches do not flatter the figures
    played: list[int] = []

    def in_the_loop() -> int:
        played.append(random_games(lambda luck: game.deal(setting, luck), 1, next(seeds)))
        return played[-1]

    def call_by_call() -> int:
        seed, made = next(seeds), 0
        luck, thoughts = Chance(seed), Chance(~seed)
        state: State = game.deal(setting, luck)
        while waiting := state.to_act():
            state.apply(waiting[0], choose_random(state.options(waiting[0]), thoughts), luck)
            made += 1
        return made

    decisions = rate(in_the_loop, seconds)
    yield Figure("games", game.name, seats, decisions * len(played) / sum(played), "/s")
    yield Figure("decisions", game.name, seats, decisions, "/s")
    yield Figure("from Python", game.name, seats, rate(call_by_call, seconds), "/s")


def single_calls(game: Game[Any], seats: int, seconds: float) -> Iterator[Figure]:
    """Measure single calls over positions of one random game; `apply` excludes the clone it needs."""
    states = positions(game, seats)
    asked = [(state, state.to_act()[0]) for state in states]
    answers = [(state, seat, choose_random(state.options(seat), Chance(SEED))) for state, seat in asked]
    luck = Chance(SEED)

    def clone_and_apply() -> None:
        for state, seat, action in answers:
            state.clone().apply(seat, action, luck)
        luck.dealt.clear()

    clone = best(lambda: [state.clone() for state in states], len(states), seconds)
    yield Figure("clone", game.name, seats, clone, "us")
    yield Figure("apply", game.name, seats, best(clone_and_apply, len(states), seconds) - clone, "us")
    rest: dict[str, Callable[[], object]] = {
        "options": lambda: [state.options(seat) for state, seat in asked],
        "view": lambda: [game.view(state, seat) for state, seat in asked],
        "imagine": lambda: [game.imagine(state, seat, luck) for state, seat in asked],
        "to_data": lambda: [state.to_data() for state in states],
    }
    for what, call in rest.items():
        yield Figure(what, game.name, seats, best(call, len(states), seconds), "us")
        luck.dealt.clear()
    middle = states[len(states) // 2]
    took = best(lambda: rollouts(middle, 2, luck, Chance(SEED)), 2, seconds)
    yield Figure("rollouts", game.name, seats, 1e6 / took, "/s")


def own_calls(game: Game[Any], seconds: float) -> Iterator[Figure]:
    """Measure the calls that only this game has."""
    for what, call in benchmarks_of(game).items():
        yield Figure(what, game.name, 0, best(call, 1, seconds), "us")


def benchmarks_of(game: Game[Any]) -> Mapping[str, Callable[[], object]]:
    """Return the calls that a game declares for benchmarks, by name."""
    if not game.benchmarks:
        return {}
    declared: Mapping[str, Callable[[], object]] = load_from(
        game.benchmarks, f"{game.name} has no benchmarks at"
    )
    return declared


def positions(game: Game[Any], seats: int) -> list[State]:
    """Return a few positions of one random game, spread from its first decision to its last."""
    luck, thoughts = Chance(SEED), Chance(~SEED)
    state: State = game.setup(seats, luck)
    seen: list[State] = []
    while waiting := state.to_act():
        seen.append(state.clone())
        state.apply(waiting[0], choose_random(state.options(waiting[0]), thoughts), luck)
    return seen[:: max(1, len(seen) // SAMPLES)]


def spin() -> int:
    """Run the calibration loop, which is always plain Python."""
    total = 0
    for number in range(SPIN):
        total += number & 3
    return total


def best(run: Callable[[], object], times: int, seconds: float) -> float:
    """Return the microseconds of one call if a run makes `times` calls: the best of ROUNDS rounds."""
    repeat, took = 1, 0.0
    while (took := timed(run, repeat)) < seconds / ROUNDS and repeat < 1 << 20:
        repeat = max(repeat + 1, min(8 * repeat, int(repeat * seconds / ROUNDS / max(took, 1e-9))))
    rounds = [took] + [timed(run, repeat) for _ in range(ROUNDS - 1)]
    return min(rounds) / repeat / times * 1e6


def rate(run: Callable[[], int], seconds: float) -> float:
    """Return calls per second of a run that returns how many it made: the best of ROUNDS rounds."""
    found = 0.0
    for _ in range(ROUNDS):
        done, took, started = 0, 0.0, time.process_time()
        while took < seconds / ROUNDS:
            done += run()
            took = time.process_time() - started
        found = max(found, done / took)
    return found


def timed(run: Callable[[], object], repeat: int) -> float:
    started = time.process_time()
    for _ in range(repeat):
        run()
    return time.process_time() - started


def machine() -> str:
    """Return the name of the processor, as the system reports it."""
    if sys.platform == "linux":
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            for line in lines:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
