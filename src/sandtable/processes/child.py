"""How a child process is started, and how it notices that its parent has ended.

The child runs the `main` of a module and talks through its standard input and output. As with
multiprocessing's spawn, it gets our sys.path, but not our `__main__` and its imports.
"""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Any, BinaryIO, Final

# Ctrl-C and a service's stop may be sent to all processes, but only the parent decides when a child ends.
RUN: Final = """
from signal import SIG_IGN, SIGINT, SIGTERM, signal
signal(SIGINT, SIG_IGN), signal(SIGTERM, SIG_IGN)
import sys
sys.path[:] = sys.argv[1:]
from {module} import main
main(*{arguments!r})
"""
# A child has its own session (on Windows: its own group), which Ctrl-C does not reach.
OPTIONS: Final[dict[str, Any]] = {
    "stdin": subprocess.PIPE,
    "stdout": subprocess.PIPE,
    "start_new_session": True,
    "creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
}


def command(module: str, *arguments: str | int) -> list[str]:
    """The command line that calls `main(*arguments)` of a module; start it with `OPTIONS`."""
    return [sys.executable, "-c", RUN.format(module=module, arguments=arguments), *sys.path]


def listen(stream: BinaryIO) -> queue.SimpleQueue[bytes]:
    """In a child: read lines in a thread, so that the child ends with its parent even while it works."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        with suppress(OSError):  # Windows reports a lost pipe as an error
            for line in stream:
                lines.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return lines
