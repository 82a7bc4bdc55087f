"""A worker process of the bot pool: one job in, one answer out, as lines of JSON.

The true state comes in with the job and stays here: a bot gets its view, its options and imagined states.
"""

from __future__ import annotations

import faulthandler
import os
import queue
import sys
import threading
import time
import traceback
from collections.abc import Mapping
from contextlib import suppress
from pkgutil import resolve_name
from typing import Any, BinaryIO, Final, TextIO

import msgspec

import sandtable
from sandtable.bots import Budget, MakeBot, ask
from sandtable.core.chance import Chance

DREAMS: Final = 1 << 63  # the imagined states draw on other luck than the bot does
GRACE: Final = 5.0  # seconds beyond its budget after which a bot counts as hanging
LONG_GRACE: Final = 30.0  # the same where no person waits: such a bot gets what others leave of the processor
POLITE: Final = 5  # of niceness: thinking must not delay the tables
MODEST: Final = 19  # where no person waits: nor may it delay the bots of people


class BotJob(msgspec.Struct, frozen=True):
    """One decision to be made. `state` is `State.to_data`, `work` and `seconds` are the bot's budget."""

    game: str
    level: str
    seat: int
    state: dict[str, Any]
    seed: int = 0  # 64 bits
    work: int = 1000
    seconds: float = 1.0


class BotAnswer(msgspec.Struct, frozen=True):
    """The action's text; or, after a failure, the kind of error and where it was (never its words)."""

    action: str = ""
    seconds: float = 0.0
    failure: str = ""


def decide(job: BotJob, make: MakeBot) -> str:
    """The action that the bot chooses; ValueError if it is none of its options."""
    game = sandtable.game(job.game)
    state = game.from_data(job.state)
    bot = make(job.game, job.seed)
    chosen = ask(bot, game, state, job.seat, Budget(job.work, job.seconds), Chance(job.seed ^ DREAMS))
    return chosen.text


def answer(line: bytes, levels: Mapping[str, MakeBot], grace: float, nothing: int) -> BotAnswer:
    began = time.perf_counter()
    try:
        job = msgspec.json.decode(line, type=BotJob)
        # If the hall was killed while compiled code holds the interpreter, only this ends the process.
        faulthandler.dump_traceback_later(job.seconds + 2 * grace, exit=True, file=nothing)
        return BotAnswer(decide(job, levels[job.level]), time.perf_counter() - began)
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{type(error).__name__}:{os.path.basename(at.filename)}:{at.lineno}"
        return BotAnswer(seconds=time.perf_counter() - began, failure=where)
    finally:
        faulthandler.cancel_dump_traceback_later()


def listen(jobs: BinaryIO) -> queue.SimpleQueue[bytes]:
    """Read in a thread, so that the end of the pool ends the process even while a bot thinks."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        with suppress(OSError):  # Windows reports a lost pipe as an error
            for line in jobs:
                lines.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return lines


def main(levels_at: str, people: bool) -> None:
    """Serve jobs until the pipe closes; the first, empty answer means ready."""
    if hasattr(os, "nice"):
        os.nice(POLITE if people else MODEST)
    grace = GRACE if people else LONG_GRACE
    nothing = os.open(os.devnull, os.O_RDWR)
    jobs: BinaryIO = os.fdopen(_taken(sys.stdin, nothing), "rb")
    answers: BinaryIO = os.fdopen(_taken(sys.stdout, nothing), "wb")
    levels: Mapping[str, MakeBot] = resolve_name(levels_at)
    lines = listen(jobs)
    found = BotAnswer()
    while True:
        answers.write(msgspec.json.encode(found) + b"\n")
        answers.flush()
        found = answer(lines.get(), levels, grace, nothing)


def _taken(standard: TextIO, nothing: int) -> int:
    """A pipe of ours, out of the reach of a bot that prints or reads."""
    pipe = os.dup(standard.fileno())
    os.dup2(nothing, standard.fileno())
    return pipe
