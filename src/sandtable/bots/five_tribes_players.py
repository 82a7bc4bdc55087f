"""Who plays Five Tribes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.bots.bot import Player
from sandtable.bots.five_tribes import FiveTribesBot

FIVE_TRIBES: Final[Mapping[str, Player]] = {"greedy": Player(FiveTribesBot)}
