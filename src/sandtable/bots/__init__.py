"""Players that are programs. A bot sees what its seat may see, and nothing else."""

from __future__ import annotations

from sandtable.bots.ask import NotOffered, ask
from sandtable.bots.bot import Bot, Budget, MakeBot, Player, Sample
from sandtable.bots.camel_up import CamelUpBot
from sandtable.bots.levels import LEVELS, RANKS, budget, make, simple_bot
from sandtable.bots.random import RandomBot

__all__ = [
    "LEVELS",
    "RANKS",
    "Bot",
    "Budget",
    "CamelUpBot",
    "MakeBot",
    "NotOffered",
    "Player",
    "RandomBot",
    "Sample",
    "ask",
    "budget",
    "make",
    "simple_bot",
]
