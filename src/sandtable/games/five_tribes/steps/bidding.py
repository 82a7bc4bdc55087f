"""FT-3 A round begins with the bids for the order of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core import bits
from sandtable.core.native import i64
from sandtable.core.step import Auto, Step, answers_itself
from sandtable.games.five_tribes import events
from sandtable.games.five_tribes.actions import BID, BID_ALL, BID_WITH, SIT_OUT, BidFor
from sandtable.games.five_tribes.board import (
    FAKIR,
    FREE_SPOTS,
    KUMARBI,
    MOST_SEATS,
    NONE,
    SPOT_COSTS,
    SPOTS,
)
from sandtable.games.five_tribes.djinns.occasional import KUMARBI_CARD
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.supplies import spend
from sandtable.games.five_tribes.variants import BIDS_ALL, EVERYTHING_IS_ASKED, OPEN, PER_ROUND

if TYPE_CHECKING:
    from sandtable.core.chance import Chance


class StartRound(Auto[FiveTribes]):
    """FT-3.1, FT-3.6 Each marker bids, in the order of the Bid Order Track."""

    def run(self, s: FiveTribes, chance: Chance) -> None:
        if not s.quiet:
            s.tell(events.ROUND_STARTS, int(s.round), tuple(int(seat) for seat in s.bid_order))
        s.then_all([BIDS[seat] for seat in s.bid_order])


class Bid(Step[FiveTribes, BidFor]):
    """FT-3.1, FT-3.3, FT-3.7 One decision for each marker: a spot that can be paid and, with Kumarbi, the
    number of fakirs (FT-Q23: once for each bid). No passing."""

    def candidates(self, s: FiveTribes, seat: int) -> list[BidFor]:
        found = list(BID)
        if s.owns(seat, KUMARBI):
            found += BID_WITH
        return [*found, bid_of_the_broke(s)]

    def barred(self, s: FiveTribes, seat: int, action: BidFor) -> str | None:
        if action is BID_ALL or action is SIT_OUT:
            return None if cannot_bid(s, seat) else "FT-Q1"
        if not can_stand(s, action.spot):
            return "FT-3.2"
        if action.fakirs:
            if bits.has(s.used, KUMARBI):
                return "FT-Q23"
            if s.fakirs(seat) < action.fakirs:
                return KUMARBI_CARD.rule
        return None if s.gold[seat] >= KUMARBI_CARD.price(action.spot, action.fakirs) else "FT-3.3"

    def options(self, s: FiveTribes, seat: int) -> list[BidFor]:
        found = [bid for bid in BID if can_stand(s, bid.spot) and s.gold[seat] >= SPOT_COSTS[bid.spot]]
        broke = not found
        if s.owns(seat, KUMARBI):
            found += [bid for bid in BID_WITH if self.barred(s, seat, bid) is None]
        return [*found, bid_of_the_broke(s)] if broke else found

    def passes(self, s: FiveTribes, chance: Chance) -> bool:
        """FT-4.7 Where gold and hands are open, everybody knows the only bid that a player can make."""
        if s.variants.hands != OPEN or s.variants.version == EVERYTHING_IS_ASKED:
            return False
        return answers_itself(self, s, chance)

    def take(self, s: FiveTribes, seat: int, action: BidFor, chance: Chance) -> None:
        s.bid_order = s.bid_order[1:]
        if action is SIT_OUT:
            s.sitting_out = seat
            s.tell(events.SITS_OUT, seat)
            return
        cost = SPOT_COSTS[action.spot]
        if action is BID_ALL:
            s.earn(seat, -s.gold[seat])
            s.reveal(seat, events.BIDS_ALL, seat, cost)
        elif action.fakirs:
            price = KUMARBI_CARD.price(action.spot, action.fakirs)
            s.earn(seat, -price)
            secret = spend(s, seat, FAKIR, action.fakirs)
            s.show(secret, seat, events.BIDS_WITH_FAKIRS, seat, cost, action.fakirs, price)
            if s.variants.djinn_use == PER_ROUND:
                s.used |= 1 << KUMARBI
        else:
            s.earn(seat, -cost)
            s.tell(events.BIDS, seat, cost)
        stand(s, seat, action.spot)


BIDS: Final = tuple(Bid(seat) for seat in range(MOST_SEATS))


def can_stand(s: FiveTribes, spot: i64) -> bool:
    """FT-3.2 Whether a spot is open; for a free bid, whether one of the free spots is."""
    return s.track[spot] == NONE if spot >= FREE_SPOTS else s.free_zero()


def bid_of_the_broke(s: FiveTribes) -> BidFor:
    """FT-Q1 The bid of a marker that can pay for no spot, as the table agreed."""
    return BID_ALL if s.variants.broke_bidder == BIDS_ALL else SIT_OUT


def cannot_bid(s: FiveTribes, seat: int) -> bool:
    """FT-3.7, FT-Q1 Whether the seat can pay for no open spot, which only happens to a fourth marker."""
    if s.free_zero():
        return False
    return all(s.track[spot] != NONE or s.gold[seat] < SPOT_COSTS[spot] for spot in range(FREE_SPOTS, SPOTS))


def stand(s: FiveTribes, seat: int, spot: i64) -> None:
    """FT-3.2 Put a marker on a spot. A free bid takes the one next to the paid spots and pushes others up."""
    if spot < FREE_SPOTS:
        s.track[0] = s.track[1]
        s.track[1] = s.track[2]
        spot = FREE_SPOTS - 1
    s.track[spot] = seat
