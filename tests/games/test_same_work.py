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
from types import CodeType, FrameType
from typing import Any

import pytest

import sandtable
from sandtable import Action, Chance, State, Table
from sandtable.server.hall.questions.worker import answer
from sandtable.server.table.refusal import Refusal
from tests.conformance.cases import Case, moments, sample_of_catalogue
from tests.conformance.checks_secrets import scrambled
from tests.tiers import LONG

CASES = [Case(sandtable.game(name), sandtable.game(name).seats[0]) for name in sandtable.games()]
EVERY = 3 if LONG else 11  # every how many states of a game the work is compared
WORDS: dict[str, int | str] = {"end": "c3", "tribe": "builder", "start": "a1"}
# Only lines in these files are counted, because the garbage collector may run other code at any time.
OURS = (str(Path(sandtable.__file__).parent), __file__)
Ask = Callable[[State], Any]
Work = Counter[tuple[CodeType, int]]


def work(ask: Ask, state: State) -> Work:
    """The lines of Sandtable that were executed, and how often each of them was."""
    lines: Work = Counter()

    def enter(frame: FrameType, event: str, argument: Any) -> Any:
        """Decide once for each call whether its lines are counted; the calls that it makes are decided
        separately."""
        return follow if frame.f_code.co_filename.startswith(OURS) else None

    def follow(frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            lines[frame.f_code, frame.f_lineno] += 1
        return follow

    before = sys.gettrace()
    sys.settrace(enter)
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
    """Everything that a seat can ask the hall, asked as the hall does it, with the true or an imagined
    state."""
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
        viewers = [None, *range(case.seats)]
        # In a short run the viewers take turns, so that each asks at several stages of the game.
        for viewer in viewers if LONG else viewers[number // EVERY % len(viewers) :][:1]:
            twin = scrambled(case, state, viewer, Chance(number))
            for name, ask in questions(case, viewer, state):
                # fill the caches first: what is kept for the next question is public
                answer_or_refusal(ask, state)
                true, other = work(ask, state), work(ask, twin)
                assert true == other, f"{name} by {viewer}: {true - other} against {other - true}"
                compared += sum(true.values()) > 0
    assert compared > 30


def test_work_that_depends_on_a_secret_is_seen() -> None:
    """The comparison can fail: it detects a question that counts another player's cards."""
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
