"""The one place that knows what `run.py test`, `--quick` and `--long` mean.

Every folder of tests is a part. A part runs either on the sources or on the build that we ship: the wheel
with its compiled rules, unpacked as `run.py play` unpacks it. `python -m tests` plans a run with this file,
and tests read `LONG` from it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Literal, NamedTuple

Build = Literal["sources", "shipped"]

ROOT: Final = Path(__file__).resolve().parent.parent
LONG: Final = os.environ.get("SANDTABLE_LONG") == "1"  # set by `run.py test --long`
# set by `run.py test`; "" means that any build may be imported
BUILD: Final = os.environ.get("SANDTABLE_BUILD", "")
SHIPPED: Final = os.environ.get("SANDTABLE_SHIPPED", "")  # the folder of the unpacked wheel, if there is one


# How many seconds a test waits for something to happen before it fails; the machine may be very busy.
PATIENCE: Final = 180.0


class Part(NamedTuple):
    """Tests that protect the same thing and run on the same build."""

    path: str
    build: Build
    protects: str


PARTS: Final = (
    Part("tests/core", "sources", "the kernel: luck, tables, undo, records"),
    Part("tests/games", "sources", "every rule of the three games, by its id"),
    Part(
        "tests/conformance/test_the_suite_itself.py", "sources", "that conformance can fail: sabotaged games"
    ),
    Part(
        "tests/conformance", "shipped", "what holds for every game: legality, secrecy, undo, saving, scores"
    ),
    Part("tests/playthroughs", "shipped", "whole games, to the letter, as they were reviewed"),
    Part("tests/records", "shipped", "stored records of every ending and variant still replay"),
    Part("tests/compiled", "shipped", "compiled, plain and checked rules play the same games"),
    Part("tests/bots", "shipped", "bots are legal, honest, deterministic and sensible"),
    Part("tests/ladder", "shipped", "the measuring of bots"),
    Part("tests/review", "shipped", "reviews: luck is zero on average, figures repeat, secrets stay"),
    Part("tests/research", "shipped", "observations, batches and environments: correct, and without secrets"),
    Part("tests/cli", "shipped", "every command, with good and bad input"),
    Part("tests/terminal", "shipped", "the game in the terminal"),
    Part("tests/locales", "shipped", "four languages: complete, correct, and read in whole games"),
    Part("tests/examples", "shipped", "the game of the tutorial, from its rules to the browser"),
    Part("tests/docs/test_rules_tables.py", "sources", "every rule id has its place in the code and a test"),
    Part("tests/docs", "shipped", "the examples of the README and the docs run"),
    Part("tests/server", "shipped", "the hall: durability, secrecy, clocks, hostile input"),
    Part("tests/browser", "shipped", "the page in a real Chromium: whole games, axe, four languages"),
    Part("tests/planted", "sources", "that the list of planted bugs still fits the code"),
    Part("tests/project", "sources", "run.py, the locks, the layout of the checkout"),
)
QUICK: Final = ("tests/core", "tests/games")  # these need no sockets, processes or browser
# Tests that take long come first, so that all test processes end at about the same time.
FIRST: Final = (
    "tests/browser/test_whole_games.py",
    "tests/browser",
    "tests/server/faults",
    "tests/server",
    "tests/research",
    "tests/review",
    "tests/conformance/test_conformance.py",
    "tests/compiled",
    "tests/terminal",
    "tests/games/cleopatra/test_mosaics.py",
    "tests/games/camel_up/test_properties.py",
)


def part_of(path: str | Path) -> Part | None:
    """The narrowest part that a file or folder lies in."""
    relative = Path(os.path.relpath(ROOT / path, ROOT)).as_posix()
    holding = [part for part in PARTS if relative == part.path or relative.startswith(part.path + "/")]
    return max(holding, key=lambda part: len(part.path), default=None)


def builds_of(path: str | Path) -> set[Build]:
    """The builds on which the tests at or below a path run."""
    relative = Path(os.path.relpath(ROOT / path, ROOT)).as_posix()
    inside = {part.build for part in PARTS if relative == "." or part.path.startswith(relative + "/")}
    own = part_of(path)
    return inside | ({own.build} if own else set())


def turn_of(path: Path) -> int:
    """The place of a file in the order of the run; lower numbers run first."""
    relative = path.relative_to(ROOT).as_posix()
    turns = (
        turn for turn, first in enumerate(FIRST) if relative == first or relative.startswith(first + "/")
    )
    return next(turns, len(FIRST))


def is_elsewhere(path: str | Path) -> bool:
    """Whether the tests of a file or folder are left to the run on the other build."""
    return bool(BUILD) and builds_of(path).isdisjoint({BUILD}) and bool(builds_of(path))


def sessions(arguments: list[str], quick: bool = False) -> list[tuple[Build, list[str]]]:
    """The runs of pytest that these arguments ask for, each with its build and its own arguments."""
    paths = [each for each in arguments if (ROOT / each.partition("::")[0]).exists()]
    options = [each for each in arguments if each not in paths]
    if quick:
        paths = paths or list(QUICK)
    runs: list[tuple[Build, list[str]]] = []
    for build in ("sources", "shipped"):
        chosen = [path for path in paths or ["tests"] if build in builds_of(path.partition("::")[0])]
        if chosen:
            runs.append((build, [*chosen, *options]))
    return runs
