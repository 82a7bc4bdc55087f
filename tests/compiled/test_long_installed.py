"""Sandtable is installed as users install it: into a fresh environment, with every Python on this machine.

The Python that runs the tests is always tried. Others are looked for by name, on the PATH and among those of
pyenv. SANDTABLE_PYTHONS="3.12 3.13" says which of them must be there: one that is missing is then a failure.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.compiled.kit import KINDS, ROOT, WISHES, pack
from tests.tiers import PATIENCE

OURS = f"{sys.version_info.major}.{sys.version_info.minor}"
OTHERS = ("3.11", "3.12", "3.13", "3.14")
ASKED_FOR = os.environ.get("SANDTABLE_PYTHONS", "").split()
NOT_COPIED = shutil.ignore_patterns(
    ".git", ".venv", ".tools", "build", "node_modules", "__pycache__", ".*_cache"
)
GAMES = ("camel-up", "five-tribes", "cleopatra")


# --- which Pythons there are ---------------------------------------------------------------------------


def places(version: str) -> list[str]:
    """The paths where a Python of that version may be."""
    if version == OURS:
        return [sys.executable]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    name = f"python{version}"
    ours = [str(file) for file in sorted(pyenv.glob(f"versions/{version}*/bin/{name}"))]
    return [*ours, *filter(None, [shutil.which(name)])]


@cache
def interpreter(version: str) -> str | None:
    """A Python of that version that really starts; a launcher that pyenv puts on the PATH may not, or may be
    another version."""
    for place in places(version):
        command = [place, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        if subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip() == version:
            return place
    return None


FOUND = [version for version in dict.fromkeys([OURS, *OTHERS, *ASKED_FOR]) if interpreter(version)]


@pytest.mark.parametrize("version", ASKED_FOR or [OURS])
def test_a_python_that_is_asked_for_is_here(version: str) -> None:
    assert interpreter(version), (
        f"there is no Python {version}; tried {places(version) or 'the PATH and pyenv'}"
    )


# --- installing ----------------------------------------------------------------------------------------


def clean() -> dict[str, str]:
    """The environment without the variables of the test run, so that the installed package is imported."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("SANDTABLE", "PYTHON"))}


def run(*command: str | Path, **settings: str) -> str:
    """Run a command and return what it prints; if it fails, show its output."""
    words = [str(word) for word in command]
    done = subprocess.run(words, env=clean() | settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{words}: {done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout


def environment(folder: Path, version: str) -> Path:
    """Make a fresh virtual environment and return its Python."""
    python = interpreter(version)
    assert python is not None
    run(python, "-m", "venv", folder)
    return folder / run_folder() / "python"


def run_folder() -> str:
    return "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="session")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain wheel, which all Pythons share. Building it also builds the page, which copies of the
    checkout need."""
    packed, _ = pack(tmp_path_factory.mktemp("plain"), SANDTABLE_COMPILE=WISHES["plain"])
    return packed


def compiled_wheel(folder: Path, version: str) -> Path:
    """Build a wheel with that Python in a copy of the checkout, so that our own compiled modules are kept."""
    shutil.copytree(ROOT, folder / "checkout", ignore=NOT_COPIED)
    builder = environment(folder / "builder", version)
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    run(builder, "-m", "pip", "install", "-q", *groups["build"])
    packed, _ = pack(
        folder / "wheel", str(builder), folder / "checkout", SANDTABLE_COMPILE=WISHES["compiled"]
    )
    return packed


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("version", FOUND)
def test_a_wheel_is_installed_and_played(version: str, kind: str, plain_wheel: Path, tmp_path: Path) -> None:
    packed = compiled_wheel(tmp_path, version) if kind == "compiled" else plain_wheel
    python = environment(tmp_path / "installed", version)
    run(python, "-m", "pip", "install", "-q", packed)
    said = run(python, "-P", "-c", "import sandtable; print(sandtable.COMPILED)").strip()
    assert said == str(kind == "compiled")
    sandtable = python.with_name("sandtable")
    for game in GAMES:
        play_and_verify(sandtable, game, tmp_path / f"{game}.json")
    open_the_hall(sandtable, tmp_path / "data")


def play_and_verify(sandtable: Path, game: str, record: Path) -> None:
    counted = json.loads(run(sandtable, "simulate", game, "--games", "2", "--bots", "regular", "--json"))
    assert counted["finished"] == 2
    run(sandtable, "play", game, "--people", "0", "--bots", "random", "--speed", "fast", "--record", record)
    assert json.loads(run(sandtable, "verify", record, "--json"))["dice"] == "verified"


def open_the_hall(sandtable: Path, data: Path) -> None:
    command = [str(sandtable), "serve", "--port", "0", "--data", str(data), "--bots", "1"]
    with subprocess.Popen(command, env=clean(), stdout=subprocess.PIPE, text=True) as hall:
        assert hall.stdout is not None
        try:
            address = hall.stdout.readline().removeprefix("The hall is open: ").split()[0]
            with urlopen(f"{address}health", timeout=PATIENCE) as answer:
                assert json.load(answer)["status"] == "ok"
            with urlopen(address, timeout=PATIENCE) as page:
                assert b"<html" in page.read()
        finally:
            hall.send_signal(signal.SIGINT)
        assert hall.wait(60) == 0
