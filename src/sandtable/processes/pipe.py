"""Messages between a process and its child, through pipes: each is its length followed by its bytes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import IO, Final

LENGTH: Final = 8  # bytes of the number before each message


def send(pipe: IO[bytes], message: bytes) -> None:
    """Write a message to the pipe."""
    pipe.write(len(message).to_bytes(LENGTH, "big"))
    pipe.write(message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """Read the next message; EOFError when the pipe has ended."""
    length = pipe.read(LENGTH)
    if len(length) < LENGTH:
        raise EOFError
    size = int.from_bytes(length, "big")
    message = pipe.read(size)
    if len(message) < size:
        raise EOFError
    return message


def serve(answer: Callable[[bytes], bytes], niceness: int) -> None:
    """In a child: answer every message until the pipe closes, which it does when the parent ends."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    while True:
        try:
            message = receive(sys.stdin.buffer)
        except EOFError:
            return
        send(sys.stdout.buffer, answer(message))
