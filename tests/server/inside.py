"""A hall within the test process: the same server on a real port, in a thread with its own event loop.

Nothing in it is replaced except, where a test wants that, its time. Tests that kill, stop or restart a hall
use `RunningHall`, which is a process.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from sandtable.server.hall.bots.turns import Manners
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.web.polite_server import PoliteServer
from sandtable.server.web.serve import listening, make_server, open_hall
from sandtable.server.web.serve_options import ServeOptions
from tests.server.by_hand import ByHand
from tests.server.kit import PATIENCE, wait_until

AT_ONCE = Manners(bot_batch=0, bot_pause=0, bot_step=0, bot_alone=0, undo_grace=0, undo_grace_alone=0)
ALWAYS = 2  # tasks of an idle hall: it ticks, and listens to its bus
T = TypeVar("T")


class HallInside:
    """A hall as started by `sandtable serve --no-pauses --no-limits`, unless the options say otherwise."""

    def __init__(self, data: Path, time: Timekeeper | None = None, **options: Any) -> None:
        self.data = data
        self.time = time or Timekeeper()
        plain = {"manners": AT_ONCE, "generous": True, "bots": 1}
        self.options = ServeOptions(data=data, port=0, **{**plain, **options})
        self.hall: Hall
        self.server: PoliteServer
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, name="hall", daemon=True)
        self.opened = threading.Event()
        self.stopping = asyncio.Event()
        self.error: BaseException | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.thread.start()
        assert self.opened.wait(PATIENCE), "the hall did not open"
        if self.error:
            raise self.error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.loop.call_soon_threadsafe(self.stopping.set)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the hall did not close"
        if self.error and error is None:
            raise self.error

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the hall's event loop and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def quiet(self) -> None:
        """Wait until the hall has nothing left to do: a call that has not come by then will not come."""
        await asyncio.to_thread(wait_until, lambda: len(self.hall.tasks) == ALWAYS)

    def move_time(self, seconds: float) -> None:
        assert isinstance(self.time, ByHand)
        self.do(self.time.move(seconds))

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            try:
                runner.run(self._serve())
            except BaseException as error:
                self.error = error
            finally:
                self.opened.set()

    async def _serve(self) -> None:
        with listening("127.0.0.1", 0) as door:
            async with open_hall(self.options, self.time) as self.hall:
                self.server = server = make_server(self.hall, self.options)
                self.port = door.getsockname()[1]
                serving = asyncio.create_task(server.serve(sockets=[door]))
                while not server.started and not serving.done():
                    await asyncio.sleep(0.001)
                self.opened.set()
                stopping = asyncio.create_task(self.stopping.wait())
                await asyncio.wait([serving, stopping], return_when=asyncio.FIRST_COMPLETED)
                server.should_exit = True
                await serving
