"""A small run of the load test: good figures need a quiet machine, but this shows that it still works."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.tiers import LONG

LOAD = Path(__file__).parents[2] / "bench" / "load.py"
SMALL = {"tables": 3, "seconds": 1, "every": 1, "idle-tables": 0, "idle-sockets": 0}
ALL = {**SMALL, "seconds": 3, "idle-tables": 3, "idle-sockets": 5}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="memory and time are read from /proc")
def test_the_load_test_measures_live_and_idle_tables() -> None:
    found = measured(ALL if LONG else SMALL)
    live = found["live"]
    assert live["moves"] >= 1
    assert live["refused"] == live["over"] == 0
    assert live["messages_per_s"] > live["moves_per_s"]  # each move is sent to every seat
    assert 0 < live["p50_ms"] <= live["p99_ms"] <= live["max_ms"]
    if LONG:
        assert found["idle tables"]["idle_tables"] == 3
        assert found["idle sockets"]["idle_sockets"] == 5


def measured(options: dict[str, int]) -> dict[str, Any]:
    words = [word for name, number in options.items() for word in (f"--{name}", str(number))]
    command = [sys.executable, str(LOAD), *words, "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found
