"""docs/adding-a-game.md, followed step by step: its files are written and its commands run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.tiers import ROOT

PAGE = ROOT / "docs" / "adding-a-game.md"
EXAMPLE = ROOT / "examples"
BETWEEN = "\n\n\n"  # put between two pieces of the same file


class Block(NamedTuple):
    """A block of the page: a piece of a file, or commands with their output."""

    language: str
    file: str
    text: str


def blocks() -> list[Block]:
    found = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [Block(*each) for each in found]


class Reader:
    """A reader who follows the page in an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = dict(os.environ)

    def write(self, block: Block) -> None:
        file = self.folder / block.file
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text("utf-8").rstrip("\n") + BETWEEN if file.exists() else ""
        file.write_text(before + block.text, "utf-8")

    def run(self, console: str) -> None:
        for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", console, re.MULTILINE):
            if command.startswith("export "):
                self.environment |= dict(word.split("=") for word in shlex.split(command)[1:])
                path = [self.environment["PYTHONPATH"], os.environ.get("PYTHONPATH", "")]
                self.environment["PYTHONPATH"] = os.pathsep.join(
                    filter(None, path)
                )  # the reader uses the build under test
            else:
                assert matches(self.output_of(command), expected), f"{command} does not print\n{expected}"

    def output_of(self, command: str) -> str:
        words = shlex.split(command.removesuffix(" < /dev/null"))
        assert words[0] == "sandtable"
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
        return done.stdout


def matches(printed: str, expected: str) -> bool:
    """Whether the output of a command is as expected; `...` stands for anything."""
    lines = "\n".join(line.rstrip() for line in printed.splitlines())
    pattern = ".*".join(re.escape(part) for part in expected.strip().split("..."))
    return re.fullmatch(pattern, lines.strip(), re.DOTALL) is not None


def test_the_tutorial_leads_to_the_example(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for block in blocks():
        if block.file:
            reader.write(block)
        elif block.language == "console":
            reader.run(block.text)
    written = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.suffix in (".py", ".ftl")}
    example = {
        path.relative_to(EXAMPLE)
        for path in (EXAMPLE / "dry_wells").rglob("*")
        if path.suffix in (".py", ".ftl")
    }
    assert written == example
    for file in written:
        assert (tmp_path / file).read_text("utf-8") == (EXAMPLE / file).read_text("utf-8"), file


@pytest.mark.parametrize(
    ("printed", "expected", "same"),
    [("a\nb  \nc\n", "a\n...\nc\n", True), ("a 12 s\n", "a ...\n", True), ("a\nb\n", "a\n", False)],
)
def test_printed_and_expected(printed: str, expected: str, same: bool) -> None:
    assert matches(printed, expected) == same
