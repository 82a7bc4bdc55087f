"""The same record with the same effort gives the same figures, compiled and plain."""

from pathlib import Path

import sandtable
from tests.compiled.kit import KINDS, SOURCE, home, python

TRACE = str(Path(__file__).with_name("review_trace.py"))
RECORDS = Path(__file__).parents[1] / "records"


def test_compiled_and_plain_reviews_say_the_same() -> None:
    games = [str(min((RECORDS / game).glob("*.json"))) for game in sandtable.games()]
    compiled, *expected = python(home(KINDS[0]), TRACE, *games).splitlines()
    assert compiled == str("compiled" in KINDS)
    assert python(SOURCE, TRACE, *games).splitlines() == ["False", *expected]
    assert sum('"alternatives"' in line for line in expected) >= len(games), "decisions were judged"
