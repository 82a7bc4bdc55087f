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
# without a C compiler only the plain build is tested
KINDS = ("compiled", "plain") if CAN_COMPILE else ("plain",)


def home(kind: str) -> Path:
    """The folder of the compiled or plain build. Plain means the sources, or in a long run a wheel built from
    them."""
    shipped = os.environ.get("SANDTABLE_SHIPPED")
    if shipped and kind == KINDS[0]:
        return Path(shipped)
    return SOURCE if kind == "plain" and CAN_COMPILE and not LONG else wheel(kind)


def wheel(kind: str) -> Path:
    """The folder of the unpacked wheel, which is built once for each state of the sources."""
    home = ROOT / "build" / f"wheel-{kind}-{run.built().name}"
    home.parent.mkdir(exist_ok=True)
    with open(home.parent / "lock", "a") as lock:
        while not run.try_lock(lock):  # another pytest worker is building it
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
    """Build a wheel in a folder; return the file and the output of the build."""
    command = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    env = {name: value for name, value in os.environ.items() if name != "SANDTABLE_COMPILE"} | settings
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (packed,) = folder.glob("*.whl")
    return packed, done.stdout + done.stderr


def python(home: Path, *arguments: str, **settings: str) -> str:
    """Run Python with `sandtable` imported from that folder, and return what it prints."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("SANDTABLE_")}
    env |= {"PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1", **settings}
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(command, cwd=home, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
