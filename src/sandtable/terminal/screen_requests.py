"""The client's requests to the screen. It has no input or output of its own, so tests can script it."""

from __future__ import annotations

from collections.abc import Generator

import msgspec
from rich.console import RenderableType


class ReadLine(msgspec.Struct, frozen=True):
    """Wait for a line; the reply is the line, or None at the end of the input."""

    prompt: str


class Pause(msgspec.Struct, frozen=True):
    """Give the players a moment to follow a bot's move."""


class ClearScreen(msgspec.Struct, frozen=True):
    """Clear the screen, so that the next player cannot read the last one's secrets."""


class WriteFile(msgspec.Struct, frozen=True):
    """Write a file; the reply is None, or the OSError that prevented it."""

    path: str
    data: bytes
    replace: bool  # may overwrite: this game has written the file before
    private: bool  # the data holds the seed of an unfinished game


ScreenRequest = ReadLine | Pause | ClearScreen | WriteFile | RenderableType
ScreenReply = str | OSError | None
Dialogue = Generator[ScreenRequest, ScreenReply, None]
