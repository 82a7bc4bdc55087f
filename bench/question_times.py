#!/usr/bin/env python3
"""Check whether the time of an answer reveals secrets.

    PYTHON bench/question_times.py
    PYTHON bench/question_times.py --moments 6 --repeats 400 --json

PYTHON must have Sandtable and its packages; a checkout is needed, because the scrambler of the tests is used.
At some positions of each game the script makes a twin of the state in which everything that a seat may not
know is different. Then it asks the same question of fresh copies of both, in rounds, in random order. What is
measured is processor time, because whatever else the machine does would only hide a difference. If the time
reveals nothing, it is pure chance which of the two takes longer in a round. A permutation test over all
rounds of a kind of question gives the probability that a difference as large as the observed one is chance;
because there are many kinds, Holm's correction decides which differences are real.

A test that finds nothing may be blind. So the script also adds a known difference to the measured times of
the twins and reports, for each kind of question, the smallest one that it would have found (`would_find`, as
a share of the time of the answer; None: not even the largest).
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
SIGNIFICANCE = 0.01  # a corrected probability below this means a real difference
PLANTED = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5)  # differences that are added to see whether they are found
Ask = Callable[[Any], Any]
Rounds = list[float]  # for each round, how much longer the twin took, relative to the median time


def chosen_moments(case: Case, count: int) -> list[Any]:
    """Return copies of states spread over a game."""
    states = [state.clone() for state, *_ in moments(case, 3) if state.agenda]
    step = max(1, len(states) // count)
    return states[::step][:count]


def rounds(ask: Ask, state: Any, twin: Any, repeats: int, rng: random.Random) -> tuple[float, Rounds]:
    """Return the median time in nanoseconds, and the rounds, with outliers from interruptions cut off."""
    taken: tuple[list[int], list[int]] = ([], [])
    for _ in range(repeats):
        for which in rng.sample((0, 1), 2):
            copy = (twin if which else state).clone()
            began = time.thread_time_ns()
            answer_or_refusal(ask, copy)
            taken[which].append(time.thread_time_ns() - began)
    usual = statistics.median([*taken[0], *taken[1]])
    longer = [(also - true) / usual for true, also in zip(*taken, strict=True)]
    widest = 5 * statistics.median(map(abs, longer))
    return usual, [max(-widest, min(widest, each)) for each in longer]


def probability(pairs: list[Rounds], rng: random.Random) -> float:
    """Return the probability that the sum of the mean differences of all pairs is this large by chance."""

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
    return [summary(game, question, pairs, len(kinds), rng) for (game, question), pairs in kinds.items()]


def would_find(pairs: list[Rounds], kinds: int, rng: random.Random) -> float | None:
    """Return the smallest planted difference that is found, with the strictest correction."""
    for planted in PLANTED:
        shifted = [[each + planted for each in pair] for pair in pairs]
        if probability(shifted, rng) * kinds <= SIGNIFICANCE:
            return planted
    return None


def summary(
    game: str, question: str, pairs: list[tuple[float, Rounds]], kinds: int, rng: random.Random
) -> dict[str, Any]:
    measured = [each for _, each in pairs]
    means = [statistics.fmean(each) for each in measured]
    return {
        "game": game,
        "question": question,
        "pairs": len(pairs),
        "microseconds": round(statistics.median(usual for usual, _ in pairs) / 1000, 1),
        "mean_difference": round(statistics.fmean(map(abs, means)), 4),
        "probability": round(probability(measured, rng), 5),
        "would_find": would_find(measured, kinds, rng),
    }


def revealing(found: list[dict[str, Any]]) -> list[str]:
    """Return the kinds of question whose time reveals something, by Holm's correction."""
    real = []
    for rank, each in enumerate(sorted(found, key=lambda each: float(each["probability"]))):
        if each["probability"] * (len(found) - rank) > SIGNIFICANCE:
            break
        real.append(f"{each['game']} {each['question']}")
    return real


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--moments", type=int, default=4, help="positions of each game")
    parser.add_argument("--repeats", type=int, default=100, help="rounds for each question and pair of twins")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = measure(arguments.moments, arguments.repeats)
    if arguments.json:
        print(json.dumps({"compiled": sandtable.COMPILED, "found": found, "told": revealing(found)}))
    else:
        for each in found:
            print("  ".join(f"{name} {value}" for name, value in each.items()))
        kind = "compiled" if sandtable.COMPILED else "plain"
        print(f"{kind} rules; revealed by time: {revealing(found) or 'nothing'}")
    return 1 if revealing(found) else 0


if __name__ == "__main__":
    sys.exit(main())
