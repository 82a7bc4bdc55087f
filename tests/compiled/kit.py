"""The builds of this checkout, and a Python that runs on them.

`run.py test` names the unpacked wheel that it has made in SANDTABLE_SHIPPED. Without it a wheel is built when
a test first asks for one.
"""

import importlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import run
from tests.tiers import LONG

ROOT = Path(run.__file__).parent
SOURCE = ROOT / "src"
WISHES = {"compiled": "1", "plain": "0"}
CAN_COMPILE: bool = importlib.import_module("hatch_build").has_compiler()
KINDS = ("compiled", "plain") if CAN_COMPILE else ("plain",)  # compiling is a bonus, not a need


def home(kind: str) -> Path:
    """Where Sandtable lies, `compiled` or `plain`; plain is the sources, or its own wheel on a long run."""
    shipped = os.environ.get("SANDTABLE_SHIPPED")
    if shipped and kind == KINDS[0]:
        return Path(shipped)
    return SOURCE if kind == "plain" and CAN_COMPILE and not LONG else wheel(kind)


def wheel(kind: str) -> Path:
    """The unpacked wheel; one for each state of the sources, whoever asks."""
    home = ROOT / "build" / f"wheel-{kind}-{run.built().name}"
    home.parent.mkdir(exist_ok=True)
    with open(home.parent / "lock", "a") as lock:
        while not run.try_lock(lock):  # another worker of pytest is building
            time.sleep(0.2)
        if not home.is_dir():
            for old in home.parent.glob(f"wheel-{kind}-*"):
                shutil.rmtree(old)
            build(kind, home)
    return home


def build(kind: str, home: Path) -> None:
    packed, _ = pack(Path(f"{home}-packed"), SANDTABLE_COMPILE=WISHES[kind])
    shutil.unpack_archive(packed, f"{home}-unpacked", "zip")
    shutil.rmtree(packed.parent)
    os.replace(f"{home}-unpacked", home)


def pack(
    folder: Path, python: str = sys.executable, checkout: Path = ROOT, **settings: str
) -> tuple[Path, str]:
    """A wheel in that folder, and what was said while it was built."""
    command = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    env = {name: value for name, value in os.environ.items() if name != "SANDTABLE_COMPILE"} | settings
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (packed,) = folder.glob("*.whl")
    return packed, done.stdout + done.stderr


def python(home: Path, *arguments: str, **settings: str) -> str:
    """What Python prints when `sandtable` is imported from that folder."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("SANDTABLE_")}
    env |= {"PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1", **settings}
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(command, cwd=home, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
