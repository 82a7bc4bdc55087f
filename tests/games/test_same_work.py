"""How long the hall takes for a question must not tell what the asker may not know.

Time itself is too noisy to be judged in a test, so the work is: in two states that differ only in what a seat
may not know, the rules must execute the same lines, each as often, to answer it. (`bench/question_times.py`
measures the time of the compiled rules, with a statistical test.)
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import sandtable
from sandtable import Action, Chance, State, Table
from sandtable.server.hall.questions import answer
from sandtable.server.table.refusal import Refusal
from tests.conformance.cases import Case, moments, sample_of_catalogue
from tests.conformance.checks_secrets import scrambled
from tests.tiers import LONG

CASES = [Case(sandtable.game(name), sandtable.game(name).seats[0]) for name in sandtable.games()]
EVERY = 3 if LONG else 23  # moments of a game
WORDS: dict[str, int | str] = {"end": "c3", "tribe": "builder", "start": "a1"}
# What is counted: the collector may run somebody else's code at any moment.
OURS = (str(Path(sandtable.__file__).parent), __file__)
Ask = Callable[[State], Any]
Work = Counter[tuple[str, int]]


def work(ask: Ask, state: State) -> Work:
    """The lines of Sandtable that were executed, and how often each was."""
    lines: Work = Counter()

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line" and frame.f_code.co_filename.startswith(OURS):
            lines[frame.f_code.co_filename, frame.f_lineno] += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        answer_or_refusal(ask, state)
    finally:
        sys.settrace(before)
    return lines


def answer_or_refusal(ask: Ask, state: State) -> Any:
    try:
        return ask(state)
    except (Refusal, sandtable.SandtableError) as error:
        return error


def questions(case: Case, viewer: int | None, state: State) -> Iterator[tuple[str, Ask]]:
    """All that a seat can ask the hall: as the hall asks it, of the true state or of an imagined one."""
    for question in case.game.questions:
        yield question, partial(asked, case, viewer, question)
    if viewer is None:
        return
    for action in sample_of_catalogue(case, Chance(3), 4) + state.options(viewer)[:4]:
        yield f"why {action}", partial(refused, viewer, action)
        yield f"preview {action}", partial(previewed, case, viewer, action)


def asked(case: Case, viewer: int | None, question: str, state: State) -> Any:
    imagined = case.game.imagine(state, viewer, Chance(0))
    return answer(imagined, viewer, question, WORDS)


def refused(viewer: int, action: Action, state: State) -> Any:
    return state.barred(viewer, action)


def previewed(case: Case, viewer: int, action: Action, state: State) -> Any:
    table = Table.resume(state, Chance(1), [0] * case.seats, None)
    return [case.game.read(event, viewer) for event in table.preview(viewer, action)]


@pytest.mark.parametrize("case", CASES, ids=[case.game.name for case in CASES])
def test_a_question_takes_the_same_work_whatever_the_secrets_are(case: Case) -> None:
    compared = 0
    for number, (state, *_) in enumerate(moments(case, 3)):
        if number % EVERY or not state.agenda:
            continue
        for viewer in [None, *range(case.seats)]:
            twin = scrambled(case, state, viewer, Chance(number))
            for name, ask in questions(case, viewer, state):
                answer_or_refusal(ask, state)  # what is kept for the next who asks is public
                true, other = work(ask, state), work(ask, twin)
                assert true == other, f"{name} by {viewer}: {true - other} against {other - true}"
                compared += sum(true.values()) > 0
    assert compared > 30


def test_work_that_depends_on_a_secret_is_seen() -> None:
    """The measure can fail: a question that counts somebody's cards is found out."""
    case = next(case for case in CASES if case.game.name == "camel-up")
    state, *_ = next(iter(moments(case, 3)))
    twin: Any = state.clone()
    twin.hands[1] = 0

    def loops(s: Any) -> int:
        found = 0
        for camel in range(5):
            if s.hands[1] >> camel & 1:
                found += 1
        return found

    assert work(loops, state) != work(loops, twin)
