"""The games. Importing this package registers them."""

from __future__ import annotations

from sandtable.core.registry import register
from sandtable.games.camel_up import GAME as CAMEL_UP
from sandtable.games.cleopatra import GAME as CLEOPATRA
from sandtable.games.five_tribes import GAME as FIVE_TRIBES

for _game in (CAMEL_UP, FIVE_TRIBES, CLEOPATRA):
    register(_game)
