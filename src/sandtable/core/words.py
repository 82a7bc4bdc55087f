"""What players read: a code and its words. The sentences are in the catalogues, never here.

A word is a number, a reference into a vocabulary (`camel.blue`, `seat.2`), or a list of those. A
reference is translated on its own, so that one sentence serves all camels in every language.
"""

from __future__ import annotations

import msgspec

Word = int | str | list[int | str]


class Message(msgspec.Struct, frozen=True):
    """One sentence: `code` names it in the catalogue, `words` fill its gaps."""

    code: str
    words: dict[str, Word] = {}


def reference(vocabulary: str, key: object) -> str:
    return f"{vocabulary}.{key}"
