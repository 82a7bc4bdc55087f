"""A worker process of the bot pool: it reads jobs and writes answers as lines of JSON.

A job carries the true state, which stays here: a bot gets only its view, its options and imagined states.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Mapping
from pkgutil import resolve_name
from typing import Any, BinaryIO, Final, TextIO

import msgspec

import sandtable
from sandtable.bots import Budget, MakeBot, ask
from sandtable.core.chance import Chance
from sandtable.processes.child import listen
from sandtable.review.effort import Effort
from sandtable.review.hint import Hint, hint

IMAGINED: Final = 1 << 63  # imagined states use another random seed than the bot
GRACE: Final = 5.0  # seconds beyond its budget after which a bot counts as hanging
LONG_GRACE: Final = 30.0  # the same at tables without people, whose bots have the lowest priority
POLITE: Final = 5  # niceness, so that thinking does not delay the tables
MOST_BOTS: Final = 256  # bots that a process keeps between their decisions
MODEST: Final = 19  # niceness at tables without people, so that they do not delay the bots of others


class BotJob(msgspec.Struct, frozen=True):
    """A decision for a bot to make. `state` is `State.to_data()`; `work` and `seconds` are its budget.

    The seed makes the bot, so at a table it is the same for all decisions of a seat.
    """

    game: str
    level: str
    seat: int
    state: dict[str, Any]
    seed: int = 0  # 64 bits
    work: int = 1000
    seconds: float = 1.0
    table: str = ""  # the bot of a seat is kept for the next decision at its table; "" keeps none
    hint: Effort | None = None  # an expert thinks for a person, with that effort, and says why


class BotAnswer(msgspec.Struct, frozen=True):
    """The text of the chosen action, or the type and place of the error (never its message)."""

    action: str = ""
    seconds: float = 0.0
    failure: str = ""
    hint: Hint | None = None


class KeptBot:
    """A bot on its seat, with the luck of the states that it imagines: one for the whole game."""

    def __init__(self, job: BotJob, make: MakeBot) -> None:
        self.bot = make(job.game, job.seed)
        self.imagination = Chance(job.seed ^ IMAGINED)

    def decide(self, job: BotJob) -> str:
        """The action that the bot chooses; ValueError if it was not offered."""
        game = sandtable.game(job.game)
        state = game.from_data(job.state)
        budget = Budget(job.work, job.seconds)
        return ask(self.bot, game, state, job.seat, budget, self.imagination).text


class KeptBots:
    """The bots of this process; those that were not asked for the longest time are forgotten first."""

    def __init__(self, levels: Mapping[str, MakeBot], most: int = MOST_BOTS) -> None:
        self.levels = levels
        self.most = most
        self._bots: OrderedDict[tuple[str, int, str, int], KeptBot] = OrderedDict()

    def decide(self, job: BotJob) -> str:
        """The action that the bot of this seat chooses; ValueError if it was not offered."""
        return self.bot(job).decide(job)

    def bot(self, job: BotJob) -> KeptBot:
        """The bot that decided for this seat before, or a new one."""
        make = self.levels[job.level]
        if not job.table:
            return KeptBot(job, make)
        key = (job.table, job.seat, job.level, job.seed)
        found = self._bots.pop(key, None) or KeptBot(job, make)
        self._bots[key] = found
        while len(self._bots) > self.most:
            self._bots.popitem(last=False)
        return found


def think(job: BotJob, effort: Effort) -> Hint:
    """The hint for the job's seat, whose state is imagined already."""
    game = sandtable.game(job.game)
    return hint(game, game.from_data(job.state), job.seat, job.seed, effort)


def answer(line: bytes, bots: KeptBots, grace: float, devnull: int) -> BotAnswer:
    """Do the job and return its answer, or how it failed."""
    began = time.perf_counter()
    try:
        job = msgspec.json.decode(line, type=BotJob)
        # If the hall is killed while compiled code holds the interpreter, only this ends the process.
        faulthandler.dump_traceback_later(job.seconds + 2 * grace, exit=True, file=devnull)
        if job.hint:
            return BotAnswer(hint=think(job, job.hint), seconds=time.perf_counter() - began)
        return BotAnswer(bots.decide(job), time.perf_counter() - began)
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{type(error).__name__}:{os.path.basename(at.filename)}:{at.lineno}"
        return BotAnswer(seconds=time.perf_counter() - began, failure=where)
    finally:
        faulthandler.cancel_dump_traceback_later()


def main(levels_at: str, people: bool) -> None:
    """Serve jobs until the pipe closes. The first answer is empty and means that the worker is ready."""
    if hasattr(os, "nice"):
        os.nice(POLITE if people else MODEST)
    grace = GRACE if people else LONG_GRACE
    devnull = os.open(os.devnull, os.O_RDWR)
    jobs: BinaryIO = os.fdopen(_take_over(sys.stdin, devnull), "rb")
    answers: BinaryIO = os.fdopen(_take_over(sys.stdout, devnull), "wb")
    bots = KeptBots(resolve_name(levels_at))
    lines = listen(jobs)
    last = BotAnswer()
    while True:
        answers.write(msgspec.json.encode(last) + b"\n")
        answers.flush()
        last = answer(lines.get(), bots, grace, devnull)


def _take_over(standard: TextIO, devnull: int) -> int:
    """Move a standard stream out of the reach of bots that print or read."""
    pipe = os.dup(standard.fileno())
    os.dup2(devnull, standard.fileno())
    return pipe
