"""Where a table branched off from a finished game, and how that game had gone until then."""

from __future__ import annotations

import msgspec

from sandtable.core.record import Play, Record, Undo
from sandtable.server.protocol.settings import Settings


class Branched(msgspec.Struct, frozen=True, omit_defaults=True):
    """The beginning of a game at another table: its set-up and its first `step` entries.

    With the `same` luck, the dice of that game go on from draw number `drawn`, with its seed and salts.
    """

    table: str
    step: int
    rules_version: int
    setup: list[int]
    entries: list[Play | Undo]
    same: bool = False
    salts: dict[int, str] = {}
    drawn: int = 0
    seed: str = ""

    def record(self, settings: Settings) -> Record:
        """The beginning as the record of an unfinished game."""
        return Record(
            game=settings.game,
            rules_version=self.rules_version,
            seats=settings.seats,
            variants=dict(settings.variants),
            tags={},
            dice=None,
            setup=self.setup,
            entries=self.entries,
            result=None,
        )
