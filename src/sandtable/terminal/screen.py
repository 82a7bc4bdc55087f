"""The screen and the keyboard: carries out the client's requests and returns the replies."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable

from rich.console import Console

from sandtable.terminal.screen_requests import (
    ClearScreen,
    Dialogue,
    Pause,
    ReadLine,
    ScreenReply,
    ScreenRequest,
    WriteFile,
)
from sandtable.terminal.sentences import printable

try:
    import readline  # adds arrow keys and history to the prompt, where available
except ImportError:
    readline = None  # type: ignore[assignment] # a module, or nothing

Read = Callable[[str], str]  # like `input`: raises EOFError at the end of the input


def run_dialogue(dialogue: Dialogue, console: Console, pause: float, read: Read) -> None:
    """Run a dialogue to its end. Ctrl-C is raised inside it, so that it can save the game, and then here."""

    def carry_out(request: ScreenRequest) -> ScreenReply:
        if isinstance(request, ReadLine):
            return _read_line(request.prompt, read)
        if isinstance(request, WriteFile):
            return _write(request)
        if isinstance(request, Pause):
            time.sleep(pause)
        elif isinstance(request, ClearScreen):
            _clear(console)
        else:
            console.print(request)
        return None

    with contextlib.suppress(StopIteration):
        request = next(dialogue)
        while True:
            try:
                reply = carry_out(request)
            except KeyboardInterrupt as stop:
                request = dialogue.throw(stop)
            else:
                request = dialogue.send(reply)


def _clear(console: Console) -> None:
    """Remove the last player's turn from the screen, the scrollback and the input history."""
    console.clear()
    if console.is_terminal:
        console.file.write("\x1b[3J")
    if readline is not None:
        readline.clear_history()


def typed(prompt: str) -> str:
    """Read a line like `input`, and echo it if it comes from a file, so that the output reads like a game."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(printable(line))
    return line


def _read_line(prompt: str, read: Read) -> str | None:
    try:
        return read(f"{prompt} > ")
    except EOFError:
        print()
        return None


def _write(file: WriteFile) -> OSError | None:
    """Write a file, a private one readable by its owner alone; never overwrite a file that is not ours."""
    mode = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if file.replace else os.O_EXCL)
    try:
        descriptor = os.open(file.path, mode, 0o600 if file.private else 0o666)
        with open(descriptor, "wb") as stream:
            stream.write(file.data)
    except ValueError as error:  # the name contains a NUL
        return OSError(str(error))
    except OSError as error:
        return error
    return None
