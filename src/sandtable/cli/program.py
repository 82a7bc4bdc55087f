"""How commands end: every error is reported in one line, with an exit code for its kind."""

from __future__ import annotations

import io
import os
import sys
from typing import Any, Final, NoReturn

import click

from sandtable.core.errors import SandtableError

BAD_INPUT: Final = 2
BUG: Final = 70  # EX_SOFTWARE of sysexits.h
STOPPED: Final = 130  # 128 + SIGINT


class Program(click.Group):
    """The group of all commands; it reports errors in our way even when a test calls it."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # show a question mark for a letter the terminal lacks
        extra["standalone_mode"] = False
        extra["prog_name"] = "sandtable"
        try:
            code = super().main(*args, **extra)
        except Exception as error:
            if os.environ.get("SANDTABLE_DEBUG"):
                raise
            code = explain(error)
        sys.exit(code if isinstance(code, int) else 0)

    def list_commands(self, context: click.Context) -> list[str]:
        return list(self.commands)  # in the order a newcomer needs them


def explain(error: Exception) -> int:
    """Report an error in one line and return the exit code."""
    if isinstance(error, click.exceptions.Abort):  # Ctrl-C
        return STOPPED
    if isinstance(error, click.UsageError):
        path = error.ctx.command_path if error.ctx else "sandtable"
        complain(f"{error.format_message().rstrip('.')} (see: {path} --help)")
    elif isinstance(error, click.ClickException):
        complain(error.format_message())
    elif isinstance(error, SandtableError):
        complain(str(error))
    elif isinstance(error, OSError):
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    else:
        complain(f"a bug in Sandtable: {type(error).__name__}: {error} (SANDTABLE_DEBUG=1 shows where)")
        return BUG
    return BAD_INPUT


def complain(message: str) -> None:
    """Print one line to standard error, without control characters."""
    line = " ".join(message.split())
    click.echo("sandtable: " + "".join(letter if letter.isprintable() else "?" for letter in line), err=True)
