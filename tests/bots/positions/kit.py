"""How a position with silly moves is described."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sandtable import State


class Trap(NamedTuple):
    """A position, and the moves that nobody who knows the game would play there.

    `never` has the first words of these moves. `lay_out` makes the position; seat 0 is asked unless `seat`
    says otherwise.
    """

    name: str
    lay_out: Callable[[], Any]  # returns a Race, a Play or a Palace from the kit of the game
    never: tuple[str, ...]
    seat: int = 0

    def state(self) -> State:
        found: State = self.lay_out().state
        return found

    def silly(self, text: str) -> bool:
        return any(f"{text} ".startswith(f"{words} ") for words in self.never)
