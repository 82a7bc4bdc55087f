"""The examples of the rules page: `python -m tests.rules_examples` writes ui/src/lib/rules/examples/*.json.

Each has a position, and for some actions what the real rules tell and change. A test checks that the files
are current.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tests.rules_examples import camel_up, cleopatra, five_tribes

FOLDER: Final = Path(__file__).parents[2] / "ui" / "src" / "lib" / "rules" / "examples"
GAMES: Final = {
    "camel-up": camel_up.examples,
    "five-tribes": five_tribes.examples,
    "cleopatra": cleopatra.examples,
}


def files() -> dict[str, bytes]:
    """The file of each game that has examples, by its name."""
    return {
        f"{game}.json": msgspec.json.format(msgspec.json.encode(examples()), indent=0) + b"\n"
        for game, examples in GAMES.items()
    }
