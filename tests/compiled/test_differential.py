"""The rules play the same games compiled, plain, and checked (plain Python on the compiler's own arrays)."""

from pathlib import Path

import sandtable
from tests.compiled.kit import KINDS, SOURCE, home, python
from tests.tiers import LONG

TRACE = str(Path(__file__).with_name("trace.py"))
SEEDS = "40" if LONG else "1"


def trace(build: Path, **settings: str) -> tuple[str, list[str]]:
    compiled, *games = python(build, TRACE, SEEDS, **settings).splitlines()
    return compiled, games


def test_compiled_plain_and_checked_rules_play_the_same_games() -> None:
    compiled, expected = trace(home(KINDS[0]))
    assert compiled == str("compiled" in KINDS)
    assert trace(SOURCE) == ("False", expected)
    assert trace(SOURCE, SANDTABLE_CHECKED="1") == ("False", expected)
    seat_counts = [seats for name in sandtable.games() for seats in sandtable.game(name).seats]
    assert len(expected) > len(seat_counts)
