"""The luck in a record, replayed as it stands or compared with the source that should have dealt it."""

from __future__ import annotations

from sandtable.core.chance import Chance, Script
from sandtable.core.errors import BadRecord


def recorded_luck(outcomes: list[int], source: Chance | None) -> Script:
    """Return the outcomes as luck; with a source, each of them must be what the source deals."""
    return Script(outcomes) if source is None else AuditedScript(outcomes, source)


class AuditedScript(Script):
    """Written luck that raises BadRecord where it differs from what its source deals."""

    def __init__(self, outcomes: list[int], source: Chance) -> None:
        super().__init__(outcomes)
        self.source = source

    def next(self, n: int) -> int:
        found = super().next(n)
        expected = self.source.next(n)
        if found != expected:
            raise BadRecord(f"the luck is not what the seed deals: expected {expected}, found {found}")
        return found
