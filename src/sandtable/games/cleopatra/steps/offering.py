"""The offering to the High Priest (CL-O1 to CL-O8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sandtable.core.action import Action
from sandtable.core.events import NOBODY
from sandtable.core.native import i64
from sandtable.core.step import AnyStep, Auto, Field, Step
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.account import OFFERINGS
from sandtable.games.cleopatra.actions import BEGIN_OFFERING, BID, Bid
from sandtable.games.cleopatra.board import MOST_TALENTS, OFFERING_RETURNS, SCRIBE
from sandtable.games.cleopatra.cards import changed
from sandtable.games.cleopatra.character import play_card
from sandtable.games.cleopatra.progress import no_bids
from sandtable.games.cleopatra.public import may_hold
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.variants import FIRST_RULES, NOTHING

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.events import Value

RANK_TAKES: Final[tuple[int, ...]] = (-OFFERING_RETURNS, 1, 2, 3, 4)  # CL-O3 amulets by rank


def call_offering(s: Cleopatra) -> None:
    """CL-O1, CL-O7 With five dice on the altar everybody bids; then the turn goes on where it stopped."""
    s.tell(events.OFFERING, s.palace.altar)
    s.then(Offering(tuple(range(s.setting.seats))), ShowBids())


class Offering(Step[Cleopatra, Bid]):
    """CL-O2, CL-O6 Every seat seals a bid between 0 and all its talents, at the same time; bids are final."""

    final: ClassVar[bool] = True

    def __init__(self, bidders: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.bidders = bidders  # the seats that have not bid yet

    def fields(self) -> tuple[Field, ...]:
        return (self.bidders,)

    def waiting(self) -> list[int]:
        return list(self.bidders)

    def candidates(self, s: Cleopatra, seat: int) -> list[Bid]:
        return list(BID)

    def barred(self, s: Cleopatra, seat: int, action: Bid) -> str | None:
        return None if action.talents <= s.talents(seat) else "CL-O2"

    def options(self, s: Cleopatra, seat: int) -> list[Bid]:
        return list(BID[: min(s.talents(seat), MOST_TALENTS) + 1])

    def take(self, s: Cleopatra, seat: int, action: Bid, chance: Chance) -> None:
        s.progress.bids = changed(s.progress.bids, seat, action.talents)
        s.whisper((seat,), seat, events.HAS_BID, (seat,), (action.talents,))
        left = tuple(other for other in self.bidders if other != seat)
        if left:
            s.then(Offering(left))

    def words(self, s: Cleopatra, seat: int) -> dict[str, Value]:
        return {"talents": int(s.talents(seat)), "amulets": int(s.amulets[seat])}


class ShowBids(Auto[Cleopatra]):
    """CL-O2, CL-O3, CL-O4, CL-O5, CL-O7 Show the bids, which are lost, and clear the altar.

    The highest bidders return amulets, the others take some; ties share the better rank.
    """

    def run(self, s: Cleopatra, chance: Chance) -> None:
        seat: i64
        bids = list(s.progress.bids)
        for seat in range(s.seats):
            s.reveal(seat, events.SHOWS_BID, seat, bids[seat])
            s.pay_talents(seat, OFFERINGS, -bids[seat])
        s.progress.bids = no_bids(s.seats)
        s.palace.altar = 0
        if len(set(bids)) == 1 and s.rules.equal_bids == NOTHING:
            s.tell(events.EQUAL_BIDS, bids[0])
            return
        for seat in range(s.seats):
            rank = sum(1 for bid in bids if bid > bids[seat])
            if rank:
                s.take_amulets(seat, RANK_TAKES[rank])
            else:
                returned = min(OFFERING_RETURNS, s.amulets[seat])
                s.take_amulets(seat, -returned)
                s.reveal(seat, events.RETURNS_AMULETS, seat, returned)


class AnswerRoll(Step[Cleopatra, Action]):
    """CL-O8 After rolling the fifth symbol, the player may play a Scribe to take one die off the altar.

    Nobody else may. The question is asked unless everybody knows that the hand has no Scribe.
    """

    def candidates(self, s: Cleopatra, seat: int) -> list[Action]:
        return [BEGIN_OFFERING, AVERT]

    def barred(self, s: Cleopatra, seat: int, action: Action) -> str | None:
        return AVERT.barred(s, seat) if action is AVERT else None

    def passes(self, s: Cleopatra, chance: Chance) -> bool:
        if s.rules.version == FIRST_RULES or may_hold(s, self.seat, SCRIBE):
            return False
        s.agenda.pop()
        call_offering(s)
        return True

    def take(self, s: Cleopatra, seat: int, action: Action, chance: Chance) -> None:
        if action is AVERT:
            AVERT.avert(s, seat)
        else:
            call_offering(s)


class Avert(Action):
    """CL-O8 `avert`: play a Scribe to take one die off the altar before the offering begins."""

    def __init__(self) -> None:
        super().__init__("avert", {})

    def barred(self, s: Cleopatra, seat: int) -> str | None:
        return None if s.may_play(seat, SCRIBE) else "CL-O8"

    def avert(self, s: Cleopatra, seat: int) -> None:
        play_card(s, seat, SCRIBE, 0)
        s.palace.altar -= 1
        s.tell(events.TURNS_DIE_OFF, seat, s.palace.altar)


AVERT: Final = Avert()
ACTIONS: Final[tuple[Action, ...]] = (AVERT,)
STEPS: Final[tuple[type[AnyStep], ...]] = (Offering, ShowBids, AnswerRoll)
