#!/usr/bin/env python3
"""Try the first command of the README: `run.py play` opens the hall, and the hall answers.

python3 tests/try_play.py
python3 tests/bare.py python3 tests/try_play.py      the same, on a machine that has nothing but Python
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Open the hall with a fresh data folder, request its page and its health, and close it."""
    with tempfile.TemporaryDirectory(prefix="hall-", ignore_cleanup_errors=True) as data:
        command = [sys.executable, "run.py", "play", "--no-open", "--port", "0", "--data", data]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8") as hall:
            try:
                assert hall.stdout is not None
                said = hall.stdout.readline()
                print(said.strip())
                found = re.search(r"http://\S+/", said)
                if not found:
                    return 1
                for path in ("", "health"):
                    with urllib.request.urlopen(found[0] + path, timeout=60) as answer:
                        print(f"GET /{path}: {answer.status}, {len(answer.read())} bytes")
            finally:
                stop(hall)
    return 0


def stop(hall: subprocess.Popen[str]) -> None:
    """Stop the hall itself: on Windows, `run.py` is its parent and does not stop it."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(hall.pid)], check=False)
    else:
        hall.terminate()


if __name__ == "__main__":
    sys.exit(main())
