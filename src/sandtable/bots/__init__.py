"""Bots: players that are programs. A bot sees what its seat may see and nothing else."""

from __future__ import annotations

from sandtable.bots.bot import Bot, Budget, Level, MakeBot, NotOffered, Sample, ask
from sandtable.bots.levels import CONTROLS, LEVELS, OFFERED, RANKS, budget, make
from sandtable.bots.random import RandomBot

__all__ = [
    "CONTROLS",
    "LEVELS",
    "OFFERED",
    "RANKS",
    "Bot",
    "Budget",
    "Level",
    "MakeBot",
    "NotOffered",
    "RandomBot",
    "Sample",
    "ask",
    "budget",
    "make",
]
