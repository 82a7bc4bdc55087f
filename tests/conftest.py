"""What all tests share."""

import os
import signal
from pathlib import Path

import pytest

# A run in the background ignores Ctrl-C, and so would every process that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

REAL_TIME = ("browser", "server")  # folders of tests with real processes, sockets, browsers and clocks


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A busy machine may let such a test down once: it gets a second try, and the summary says so.

    Not in the long run, which is there to find what happens rarely.
    """
    if os.environ.get("SANDTABLE_LONG") == "1":
        return
    tests = Path(__file__).parent
    for item in items:
        if item.path.relative_to(tests).parts[0] in REAL_TIME:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What went wrong at the first try: to be mended, although the run is good."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
