"""What the client asks of a screen. It prints and reads nothing itself, so tests hand it lists of lines."""

from __future__ import annotations

from collections.abc import Generator

import msgspec
from rich.console import RenderableType


class Ask(msgspec.Struct, frozen=True):
    """Wait for a line; the answer is that line, or None when there are no more."""

    prompt: str


class Pause(msgspec.Struct, frozen=True):
    """Give the players a moment to follow a bot's move."""


class Clear(msgspec.Struct, frozen=True):
    """Empty the screen: the next player sits down, and must not read the last one's secrets."""


class Write(msgspec.Struct, frozen=True):
    """Write a file; the answer is None, or the OSError that prevented it."""

    path: str
    data: bytes
    replace: bool  # a file of this name, which we wrote ourselves before, may be there
    private: bool  # it holds the seed of a game that goes on


Show = Ask | Pause | Clear | Write | RenderableType
Answer = str | OSError | None
Dialogue = Generator[Show, Answer, None]  # shows things, waits for answers
