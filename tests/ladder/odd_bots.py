"""Bots whose play the tests can predict; the ladder's processes import them by name."""

from __future__ import annotations

import os
from typing import Any

import sandtable
from sandtable.bots import Budget, Sample
from sandtable.core.action import Action


def roll(options: list[Action]) -> Action:
    return next((action for action in options if action.text == "roll"), options[0])


def ticket(view: Any, options: list[Action], place: int) -> Action | None:
    """The ticket for the camel that is last (0) or first (-1), if there is one left."""
    stacks = sorted(view.stacks, key=lambda stack: stack.space)
    racing = [camel for stack in stacks for camel in stack.camels if camel in view.tickets]
    return next((action for action in options if action.text == f"leg {racing[place]}"), None)


class Roller:
    """Rolls whenever it can, which no random bot does, so its races are short."""

    def __init__(self, game: str, seed: int) -> None:
        self.luck = sandtable.Chance(seed)

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        return roll(options)


class Backer(Roller):
    """Takes the best ticket for the leading camel, or else rolls; this is far better than random play."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        best = ticket(view, options, -1)
        return best if best and view.tickets[best.text.split()[1]][0] == 5 else roll(options)


class Dreaming(Roller):
    """Uses everything it is given: its own luck and imagined states."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        imagined = sample()
        return options[(self.luck.pick(len(options)) + int(imagined.digest(), 16)) % len(options)]


class Luckless(Roller):
    """Bets on the last camel, which is worse than random play."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        return ticket(view, options, 0) or roll(options)


class Homely(Backer):
    """Plays well on the first seat only."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        play = Backer if view.seat == 0 else Luckless
        return play.choose(self, view, options, sample, budget)  # type: ignore[arg-type]


class Cheat(Roller):
    """Chooses an action that is not on offer, or raises an error."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        if self.luck.pick(2):
            raise KeyError("a plan")
        return sandtable.game("camel-up").action("bet winner blue" if "roll" in str(options) else "roll")


class Clock:
    """A clock that moves only when a bot moves it, so that a busy machine does not affect the test."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        return self.now


CLOCK = Clock()


class Slow(Roller):
    """Uses all the time it has, on a clock that only this bot moves."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        CLOCK.now += budget.seconds
        return super().choose(view, options, sample, budget)


class Murderer(Roller):
    """Ends its whole process."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        os._exit(3)


class Arguing:
    """Cannot be made: its constructor needs an argument that the ladder does not give."""

    def __init__(self, game: str, seed: int, style: str) -> None:
        raise AssertionError
