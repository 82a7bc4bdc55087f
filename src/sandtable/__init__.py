"""Sandtable: Camel Up, Five Tribes and Cleopatra as a library, with a server, a terminal client and bots."""

from __future__ import annotations

from sandtable import games as _games  # noqa: F401 - registers the games
from sandtable.core import chance as _chance
from sandtable.core.action import Action
from sandtable.core.audit import Audit, verify
from sandtable.core.chance import Chance, Script
from sandtable.core.decisions import UndoLimit
from sandtable.core.errors import BadQuestion, BadRecord, BadSetup, IllegalAction, RulesError, SandtableError
from sandtable.core.events import Event
from sandtable.core.game import Game, Variant
from sandtable.core.message import Message
from sandtable.core.outcome import Line, Outcome
from sandtable.core.record import Record
from sandtable.core.registry import game, games
from sandtable.core.sealed import SealedChance
from sandtable.core.state import State
from sandtable.core.step import Step
from sandtable.core.table import Table
from sandtable.core.view import View

__version__ = "0.1.0"
"""The version of Sandtable, following Semantic Versioning.

>>> sandtable.__version__.count(".")
2
"""

COMPILED: bool = not str(_chance.__file__).endswith(".py")
"""Whether the rules run as compiled code. The games are the same either way; only the speed differs.

>>> isinstance(sandtable.COMPILED, bool)
True
"""

__all__ = [
    "COMPILED",
    "Action",
    "Audit",
    "BadQuestion",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Event",
    "Game",
    "IllegalAction",
    "Line",
    "Message",
    "Outcome",
    "Record",
    "RulesError",
    "SandtableError",
    "Script",
    "SealedChance",
    "State",
    "Step",
    "Table",
    "UndoLimit",
    "Variant",
    "View",
    "__version__",
    "game",
    "games",
    "verify",
]
