"""The one place where a bot is asked: it gets its view, its options and imagined states, never the state."""

from __future__ import annotations

from typing import Any

from sandtable.bots.bot import Bot, Budget
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.state import State


class NotOffered(ValueError):
    """The bot chose what is none of its options."""


def ask(bot: Bot, game: Game[Any], state: State, seat: int, budget: Budget, dreams: Chance) -> Action:
    """What the bot plays for that seat; `dreams` is the luck of the states it imagines."""
    options = state.options(seat)

    def sample() -> State:
        dreams.dealt.clear()  # nobody will replay a dream
        imagined: State = game.imagine(state, seat, dreams)
        return imagined

    chosen = bot.choose(game.view(state, seat), list(options), sample, budget)
    if chosen not in options:
        raise NotOffered("the bot chose what is not on offer")
    return chosen
