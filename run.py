#!/usr/bin/env python3
"""Play Sandtable, or test it, with nothing but Python 3.11 or newer.

  python3 run.py play                        open the hall in your browser: tables for people and bots
  python3 run.py play --port 9000            the same on another port; options go to "sandtable serve"
  python3 run.py play camel-up --lang pl     a game in this terminal; everything goes to "sandtable play"

  python3 run.py test                        lint, types, the page, the compiled wheel, then every test
  python3 run.py test --quick                lint, types and the rules on the sources: about a minute
  python3 run.py test --long                 everything, including the long runs
  python3 run.py test tests/project -x       only pytest, with these arguments (paths start at this folder)

  python3 run.py shots                       take screenshots of the pages, into the folder shots

The first run installs the packages pinned in requirements.lock into the folder .venv; the first test run adds
those of requirements-test.lock. It uses your uv, or installs one into the folder .tools. While you play your
first game, the rules are compiled in the background for the next one, unless there is no C compiler or
SANDTABLE_COMPILE=0 is set. To start afresh, delete .venv and .tools.
"""

import contextlib
import hashlib
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT, Popen
from typing import TextIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Python 3.6 can parse this file and run it up to here, so that an old Python can say what is missing.
if sys.version_info < (3, 11):  # noqa: UP036 - see above
    needs = "Sandtable needs Python 3.11 or newer, not {}.{}: install one and start run.py with it.\n"
    sys.stderr.write(needs.format(*sys.version_info[:2]))
    sys.exit(2)

UV_VERSION = "0.13.7"
ROOT = Path(__file__).resolve().parent
TOOLS, VENV = ROOT / ".tools", ROOT / ".venv"
STAMP = VENV / "sandtable-stamp"
MAKER = ROOT / "ui" / "make.py"
# the second file contains everything in the first
TO_PLAY, TO_TEST = "requirements.lock", "requirements-test.lock"
SITE_PACKAGES = sysconfig.get_path("purelib", "venv", {"base": str(VENV)})
WINDOWS = os.name == "nt"
IN_VENV = Path("Scripts/python.exe" if WINDOWS else "bin/python")
PYTHON = str(VENV / IN_VENV)
# Not the Python of a virtual environment: that may be the one we are about to replace.
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable
# Patterns in the output of a failure, and advice for each; the first pattern that matches is used.
ADVICE = {
    "no space left|disk full|disk quota|not enough space": "The disk is full: free 500 MB and run again.",
    "permission denied|read-only|access is denied|not permitted": "Sandtable may not write there: "
    f"give yourself the right to write in {ROOT}, or copy that folder to a place of your own.",
    "ensurepip": "No pip here (Debian: apt install python3-pip python3-venv): install it and run again.",
    "hash mismatch|do not match the hashes": "A downloaded package is not the one that is pinned: "
    "run this again, and if that does not help, ask whoever keeps your package index.",
    "certificate": "Unknown certificate: set UV_SYSTEM_CERTS=1, or SSL_CERT_FILE to its file, and run again.",
    "connect|network|dns|timed out|timeout|name resolution|sending request|could not find a version": "The "
    "packages could not be downloaded: check the network and the index your pip or uv uses, and run again.",
    "": "Setting up failed for the reason above: delete the folders .venv and .tools and run this again.",
}


class SetUpFailed(Exception):
    """A command of the set-up failed; the message is what it printed."""


def main(arguments: list[str]) -> int:
    """Run the command and return the exit code."""
    command, *rest = arguments or [""]
    if command in ("-h", "--help", "help") or (command == "test" and {"-h", "--help"} & set(rest)):
        print(__doc__)
        return 0
    if command not in ("play", "test", "compile", "shots"):
        say(f'{__doc__}\nrun.py does not know what to do with "{command}": say play or test, as shown above.')
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        prepare(TO_TEST if command in ("test", "shots") else TO_PLAY)
        if command == "compile":
            return compile_rules()
        if command == "play":
            return play(rest)
        return check([PYTHON, "-m", "tests" if command == "test" else "tests.browser.shots", *rest])
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
    except (SetUpFailed, OSError) as failure:
        said = str(failure)
        say(f"\n{said}\n\n" + next(ADVICE[clue] for clue in ADVICE if re.search(clue, said, re.IGNORECASE)))
        return 1


