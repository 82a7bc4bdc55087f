"""Runs commands inside the test process: arguments and lines go in, the exit code and both outputs come
out."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import msgspec
from click.testing import CliRunner, Result

import sandtable
from sandtable.cli import main
from sandtable.simulation.simulate import SimulationPlan, simulate
from tests.quick import QUICK

# A separate process runs the same build as the tests, either the sources or the compiled wheel.
COMMAND = [sys.executable, "-m", "sandtable"]
BUILD = Path(str(sandtable.__file__)).parents[1]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(BUILD), "PYTHONIOENCODING": "utf-8"}
POSITION = "2:W,R 13:G,Y 14:B 15:K,P"  # the golden position `late`


def run(*arguments: str, typed: str | bytes = "", **environment: str) -> Result:
    runner = CliRunner(env={"SANDTABLE_LANG": "", "SANDTABLE_DEBUG": "", "COLUMNS": "80"} | environment)
    return runner.invoke(main, list(arguments), input=typed)


def read(*arguments: str) -> Any:
    """What a command with --json prints."""
    done = run(*arguments, "--json")
    assert done.exit_code == 0, done.output
    assert done.stderr == ""
    return msgspec.json.decode(done.stdout)


def refused(*arguments: str, typed: str = "") -> str:
    """Run a command with bad input, and return the one line that it prints on standard error."""
    done = run(*arguments, typed=typed)
    assert done.exit_code == 2, (done.exit_code, done.output)
    assert done.stdout == ""
    assert done.stderr.startswith("sandtable: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def some_record(seed: int = 7) -> sandtable.Record:
    plan = SimulationPlan("camel-up", 3, 1, seed, QUICK)
    return next(simulate(sandtable.game("camel-up"), plan)).record


def written(path: Path, record: sandtable.Record | bytes) -> str:
    path.write_bytes(record if isinstance(record, bytes) else record.to_json())
    return str(path)
