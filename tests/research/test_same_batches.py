"""Batches show the same compiled, plain, and checked (plain Python on the compiler's own arrays)."""

from pathlib import Path

import sandtable
from tests.compiled.kit import KINDS, SOURCE, home, python

TRACE = str(Path(__file__).with_name("batch_trace.py"))
STEPS = 320  # enough for games of Five Tribes to end, and for the next deal in the same row


def trace(build: Path, **settings: str) -> tuple[str, list[str]]:
    compiled, *frames = python(build, TRACE, str(STEPS), **settings).splitlines()
    return compiled, frames


def test_compiled_plain_and_checked_batches_show_the_same() -> None:
    compiled, expected = trace(home(KINDS[0]))
    assert compiled == str("compiled" in KINDS)
    assert trace(SOURCE) == ("False", expected)
    assert trace(SOURCE, SANDTABLE_CHECKED="1") == ("False", expected)
    assert len(set(expected)) == len(sandtable.games()) * STEPS
