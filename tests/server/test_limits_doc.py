"""docs/limits.md states every limit, as it is."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.web.guard import Rate

DOC = (Path(__file__).parents[2] / "docs" / "limits.md").read_text("utf-8")
ROWS = [line.strip("| ").split(" | ") for line in DOC.splitlines() if line.startswith("| ")]
STATED = {cells[-1].strip("`"): cells[1] for cells in ROWS if cells[0] != "what"}
PERIOD = {1: "second", 60: "minute"}
# Numbers in these modules that limit nobody: how something is kept, not how much of it there may be.
INNER = {"web.guard.LONGEST_WINDOW", "web.guard.SWEEP_AT", "web.connections.SHARE"}


def constant(name: str) -> Any:
    module, _, own = name.rpartition(".")
    home = "sandtable" if module.startswith("games.") else "sandtable.server"
    return getattr(importlib.import_module(f"{home}.{module}"), own)


def as_written(limit: Any) -> str:
    if isinstance(limit, Rate):
        return f"{limit.amount} a {PERIOD[limit.seconds]}"
    return f"{int(limit):,}"


@pytest.mark.parametrize("name", STATED)
def test_a_stated_limit_is_the_one_that_holds(name: str) -> None:
    assert re.search(rf"(?<![\d,]){re.escape(as_written(constant(name)))}(?!,?\d)", STATED[name])


@pytest.mark.parametrize("module", ["web.guard", "web.connections", "hall.presence"])
def test_every_limit_is_stated(module: str) -> None:
    found = vars(importlib.import_module(f"sandtable.server.{module}"))
    limits = {
        f"{module}.{name}"
        for name, value in found.items()
        if name.isupper() and isinstance(value, int | float | Rate)
    }
    assert limits
    assert not limits - set(STATED) - INNER


def test_the_protocol_points_here() -> None:
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    assert "(limits.md)" in protocol
