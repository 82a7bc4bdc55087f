"""Tells other processes that a table has changed. It carries no data, so signals may be lost or repeated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Bus(Protocol):
    """A doorbell between processes."""

    @property
    def deaf(self) -> bool:
        """Whether rings of other processes are being missed at the moment."""

    async def ring(self, table: str) -> None:
        """Tell all listeners that this table has changed."""

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard` for each ring until cancelled, and with None after any gap in listening."""
