#!/usr/bin/env python3
"""Does the time of an answer tell what the asker may not know?

    PYTHON bench/question_times.py
    PYTHON bench/question_times.py --moments 6 --repeats 400 --json

PYTHON is one that has Sandtable and its packages; it takes a checkout, as the tests' own scrambler is used.
At some moments of each game a twin of the state is made in which all that a seat may not know is otherwise.
Then the same question is asked of fresh copies of both, in rounds: one after the other, in random order. If
time tells nothing, then within a round it is mere chance which of the two took longer. A permutation test
over all rounds of a kind of question says how likely a difference as large as the one seen is by chance;
since there are many kinds, Holm's correction decides which differences are real.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import sandtable
from sandtable import Chance
from tests.conformance.cases import Case, moments
from tests.conformance.checks_secrets import scrambled
from tests.games.test_same_work import answer_or_refusal, questions

PERMUTATIONS = 2000
LIKELY = 0.01  # below this, after correction, a difference is real
Ask = Callable[[Any], Any]
Rounds = list[float]  # how much longer the twin took in each, as a part of the usual time


def chosen_moments(case: Case, count: int) -> list[Any]:
    """Copies of states spread over a game."""
    states = [state.clone() for state, *_ in moments(case, 3) if state.agenda]
    step = max(1, len(states) // count)
    return states[::step][:count]


def rounds(ask: Ask, state: Any, twin: Any, repeats: int, rng: random.Random) -> tuple[float, Rounds]:
    """The usual time in nanoseconds, and the rounds; what an interruption makes of one is cut off."""
    taken: tuple[list[int], list[int]] = ([], [])
    for _ in range(repeats):
        for which in rng.sample((0, 1), 2):
            copy = (twin if which else state).clone()
            began = time.perf_counter_ns()
            answer_or_refusal(ask, copy)
            taken[which].append(time.perf_counter_ns() - began)
    usual = statistics.median([*taken[0], *taken[1]])
    longer = [(also - true) / usual for true, also in zip(*taken, strict=True)]
    widest = 5 * statistics.median(map(abs, longer))
    return usual, [max(-widest, min(widest, each)) for each in longer]


def probability(pairs: list[Rounds], rng: random.Random) -> float:
    """That the mean differences, added up over all pairs of twins, are as large as they are by chance."""

    def added_up(of: list[Rounds]) -> float:
        return sum(abs(sum(each)) / len(each) for each in of)

    seen, as_large = added_up(pairs), 0
    for _ in range(PERMUTATIONS):
        turned = [[each if rng.getrandbits(1) else -each for each in pair] for pair in pairs]
        as_large += added_up(turned) >= seen
    return (as_large + 1) / (PERMUTATIONS + 1)


def measure(count: int, repeats: int) -> list[dict[str, Any]]:
    rng = random.Random(1)
    kinds: dict[tuple[str, str], list[tuple[float, Rounds]]] = {}
    for name in sandtable.games():
        case = Case(sandtable.game(name), sandtable.game(name).seats[0])
        for number, state in enumerate(chosen_moments(case, count)):
            for viewer in [None, *state.to_act()[:1]]:
                twin = scrambled(case, state, viewer, Chance(number))
                for question, ask in questions(case, viewer, state):
                    answer_or_refusal(ask, state.clone())
                    kind = kinds.setdefault((name, question.split()[0]), [])
                    kind.append(rounds(ask, state, twin, repeats, rng))
    return [summary(game, question, pairs, rng) for (game, question), pairs in kinds.items()]


def summary(
    game: str, question: str, pairs: list[tuple[float, Rounds]], rng: random.Random
) -> dict[str, Any]:
    means = [statistics.fmean(each) for _, each in pairs]
    return {
        "game": game,
        "question": question,
        "pairs": len(pairs),
        "microseconds": round(statistics.median(usual for usual, _ in pairs) / 1000, 1),
        "mean_difference": round(statistics.fmean(map(abs, means)), 4),
        "probability": round(probability([each for _, each in pairs], rng), 5),
    }


def told(found: list[dict[str, Any]]) -> list[str]:
    """The kinds of question whose time tells something, by Holm's correction."""
    real = []
    for rank, each in enumerate(sorted(found, key=lambda each: float(each["probability"]))):
        if each["probability"] * (len(found) - rank) > LIKELY:
            break
        real.append(f"{each['game']} {each['question']}")
    return real


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--moments", type=int, default=4, help="of each game")
    parser.add_argument("--repeats", type=int, default=100, help="rounds for each question and pair of twins")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = measure(arguments.moments, arguments.repeats)
    if arguments.json:
        print(json.dumps({"compiled": sandtable.COMPILED, "found": found, "told": told(found)}))
    else:
        for each in found:
            print("  ".join(f"{name} {value}" for name, value in each.items()))
        print(
            f"{'compiled' if sandtable.COMPILED else 'plain'} rules; told by time: {told(found) or 'nothing'}"
        )
    return 1 if told(found) else 0


if __name__ == "__main__":
    sys.exit(main())
