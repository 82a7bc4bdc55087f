"""The build that we ship is really compiled, and can still be extended in plain Python."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.compiled.kit import CAN_COMPILE, SOURCE, home, python

# Modules that only describe, check or draw may stay plain; those that decide, search or deal are compiled.
DESCRIBING = (
    "__init__.py",
    "benchmarks.py",
    "check.py",
    "check_agenda.py",
    "draw.py",
    "layout.py",
    "questions.py",
    "save.py",
    "view.py",
)
SIMPLE_BOTS = ("controls.py", "levels.py", "novice.py")  # bots that do not search
PLAIN = {*DESCRIBING, *SIMPLE_BOTS}
DECIDING = (
    "sandtable/games/*/**/*.py",
    "sandtable/bots/*/*.py",
    *(f"sandtable/core/{name}.py" for name in ("action", "bits", "chance", "events", "state", "step")),
)
OPEN_CLASSES = (
    "sandtable.core.action:Action",
    "sandtable.core.action:FreeAction",
    "sandtable.core.chance:Chance",
    "sandtable.core.chance:Script",
    "sandtable.core.state:State",
    "sandtable.core.step:Auto",
    "sandtable.core.step:Step",
    "sandtable.bots.search:Mind",
)
EXTEND = """
import sys
from pkgutil import resolve_name
for name in sys.argv[1:]:
    own = type("Own", (resolve_name(name),), {})
    own.__new__(own)  # the compiler lets a class inherit, but refuses to make an instance of it
print("extended", len(sys.argv) - 1)
"""

needs_a_compiler = pytest.mark.skipif(not CAN_COMPILE, reason="without a C compiler nothing is compiled")


def deciding() -> list[Path]:
    """The modules that must be compiled, as paths from the folder of the sources."""
    found = [path for pattern in DECIDING for path in SOURCE.glob(pattern) if path.name not in PLAIN]
    return [path.relative_to(SOURCE) for path in found]


def is_compiled(module: Path) -> bool:
    return any((home("compiled") / module).with_suffix(suffix).is_file() for suffix in EXTENSION_SUFFIXES)


@needs_a_compiler
def test_everything_that_decides_is_compiled() -> None:
    assert len(deciding()) > 80
    assert [str(module) for module in deciding() if not is_compiled(module)] == []


@needs_a_compiler
def test_plain_python_can_extend_what_is_compiled() -> None:
    """Users write their own games, luck and bots in plain Python."""
    assert python(home("compiled"), "-c", EXTEND, *OPEN_CLASSES) == f"extended {len(OPEN_CLASSES)}\n"
