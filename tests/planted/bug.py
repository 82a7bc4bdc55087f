"""A bug that somebody could really make, and the test that has to find it."""

from __future__ import annotations

import re
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
    found_by: str  # arguments for pytest that begin with a path, or a Python module with its arguments

    @property
    def finder(self) -> list[str]:
        """The arguments of `python -m` that run the test: a module and its own arguments."""
        words = shlex.split(self.found_by)
        return [*PYTEST, *words] if words[0].startswith("tests/") else words

    @property
    def test_path(self) -> str:
        """The file or folder of tests that finds the bug; empty if pytest does not find it."""
        words = shlex.split(self.found_by)
        return words[0].partition("::")[0] if words[0].startswith("tests/") else ""

    @property
    def test_names(self) -> set[str]:
        """The names of tests, or parts of names, that select the tests in `test_path`."""
        chosen = re.findall(r"::(\S+)|-k (\w+|'.*?')", self.found_by)
        return {word for pair in chosen for word in re.findall(r"\w+", " ".join(pair)) if "_" in word}
