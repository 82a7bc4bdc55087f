"""FT-10.8 Sibittis: one of the djinns looked at is kept, the others are discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.step import Field, Step, answers_itself
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.actions import KEEP, Keep
from sandtable.games.five_tribes.djinns.passive import gain_djinn
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.variants import EVERYTHING_IS_ASKED, SHOWN

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value


class Look(Step[FiveTribes, Keep]):
    """FT-10.8, FT-Q22 Only the drawer sees the djinns; the kept one is public immediately, and so are the
    others unless the table agreed to discard them face down. `before` were drawn from a deck that then ran
    out, `after` from the next one."""

    def __init__(self, seat: int, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.before = before
        self.after = after

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.before, self.after)

    def candidates(self, s: FiveTribes, seat: int) -> list[Keep]:
        return [KEEP[djinn] for djinn in sorted(self.before + self.after)]

    def take(self, s: FiveTribes, seat: int, action: Keep, chance: Chance) -> None:
        others = tuple(djinn for djinn in sorted(self.before + self.after) if djinn != action.djinn)
        s.reveal(seat, events.KEEPS_DJINN, seat, action.djinn)
        gain_djinn(s, seat, action.djinn)
        discarded = sum(1 << djinn for djinn in others)
        if not others:
            return
        if s.variants.sibittis == SHOWN:
            s.djinn_discards |= discarded
            s.reveal(seat, events.REJECTS, seat, others)
        else:
            s.buried |= discarded
            s.whisper((seat,), seat, events.BURIES, (seat, len(others)), (others,))

    def passes(self, s: FiveTribes, chance: Chance) -> bool:
        """FT-4.7 A single djinn must be kept, and everybody knows that there is only one."""
        if s.variants.version == EVERYTHING_IS_ASKED or len(self.before) + len(self.after) > 1:
            return False
        return answers_itself(self, s, chance)

    def words(self, s: FiveTribes, seat: int) -> dict[str, Value]:
        return {"count": len(self.before) + len(self.after)}
