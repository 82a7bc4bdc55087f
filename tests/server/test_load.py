"""The load test runs, small: its figures are for quiet machines, its working is for every day."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

LOAD = Path(__file__).parents[2] / "bench" / "load.py"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="memory and time are read from /proc")
def test_the_load_test_measures_live_and_idle_tables() -> None:
    small = ["--tables", "4", "--seconds", "3", "--every", "1", "--idle-tables", "3", "--idle-sockets", "5"]
    ran = subprocess.run(
        [sys.executable, str(LOAD), *small, "--json"], capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    live = found["live"]
    assert live["moves"] >= 4
    assert live["refused"] == live["over"] == 0
    assert live["messages_per_s"] > live["moves_per_s"] * 4  # every seat had its view
    assert 0 < live["p50_ms"] <= live["p99_ms"] <= live["max_ms"]
    assert found["idle tables"]["idle_tables"] == 3
    assert found["idle sockets"]["idle_sockets"] == 5
