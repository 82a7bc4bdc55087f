"""How the server says no."""

from __future__ import annotations

from sandtable.core.message import Word


class Refusal(Exception):
    """A request cannot be granted: a code and words for the player, never a secret."""

    def __init__(self, code: str, **words: Word) -> None:
        super().__init__(code)
        self.code = code
        self.words = words
