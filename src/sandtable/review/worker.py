"""A process that does pieces of one review: it reads tasks and writes results as lines of JSON."""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from sandtable.core.errors import SandtableError
from sandtable.core.record import Record
from sandtable.processes.child import listen
from sandtable.review.effort import EFFORTS
from sandtable.review.report import JudgedDecision, Reason
from sandtable.review.review import assemble, decisions_of, moments_of
from sandtable.review.reviewer import Finding, Reviewer


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """Replay the record; the result is the number of pieces."""

    record: str
    effort: str


class Do(msgspec.Struct, frozen=True, tag="do"):
    """Do one piece; the result is a `Finding`."""

    piece: int


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Choose the moments that mattered; the result is a list of decisions to explain."""

    findings: list[Finding]


class Explain(msgspec.Struct, frozen=True, tag="explain"):
    """Explain a decision; the result is a `Reason`."""

    decision: JudgedDecision


class Assemble(msgspec.Struct, frozen=True, tag="assemble"):
    """Put everything together; the result is a `Review`."""

    findings: list[Finding]
    reasons: list[Reason]


Task = Begin | Do | Choose | Explain | Assemble


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The task failed; `reason` is what is wrong with the record, or the type of an error."""

    reason: str


tasks: Final[msgspec.json.Decoder[Task]] = msgspec.json.Decoder(Task)
failures: Final[msgspec.json.Decoder[Failed]] = msgspec.json.Decoder(Failed)


class ReviewDesk:
    """Does the tasks of one review."""

    def __init__(self) -> None:
        self.effort = ""
        self.reviewer: Reviewer | None = None

    def answer(self, line: bytes) -> bytes:
        """Do a task and return its result as JSON; errors become `Failed`."""
        try:
            return msgspec.json.encode(self.do(tasks.decode(line)))
        except SandtableError as error:
            return msgspec.json.encode(Failed(str(error)))
        except Exception as error:  # a bug; its message might hold secrets
            return msgspec.json.encode(Failed(type(error).__name__))

    def do(self, task: Task) -> object:
        if isinstance(task, Begin):
            self.effort = task.effort
            self.reviewer = Reviewer(Record.from_json(task.record), EFFORTS[task.effort])
            return self.reviewer.pieces
        reviewer = self.reviewer
        assert reviewer is not None, "the first task is Begin"
        match task:
            case Do():
                return reviewer.do(task.piece)
            case Choose():
                return decisions_of(moments_of(reviewer.line, task.findings))
            case Explain():
                return reviewer.explain(task.decision)
            case Assemble():
                return assemble(reviewer.line, self.effort, task.findings, task.reasons)


def main(niceness: int) -> None:
    """Serve tasks until the pipe closes."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    lines, desk = listen(sys.stdin.buffer), ReviewDesk()
    while True:
        sys.stdout.buffer.write(desk.answer(lines.get()) + b"\n")
        sys.stdout.buffer.flush()
