"""Who sits on each seat of a table."""

from __future__ import annotations

from typing import Literal

import msgspec


class Chair(msgspec.Struct, frozen=True):
    """Who sits on one seat: nobody, a person or a bot.

    A lent chair still belongs to its person, but a bot of `level` plays for them. `called` is what a guest
    with several seats calls the person on this one; `persona` is who a bot is.
    """

    guest: str = ""
    name: str = ""
    salt: str = ""
    level: str = ""
    lent: Literal["", "asked", "away", "clock"] = ""
    called: str = ""
    persona: str = ""

    @property
    def shown_name(self) -> str:
        """The name of the person on this chair; empty for a bot and an open seat."""
        return self.called or self.name

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        if self.guest:
            return "person"
        return "bot" if self.level else "open"
