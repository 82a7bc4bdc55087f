"""The archive's process: it reads jobs and writes replies, each as a length followed by msgpack."""

from __future__ import annotations

import os
import sys
from typing import IO, Final

import msgspec

from sandtable.server.hall.archive.jobs import Archivist, Job

LENGTH: Final = 8  # bytes of the number before each message
POLITE: Final = 10  # niceness, so that old games do not delay those being played


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


def main() -> None:
    """Serve jobs until the pipe closes, which it does when the hall ends for any reason."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    archivist, jobs = Archivist(), msgspec.msgpack.Decoder(Job)
    while True:
        try:
            job = jobs.decode(receive(sys.stdin.buffer))
        except EOFError:
            return
        send(sys.stdout.buffer, msgspec.msgpack.encode(archivist.do(job)))
