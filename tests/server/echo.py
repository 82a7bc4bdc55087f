"""A side process for tests: it answers with the same message, and the message `die` kills it."""

from __future__ import annotations

import os

from sandtable.processes.pipe import serve


def main() -> None:
    serve(echo, 0)


def echo(message: bytes) -> bytes:
    if message == b"die":
        os._exit(1)
    return message
