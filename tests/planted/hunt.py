"""Plants many bugs, in several copies in parallel; each finder is first run without a bug."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from typing import NamedTuple

from tests.planted.bug import Bug
from tests.planted.field import NO_TESTS, Field, Run


class Verdict(NamedTuple):
    """The result for one bug; BROKEN means that its finder fails even without the bug."""

    bug: Bug
    word: str  # found, MISSED or BROKEN
    failure: str  # the first test that failed
    seconds: float
    output: str

    @property
    def found(self) -> bool:
        return self.word == "found"


class Hunter:
    """Plants bugs in one copy of the checkout."""

    def __init__(self, number: int) -> None:
        self.field = Field(number)
        self.field.lay_out()
        self.without: dict[str, Run] = {}  # the result of each finder without a bug

    def judge(self, bug: Bug) -> Verdict:
        if bug.found_by not in self.without:
            self.without[bug.found_by] = self.field.look(bug)
            self.field.keep()  # the files that it built can be used for other bugs
        without = self.without[bug.found_by]
        if without.code:
            why = "the finder selects no test" if without.code == NO_TESTS else without.failure
            return verdict(bug, "BROKEN", without._replace(failure=why))
        with self.field.planted(bug):
            run = self.field.look(bug)
        return verdict(bug, "MISSED" if run.code in (0, NO_TESTS) else "found", run)


def verdict(bug: Bug, word: str, run: Run) -> Verdict:
    return Verdict(bug, word, run.failure, run.seconds, run.output)


def hunt(bugs: list[Bug], jobs: int = 1) -> Iterator[Verdict]:
    """Yield the verdict on each bug as soon as it is known."""
    rows = by_finder(bugs)
    verdicts: queue.Queue[Verdict | Exception] = queue.Queue()
    for number in range(min(jobs, rows.qsize())):
        threading.Thread(target=work, args=(number + 1, rows, verdicts), daemon=True).start()
    for _ in bugs:
        result = verdicts.get()
        if isinstance(result, Exception):
            raise result
        yield result


def by_finder(bugs: list[Bug]) -> queue.Queue[list[Bug]]:
    """Group the bugs by finder, because each copy has to run a finder without a bug first."""
    rows: dict[str, list[Bug]] = {}
    for bug in bugs:
        rows.setdefault(bug.found_by, []).append(bug)
    waiting: queue.Queue[list[Bug]] = queue.Queue()
    for row in rows.values():
        waiting.put(row)
    return waiting


def work(number: int, rows: queue.Queue[list[Bug]], verdicts: queue.Queue[Verdict | Exception]) -> None:
    try:
        hunter = Hunter(number)
        while True:
            for bug in rows.get_nowait():
                verdicts.put(hunter.judge(bug))
    except queue.Empty:
        return
    except Exception as error:  # raised again in the thread that waits for verdicts
        verdicts.put(error)
