"""The Smuggler (CL-C6), who answers the hand limit and nothing else."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import Action
from sandtable.games.cleopatra.board import SMUGGLER, SMUGGLER_AMULETS
from sandtable.games.cleopatra.character import play_card
from sandtable.games.cleopatra.state import Cleopatra


class Smuggler(Action):
    """CL-C6, CL-H2, CL-H5 `smuggler`: keep all cards. He leaves the hand but counts for the limit."""

    def __init__(self) -> None:
        super().__init__("smuggler", {})

    def barred(self, s: Cleopatra, seat: int) -> str | None:
        return None if s.may_play(seat, SMUGGLER) else "CL-C6"

    def smuggle(self, s: Cleopatra, seat: int) -> None:
        play_card(s, seat, SMUGGLER, SMUGGLER_AMULETS)


PLAY_SMUGGLER: Final[Smuggler] = Smuggler()
ACTIONS: Final[tuple[Action, ...]] = (PLAY_SMUGGLER,)
