"""The games. Importing this package registers them."""

from __future__ import annotations

from sandtable.core.game import register
from sandtable.games.camel_up import GAME as CAMEL_UP

for _game in (CAMEL_UP,):
    register(_game)
