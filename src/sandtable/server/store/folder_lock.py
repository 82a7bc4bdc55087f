"""Allows only one hall for each data folder: a second one would not notice the moves made in the first.

The operating system holds the lock on an open file, so it ends with the process in any case.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sandtable.server.store import StoreError

NAME: Final = "hall.lock"
LOCKED_BYTE: Final = 1 << 30  # far behind the text: on Windows, nobody else may read a locked byte


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock the folder for this process; StoreError if another process has locked it."""
    path = folder / NAME
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError(f"Cannot open {path}: {error}") from error
    try:
        try:
            lock(file)
        except OSError as error:
            raise StoreError(taken(folder, path)) from error
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())
        yield
    finally:
        os.close(file)


def taken(folder: Path, path: Path) -> str:
    """The message for somebody who starts a second hall."""
    holder = ""
    with suppress(OSError):
        number = path.read_text("ascii", "replace")[:20].strip()
        holder = f" (process {number})" if number.isdecimal() else ""
    return (
        f"Another hall{holder} is open with the tables in {folder}. Close that one first, "
        "or give this one a folder of its own with --data FOLDER."
    )


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
