"""Who plays the games of a ladder: this process, or as many as there are cores."""

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
from typing import Final

from sandtable.core.errors import SandtableError
from sandtable.ladder.play import Played, Task, play

Games = Generator[Played, None, None]
Workers = Callable[[Iterable[Task]], Games]  # the games come in any order; `close` ends what is being played
AHEAD: Final = 2  # games handed out for each process, so that none waits


class WorkerDied(SandtableError):
    """A bot took its process down with it."""


def here(tasks: Iterable[Task]) -> Games:
    for task in tasks:
        yield play(task)


def in_processes(count: int) -> Workers:
    def run(tasks: Iterable[Task]) -> Games:
        context = get_context("spawn")
        ear, mouth = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(count, context, initializer=until_silence, initargs=(ear,))
        with interrupts(mouth), pool, ear, mouth:
            try:
                yield from as_they_come(pool, iter(tasks), AHEAD * count)
            except BrokenProcessPool as error:
                if mouth.closed:
                    raise KeyboardInterrupt from None
                raise WorkerDied("a process of the ladder died; the games that are done are kept") from error

    return run


@contextmanager
def interrupts(mouth: Connection) -> Iterator[None]:
    """Ctrl-C falls silent: raised just anywhere in the pool, it could leave a lock behind and hang."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, lambda *_: mouth.close())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def as_they_come(pool: ProcessPoolExecutor, tasks: Iterator[Task], most: int) -> Iterator[Played]:
    with deaf():  # the first games start the processes
        playing: set[Future[Played]] = {pool.submit(play, task) for task in islice(tasks, most)}
    while playing:
        done, playing = wait(playing, return_when=FIRST_COMPLETED)
        playing |= {pool.submit(play, task) for task in islice(tasks, len(done))}
        for game in done:
            yield game.result()


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started now never hear Ctrl-C, not even before they can say that they will not."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def until_silence(ear: Connection) -> None:
    """A worker lives as long as the ladder holds the other end, however that ends; Ctrl-C is not for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def listen() -> None:
        with suppress(EOFError, OSError):
            ear.recv_bytes()
        os._exit(1)

    threading.Thread(target=listen, daemon=True).start()
