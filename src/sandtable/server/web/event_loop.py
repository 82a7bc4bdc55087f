"""The event loop of a hall: uvloop where there is one (not on Windows, nor on PyPy), else asyncio's own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run_on_fastest_loop(work: Coroutine[Any, Any, T]) -> T:
    """Do what `asyncio.run` does, on the fastest loop that there is."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(work)


def new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
