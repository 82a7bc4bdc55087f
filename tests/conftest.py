"""Pytest hooks for all tests: which build they run on, their order, and the time of each part."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import sandtable
from tests import tiers

# A background run ignores Ctrl-C, and every process that a test starts and interrupts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Luck is fixed unless the run is long, and a slow machine is no reason to fail.
settings.register_profile(
    "fixed",
    settings(derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]),
)
if not tiers.LONG:
    settings.load_profile("fixed")


def pytest_sessionstart() -> None:
    """Check that a run on the shipped build imports it, and that a run on the sources imports the sources."""
    if tiers.BUILD:
        wanted = Path(tiers.SHIPPED) if tiers.BUILD == "shipped" else tiers.ROOT / "src"
        assert Path(sandtable.__file__).is_relative_to(wanted), f"{sandtable.__file__} is not in {wanted}"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Ignore the tests that the run on the other build will run."""
    return True if tiers.is_elsewhere(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: tiers.turn_of(item.path))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how long each part took, added up over all test processes."""
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
