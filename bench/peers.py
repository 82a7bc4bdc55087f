#!/usr/bin/env python3
"""Compare Sandtable with other game libraries: random play and exact odds, in one run on one machine.

    python3 bench/peers.py                     all peers, three rounds, interleaved; writes bench/peers.json
    python3 bench/peers.py --rounds 5 --seconds 2

Each peer has its own environment in .tools/peers, with the version pinned below. In every round each measures
itself for the given time, and also a loop of plain Python. The best of its rounds counts; read the figures as
ratios. All play at random: Sandtable picks a verb and then one of its actions, others any legal action.
"""

import argparse
import itertools
import json
import os
import platform
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOMES = ROOT / ".tools" / "peers"
RESULTS = Path(__file__).with_name("peers.json")
SPIN = 100_000
PINS = {
    "sandtable": [str(ROOT)],
    "open_spiel": ["open_spiel==2.0.2"],
    "catanatron": ["catanatron==3.2.1"],
    "pettingzoo": ["pettingzoo[classic]==1.27.0"],
    "camel-up-solver": ["camel-up-solver==0.1.2"],
}

# A function that calls a task, which returns how many things it did, and returns how many it does per second.
Rate = Callable[[Callable[[], int]], float]


# --- the peers: each function returns rates by name, and runs in the Python that has the package ---------


def sandtable(rate: Rate) -> dict[str, float]:
    import sandtable as ours
    from sandtable.bots.random import choose_random
    from sandtable.games.camel_up.notation import camels_from_text, no_tiles
    from sandtable.games.camel_up.odds import leg_odds
    from sandtable.simulation.playouts import random_games

    found: dict[str, float] = {}
    seeds = itertools.count()  # a new game each time
    for name in ours.games():
        game = ours.game(name)
        setting = game.setting(4, {}, game.rules_version)

        def loop(game=game, setting=setting) -> int:
            return random_games(lambda luck: game.deal(setting, luck), 1, next(seeds))

        def python(game=game, setting=setting) -> int:
            luck, thoughts, made = ours.Chance(next(seeds)), ours.Chance(next(seeds)), 0
            state = game.deal(setting, luck)
            while waiting := state.to_act():
                state.apply(waiting[0], choose_random(state.options(waiting[0]), thoughts), luck)
                made += 1
            return made

        found[f"{name}, native loop"] = rate(loop)
        found[f"{name}, from Python"] = rate(python)
    camels, tiles = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K"), no_tiles()
    found["camel-up leg odds, all dice"] = rate(lambda: bool(leg_odds(camels, 0b111111, tiles)))
    assert ours.COMPILED, "the comparison is about the compiled build"
    return found


def open_spiel(rate: Rate) -> dict[str, float]:
    import random

    import pyspiel

    found: dict[str, float] = {}
    for name in ("backgammon", "hearts", "leduc_poker"):
        game = pyspiel.load_game(name)

        def python(game=game) -> int:
            state, made = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, weights)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    made += 1
            return made

        found[f"{name}, from Python"] = rate(python)
    hearts = pyspiel.load_game("hearts")
    found["hearts, native loop"] = rate(native_loop(pyspiel, hearts))
    return found


def native_loop(pyspiel, game) -> Callable[[], int]:
    """Play at random in C++ with its own bots; dealing cards does not count as decisions."""
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]

    def play():
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, 7)
        return state

    # the number is the same in every game of hearts
    decisions = sum(move.player >= 0 for move in play().full_history())
    return lambda: bool(play()) * decisions


def catanatron(rate: Rate) -> dict[str, float]:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return {"catan, from Python": rate(play)}


def pettingzoo(rate: Rate) -> dict[str, float]:
    from pettingzoo.classic import chess_v6, connect_four_v3, leduc_holdem_v4

    found: dict[str, float] = {}
    for name, module in (("connect four", connect_four_v3), ("leduc", leduc_holdem_v4), ("chess", chess_v6)):
        env = module.env()

        def play(env=env) -> int:
            env.reset(seed=7)
            made = 0
            for agent in env.agent_iter(2000):
                seen, _, ended, cut, _ = env.last()
                done = ended or cut
                env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
                made += not done
            return made

        found[f"{name}, from Python"] = rate(play)
    return found


def camel_up_solver(rate: Rate) -> dict[str, float]:
    from camel_up import State, enumerate_leg

    state = State()
    state.track = {1: ["green", "yellow", "red"], 3: ["blue", "purple"], 15: ["white"], 16: ["black"]}
    return {"camel-up leg odds, all dice": rate(lambda: bool(enumerate_leg(state)))}


# --- measuring -----------------------------------------------------------------------------------------


def measure(peer: str, seconds: float) -> None:
    """Print the rates of a peer and the rate of the calibration loop as JSON; runs in the peer's Python."""

    def rate(run: Callable[[], int]) -> float:
        for length in (seconds / 10, seconds):  # the first run is a warm-up, unless it took long enough
            done, took, started = 0, 0.0, time.process_time()
            while took < length:
                done += run()
                took = time.process_time() - started
            if took > seconds:
                break
        return done / took

    spins = rate(spin)
    rates = globals()[peer.replace("-", "_")](rate)
    print(json.dumps({"spins": spins, "rates": rates}))


def spin() -> int:
    total = 0
    for number in range(SPIN):
        total += number & 3
    return 1


def python_of(peer: str) -> Path:
    """Return the Python of a peer; make its environment if needed, and reinstall ours from the sources."""
    home = HOMES / peer
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(home, with_pip=True)
    if peer == "sandtable" or not (home / "ready").exists():
        env = os.environ | {"SANDTABLE_COMPILE": "1"}
        subprocess.run([python, "-m", "pip", "install", "-q", *PINS[peer]], env=env, check=True)
        (home / "ready").touch()
    return python


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare Sandtable with others; see the top of this file.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        measure(asked.measure, asked.seconds)
        return
    pythons = {peer: python_of(peer) for peer in PINS}
    best: dict[str, dict[str, float]] = {peer: {} for peer in PINS}
    spins = 0.0
    for number in range(asked.rounds):
        for peer, python in pythons.items():
            print(f"round {number + 1}: {peer}", file=sys.stderr)
            command = [python, __file__, "--measure", peer, "--seconds", str(asked.seconds)]
            found = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
            spins = max(spins, found["spins"])
            for name, rate in found["rates"].items():
                best[peer][name] = max(rate, best[peer].get(name, 0.0))
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    RESULTS.write_text(json.dumps({"machine": machine, "spins": spins, "rates": best}, indent=2) + "\n")
    show(best)


def show(best: dict[str, dict[str, float]]) -> None:
    most = max(rate for rates in best.values() for rate in rates.values())
    for peer, rates in best.items():
        for name, rate in rates.items():
            shown = f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}"
            print(f"{peer:<16} {name:<28} {shown:>12} /s  {'#' * round(30 * rate / most)}")


if __name__ == "__main__":
    main()
