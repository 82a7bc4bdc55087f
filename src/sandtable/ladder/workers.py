"""Where the games of a ladder are played: in this process, in several, or on a cluster through Ray.

Ray is optional: it comes with the extra `ray`.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from sandtable.core.errors import BadSetup, SandtableError
from sandtable.ladder.play import LadderGame, Task, play

Games = Generator[LadderGame, None, None]
Workers = Callable[[Iterable[Task]], Games]  # games come in any order; `close` stops those in progress
AHEAD: Final = 2  # games queued for each process, so that none is idle
RAY_HERE: Final = "local"  # Ray's name for a new cluster on this machine


class WorkerDied(SandtableError):
    """A bot crashed its process."""


# --- on this machine -----------------------------------------------------------------------------------


def in_this_process(tasks: Iterable[Task]) -> Games:
    """Play one game after the other."""
    for task in tasks:
        yield play(task)


def in_processes(count: int) -> Workers:
    """Play games in `count` processes."""

    def run(tasks: Iterable[Task]) -> Games:
        context = get_context("spawn")
        worker_end, our_end = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(count, context, initializer=exit_when_pipe_closes, initargs=(worker_end,))
        with closing_on_interrupt(our_end), pool, worker_end, our_end:
            try:
                yield from finished_in_pool(pool, iter(tasks), AHEAD * count)
            except BrokenProcessPool as error:
                if our_end.closed:
                    raise KeyboardInterrupt from None
                raise WorkerDied("a process of the ladder died; the finished games are kept") from error

    return run


@contextmanager
def closing_on_interrupt(pipe: Connection) -> Iterator[None]:
    """On Ctrl-C close the pipe; an exception raised inside the pool could leave a lock behind and hang."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, lambda *_: pipe.close())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def finished_in_pool(pool: ProcessPoolExecutor, tasks: Iterator[Task], most: int) -> Iterator[LadderGame]:
    """Yield each game as it finishes, with at most `most` games submitted."""
    with interrupts_blocked():  # the first submissions start the processes
        playing: set[Future[LadderGame]] = {pool.submit(play, task) for task in islice(tasks, most)}
    while playing:
        done, playing = wait(playing, return_when=FIRST_COMPLETED)
        playing |= {pool.submit(play, task) for task in islice(tasks, len(done))}
        for game in done:
            yield game.result()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block SIGINT: processes started meanwhile inherit the mask, so Ctrl-C cannot end them as they start."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def exit_when_pipe_closes(pipe: Connection) -> None:
    """Make a worker ignore Ctrl-C and exit when the ladder's process closes its end of the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait_for_end() -> None:
        with suppress(EOFError, OSError):
            pipe.recv_bytes()
        os._exit(1)

    threading.Thread(target=wait_for_end, daemon=True).start()


# --- on a cluster --------------------------------------------------------------------------------------


def on_ray(address: str) -> Workers:
    """Play one game per core of a Ray cluster; a game lost with its machine is played again elsewhere."""
    try:
        import ray
    except ImportError as error:
        raise BadSetup("Ray is not installed: pip install 'sandtable[ray]'") from error

    def run(tasks: Iterable[Task]) -> Games:
        try:
            ray.init(address, include_dashboard=False, log_to_driver=False)
        except Exception as error:  # Ray raises many kinds when a cluster does not start or answer
            raise BadSetup(f"no Ray at {address!r}: {error}") from error
        try:
            yield from finished_on_ray(ray, iter(tasks))
        finally:
            ray.shutdown()

    return run


def finished_on_ray(ray: Any, tasks: Iterator[Task]) -> Iterator[LadderGame]:
    """Yield each game as it finishes."""
    remote_play = ray.remote(play)
    cores = int(ray.cluster_resources().get("CPU", 1))
    playing = [remote_play.remote(task) for task in islice(tasks, AHEAD * cores)]
    while playing:
        done, playing = ray.wait(playing)
        playing += [remote_play.remote(task) for task in islice(tasks, len(done))]
        yield from ray.get(done)
