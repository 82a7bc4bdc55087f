"""Bots that misbehave; the pool's workers import them by name."""

from __future__ import annotations

import ctypes
import os
import sys
import time
import zlib
from collections.abc import Callable
from typing import Any

import msgspec

import sandtable
from sandtable.bots import Bot, Budget, RandomBot, Sample
from sandtable.core.action import Action


class Odd:
    def __init__(self, game: str, seed: int) -> None:
        self.game, self.seed = game, seed


class First(Odd):
    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        self.before(options, budget)
        return options[0]

    def before(self, options: list[Action], budget: Budget) -> None:
        pass


class Hanging(First):
    def before(self, options: list[Action], budget: Budget) -> None:
        while True:
            pass


class Sleeping(First):
    """Takes one millisecond for each unit of work in its budget."""

    def before(self, options: list[Action], budget: Budget) -> None:
        time.sleep(budget.work / 1000)


class Exiting(First):
    def before(self, options: list[Action], budget: Budget) -> None:
        os._exit(3)


class Crashing(First):
    def before(self, options: list[Action], budget: Budget) -> None:
        ctypes.string_at(0)


class Raising(First):
    def before(self, options: list[Action], budget: Budget) -> None:
        raise RuntimeError(f"my secret hand: {options[0]}")


class Quitting(First):
    def before(self, options: list[Action], budget: Budget) -> None:
        raise SystemExit("no more")


class Deaf(First):
    """Closes its pipes, but does not exit."""

    def before(self, options: list[Action], budget: Budget) -> None:
        os.closerange(0, 1000)
        while True:
            time.sleep(60)


class Chatting(First):
    """Writes to and reads from the standard streams, which could be the pipes of its worker."""

    def before(self, options: list[Action], budget: Budget) -> None:
        print('{"action": "stolen"}', flush=True)
        os.write(1, b'{"action": "stolen"}\n')
        assert sys.stdin.read() == ""


class Cheating(Odd):
    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        options += (everything := list(sandtable.game(self.game).actions))
        return next(action for action in everything if action not in options[: -len(everything)])


class Dreaming(Odd):
    """Chooses the first option if everything that it was given is as it should be."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        dreams = [sample() for _ in range(3)]
        assert view.seat in dreams[0].to_act()
        assert budget.work == 77
        return options[0] if all(dream.options(view.seat) == options for dream in dreams) else options[1]


class Remembering(Odd):
    """Chooses the first option at its first decision and the second at its second."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.decisions = 0

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        time.sleep(budget.work / 1000)
        self.decisions += 1
        return options[self.decisions - 1]


class Gambling(Odd):
    """Chooses by a checksum of the first position that it samples."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        return options[zlib.crc32(msgspec.json.encode(sample().to_data())) % len(options)]


LEVELS: dict[str, Callable[[str, int], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    **{
        bot.__name__.lower(): bot
        for bot in (First, Hanging, Sleeping, Exiting, Crashing, Raising, Quitting, Deaf, Chatting)
    },
    "cheating": Cheating,
    "dreaming": Dreaming,
    "gambling": Gambling,
    "remembering": Remembering,
}
