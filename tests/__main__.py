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
SHIP = "tests --ship"  # a step of this file: builds the page and the wheel
# Each worker gets the next test when it has ended one, in the order of `tests/tiers.py`.
PYTEST = ["-m", "pytest", "--dist", "loadgroup", "--no-loadscope-reorder"]
CORES = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
# Tests of what we ship wait for halls, databases and browsers: one more worker uses the core meanwhile.
WORKERS = {"sources": CORES, "shipped": CORES + 1}


@dataclass
class Step:
    """Arguments for Python. A `live` step shows its output as it comes, any other only when it fails."""

    name: str
    command: list[str]
    env: dict[str, str]
    live: bool = False
    none_is_fine: bool = False  # pytest's exit code 5: no test was chosen

    @classmethod
    def module(cls, name: str, env: dict[str, str]) -> Step:
        return cls(name, ["-m", *name.split()], env)


@dataclass
class Report:
    """How the steps went, printed as they end and once more as a table."""

    rows: list[tuple[str, float, int]] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def code(self) -> int:
        return next((code for _, _, code in self.rows if code), 0)

    def ended(self, step: Step, seconds: float, code: int, output: str) -> None:
        with self.lock:
            self.rows.append((step.name, seconds, code))
            if code and output:
                print(f"\n{output.rstrip()}")
            print(f"\n=== {step.name}: {'failed' if code else 'good'} after {seconds:.1f} s", flush=True)

    def table(self) -> str:
        lines = [f"  {name:<34}{seconds:7.1f} s  {word(code)}\n" for name, seconds, code in self.rows]
        return "\n=== summary\n" + "".join(lines)


def word(code: int) -> str:
    return "failed" if code else "good"


def main(arguments: list[str]) -> int:
    """Obey the command line and return the exit code."""
    if arguments == ["--ship"]:
        return ship()
    wishes = {"--quick", "--long"} & set(arguments)
    if len(wishes) == 2:
        print("--quick and --long exclude each other: choose one.", file=sys.stderr)
        return 2
    rest = [argument for argument in arguments if argument not in wishes]
    env = os.environ | ({"SANDTABLE_LONG": "1"} if "--long" in wishes else {})
    started, report = time.monotonic(), Report()
    for lanes in stages(rest, env, quick="--quick" in wishes):
        run_lanes(lanes, report)
        if report.code:
            break
    print(report.table(), end="")
    print(f"  {'all':<34}{time.monotonic() - started:7.1f} s  {word(report.code)}", flush=True)
    return report.code


def stages(rest: list[str], env: dict[str, str], quick: bool) -> Iterable[list[list[Step]]]:
    """Each stage has lanes that run side by side; the steps of a lane run one after the other."""
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
    # Three lanes, so that two cores have work until the last but one has ended.
    page = [Step.module(name, env) for name in PAGE_TESTS]
    yield [page, [Step.module(SHIP, env)], [Step.module("mypy", env), *tests[:1]]]
    yield [tests[1:]]


def pytest_step(build: tiers.Build, arguments: list[str], env: dict[str, str], of_two: bool) -> Step:
    env = env | {"SANDTABLE_BUILD": build}
    if build == "shipped":
        folder = str(run.built())
        env |= {"PYTHONPATH": folder, "SANDTABLE_SHIPPED": folder}
    command = [*PYTEST, "-n", str(WORKERS[build]), *arguments]
    return Step(f"pytest on the {build}", command, env, live=True, none_is_fine=of_two)


def run_lanes(lanes: list[list[Step]], report: Report) -> None:
    threads = [threading.Thread(target=run_lane, args=(lane, report)) for lane in lanes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def run_lane(lane: list[Step], report: Report) -> None:
    """Run the steps up to the first that fails."""
    for step in lane:
        if step.live:
            print(f"\n=== {step.name}", flush=True)
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
            process.terminate()  # does nothing to one that has ended
    code = process.returncode
    return (code if code >= 0 else 128 - code), (output or b"").decode("utf-8", "replace")


def ship() -> int:
    """Build the wheel that people play, where `run.py play` would look for it."""
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
