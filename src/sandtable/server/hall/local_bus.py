"""The doorbell within one process: a ring is a call."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

log: Final = logging.getLogger(__name__)


class LocalBus:
    """Every listener hears every ring at once; one that fails is logged, and the others still hear it."""

    def __init__(self) -> None:
        # By a key of their own: the same function may listen twice.
        self._listeners: dict[object, Callable[[str | None], None]] = {}

    async def ring(self, table: str) -> None:
        for heard in list(self._listeners.values()):
            call(heard, table)

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        key = object()
        self._listeners[key] = heard
        try:
            call(heard, None)  # what rang before is unknown to this listener
            await asyncio.Event().wait()
        finally:
            del self._listeners[key]


def call(heard: Callable[[str | None], None], table: str | None) -> None:
    try:
        heard(table)
    except Exception:
        log.exception("A listener of the bus failed")