def play(arguments: list[str]) -> int:
    """Replace this process by the hall or a terminal game, so that it gets this terminal and its signals."""
    if not arguments or arguments[0].startswith("-"):
        make_page()
        arguments = ["serve", "--open", *arguments]
    else:
        arguments = ["play", *arguments]
    # -P: do not import a folder called sandtable in the current directory.
    command = [PYTHON, "-P", "-m", "sandtable", *arguments]
    # Nobody waits for the compiler: until it is done, games run from the sources.
    if not built().is_dir() and os.environ.get("SANDTABLE_COMPILE") != "0":
        itself = [BASE_PYTHON, str(ROOT / "run.py"), "compile"]
        Popen(itself, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
    env = os.environ | {"PYTHONPATH": str(built())}  # takes precedence over the sources in the .venv
    if not WINDOWS:
        os.execve(PYTHON, command, env)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the game
    return subprocess.call(command, env=env)


def check(command: list[str]) -> int:
    """Run a command of the tests and return its exit code; if interrupted, let it finish tidily."""
    with Popen(command, cwd=ROOT) as process:
        try:
            code = process.wait()
        except KeyboardInterrupt:  # the command was interrupted too: let it end tidily
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(10)
            raise
        finally:
            process.terminate()  # does nothing to a process that has ended
    return code if code >= 0 else 128 - code


def prepare(pins: str) -> None:
    """Make the .venv unless it is complete and current."""
    if is_ready(pins):
        return
    with locked():
        if not is_ready(pins):  # another run.py may have made it while we waited
            set_up(pins)


def set_up(pins: str) -> None:
    say("Setting up Sandtable (only the first time, and when its packages change)")
    env = os.environ | {"UV_PYTHON": BASE_PYTHON, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    if not os.access(os.path.expanduser("~"), os.W_OK):
        env.setdefault("UV_CACHE_DIR", str(TOOLS / "cache"))
    if is_ready(TO_PLAY):  # somebody may be playing from it: only add packages
        more = ["-p", PYTHON, "--require-hashes", "-r", pins]
        step("installing packages for tests", [find_uv(env), "pip", "install", *more], env)
    else:
        make_venv(pins, env)
    STAMP.write_text("\n".join(sorted(facts(pins))), "utf-8")


def make_venv(pins: str, env: dict[str, str]) -> None:
    STAMP.unlink(missing_ok=True)  # first: without its stamp, a .venv does not count as complete
    shutil.rmtree(VENV, ignore_errors=True)
    uv = find_uv(env)
    step("making .venv", [uv, "venv", str(VENV)], env)
    step("installing packages", [uv, "pip", "sync", "-p", PYTHON, "--require-hashes", pins], env)
    itself = ["--no-deps", "--no-build-isolation", "--editable", "."]
    step("installing sandtable", [uv, "pip", "install", "-p", PYTHON, *itself], env)


def make_page() -> None:
    """Build the pages of the hall if their sources have changed."""
    if MAKER.is_file() and not runpy.run_path(str(MAKER))["is_current"]():
        with locked():
            step("building the pages (about half a minute)", [PYTHON, "-m", "ui.make"], dict(os.environ))


def compile_rules() -> int:
    """Build the wheel in the background of a game. If that fails, leave an empty folder: games then run from
    the sources."""
    if sys.platform != "win32":
        os.nice(10)  # the game comes first
    with locked():
        if not built().is_dir():  # another run.py may have done it
            with contextlib.suppress(SetUpFailed):
                unpack_wheel()
            built().mkdir(exist_ok=True)
    return 0


def unpack_wheel() -> None:
    """Build the wheel, with compiled rules if there is a compiler, and unpack it into its folder."""
    home = built()
    # keep the newest two, which may be in use
    for old in sorted(home.parent.iterdir(), key=os.path.getmtime)[:-2]:
        shutil.rmtree(old, ignore_errors=True)  # Windows cannot delete files that are loaded
    parts = Path(tempfile.mkdtemp(dir=home.parent))
    wheel = [PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", str(parts / "wheel")]
    try:
        step("compiling the rules (about a minute, once for each change)", wheel, dict(os.environ))
        for file in (parts / "wheel").iterdir():
            shutil.unpack_archive(file, parts, "zip")
        os.replace(parts, home)
    except BaseException:
        shutil.rmtree(parts, ignore_errors=True)
        raise


def built() -> Path:
    """The folder for the build of the current sources."""
    digest = hashlib.sha256(repr((sys.version, os.environ.get("SANDTABLE_COMPILE"))).encode())
    for path in sorted([*ROOT.glob("src/**/*.*"), ROOT / "pyproject.toml", ROOT / "hatch_build.py"]):
        if path.is_file() and not {"static", "__pycache__"} & set(path.parts):
            digest.update(os.fsencode(path) + path.read_bytes())
    if MAKER.is_file():
        # the page, which is built into `static`
        digest.update(runpy.run_path(str(MAKER))["fingerprint"]().encode())
    return TOOLS / "compiled" / digest.hexdigest()[:16]


def is_ready(pins: str) -> bool:
    """Whether the .venv is complete and current, with these packages or more."""
    try:
        stamp = set(STAMP.read_text("utf-8").splitlines())
        return (
            bool(stamp) and any(stamp <= facts(each) for each in {pins, TO_TEST}) and os.path.exists(PYTHON)
        )
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False


def facts(pins: str) -> set[str]:
    """What a .venv depends on (the pins, this Python, this folder) as a digest, and what it contains."""
    files = [(ROOT / name).read_bytes() for name in (pins, "pyproject.toml")]
    digest = hashlib.sha256(b"\0".join([*files, sys.version.encode(), os.fsencode(ROOT)])).hexdigest()
    return {digest, *os.listdir(SITE_PACKAGES)} - {"__pycache__"}


def locked() -> TextIO:
    """Take the lock on setting up this folder; it is released when the returned file is closed."""
    (TOOLS / "compiled").mkdir(parents=True, exist_ok=True)
    lock = open(TOOLS / "lock", "a")  # noqa: SIM115 - the caller closes it
    os.set_inheritable(lock.fileno(), True)  # if we are killed, the commands we started still hold it
    if not try_lock(lock):
        say("Another run.py is setting up this folder: waiting for it ...")
        while not try_lock(lock):
            time.sleep(0.2)
    return lock


def try_lock(file: TextIO) -> bool:
    with contextlib.suppress(BlockingIOError, PermissionError):
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False


def find_uv(env: dict[str, str]) -> str:
    """The user's uv, or one of our own that follows the settings of the user's pip."""
    theirs, home = shutil.which("uv"), TOOLS / f"uv-{UV_VERSION}"
    if theirs and answer([theirs, "--version"], env):
        return theirs
    pip = find_pip(env)
    ours = str(home / "bin" / ("uv.exe" if WINDOWS else "uv"))
    if not answer([ours, "--version"], env):
        shutil.rmtree(home, ignore_errors=True)
        step("fetching uv", [*pip, "install", "--target", str(home), f"uv=={UV_VERSION}"], env)
    names = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}
    for name, value in re.findall(r"\.(index-url|cert)='(.+)'", answer([*pip, "config", "list"], env)):
        env.setdefault(names[name], value)
    return ours


def find_pip(env: dict[str, str]) -> list[str]:
    """The pip of this Python, or the bundled one, unpacked into .tools."""
    if answer([BASE_PYTHON, "-m", "pip", "--version"], env):
        return [BASE_PYTHON, "-m", "pip"]
    step("unpacking pip", [BASE_PYTHON, "-m", "venv", "--clear", str(TOOLS / "pip")], env)
    return [str(TOOLS / "pip" / IN_VENV), "-m", "pip"]


def answer(command: list[str], env: dict[str, str]) -> str:
    """The output of a command, or an empty string if it fails."""
    try:
        return subprocess.run(command, env=env, capture_output=True, check=True, encoding="utf-8").stdout
    except (OSError, ValueError, subprocess.CalledProcessError):
        return ""


def step(doing: str, command: list[str], env: dict[str, str]) -> None:
    """Run a command of the set-up, showing only how long it takes; its output is shown if it fails."""
    started, output = time.monotonic(), None
    again = f"\r  {doing} ..." if sys.stderr.isatty() else ""
    say(f"  {doing} ...", end="")
    process = None
    try:
        # an interrupt between start and wait would leave the command running, with the lock
        with signals_wait():
            process = Popen(
                command, cwd=ROOT, env=env, close_fds=False, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT
            )
        while output is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                output, _ = process.communicate(timeout=0.2)
            if again:
                say(f"{again} {time.monotonic() - started:.1f} s", end="")
    finally:
        if process is not None:
            process.kill()  # does nothing to a process that has ended
    say(f"{again} {time.monotonic() - started:.1f} s")
    if process.returncode:
        noise = r"(?m)^(Traceback|  File|    |warning|WARNING| ?Download).*\n?"
        raise SetUpFailed("\n".join(re.sub(noise, "", output.decode("utf-8", "replace")).splitlines()[-8:]))


@contextlib.contextmanager
def signals_wait() -> Iterator[None]:
    """Delay Ctrl-C and SIGTERM until the end of this block."""
    held: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    for number in before:
        signal.signal(number, lambda number, _: held.append(number))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for each in held:
        signal.raise_signal(each)


def say(text: str, end: str = "\n") -> None:
    """Print to stderr: stdout belongs to the game and the tests."""
    print(text, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
