"""Run the commands of docs/ladder.md again and replace its tables.

`python -m tests.docs.ladder_tables [WORDS]` adds WORDS (`--so-far` or `--processes 1`, say) to all commands.
Results are stored in the current folder, so that a stopped run can continue.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "ladder.md"
TABLE: Final = re.compile(
    r"(?P<head>```sh\nsandtable (?P<command>ladder [^\n]+)\n```\n\n<!-- ladder -->\n)"
    r"(?P<tables>.*?)(?=<!-- /ladder -->)",
    re.DOTALL,
)


def commands() -> list[str]:
    return [found["command"] for found in TABLE.finditer(PAGE.read_text("utf-8"))]


def made(found: re.Match[str]) -> str:
    """Return the tables of one command; a failed control (exit code 1) belongs on the page as well."""
    words = [*shlex.split(found["command"]), "--markdown", *sys.argv[1:]]
    done = subprocess.run([sys.executable, "-m", "sandtable", *words], stdout=subprocess.PIPE, check=False)
    if done.returncode > 1:
        sys.exit(f"sandtable {shlex.join(words)}: exit code {done.returncode}")
    return f"{found['head']}{done.stdout.decode()}"


if __name__ == "__main__":
    PAGE.write_text(TABLE.sub(made, PAGE.read_text("utf-8")), "utf-8")
