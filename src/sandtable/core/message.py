"""What players read: a code and its words. The sentences are in the catalogues, never here.

A word is a number, a reference into a vocabulary (`camel.blue`, `seat.2`), a list of those or a bag of
references. A reference is translated on its own, so that one sentence serves all camels in every language.

A list has an order and is told item by item, as it stands: the bid order, the cards of a pile. A bag has
none: it says how many there are of each thing, `{"good.fish": 2, "good.silk": 1}`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

Bag = dict[str, int]
Word = int | str | list[int | str] | Bag


class Message(msgspec.Struct, frozen=True):
    """One sentence: `code` names it in the catalogue, `words` fill its gaps."""

    code: str
    words: dict[str, Word] = {}


def reference(vocabulary: str, key: object) -> str:
    return f"{vocabulary}.{key}"


def bag(references: Iterable[str]) -> Bag:
    """How many there are of each thing, in the order in which they first come."""
    return dict(Counter(references))
