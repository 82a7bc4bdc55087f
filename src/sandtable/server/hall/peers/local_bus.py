"""The bus of a hall that runs in a single process: a ring is a function call."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

log: Final = logging.getLogger(__name__)


class LocalBus:
    """Calls every listener immediately; one that fails is logged and does not stop the others."""

    deaf = False

    def __init__(self) -> None:
        # Each has its own key, because the same function may listen twice.
        self._listeners: dict[object, Callable[[str | None], None]] = {}

    async def ring(self, table: str) -> None:
        for heard in list(self._listeners.values()):
            call(heard, table)

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        key = object()
        self._listeners[key] = heard
        try:
            call(heard, None)  # this listener has missed all earlier rings
            await asyncio.Event().wait()
        finally:
            del self._listeners[key]


def call(heard: Callable[[str | None], None], table: str | None) -> None:
    """Call a listener, and log its failure."""
    try:
        heard(table)
    except Exception:
        log.exception("A listener of the bus failed")
