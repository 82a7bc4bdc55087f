"""The interface of a bot, and the one function that asks it for a decision.

A bot gets its seat's view, its options and imagined states. It never sees the true state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

import sandtable
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.state import State

Sample = Callable[[], Any]
"""A function that deals a whole state which is consistent with everything that the seat knows.

>>> game = sandtable.game("camel-up")
>>> race = game.setup(3, sandtable.Chance(7), {"setup_order": "random"})
>>> sample = lambda: game.imagine(race, 0, sandtable.Chance(1))
>>> game.view(sample(), 0) == game.view(race, 0)
True
"""


# Seconds for a search, which usually takes a tenth of a second. Without compiled rules it takes many times as
# long: there the clock decides, because nobody wants to wait ten seconds for every move of the first game.
AT_MOST: Final = 10.0 if sandtable.COMPILED else 2.0


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: units of work, and seconds as the upper bound.

    With compiled rules, the work decides how well our bots play. Their seconds are many more than they need,
    and only keep people from waiting for ever where a machine is very busy.

    >>> from sandtable.bots import Budget
    >>> Budget(work=200)
    Budget(work=200, seconds=1.0)
    """

    work: int = 1000
    seconds: float = 1.0


class Bot(Protocol):
    """A player that is a program.

    Its one method chooses an option, given a view, imagined states and a budget.

    >>> from sandtable.bots import Budget, ask
    >>> class First:
    ...     def choose(self, view, options, sample, budget):
    ...         return options[0]
    >>> game = sandtable.game("camel-up")
    >>> race = game.setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> ask(First(), game, race, 0, Budget(), sandtable.Chance(0)).text
    'leg blue'
    """

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        """Return one of the options; `sample()` deals an imagined state."""
        ...


MakeBot = Callable[[str, int], Bot]
"""A function that makes a bot from the name of a game and a seed.

>>> from sandtable.bots import RandomBot
>>> make = lambda game, seed: RandomBot(seed)
>>> type(make("camel-up", 7)).__name__
'RandomBot'
"""


class Level(msgspec.Struct, frozen=True):
    """A level of one game's bots: how to make a bot from a seed, and how long it may think.

    >>> from sandtable.bots import Budget, Level, RandomBot
    >>> quick = Level(RandomBot, Budget(work=1))
    >>> type(quick.make(7)).__name__
    'RandomBot'
    """

    make: Callable[[int], Bot]
    budget: Budget = Budget()


class NotOffered(ValueError):
    """The bot chose an action that was not among its options.

    >>> from sandtable.bots import Budget, ask
    >>> class Confused:
    ...     def choose(self, view, options, sample, budget):
    ...         return None
    >>> game = sandtable.game("camel-up")
    >>> race = game.setup(3, sandtable.Chance(7))
    >>> ask(Confused(), game, race, 0, Budget(), sandtable.Chance(0))
    Traceback (most recent call last):
        ...
    sandtable.bots.bot.NotOffered: the bot chose an action that was not offered
    """


def ask(bot: Bot, game: Game[Any], state: State, seat: int, budget: Budget, imagination: Chance) -> Action:
    """Return the bot's choice for a seat; `imagination` is the luck of the states it imagines.

    A bot is not asked where there is only one option.

    >>> from sandtable.bots import ask, budget, make
    >>> game = sandtable.game("camel-up")
    >>> race = game.setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> bot = make("camel-up", "regular", seed=1)
    >>> ask(bot, game, race, 0, budget("camel-up", "regular"), sandtable.Chance(0)) in race.options(0)
    True
    """
    options = state.options(seat)
    if len(options) == 1:
        return options[0]

    def sample() -> State:
        imagination.dealt.clear()  # imagined luck is never replayed
        imagined: State = game.imagine(state, seat, imagination)
        return imagined

    chosen = bot.choose(game.view(state, seat), list(options), sample, budget)
    if chosen not in options:
        raise NotOffered("the bot chose an action that was not offered")
    return chosen
