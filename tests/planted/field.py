"""A copy of the checkout in which bugs are planted, one at a time. The checkout itself is never touched."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from tests import tiers
from tests.planted.bug import Bug

ROOT: Final = Path(__file__).resolve().parents[2]
# always the same folder, because compiled files are valid only where they were built
FIELDS: Final = ROOT / "build" / "planted"
PATIENCE: Final = 1800.0  # seconds for one finder; a bug that makes a test hang is found as well
NO_TESTS: Final = 5  # pytest's exit code
# Generated files that git does not track. They are costly to make and a bug may change them, so a copy made
# without a bug is kept.
MADE: Final = ("build", ".tools/compiled", "src/sandtable/server/web/static", "ui/fixtures")
SHIP: Final = "import sys, run, tests.__main__ as t; code = t.ship(); print(run.built()); sys.exit(code)"
FAILURES: Final = (
    r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$",  # pytest
    r"^ *FAIL +(.+)$",  # vitest
    r"^(\S+\.(?:svelte|ts):\d+):",  # svelte-check
    r"^(.*\bfailed)$",
)


class Run(NamedTuple):
    """How a finder ended."""

    code: int
    failure: str  # the first test that failed
    seconds: float
    output: str


class Field:
    """A numbered copy of the checkout; several copies can be used at the same time."""

    def __init__(self, number: int) -> None:
        self.root = FIELDS / str(number)
        self.kept = FIELDS / f"{number}-kept"

    # --- laying it out ---------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Make the copy equal to the checkout. What was built there before is used again if it still fits."""
        self.root.mkdir(parents=True, exist_ok=True)
        wanted = tracked(ROOT)
        for path in tracked(self.root) - wanted if (self.root / ".git").is_dir() else ():
            (self.root / path).unlink(missing_ok=True)
        for path in wanted:
            copy_if_changed(ROOT / path, self.root / path)
        copy_tree(ROOT / "ui" / "node_modules", self.root / "ui" / "node_modules")
        for made in ("src/sandtable/server/web/static", "ui/fixtures"):
            copy_tree(ROOT / made, self.root / made)
        if not (self.root / ".venv").exists():
            (self.root / ".venv").symlink_to(sys.prefix, target_is_directory=True)
        git(self.root, "init", "-q")
        git(self.root, "add", "-A")
        self.keep()

    def keep(self) -> None:
        """Remember what was generated without a bug."""
        shutil.rmtree(self.kept, ignore_errors=True)
        for made in MADE:
            copy_tree(self.root / made, self.kept / made)

    def clean(self) -> None:
        """Remove what was generated with a bug."""
        shutil.rmtree(self.root / ".hypothesis", ignore_errors=True)
        for made in MADE:
            shutil.rmtree(self.root / made, ignore_errors=True)
            copy_tree(self.kept / made, self.root / made)

    @contextmanager
    def planted(self, bug: Bug) -> Iterator[None]:
        file = self.root / bug.file
        good = file.read_bytes()
        file.write_bytes(good.replace(bug.old.encode(), bug.new.encode()))
        try:
            yield
        finally:
            file.write_bytes(good)
            self.clean()

    # --- looking for bugs ------------------------------------------------------------------------------

    def look(self, bug: Bug) -> Run:
        """Run the finder of a bug on the sources or on the shipped build, whichever it is meant for."""
        started = time.monotonic()
        run = self.look_at_shipped(bug) if is_shipped(bug) else self.find(bug, self.on_sources())
        return run._replace(seconds=time.monotonic() - started)

    def look_at_shipped(self, bug: Bug) -> Run:
        """Build the page first: whether a wheel is out of date depends on the page that was built last."""
        page = self.python(["-m", "ui.make"], self.on_sources())
        if page.code:
            return page._replace(failure="the page cannot be built")
        wheel = self.python(["-c", SHIP], self.on_sources())
        if wheel.code:
            return wheel._replace(failure="the wheel cannot be built")
        home = wheel.output.split()[-1]
        return self.find(bug, {"PYTHONPATH": home, "SANDTABLE_BUILD": "shipped", "SANDTABLE_SHIPPED": home})

    def find(self, bug: Bug, settings: dict[str, str]) -> Run:
        if bug.finder[0] == "ui.make":  # the page is compared with what Python says now
            self.python(["-m", "tests.ui_fixtures"], settings)
        return self.python(["-m", *bug.finder], settings)

    def on_sources(self) -> dict[str, str]:
        return {"PYTHONPATH": str(self.root / "src"), "SANDTABLE_BUILD": "sources"}

    def python(self, arguments: list[str], settings: dict[str, str]) -> Run:
        """Run Python without writing bytecode: a bug as long as the original might go unnoticed."""
        env = {name: value for name, value in os.environ.items() if not name.startswith("SANDTABLE_")}
        env |= {"PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200", "NO_COLOR": "1", **settings}
        process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=self.root,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return Run(-1, "it did not end", PATIENCE, "")
        finally:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)  # stop the halls and browsers that it left running
            process.wait()
        return Run(process.returncode, first_failure(output.replace(f"{self.root}/", "")), 0.0, output)


def is_shipped(bug: Bug) -> bool:
    part = tiers.part_of(bug.test_path) if bug.test_path else None
    return part is not None and part.build == "shipped"


def first_failure(output: str) -> str:
    for pattern in FAILURES:
        found = re.search(pattern, output, re.MULTILINE)
        if found:
            return found[1]
    return ""


# --- files ---------------------------------------------------------------------------------------------


def git(folder: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, check=True, text=True)
    return done.stdout


def tracked(folder: Path) -> set[str]:
    """The files that belong to the checkout, committed or not."""
    names = git(folder, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    return {name for name in names if name and (folder / name).is_file()}


def copy_if_changed(source: Path, target: Path) -> None:
    body = source.read_bytes()
    if not target.is_file() or target.read_bytes() != body:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)


def copy_tree(source: Path, target: Path) -> None:
    """Copy files as hard links if possible. This is safe because generated files are replaced, never
    changed."""
    if source.is_dir() and not target.exists():
        shutil.copytree(
            source, target, symlinks=True, copy_function=link, ignore=shutil.ignore_patterns(FIELDS.name)
        )


def link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)
