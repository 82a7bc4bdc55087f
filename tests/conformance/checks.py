"""All checks of the suite."""

from __future__ import annotations

from typing import Final

from tests.conformance.checks_play import Clones, Options, Records, Refusals, Saving, Scores
from tests.conformance.checks_secrets import Imagine, Secrecy, Undo, ViewsTogether
from tests.conformance.walk import Check

CHECKS: Final[list[type[Check]]] = [
    Options,
    Clones,
    Refusals,
    Saving,
    Scores,
    ViewsTogether,
    Secrecy,
    Imagine,
    Undo,
    Records,
]
