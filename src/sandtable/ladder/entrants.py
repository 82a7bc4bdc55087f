"""Who plays: the levels by their names, and guests by `module:Class`."""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

import sandtable
from sandtable.bots import LEVELS, Bot, Budget, MakeBot, budget, make
from sandtable.core.errors import BadSetup
from sandtable.ladder.plan import Plan

PLAYED_BY: Final = ("core", "games", "bots")  # folders of ours; a change there may change a game


def entrant(game: str, bot: str, guests: dict[str, str], seed: int) -> tuple[Bot, Budget]:
    """A new player of that name, and how long it may think."""
    if bot in guests:
        return guest(guests[bot])(game, seed), Budget()
    return make(game, bot, seed), budget(game, bot)


@cache
def guest(place: str) -> MakeBot:
    """The class at `module:Class`; it is called with the name of the game and a seed."""
    try:
        found: MakeBot = resolve_name(place)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadSetup(f"no bot at {place!r}: {error}; expected module:Class") from error
    return found


def welcome(plan: Plan) -> None:
    """BadSetup if somebody cannot play: said before the first game."""
    for name in plan.guests:
        if name in LEVELS:
            raise BadSetup(f"{name!r} is a level; give your bot another name")
    for name in plan.everybody:
        try:
            bot, _ = entrant(plan.game, name, plan.guests, 0)
        except TypeError as error:
            raise BadSetup(f"{name} is not made with the name of a game and a seed: {error}") from error
        if not callable(getattr(bot, "choose", None)):
            raise BadSetup(f"{name} has no method choose(view, options, sample, budget)")


@cache
def our_code(game: str) -> str:
    """A fingerprint of a game's rules and bots and of what all share: other code has other results."""
    root = Path(str(sandtable.__file__)).parent
    shared = [root / "simulation" / "playouts.py", root / "ladder" / "play.py"]
    return fingerprint([*shared, *(file for file in code_in(root) if plays(game, file.relative_to(root)))])


def code_in(root: Path) -> Iterator[Path]:
    return (file for folder in PLAYED_BY for file in (root / folder).rglob("*.py"))


def plays(game: str, file: Path) -> bool:
    """Whether a file takes part in the game: it does unless it lies in another game's package."""
    others = {other.replace("-", "_") for other in sandtable.games() if other != game}
    return others.isdisjoint(file.parent.parts)


def guest_code(place: str) -> str:
    """`module:Class`, and a fingerprint of the module."""
    made = guest(place)
    module = sys.modules[made.__module__]
    return f"{place} {fingerprint([Path(inspect.getfile(module))])}"


def fingerprint(files: list[Path]) -> str:
    found = hashlib.blake2b(digest_size=6)
    for file in sorted(files):
        found.update(file.read_bytes())
    return found.hexdigest()
