"""A uvicorn server that says goodbye to its pages before it stops."""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import Future
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from sandtable.server.hall.hall import Hall
from sandtable.server.store import StoreError


class PoliteServer(uvicorn.Server):
    """Drains before it stops: hands its tables over, and tells its pages to connect again.

    A second signal stops it immediately.
    """

    def __init__(self, config: uvicorn.Config, app: Starlette, hall: Hall, drain: float = 0.0) -> None:
        super().__init__(config)
        self.app = app
        self.hall = hall
        self.drain = drain
        self.loop = asyncio.get_running_loop()
        self.goodbye: Future[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.goodbye is None:
            self.goodbye = asyncio.run_coroutine_threadsafe(self._leave(sig), self.loop)
        else:
            super().handle_exit(sig, frame)

    async def _leave(self, sig: int) -> None:
        try:
            self.hall.draining = True  # from now on the hall is not ready
            await asyncio.sleep(self.drain)
            for server in self.servers:  # pages that come back must land elsewhere
                server.close()
            with contextlib.suppress(StoreError):
                await self.hall.hand_over()
            await self.app.state.sockets.stop()
        finally:
            super().handle_exit(sig, None)
