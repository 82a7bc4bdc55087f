"""The screen and the keyboard: prints what the client shows and hands it what was typed."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable

from rich.console import Console

from sandtable.terminal.shows import Answer, Ask, Clear, Dialogue, Pause, Show, Write
from sandtable.terminal.words import printable

try:
    import readline  # arrow keys and history at the prompt, where the system has it
except ImportError:
    readline = None  # type: ignore[assignment] # a module, or nothing

Read = Callable[[str], str]  # like input: raises EOFError when there are no more lines


def show_all(dialogue: Dialogue, console: Console, pause: float, read: Read) -> None:
    """Carry a dialogue to its end. Ctrl-C is told to it, so that it can keep the game, and passes on."""

    def answer(show: Show) -> Answer:
        if isinstance(show, Ask):
            return _line(show.prompt, read)
        if isinstance(show, Write):
            return _write(show)
        if isinstance(show, Pause):
            time.sleep(pause)
        elif isinstance(show, Clear):
            _wipe(console)
        else:
            console.print(show)
        return None

    with contextlib.suppress(StopIteration):
        show = next(dialogue)
        while True:
            try:
                answered = answer(show)
            except KeyboardInterrupt as stop:
                show = dialogue.throw(stop)
            else:
                show = dialogue.send(answered)


def _wipe(console: Console) -> None:
    """Nothing of the last player's turn stays: not on the screen, not above it, not under the arrow keys."""
    console.clear()
    if console.is_terminal:
        console.file.write("\x1b[3J")
    if readline is not None:
        readline.clear_history()


def typed(prompt: str) -> str:
    """Like input; a line that comes from a file is shown, so that what is printed reads like a game."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(printable(line))
    return line


def _line(prompt: str, read: Read) -> str | None:
    try:
        return read(f"{prompt} > ")
    except EOFError:
        print()
        return None


def _write(file: Write) -> OSError | None:
    """A private save is readable for its owner alone; nothing that is there already is lost."""
    mode = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if file.replace else os.O_EXCL)
    try:
        descriptor = os.open(file.path, mode, 0o600 if file.private else 0o666)
        with open(descriptor, "wb") as stream:
            stream.write(file.data)
    except ValueError as error:  # a name with a NUL in it
        return OSError(str(error))
    except OSError as error:
        return error
    return None
