"""What all tests share."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

import pytest

import sandtable
from tests import tiers

# A run in the background ignores Ctrl-C, and so would every process that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_sessionstart() -> None:
    """A run on the build that we ship really imports it, and a run on the sources imports the sources."""
    if tiers.BUILD:
        wanted = Path(tiers.SHIPPED) if tiers.BUILD == "shipped" else tiers.ROOT / "src"
        assert Path(sandtable.__file__).is_relative_to(wanted), f"{sandtable.__file__} is not in {wanted}"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """What belongs to the other build is left to the run on it."""
    return True if tiers.is_elsewhere(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: tiers.turn_of(item.path))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How long each part took, added up over all test processes."""
    seconds: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for outcome in ("passed", "failed", "error", ""):
        for report in terminalreporter.stats.get(outcome, []):
            part = tiers.part_of(report.nodeid.partition("::")[0])
            name = part.path if part else "elsewhere"
            seconds[name] += report.duration
            tests[name] += report.when == "call"
    terminalreporter.section("seconds of all test processes by part")
    for name, total in seconds.most_common():
        terminalreporter.write_line(f"{total:7.1f} s  {tests[name]:5}  {name}")
