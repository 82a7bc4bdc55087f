"""The doorbell between processes: "this table has moved". It carries no data, so it may lose or repeat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Bus(Protocol):
    """In one process it is a call; Redis or PostgreSQL will be another URL."""

    async def ring(self, table: str) -> None: ...

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard` for each ring, and with None after any gap in listening; until cancelled."""
