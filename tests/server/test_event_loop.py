"""Halls run on uvloop where there is one, and on asyncio's own loop elsewhere.

The tests that start `sandtable serve` try uvloop, and those with a hall inside the test process try asyncio.
"""

from __future__ import annotations

import asyncio
import sys

import pytest

from sandtable.server.web.event_loop import run_on_fastest_loop


async def loop_at_work() -> str:
    await asyncio.sleep(0)
    return type(asyncio.get_running_loop()).__module__


@pytest.mark.skipif(
    sys.platform == "win32" or sys.implementation.name != "cpython", reason="uvloop does not run here"
)
def test_a_hall_runs_on_uvloop() -> None:
    assert run_on_fastest_loop(loop_at_work()) == "uvloop"


def test_a_hall_runs_without_uvloop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert run_on_fastest_loop(loop_at_work()).startswith("asyncio.")
