"""The interface of a bot, and the one function that asks it for a decision.

A bot gets its seat's view, its options and imagined states. It never sees the true state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.state import State

Sample = Callable[[], Any]  # deals a full state that is consistent with what the seat knows


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: units of work, and seconds as the upper bound."""

    work: int = 1000
    seconds: float = 1.0


class Bot(Protocol):
    """A player that is a program.

    Its one method chooses an option, given a view, imagined states and a budget."""

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action: ...


MakeBot = Callable[[str, int], Bot]  # called with the name of a game and a seed


class Level(msgspec.Struct, frozen=True):
    """A level of one game's bots: how to make a bot from a seed, and how long it may think."""

    make: Callable[[int], Bot]
    budget: Budget = Budget()


class NotOffered(ValueError):
    """The bot chose an action that was not among its options."""


def ask(bot: Bot, game: Game[Any], state: State, seat: int, budget: Budget, imagination: Chance) -> Action:
    """Return the bot's choice for a seat; `imagination` is the luck of the states it imagines."""
    options = state.options(seat)

    def sample() -> State:
        imagination.dealt.clear()  # imagined luck is never replayed
        imagined: State = game.imagine(state, seat, imagination)
        return imagined

    chosen = bot.choose(game.view(state, seat), list(options), sample, budget)
    if chosen not in options:
        raise NotOffered("the bot chose an action that was not offered")
    return chosen
