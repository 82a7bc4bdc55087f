"""Play seeded games and print, for each, a digest of every option list and every state: `trace.py SEEDS`.

Compiled, plain and checked rules must print exactly the same lines.
"""

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

import sandtable
from sandtable.bots.random import choose_random
from sandtable.core.game import Game
from sandtable.core.state import State
from sandtable.games.camel_up.odds import leg_odds
from sandtable.games.camel_up.race_odds import race_odds
from sandtable.games.camel_up.state import CamelUp
from sandtable.simulation.playouts import play_out, rollouts

LOOK_EVERY = 40  # decisions between two looks, because views and imagined states are slow
MOST = 3000  # the number of decisions after which a game is cut off


def settings(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Every seat count with the usual rules, and every other choice of rules at one seat count."""
    for seats in game.seats:
        yield seats, {}
    for name, variant in game.variants.items():
        for choice in variant.choices[1:]:
            yield game.seats[-1], {name: choice}


class Trace:
    """A digest of what was seen so far."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()
        self.decisions = 0

    def see(self, *things: object) -> None:
        self.hash.update(msgspec.json.encode(things))

    def decision(self, game: Game[Any], state: State) -> None:
        self.see(state.digest(), state.to_act())
        for seat in state.to_act():
            self.see(seat, [option.text for option in state.options(seat)])
        if self.decisions % LOOK_EVERY == 0:
            self.look(game, state)
        self.decisions += 1

    def look(self, game: Game[Any], state: State) -> None:
        for seat in (None, *range(state.setting.seats)):
            imagined = game.imagine(state, seat, sandtable.Chance(self.decisions))
            self.see(game.view(state, seat), imagined.digest())
        self.see(game.from_data(state.to_data()).digest(), state.clone().digest())
        if isinstance(state, CamelUp):
            leg = leg_odds(state.camels, state.dice, state.tiles) if int(state.dice).bit_count() < 6 else None
            race = race_odds(state.camels, state.dice, state.tiles, 5, sandtable.Chance(7))
            self.see([leg.first, leg.second, leg.last, leg.visits] if leg else [], race.first, race.last)


def play(game: Game[Any], seats: int, variants: dict[str, str], seed: int) -> Trace:
    trace = Trace()
    luck, thoughts = sandtable.Chance(seed), sandtable.Chance(~seed)
    state: State = game.setup(seats, luck, variants)
    while (waiting := state.to_act()) and trace.decisions < MOST:
        trace.decision(game, state)
        if trace.decisions == 25:
            quiet = state.clone()
            trace.see(play_out(quiet, sandtable.Chance(1), sandtable.Chance(2), MOST), quiet.digest())
            trace.see(rollouts(state, 1, sandtable.Chance(3), sandtable.Chance(4), MOST))
        state.apply(waiting[-1], choose_random(state.options(waiting[-1]), thoughts), luck)
        trace.see([game.read(event, None) for event in state.news])
    trace.see(state.digest(), luck.dealt, state.outcome())
    return trace


def main(seeds: int) -> None:
    print(sandtable.COMPILED)
    for game in map(sandtable.game, sandtable.games()):
        for seats, variants in settings(game):
            for seed in range(seeds):
                trace = play(game, seats, variants, seed)
                print(game.name, seats, variants, seed, trace.decisions, trace.hash.hexdigest())


if __name__ == "__main__":
    main(int(sys.argv[1]))
