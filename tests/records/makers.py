"""The records in this folder and the functions that make them: `<game>.py`, with underscores, lists them in
RECORDS."""

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
    """Records of the first version of the rules. They are no longer made, but must still replay."""
    return sorted(FOLDER.glob("first-rules/*/*.json"))


def name_of(path: Path) -> str:
    """The name of a record, such as `camel-up/backward`."""
    return f"{path.parent.name}/{path.stem}"


def makers() -> dict[str, Maker]:
    """The function that makes each record of a registered game, by the record's name."""
    modules = {game: f"tests.records.{game.replace('-', '_')}" for game in sandtable.games()}
    return {
        f"{game}/{record}": make
        for game, module in modules.items()
        if find_spec(module)
        for record, make in import_module(module).RECORDS.items()
    }


def remade(name: str) -> bytes:
    return makers()[name]().record().to_json()
