"""A hall under attack by messages that are almost right: nothing breaks, and others can play on.

The hall enforces its usual limits, and the attack comes from several guests and addresses at the same time.
In a long run somebody plays an honest game, alternately with and without the attack, in a hall with default
settings, where bots take their time. The long run takes about 45 minutes and shows its progress:

    python3 run.py test --long tests/server/fuzz/test_attack.py

SANDTABLE_ATTACK=10000 in the environment changes the number of messages. SANDTABLE_ATTACK_RATE=400 tries to
send that many in a second; it reaches about half, as clients that are refused repeatedly have to wait.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Iterator

import pytest

from sandtable.server.web.api.routes import ROUTES
from tests.server.fuzz.attack import route_of
from tests.server.fuzz.messages import Known, Mutator
from tests.server.fuzz.siege import Siege
from tests.server.kit import RunningHall
from tests.tiers import LONG

MESSAGES = int(os.environ.get("SANDTABLE_ATTACK", 200_000 if LONG else 1_200))
A_SECOND = int(os.environ.get("SANDTABLE_ATTACK_RATE", 100 if LONG else 400))  # messages that are tried
MOST_SLOWER = 1.5
BAR = 40  # characters
# These routes reach the code most worth attacking, so in a long run some of their requests must succeed.
DEEP = (
    "POST /api/records",
    "POST /api/tables/{id}/branch",
    "POST /api/tables/{id}/review",
    "DELETE /api/tables/{id}/review",
    "POST /api/tables/{id}/duplicate",
    "POST /api/daily/{game}",
    "POST /api/tables/{id}/code",
    "POST /api/join",
    "GET /api/tables/{id}/salvage",
    "GET /api/tables/{id}/deal",
    "GET /api/tables/{id}/story",
    "GET /api/me/records",
    "GET /api/puzzles/{game}",
)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    options = [] if LONG else ["--no-pauses", "--bots", "1"]
    with RunningHall(tmp_path_factory.mktemp("hall") / "data", *options) as running:
        yield running


def test_messages_that_are_almost_right_break_nothing(
    hall: RunningHall, capfd: pytest.CaptureFixture[str]
) -> None:
    siege = Siege(hall, MESSAGES, A_SECOND, compare=LONG)
    with capfd.disabled():
        try:
            asyncio.run(siege.run(Bar() if LONG else lambda _: None))
        finally:  # also if the attack is ended early
            if LONG:
                print("\n" + json.dumps(siege.summary(), indent=1), file=sys.stderr)
    report, trouble = siege.report, siege.trouble()
    assert not report["wrong"], f"{report['how_many']}: " + "\n".join(report["wrong"])
    assert not trouble, "\n".join(trouble[:20])
    assert sum(report["seen"].values()) >= MESSAGES * 0.9
    assert report["seen"]["done"] > MESSAGES / 20, "the attack was refused as a whole: it tried nothing"
    if LONG:
        missed = [route for route in DEEP if not report["routes"].get(f"{route} 200")]
        assert not missed, "the attack never got past the first check there"
        assert siege.ratio() <= MOST_SLOWER


def test_the_attack_knows_every_route() -> None:
    mutator, known = Mutator(1), Known(records=[{"game": "camel-up"}], broken="B" * 16)
    met = {route_of(mutator.request(known, lambda _: True)) for _ in range(2_000)}
    assert {f"{method} {path}" for method, path, _ in ROUTES} <= met


class Bar:
    """Shows the progress of the attack and the honest table: one line on a terminal, elsewhere several."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.end = "\r" if sys.stderr.isatty() else "\n"

    def __call__(self, siege: Siege) -> None:
        sent, wrong = siege.report["sent"], siege.report["how_many"]
        part, took = sent / siege.messages, time.monotonic() - self.began
        left = took / part - took
        bar = ("#" * round(BAR * part)).ljust(BAR, ".")
        p99 = {
            when: f"{siege.honest.percentile(99, when) * 1000:.0f} ms"
            for when, times in siege.honest.took.items()
            if times
        }
        times = f"{took:.0f} s, {left:.0f} s left"
        line = f"[{bar}] {sent:,} of {siege.messages:,}, {times}, {wrong} wrong, p99 {p99}"
        print(line, end=self.end, file=sys.stderr, flush=True)
