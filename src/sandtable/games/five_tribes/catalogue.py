"""Every action of the game, numbered."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import Action, Catalogue
from sandtable.games.five_tribes.actions import COMMON
from sandtable.games.five_tribes.djinns.deck import DJINNS

_USES: Final[list[Action]] = [use for djinn in DJINNS for uses in djinn.uses for use in uses]
CATALOGUE: Final = Catalogue("five-tribes", [*COMMON, *_USES])
