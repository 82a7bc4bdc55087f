"""Who sits on each seat of a table."""

from __future__ import annotations

from typing import Literal

import msgspec


class Chair(msgspec.Struct):
    """Who sits on one seat: nobody, a person or a bot.

    A lent chair still belongs to its person, but a bot of `level` plays for them.
    """

    guest: str = ""
    name: str = ""
    salt: str = ""
    level: str = ""
    lent: Literal["", "asked", "away", "clock"] = ""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        if self.guest:
            return "person"
        return "bot" if self.level else "open"
