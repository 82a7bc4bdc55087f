"""Captures what the hall logs, and restores the logging configuration."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sandtable.server import logs


@contextmanager
def written(style: logs.Style = "json", level: int = logging.INFO) -> Iterator[io.StringIO]:
    root, ours, access = (logging.getLogger(name) for name in ("", logs.OURS, "uvicorn.access"))
    handlers, levels = root.handlers[:], (root.level, ours.level)
    root.handlers = []  # because set_up closes the handlers it finds
    try:
        logs.set_up(style, level, lines := io.StringIO())
        yield lines
    finally:
        root.handlers = handlers
        root.setLevel(levels[0])
        ours.setLevel(levels[1])
        access.propagate = True
        logging.raiseExceptions = True
