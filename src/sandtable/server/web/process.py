"""How the process of a hall uses the machine: garbage collection, and how many files may be open."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from typing import Final

COLLECT_EVERY: Final = 600  # seconds
NEVER: Final = 1_000_000_000
MANY_FILES: Final = 20_000  # where the system has no limit of its own


def spare_the_collector() -> None:
    """Freeze the objects that exist now, and collect only the youngest generation automatically.

    The existing objects stay until the end, and new ones rarely form cycles. With 500 tables, a collection of
    the second generation would block everybody for 40 ms every few seconds, and a full one for a third of a
    second. `collect_now_and_then` does that rarely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, NEVER, NEVER)


async def collect_now_and_then() -> None:
    while True:
        await asyncio.sleep(COLLECT_EVERY)
        gc.collect()


def allow_many_files() -> None:
    """Raise the limit of open files: every socket is one, and the usual limit of a shell is 1,024."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        # macOS reports no limit but refuses anything above its own.
        most = MANY_FILES if hard == resource.RLIM_INFINITY else hard
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def open_files() -> int:
    """How many files may be open at the same time."""
    if sys.platform == "win32":
        return MANY_FILES
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY_FILES if soft == resource.RLIM_INFINITY else soft
