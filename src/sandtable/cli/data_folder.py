"""Where a person's tables and scores are stored."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The default folder for a person's tables and scores."""
    if named := os.environ.get("SANDTABLE_DATA"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "sandtable"
    if sys.platform == "darwin" and not os.environ.get("XDG_DATA_HOME"):
        return Path.home() / "Library" / "Application Support" / "sandtable"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sandtable"
