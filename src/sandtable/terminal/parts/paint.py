"""The colours of a kind of piece."""

from __future__ import annotations

from typing import NamedTuple


class Paint(NamedTuple):
    """Two styles: of the piece on the board, and of its name in a text."""

    piece: str
    name: str
