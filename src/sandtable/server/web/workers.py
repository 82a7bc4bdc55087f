"""Several halls on one machine behind one port: a parent opens the socket, and each worker is a hall.

All workers accept from the same socket, so when one stops, the connections that wait are taken by the others.
A worker that dies is started again; SIGHUP starts all of them again, one after the other.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Final

import msgspec

from sandtable.server import logs
from sandtable.server.logs import Log
from sandtable.server.web.serve import address_of, listening, serve
from sandtable.server.web.serve_options import ServeOptions

PAUSE: Final = 1.0  # seconds before a worker that died is started again
RUN: Final = """
import sys
sys.path[:] = sys.argv[2:]
from sandtable.server.web.workers import work
work([int(number) for number in sys.argv[1].split(",")])
"""
READY: Final = b"ready\n"
logger: Final = Log("sandtable.server.web.workers")


class HallWorker:
    """One worker, which may be started again any number of times."""

    def __init__(self, options: ServeOptions, sockets: list[socket.socket]) -> None:
        self.options = options
        self.sockets = sockets
        self.process: asyncio.subprocess.Process
        self.creating = asyncio.Lock()  # held while there is a process that `process` does not name yet
        self.stopping = False

    async def start(self) -> None:
        """Start the process and wait until it accepts connections; RuntimeError if it ends before."""
        numbers = [each.fileno() for each in self.sockets]
        named = ",".join(map(str, numbers))
        async with self.creating:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", RUN, named, *sys.path),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                pass_fds=numbers,
                start_new_session=True,  # Ctrl-C reaches the parent only
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        # Not as an argument: everybody on the machine can read those, and the store's URL has a password.
        self.process.stdin.write(msgspec.json.encode(self.options, enc_hook=str) + b"\n")
        if await self.process.stdout.readline() != READY:
            raise RuntimeError("a worker could not start; its reason is above")

    async def keep_running(self) -> None:
        """Start the process again whenever it ends by itself."""
        while True:
            code = await self.process.wait()
            if self.stopping:
                return
            logger.error("worker-died", status=code)
            await asyncio.sleep(PAUSE)
            if not self.stopping:
                with suppress(RuntimeError):
                    await self.start()

    async def stop(self) -> None:
        self.stopping = True
        async with self.creating:
            with suppress(ProcessLookupError):
                self.process.terminate()
        await self.process.wait()


async def serve_with_workers(
    options: ServeOptions, count: int, own_ports: int, ready: Callable[[str], None]
) -> None:
    """Run that many workers until stopped.

    With `own_ports`, worker number n also listens on port `own_ports + n` of this machine, for its metrics.
    """
    logs.set_up(options.log)
    with ExitStack() as stack:
        shared = stack.enter_context(listening(options.host, options.port))
        shared.listen(1024)
        workers = []
        for number in range(count):
            own = [stack.enter_context(listening("127.0.0.1", own_ports + number))] if own_ports else []
            workers.append(HallWorker(options, [shared, *own]))
        await run(workers, lambda: ready(address_of(shared, options.host)))


async def run(workers: list[HallWorker], ready: Callable[[], None]) -> None:
    """Run the workers until a signal comes."""
    stopped, again = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    loop.add_signal_handler(signal.SIGHUP, again.set)
    try:
        await workers[0].start()  # it migrates the database; the others find it ready
        await asyncio.gather(*(worker.start() for worker in workers[1:]))
        keeping = [asyncio.create_task(worker.keep_running()) for worker in workers]
        ready()
        renewing = asyncio.create_task(renew(workers, keeping, again))
        await stopped.wait()
        renewing.cancel()
    finally:
        started = [worker for worker in workers if hasattr(worker, "process")]
        await asyncio.gather(*(worker.stop() for worker in started))


async def renew(workers: list[HallWorker], keeping: list[asyncio.Task[None]], again: asyncio.Event) -> None:
    """Start the workers again one by one, each time that is asked for."""
    while True:
        await again.wait()
        again.clear()
        for at, worker in enumerate(workers):
            await worker.stop()
            await keeping[at]
            worker.stopping = False
            await worker.start()
            keeping[at] = asyncio.create_task(worker.keep_running())


def work(numbers: list[int]) -> None:
    """The process of a worker: a hall on the inherited sockets, until its parent is gone."""
    options = msgspec.json.decode(sys.stdin.buffer.readline(), type=ServeOptions, dec_hook=_decoded)
    sockets = [socket.socket(fileno=number) for number in numbers]
    threading.Thread(target=_end_with_parent, daemon=True).start()

    def ready(address: str) -> None:
        os.write(sys.stdout.fileno(), READY)

    with suppress(KeyboardInterrupt):
        asyncio.run(serve(options, ready, sockets))


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def _decoded(wanted: type, text: object) -> object:
    return wanted(text)
