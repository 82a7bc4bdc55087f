#!/usr/bin/env python3
"""Check whether the compiled engine has become slower, by counting machine instructions.

    PYTHON bench/guard.py            compare with bench/guard.json; exit code 1 if a figure is 10 % higher
    PYTHON bench/guard.py --write    store the figures as the new baseline

The counts do not depend on how busy the machine is. PYTHON must have a compiled Sandtable, for example
.tools/peers/sandtable/bin/python after bench/peers.py. The check needs valgrind and a few minutes. A figure
is the number of instructions for one decision of random play, or for one calculation of leg odds; figures
are comparable only for the same C compiler and the same Python.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

FIGURES = Path(__file__).with_name("guard.json")
ALLOWED = 1.10
COUNT = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
IMPORTS = """
import sandtable
from sandtable.games.camel_up.notation import camels_from_text, no_tiles
from sandtable.games.camel_up.odds import leg_odds
from sandtable.simulation.playouts import random_games
assert sandtable.COMPILED

def play(name, games):
    game = sandtable.game(name)
    setting = game.setting(4, {}, game.rules_version)
    return random_games(lambda luck: game.deal(setting, luck), games, 7)

camels = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K")
done = 1
"""
CASES = {
    "camel-up decision": 'done = play("camel-up", 1000)',
    "five-tribes decision": 'done = play("five-tribes", 60)',
    "cleopatra decision": 'done = play("cleopatra", 25)',
    "leg odds, all dice": "leg_odds(camels, 0b111111, no_tiles())",
}


def instructions(code: str) -> tuple[int, int]:
    """Run code under valgrind; return how many instructions it took and how many times it did its task."""
    command = [*COUNT, sys.executable, "-c", f"{IMPORTS}{code}\nprint(done)"]
    env = os.environ | {"PYTHONHASHSEED": "0"}
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    found = re.search(r"I\s+refs:\s+([\d,]+)", ran.stderr)
    assert found, ran.stderr
    return int(found[1].replace(",", "")), int(ran.stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description="Count machine instructions; see the top of this file.")
    parser.add_argument("--write", action="store_true")
    write = parser.parse_args().write
    kept = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    idle, _ = instructions("")
    now: dict[str, int] = {}
    for name, code in CASES.items():
        count, done = instructions(code)
        now[name] = (count - idle) // done
        change = f"{now[name] / kept[name] - 1:+.1%}" if name in kept else "new"
        print(f"{name:<24} {now[name]:>12,}  {change}", flush=True)
    if write:
        FIGURES.write_text(json.dumps(now, indent=2) + "\n", "utf-8")
        return 0
    return int(any(now[name] > ALLOWED * kept.get(name, now[name]) for name in now))


if __name__ == "__main__":
    sys.exit(main())
