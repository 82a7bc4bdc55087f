"""The records of this folder, and who makes them: `<game>.py`, underscored, names them in RECORDS."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import sandtable
from sandtable import Table

FOLDER: Final = Path(__file__).parent
Maker = Callable[[], Table]


def paths() -> list[Path]:
    return sorted(FOLDER.glob("*/*.json"))


def first_rules() -> list[Path]:
    """Records of the first version of the rules. Nobody makes them any more, but they must still replay."""
    return sorted(FOLDER.glob("first-rules/*/*.json"))


def name_of(path: Path) -> str:
    """`camel-up/backward`."""
    return f"{path.parent.name}/{path.stem}"


def makers() -> dict[str, Maker]:
    """Every record that a registered game makes, by its name."""
    modules = {game: f"tests.records.{game.replace('-', '_')}" for game in sandtable.games()}
    return {
        f"{game}/{record}": make
        for game, module in modules.items()
        if find_spec(module)
        for record, make in import_module(module).RECORDS.items()
    }


def remade(name: str) -> bytes:
    return makers()[name]().record().to_json()
