"""A thread that does one piece of work after another, for the event loop, which never waits.

`ThreadPoolExecutor` does the same, but takes several locks and two futures for each piece of work.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Piece(NamedTuple):
    """A piece of work, and who waits for its outcome."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    loop: asyncio.AbstractEventLoop
    waiting: asyncio.Future[Any]


class WorkThread:
    """A thread that starts with its first piece of work."""

    def __init__(self, name: str) -> None:
        self._pieces: SimpleQueue[Piece | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    async def do(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do the work in the thread, even if nobody waits for its outcome any more."""
        if self._thread.ident is None:
            self._thread.start()
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[T] = loop.create_future()
        self._pieces.put(Piece(work, arguments, loop, waiting))
        return await waiting

    def close(self) -> None:
        """Wait until all work is done."""
        if self._thread.ident is not None:
            self._pieces.put(None)
            self._thread.join()

    def _run(self) -> None:
        while (piece := self._pieces.get()) is not None:
            try:
                tell = partial(succeed, piece.waiting, piece.work(*piece.arguments))
            except BaseException as error:
                tell = partial(fail, piece.waiting, error)
            with suppress(RuntimeError):  # the loop is closed, so nobody waits
                piece.loop.call_soon_threadsafe(tell)
            del piece, tell


def succeed(waiting: asyncio.Future[T], found: T) -> None:
    if not waiting.done():
        waiting.set_result(found)


def fail(waiting: asyncio.Future[T], error: BaseException) -> None:
    if not waiting.done():
        waiting.set_exception(error)
