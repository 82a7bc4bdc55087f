"""What the hall offers: its games and their words, and its lists of tables."""

from __future__ import annotations

import msgspec

from sandtable.server.protocol.rest.tables import TableCard


class VariantCard(msgspec.Struct, frozen=True):
    """A rule that can be chosen when a table is opened."""

    name: str
    choices: list[str]
    rule: str


class GameCard(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    variants: list[VariantCard]
    levels: list[str]
    questions: list[str]  # what `ask` understands


class GameWords(msgspec.Struct, frozen=True):
    """`GET /api/games/{game}/words/{language}`: the words of a game that the page does not bring itself."""

    text: str  # a Fluent file


class HallView(msgspec.Struct, frozen=True):
    """`GET /api/hall`."""

    now: int
    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]
