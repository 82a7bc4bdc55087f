"""Bugs that only the compiled build has: on the sources every test passes."""

from __future__ import annotations

from typing import Final

from tests.planted.bug import Bug

OPEN: Final = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
CORE: Final = "src/sandtable/core/"

BUGS: Final = (
    Bug(
        "co-no-other-chance",
        "compiled",
        "The sealed dice can no longer be a subclass of luck, so nothing starts.",
        CORE + "chance.py",
        OPEN + "class Chance:",
        "class Chance:",
        "tests/compiled/test_wheels.py -k plays_by_itself",
    ),
    Bug(
        "co-records-not-verified",
        "compiled",
        "The luck of a record cannot be compared with its seed: `sandtable verify` fails.",
        CORE + "chance.py",
        OPEN + "class Script(Chance):",
        "class Script(Chance):",
        "tests/cli/test_commands.py -k verify",
    ),
    Bug(
        "co-no-steps-of-ones-own",
        "compiled",
        "A game that somebody adds in plain Python cannot have steps.",
        CORE + "step.py",
        OPEN + "class Step(",
        "class Step(",
        "tests/compiled/test_shipped.py",
    ),
    Bug(
        "co-no-mind-of-ones-own",
        "compiled",
        "A bot that somebody writes in plain Python cannot use our search.",
        "src/sandtable/bots/search.py",
        OPEN + "class Mind(",
        "class Mind(",
        "tests/compiled/test_shipped.py",
    ),
    Bug(
        "co-array-built-in-plain-python",
        "compiled",
        "Five Tribes cannot be set up: a module that builds packed arrays is not compiled and builds lists.",
        "pyproject.toml",
        '  "save.py",\n  "view.py",\n',
        '  "save.py",\n  "setup.py",\n  "view.py",\n',
        "tests/compiled/test_differential.py",
    ),
    Bug(
        "co-shift-in-32-bits",
        "compiled",
        "Shifts beyond 31 bits come out as nonsense, because the compiler's literals are narrow.",
        "hatch_build.py",
        '    widen_literals(Path(work, "c"))\n',
        "",
        "tests/compiled/test_compiler.py",
    ),
    Bug(
        "co-rules-not-compiled",
        "compiled",
        "Cleopatra is shipped as plain Python, and its bots are many times slower or weaker.",
        "pyproject.toml",
        '  "sandtable/games/cleopatra/**/*.py",\n',
        "",
        "tests/compiled/test_shipped.py",
    ),
    Bug(
        "co-list-where-an-array-is-due",
        "compiled",
        "A bot that is not compiled hands a list to compiled code, which wants a packed array, and breaks.",
        "src/sandtable/bots/camel_up/controls.py",
        "tiles = tiles_from_sides(sides)",
        "tiles = list(sides)",
        "tests/compiled/test_wheels.py",
    ),
)
