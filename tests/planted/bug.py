"""A bug that could really be made, and the test that has to find it."""

from __future__ import annotations

import shlex
from typing import Final, Literal, NamedTuple

Area = Literal[
    "camel-up",
    "five-tribes",
    "cleopatra",
    "kernel",
    "secrecy",
    "bots",
    "server",
    "store",
    "page",
    "words",
    "terminal",
    "build",
    "docs",
    "compiled",
]
PYTEST: Final = ("pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "tests.planted.unshrunk")


class Bug(NamedTuple):
    """A change to `file` that would harm a user: `old`, which occurs there exactly once, becomes `new`."""

    id: str
    area: Area
    harm: str
    file: str
    old: str
    new: str
    found_by: str  # arguments for pytest that begin with a path, or a module of Python with its arguments

    @property
    def finder(self) -> list[str]:
        """The module that finds it, and its arguments, for `python -m`."""
        words = shlex.split(self.found_by)
        return [*PYTEST, *words] if words[0].startswith("tests/") else words

    @property
    def test_path(self) -> str:
        """The file or folder of tests that finds it; empty if no test of pytest does."""
        words = shlex.split(self.found_by)
        return words[0].partition("::")[0] if words[0].startswith("tests/") else ""
