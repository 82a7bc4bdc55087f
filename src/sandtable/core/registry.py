"""The games by their names.

A game registers itself here. Nothing here imports the kernel, so that every part of it can find a game.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import entry_points
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from sandtable.core.errors import BadSetup

if TYPE_CHECKING:
    from sandtable.core.game import Game
    from sandtable.core.state import State

_registry: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known by its name: to the library, the command line and the conformance suite."""
    _registry[game.name] = game


def games() -> list[str]:
    """Return the names of all games, including those of installed packages.

    >>> "camel-up" in sandtable.games()
    True
    """
    _register_others()
    return list(_registry)


def game(name: str) -> Game[Any]:
    """Return the game with this name; raise BadSetup if there is none.

    >>> sandtable.game("five-tribes").seats
    range(2, 5)
    """
    if name not in _registry and name not in games():
        raise BadSetup(f"there is no game {name!r}; the games are {', '.join(games())}")
    return _registry[name]


@cache
def _register_others() -> None:
    """Register the games of other packages.

    An installed package declares its games as entry points of the group `sandtable.games`. While a game is
    being written, the environment variable SANDTABLE_GAMES names it: `my_game:GAME`, several with commas.
    """
    for point in entry_points(group="sandtable.games"):
        register(point.load())
    for place in filter(None, os.environ.get("SANDTABLE_GAMES", "").split(",")):
        register(load_from(place.strip(), "SANDTABLE_GAMES: there is no game at"))


def load_from(place: str, missing: str) -> Any:
    """Return the object at `module:name`; raise BadSetup with a text that begins with `missing` if it fails.

    Games of other packages are found in this way, and so are a game's bots, picture and other parts.
    """
    try:
        return resolve_name(place)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadSetup(f"{missing} {place!r}: {error}; expected module:name") from error


def state_from_data(data: dict[str, Any]) -> State:
    """Return a state of any game from its `to_data`. Pickling a state stores a call of this function."""
    found: State = game(data["game"]).from_data(data)
    return found
