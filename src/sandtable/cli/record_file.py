"""Reading a record file for a command."""

from __future__ import annotations

from pathlib import Path

from sandtable.core.errors import BadRecord
from sandtable.core.record import Record, read_file
from sandtable.terminal.save import is_private_save


def read_record(path: Path) -> Record:
    """Read a record; errors name the file, and a saved game is told apart from a broken record."""
    text = read_file(path)
    try:
        return Record.from_json(text)
    except BadRecord as error:
        if is_private_save(text):
            raise BadRecord(
                f"{path}: this game is not over, so its luck is still sealed; play it with --resume"
            ) from error
        raise BadRecord(f"{path}: {error}") from error
