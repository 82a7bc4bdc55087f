"""Random play in compiled code: whole games and rollouts, in a loop that records no events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.events import NOBODY
from sandtable.core.native import i64
from sandtable.core.state import State

MOST: Final = 5000  # decisions; random play may never end on its own


def play_out(s: State, luck: Chance, choices: Chance, most: i64 = MOST) -> i64:
    """Play a state at random to its end, in place and without events; return the number of decisions.

    >>> from sandtable.simulation.playouts import play_out
    >>> race = sandtable.game("camel-up").setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> play_out(race, luck=sandtable.Chance(1), choices=sandtable.Chance(2)) > 20
    True
    >>> race.outcome() is not None
    True
    """
    s.quiet = True
    s.news = []
    luck.writes = choices.writes = False
    made: i64 = 0
    while s.agenda and made < most:
        step = s.agenda[-1]
        seat = step.seat if step.seat != NOBODY else step.waiting()[0]
        action: Action = step.random_option(s, seat, choices)
        s.apply(seat, action, luck)
        made += 1
    luck.dealt.clear()  # the game cannot be replayed, so the luck of its set-up is not needed either
    luck.writes = choices.writes = True
    s.quiet = False
    return made


def random_games(deal: Callable[[Chance], State], games: i64, seed: i64) -> i64:
    """Deal and play `games` whole games; return the total number of decisions.

    >>> from sandtable.simulation.playouts import random_games
    >>> game = sandtable.game("camel-up")
    >>> random_games(lambda luck: game.setup(4, luck, {"setup_order": "random"}), games=2, seed=7) > 40
    True
    """
    luck = Chance(seed)
    choices = Chance(~seed)
    made: i64 = 0
    for _ in range(games):
        luck.writes = False
        made += play_out(deal(luck), luck, choices)
    return made


def rollouts(s: State, times: int, luck: Chance, choices: Chance, most: i64 = MOST) -> list[float]:
    """Play a position to its end `times` times; return each seat's share of wins, ties counted in parts.

    For a bot, pass a state from `Game.imagine`, which deals the cards its seat cannot see anew; otherwise the
    bot would learn from them.

    >>> from sandtable.simulation.playouts import rollouts
    >>> race = sandtable.game("camel-up").setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> shares = rollouts(race, 8, luck=sandtable.Chance(1), choices=sandtable.Chance(2))
    >>> sum(shares)
    1.0
    """
    won = [0.0] * s.setting.seats
    for _ in range(times):
        end = s.clone()
        play_out(end, luck, choices, most)
        winners = end.winners()
        for seat in winners:
            won[seat] += 1.0 / len(winners)
    return [share / times for share in won]
