"""Random play in the compiled unit: whole games and rollouts, in a loop that tells nobody what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.events import NOBODY
from sandtable.core.native import i64
from sandtable.core.outcome import Outcome
from sandtable.core.state import State

MOST: Final = 5000  # decisions; random play need not end by itself


def play_out(s: State, luck: Chance, choices: Chance, most: i64 = MOST) -> i64:
    """Random players play the state itself to its end, unheard; returns how many decisions that took."""
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
    luck.dealt.clear()  # nobody will replay the set-up either
    luck.writes = choices.writes = True
    s.quiet = False
    return made


def random_games(deal: Callable[[Chance], State], games: i64, seed: i64) -> i64:
    """Deal and play so many whole games; returns the decisions made."""
    luck = Chance(seed)
    choices = Chance(~seed)
    made: i64 = 0
    for _ in range(games):
        luck.writes = False
        made += play_out(deal(luck), luck, choices)
    return made


def rollouts(s: State, times: int, luck: Chance, choices: Chance, most: i64 = MOST) -> list[float]:
    """Play a position to its end so many times; by seat, the share of these games it wins, ties in parts.

    What a seat cannot know must have been dealt anew (`Game.imagine`) before its bot may ask this."""
    won = [0.0] * s.setting.seats
    for _ in range(times):
        end = s.clone()
        play_out(end, luck, choices, most)
        outcome: Outcome | None = end.outcome()
        if outcome is not None:
            for seat in outcome.winners:
                won[seat] += 1.0 / len(outcome.winners)
    return [share / times for share in won]
