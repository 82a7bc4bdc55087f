"""Who plays Cleopatra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bot import Player
from sandtable.bots.cleopatra import CleopatraBot

CLEOPATRA: Final[Mapping[str, Player]] = {"greedy": Player(CleopatraBot)}
