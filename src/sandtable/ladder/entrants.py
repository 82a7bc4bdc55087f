"""The bots that play: levels by their names, and guests by their import path `module:Class`."""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import sandtable
from sandtable.bots import LEVELS, Bot, Budget, MakeBot, budget, make
from sandtable.core.errors import BadSetup
from sandtable.core.registry import load_from
from sandtable.ladder.plan import LadderPlan

PLAYED_BY: Final = ("core", "games", "bots")  # our packages in which a change may change a game


def make_entrant(game: str, bot: str, guests: dict[str, str], seed: int) -> tuple[Bot, Budget]:
    """Make a new bot of that name, and return it with its thinking budget."""
    if bot in guests:
        return load_guest(guests[bot])(game, seed), Budget()
    return make(game, bot, seed), budget(game, bot)


@cache
def load_guest(import_path: str) -> MakeBot:
    """Import the class at `module:Class`; it is called with the name of the game and a seed."""
    found: MakeBot = load_from(import_path, "there is no bot at")
    return found


def check_entrants(plan: LadderPlan) -> None:
    """Raise BadSetup before the first game if one of the bots cannot play."""
    for name in plan.guests:
        if name in LEVELS:
            raise BadSetup(f"{name!r} is a level; give your bot another name")
    for name in plan.everybody:
        try:
            bot, _ = make_entrant(plan.game, name, plan.guests, 0)
        except TypeError as error:
            raise BadSetup(f"{name} cannot be made from the name of a game and a seed: {error}") from error
        if not callable(getattr(bot, "choose", None)):
            raise BadSetup(f"{name} has no method choose(view, options, sample, budget)")


@cache
def code_fingerprint(game: str) -> str:
    """Hash the rules and bots of a game and the code they share: other code gives other results."""
    root = Path(str(sandtable.__file__)).parent
    shared = [root / "simulation" / "playouts.py", root / "ladder" / "play.py"]
    return fingerprint([*shared, *(file for file in code_in(root) if used_by(game, file.relative_to(root)))])


def code_in(root: Path) -> Iterator[Path]:
    """Yield every source file of rules and bots."""
    return (file for folder in PLAYED_BY for file in (root / folder).rglob("*.py"))


def used_by(game: str, file: Path) -> bool:
    """Return whether a game may use a file: it may unless the file is in another game's package."""
    others = {other.replace("-", "_") for other in sandtable.games() if other != game}
    return others.isdisjoint(file.parent.parts)


def guest_fingerprint(import_path: str) -> str:
    """Return the import path of a guest with a hash of its module."""
    made = load_guest(import_path)
    module = sys.modules[made.__module__]
    return f"{import_path} {fingerprint([Path(inspect.getfile(module))])}"


def fingerprint(files: list[Path]) -> str:
    """Hash the contents of some files."""
    digest = hashlib.blake2b(digest_size=6)
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()
