#!/usr/bin/env python3
"""Run a command as a newcomer's machine would: an empty home, and a path with Python and a C compiler only.

  python3 tests/bare.py python3 run.py test
  python3 tests/bare.py --no-compiler python3 run.py play camel-up --seats 3

The command finds no browser, Node, uv, git, cache or settings of yours. What stays is what a network
needs: proxies, certificates and the addresses of package indexes. The home is deleted afterwards.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

COMPILER = ("cc", "gcc", "clang", "as", "ld", "ar", "ranlib", "strip")
KEPT = re.compile(
    # the language, the terminal and the folder for temporary files
    r"(CI|COLORTERM|LANG|LC_\w+|NO_COLOR|TERM|TMPDIR|TZ"
    r"|SANDTABLE_\w+|CHROMIUM"  # what Sandtable itself reads
    r"|\w+_PROXY|SSL_\w+|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|NODE_EXTRA_CA_CERTS"  # the network
    r"|PIP_\w+|UV_(DEFAULT_INDEX|INDEX|INDEX_URL|FIND_LINKS|SYSTEM_CERTS)|NPM_CONFIG_REGISTRY"
    r"|SYSTEMROOT|COMSPEC|PATHEXT|WINDIR)",  # variables without which nothing starts on Windows
    re.IGNORECASE,
)


def main(arguments: list[str]) -> int:
    """Run the command on the command line and return its exit code."""
    names: tuple[str, ...] = COMPILER
    if arguments[:1] == ["--no-compiler"]:
        names, arguments = (), arguments[1:]
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 0 if arguments else 2
    with tempfile.TemporaryDirectory(prefix="bare-", ignore_cleanup_errors=True) as folder:
        home, programs = Path(folder, "home"), Path(folder, "bin")
        home.mkdir()
        programs.mkdir()
        link(programs, names)
        env = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
        env |= {"PATH": search_path(programs), "HOME": str(home), "USERPROFILE": str(home)}
        if os.name == "nt":
            env |= {"APPDATA": str(home), "LOCALAPPDATA": str(home)}
        command = [shutil.which(arguments[0], path=env["PATH"]) or arguments[0], *arguments[1:]]
        return subprocess.call(command, env=env)


def link(programs: Path, names: tuple[str, ...]) -> None:
    """Put this Python, under its usual names, and the programs with these names into a folder.

    A link to Python would take itself for Python's home, and the .venv made from it would break with it.
    """
    if os.name == "nt":
        return
    python = os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)
    for name in ("python3", "python"):
        starter = programs / name
        starter.write_text(f'#!/bin/sh\nexec {shlex.quote(python)} "$@"\n', "utf-8")
        starter.chmod(0o755)
    for name in names:
        if found := shutil.which(name):
            (programs / name).symlink_to(os.path.realpath(found))


def search_path(programs: Path) -> str:
    """Return the PATH: only the linked programs, or on Windows the folders of Python and of the system.

    Links are not enough for Python on Windows. Visual Studio's compiler is found without the PATH.
    """
    if os.name != "nt":
        return str(programs)
    system = os.environ.get("SYSTEMROOT", r"C:\Windows")
    return os.pathsep.join([os.path.dirname(sys.executable), rf"{system}\System32", system])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
