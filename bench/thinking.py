#!/usr/bin/env python3
"""Measure how long the bots think on this machine: processor time at the largest table of each game.

    PYTHON bench/thinking.py         every level of every game; exit code 1 if one exceeds its budget

PYTHON must have Sandtable, compiled or plain. The tests count playouts instead, which do not depend on the
machine; this script shows whether people wait longer than a level is meant to think.
"""

import sys
import time
from typing import Any

import sandtable
from sandtable.bots import ask, budget, make
from sandtable.bots.levels import levels_of
from sandtable.bots.random import choose_random

MOMENTS = (0, 7, 40, 80)  # decisions of random players before the bot is asked


def state_after(game: Any, decisions: int) -> Any:
    luck, choices = sandtable.Chance(decisions), sandtable.Chance(~decisions)
    state = game.setup(game.seats[-1], luck)
    for _ in range(decisions):
        seat = state.to_act()[0]
        state.apply(seat, choose_random(state.options(seat), choices), luck)
    return state


def thinking_time(game: Any, level: str, decisions: int) -> float:
    state = state_after(game, decisions)
    seat = state.to_act()[0]
    bot = make(game.name, level, 1)
    began = time.process_time()
    ask(bot, game, state, seat, budget(game.name, level), sandtable.Chance(2))
    return time.process_time() - began


def main() -> int:
    late = 0
    print("compiled" if sandtable.COMPILED else "plain Python")
    for name in sandtable.games():
        game = sandtable.game(name)
        for level in levels_of(name):
            longest = max(thinking_time(game, level, decisions) for decisions in MOMENTS)
            allowed = budget(name, level).seconds
            late += longest > allowed
            print(
                f"{name:<12} {level:<14} {longest:6.3f} s of {allowed} s{'  TOO LONG' * (longest > allowed)}"
            )
    return int(late > 0)


if __name__ == "__main__":
    sys.exit(main())
