"""Run the checks: `python3 run.py test` prepares the .venv and then starts this as `python -m tests`.

Without arguments: lint, types, the page's own tests, the wheel that we ship, and then all tests, each on the
build that `tests/tiers.py` names. `--quick` runs lint, types and the rules on the sources. `--long` adds the
long runs. Any other argument goes to pytest, and then nothing but pytest runs.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

import run
from tests import tiers

RUFF = ("ruff check .", "ruff format --check .")
PAGE_TESTS = ("tests.ui_fixtures", "ui.make check test")
SHIP = "tests --ship"  # a step defined in this file, which builds the page and the wheel
# Each worker takes the next test when it has finished one, in the order of `tests/tiers.py`.
PYTEST = ["-m", "pytest", "--dist", "loadgroup", "--no-loadscope-reorder"]
# A test that hangs fails and prints the stacks of its threads; the others continue. Not in a long run, where
# tests are slower.
NO_HANGING = ["-o", "faulthandler_timeout=900", "-o", "faulthandler_exit_on_timeout=true"]
CORES = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
# Tests of the shipped build often wait for halls, databases and browsers, so one more worker uses the idle
# time.
WORKERS = {"sources": CORES, "shipped": CORES + 1}


@dataclass
class Step:
    """A command for Python. A `live` step shows its output as it comes, any other step only when it fails."""

    name: str
    command: list[str]
    env: dict[str, str]
    live: bool = False
    none_is_fine: bool = False  # accept pytest's exit code 5 (no tests were selected)
    beside: bool = False  # the next stage does not wait for this step

    @classmethod
    def module(cls, name: str, env: dict[str, str], beside: bool = False) -> Step:
        return cls(name, ["-m", *name.split()], env, beside=beside)


@dataclass
class Report:
    """The results of the steps, printed as they end and once more as a table."""

    rows: list[tuple[str, float, int]] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)
    live: int = 0  # steps that are showing their output
    # failures to print afterwards, as they would get lost in that output
    held: list[str] = field(default_factory=list)

    @property
    def code(self) -> int:
        return next((code for _, _, code in self.rows if code), 0)

    def begun(self, step: Step) -> None:
        if step.live:
            with self.lock:
                self.live += 1
                print(f"\n=== {step.name}", flush=True)

    def ended(self, step: Step, seconds: float, code: int, output: str) -> None:
        with self.lock:
            self.rows.append((step.name, seconds, code))
            self.live -= step.live
            print(f"\n=== {step.name}: {word(code)} after {seconds:.1f} s", flush=True)
            if code and output:
                self.held.append(f"\n=== what {step.name} said\n{output.rstrip()}")
            if not self.live:
                for said in self.held:
                    print(said, flush=True)
                self.held.clear()

    def table(self) -> str:
        lines = [f"  {name:<34}{seconds:7.1f} s  {word(code)}\n" for name, seconds, code in self.rows]
        return "\n=== summary\n" + "".join(lines)


def word(code: int) -> str:
    return "failed" if code else "good"


def main(arguments: list[str]) -> int:
    """Run what the command line asks for and return the exit code."""
    if arguments == ["--ship"]:
        return ship()
    wishes = {"--quick", "--long"} & set(arguments)
    if len(wishes) == 2:
        print("--quick and --long exclude each other: choose one.", file=sys.stderr)
        return 2
    rest = [argument for argument in arguments if argument not in wishes]
    env = os.environ | ({"SANDTABLE_LONG": "1"} if "--long" in wishes else {})
    # otherwise each of a thousand processes would compile everything it imports
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    started, report = time.monotonic(), Report()
    still_running: list[threading.Thread] = []
    for lanes in stages(rest, env, quick="--quick" in wishes):
        still_running += run_lanes(lanes, report)
        if report.code:
            break
    for thread in still_running:
        thread.join()
    print(report.table(), end="")
    print(f"  {'all':<34}{time.monotonic() - started:7.1f} s  {word(report.code)}", flush=True)
    return report.code


def stages(rest: list[str], env: dict[str, str], quick: bool) -> Iterable[list[list[Step]]]:
    """Yield the stages of a run. Lanes of a stage run in parallel, steps of a lane one after the other.

    A stage begins when all lanes of the previous one have ended, except those with steps marked `beside`.
    """
    runs = tiers.sessions(rest, quick)
    tests = [pytest_step(build, arguments, env, len(runs) > 1) for build, arguments in runs]
    if quick:
        yield [[Step.module(name, env) for name in RUFF]]
        yield [[Step.module("mypy", env)], tests]
        return
    ships = any(build == "shipped" for build, _ in runs)
    if rest:
        yield [[Step.module(SHIP, env)]] if ships else []
        yield [tests]
        return
    yield [[Step.module(name, env) for name in RUFF], [Step.module("ui.make", env)]]
    # No other test depends on the page's own checks, so the shipped build is tested while they still run.
    page = [Step.module(name, env, beside=True) for name in PAGE_TESTS]
    yield [page, [Step.module(SHIP, env)], [Step.module("mypy", env), *tests[:1]]]
    yield [tests[1:]]


def pytest_step(build: tiers.Build, arguments: list[str], env: dict[str, str], of_two: bool) -> Step:
    env = env | {"SANDTABLE_BUILD": build}
    if build == "shipped":
        folder = str(run.built())
        env |= {"PYTHONPATH": folder, "SANDTABLE_SHIPPED": folder}
    hanging = [] if env.get("SANDTABLE_LONG") else NO_HANGING
    command = [*PYTEST, *hanging, "-n", str(WORKERS[build]), *arguments]
    return Step(f"pytest on the {build}", command, env, live=True, none_is_fine=of_two)


def run_lanes(lanes: list[list[Step]], report: Report) -> list[threading.Thread]:
    """Run the lanes, and return the threads of those that the next stage does not wait for."""
    waited: list[threading.Thread] = []
    beside: list[threading.Thread] = []
    for lane in lanes:
        thread = threading.Thread(target=run_lane, args=(lane, report))
        (beside if any(step.beside for step in lane) else waited).append(thread)
        thread.start()
    for thread in waited:
        thread.join()
    return beside


def run_lane(lane: list[Step], report: Report) -> None:
    """Run the steps of a lane until one fails."""
    for step in lane:
        report.begun(step)
        started = time.monotonic()
        code, output = execute(step)
        if code == 5 and step.none_is_fine:
            code = 0
        report.ended(step, time.monotonic() - started, code, output)
        if code:
            return


def execute(step: Step) -> tuple[int, str]:
    command = [sys.executable, *step.command]
    pipe = None if step.live else subprocess.PIPE
    errors = None if step.live else subprocess.STDOUT
    with subprocess.Popen(command, cwd=tiers.ROOT, env=step.env, stdout=pipe, stderr=errors) as process:
        try:
            output, _ = process.communicate()
        finally:
            process.terminate()  # does nothing to a process that has ended
    code = process.returncode
    return (code if code >= 0 else 128 - code), (output or b"").decode("utf-8", "replace")


def ship() -> int:
    """Build the wheel that people play from, in the folder where `run.py play` looks for it."""
    folder = run.built()
    with run.locked():
        if not (folder / "sandtable").is_dir():
            shutil.rmtree(folder, ignore_errors=True)
            try:
                run.unpack_wheel()
            except run.SetUpFailed as failure:
                print(f"The wheel could not be built: {failure}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    sys.exit(main(sys.argv[1:]))
