#!/usr/bin/env python3
"""Compare batches of Sandtable with the environments of other libraries: random legal actions, one core.

    python3 bench/research.py                              all peers, two rounds, interleaved
    python3 bench/research.py --with pgx=/path/to/python   a peer from an environment that exists
    python3 bench/research.py --peers sandtable rlcard     only some of them

Every step has what a learner needs: the observation of the seat that decides, and its legal actions. Each
peer has its own environment in .tools/peers. Rates are steps for each second of processor time, the best of
all rounds; read them as ratios. The results are written to bench/research.json, the plot to
bench/research.svg.
"""

import argparse
import itertools
import json
import os
import platform
import random
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import peers

ROOT = Path(__file__).resolve().parent.parent
RESULTS = Path(__file__).with_suffix(".json")
ROWS = 256
peers.PINS = {
    "sandtable": [f"{ROOT}[rl]"],
    "pettingzoo": ["pettingzoo[classic]==1.27.0"],
    "rlcard": ["rlcard==1.2.0"],
    "open_spiel": ["open_spiel==2.0.2"],
    "pgx": ["pgx==2.6.0", "jax==0.10.2"],
}
# Limit the libraries to one thread, because the rates are those of one core.
ONE_CORE = {"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false", "OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu"}
Rate = peers.Rate


def sandtable(rate: Rate) -> dict[str, float]:
    import sandtable as ours
    from sandtable.research import Batch

    found: dict[str, float] = {}
    for name in ours.games():
        batch = Batch(name, 4, ROWS, seed=1)

        def step(batch=batch) -> int:
            batch.step(batch.random_actions())
            return ROWS

        found[f"{ours.game(name).title.split(' and ')[0]}, 4 players"] = rate(step)
    assert ours.COMPILED, "the comparison is about the compiled build"
    return found


def rlcard(rate: Rate) -> dict[str, float]:
    import rlcard as cards

    found: dict[str, float] = {}
    games = {
        "leduc-holdem, 2 players": {},
        "limit-holdem, 2 players": {},
        "limit-holdem, 4 players": {"game_num_players": 4},
        "uno, 2 players": {},
        "uno, 4 players": {"game_num_players": 4},
        "doudizhu, 3 players": {},
        "mahjong, 4 players": {},
    }
    for name, config in games.items():
        env = cards.make(name.partition(",")[0], config)

        def play(env=env) -> int:
            state, _ = env.reset()
            made = 0
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                made += 1
            return made

        found[name] = rate(play)
    return found


def open_spiel(rate: Rate) -> dict[str, float]:
    from open_spiel.python import rl_environment, vector_env
    from open_spiel.python.rl_agent import StepOutput

    found: dict[str, float] = {}
    for name in ("hearts", "leduc_poker"):
        together = vector_env.SyncVectorEnv([rl_environment.Environment(name) for _ in range(16)])
        kept = {"steps": together.reset()}

        def step(together=together, kept=kept) -> int:
            chosen = []
            for seen in kept["steps"]:
                legal = seen.observations["legal_actions"][seen.observations["current_player"]]
                chosen.append(StepOutput(random.choice(legal), None))
            kept["steps"] = together.step(chosen, reset_if_done=True)[0]
            return len(chosen)

        found[f"{name}, SyncVectorEnv"] = rate(step)
    return found


def pgx(rate: Rate) -> dict[str, float]:
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental import auto_reset

    found: dict[str, float] = {}
    for name in ("connect_four", "backgammon", "leduc_holdem"):
        env = games.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def many(state, key, step=step):
            def one(carry, _):
                state, key = carry
                key, choose, luck = jax.random.split(key, 3)
                likes = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
                action = jax.random.categorical(choose, likes, axis=-1)
                state = step(state, action, jax.random.split(luck, ROWS))
                return (state, key), state.observation.sum()

            return jax.lax.scan(one, (state, key), length=64)

        keys = jax.random.split(jax.random.PRNGKey(1), ROWS)
        kept = [jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(2)]
        (kept[0], kept[1]), _ = many(*kept)  # the first call compiles the function

        def run(many=many, kept=kept) -> int:
            (kept[0], kept[1]), seen = many(*kept)
            seen.block_until_ready()
            return 64 * ROWS

        found[f"{name}, {ROWS} at once"] = rate(run)
    return found


def measure(peer: str, seconds: float) -> None:
    """Print the rates of a peer as JSON; runs in the peer's Python."""
    if peer in globals():  # all peers but PettingZoo, which is measured as in peers.py
        setattr(peers, peer, globals()[peer])
    peers.measure(peer, seconds)


def show(best: dict[str, dict[str, float]]) -> None:
    rows = [(peer, name, rate) for peer, rates in best.items() for name, rate in rates.items()]
    most = max(rate for _, _, rate in rows)
    slowest = min(best.get("sandtable", {"": most}).values())
    print("| | | steps/s | slowest game of Sandtable / this | |\n|---|---|---:|---:|---|")
    for peer, name, rate in sorted(rows, key=lambda row: -row[2]):
        bar = "█" * max(1, round(24 * rate / most))
        print(
            f"| {peer} | {name.replace(', from Python', '')} | {rate:,.0f} | {slowest / rate:.2f} | {bar} |"
        )


def plot(best: dict[str, dict[str, float]]) -> None:
    sys.path.insert(0, str(ROOT / "src" / "sandtable" / "research"))
    from chart import bar_chart

    rows = [(f"{peer}: {name}", rate) for peer, rates in best.items() for name, rate in rates.items()]
    bars = dict(sorted(rows, key=lambda row: -row[1]))
    title = "Random legal steps with observations, one core"
    RESULTS.with_suffix(".svg").write_text(bar_chart(title, "steps/s", bars), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare environments; see the top of this file.")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--peers", nargs="+", choices=list(peers.PINS), default=list(peers.PINS))
    parser.add_argument("--with", dest="given", action="append", default=[], metavar="PEER=PYTHON")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        measure(asked.measure, asked.seconds)
        return
    given = dict(pair.split("=", 1) for pair in asked.given)
    pythons = {peer: given.get(peer) or peers.python_of(peer) for peer in asked.peers}
    best: dict[str, dict[str, float]] = {peer: {} for peer in asked.peers}
    for number, (peer, python) in itertools.product(range(asked.rounds), pythons.items()):
        print(f"round {number + 1}: {peer}", file=sys.stderr)
        command = [python, __file__, "--measure", peer, "--seconds", str(asked.seconds)]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=os.environ | ONE_CORE)
        for name, rate in json.loads(done.stdout.splitlines()[-1])["rates"].items():
            best[peer][name] = max(rate, best[peer].get(name, 0.0))
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    RESULTS.write_text(json.dumps({"machine": machine, "rates": best}, indent=2) + "\n")
    show(best)
    plot(best)


if __name__ == "__main__":
    main()
