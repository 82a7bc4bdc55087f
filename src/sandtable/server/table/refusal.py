"""How the server says no."""

from __future__ import annotations

from sandtable.core.message import Word


class Refusal(Exception):
    """A request cannot be granted. The code and the words are for the player and never hold a secret."""

    def __init__(self, code: str, **words: Word) -> None:
        super().__init__(code)
        self.code = code
        self.words = words
