"""FT-3 Bids: what a move is worth at each place in the order of play, and what the place costs."""

from __future__ import annotations

from typing import Final

from sandtable.bots.five_tribes.outlook import UNKNOWN, Outlook
from sandtable.bots.five_tribes.worth import fakir_worth
from sandtable.bots.search import Plan
from sandtable.core.native import append, i64, vec
from sandtable.games.five_tribes.actions import BID_ALL, SIT_OUT, BidFor
from sandtable.games.five_tribes.board import FREE_SPOTS, NONE, SPOTS, TILES
from sandtable.games.five_tribes.djinns.occasional import KUMARBI_CARD
from sandtable.games.five_tribes.state import FiveTribes

# By spot: how likely each later bidder is to act before a marker there. A free spot is always outbid.
OUTBID: Final = vec[float]([1.0, 1.0, 1.0, 0.5, 0.35, 0.2, 0.1, 0.05, 0.0])


def bid_plans(s: FiveTribes, seat: i64, options: list[BidFor], late: float, eager: float) -> list[Plan]:
    """A plan for each bid. `eager` is how much of the estimated gain from an earlier turn is believed."""
    turns = worth_by_turn(s, seat, late)
    fakir = fakir_worth(s, seat, late)
    found: list[Plan] = []
    for bid in options:
        if bid is SIT_OUT:
            found.append(Plan([bid], 0.0))
            continue
        price: i64 = s.gold[seat] if bid is BID_ALL else KUMARBI_CARD.price(bid.spot, bid.fakirs)
        cost = float(price) + fakir * float(bid.fakirs)
        found.append(Plan([bid], eager * between(turns, place_in_order(s, bid.spot)) - cost))
    return found


def place_in_order(s: FiveTribes, spot: i64) -> float:
    """The expected number of markers that act before one on this spot."""
    earlier: i64 = 0
    other: i64
    for other in range(max(spot, FREE_SPOTS), SPOTS):
        if s.track[other] != NONE:
            earlier += 1
    return float(earlier) + OUTBID[spot] * float(len(s.bid_order) - 1)


def worth_by_turn(s: FiveTribes, seat: i64, late: float) -> vec[float]:
    """The best move left, by the number of markers that act before and each take their best end tile."""
    mine = Outlook(s, seat, late).by_end(s.meeples)
    others = [
        Outlook(s, (seat + step) % s.seats, late).by_end(s.meeples) for step in range(1, s.setting.seats)
    ]
    found = vec[float]([])
    turns: i64 = len(s.bid_order)
    spot: i64
    for spot in range(SPOTS):
        if s.track[spot] != NONE:
            turns += 1
    turn: i64
    for turn in range(turns):
        end = best_end(mine)
        found = append(found, max(0.0, mine[end]))
        taken = best_end(others[turn % len(others)])
        mine[taken] = UNKNOWN
        for theirs in others:
            theirs[taken] = UNKNOWN
    return found


def best_end(worths: vec[float]) -> i64:
    """The end tile of the highest worth."""
    best: i64 = 0
    tile: i64
    for tile in range(TILES):
        if worths[tile] > worths[best]:
            best = tile
    return best


def between(values: vec[float], place: float) -> float:
    """The value at a place, interpolated if the place is not a whole number."""
    low: i64 = min(int(place), len(values) - 1)
    high: i64 = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (place - float(low))
