"""A Five Tribes player that looks one move ahead and counts points, to measure the bots that search against.

It shares nothing with the search. It plays every start, end and tribe of a move on a copy of the table, takes
the decisions that follow as the score sheet says, and weighs the best of these moves with the best reply that
each leaves to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import i64
from sandtable.games.five_tribes.actions import BID_ALL, DROP, SIT_OUT, TAKE, BidFor
from sandtable.games.five_tribes.best_moves import Reaped, most_for_others
from sandtable.games.five_tribes.board import FREE_SPOTS, NONE, SPOTS
from sandtable.games.five_tribes.djinns.occasional import KUMARBI_CARD
from sandtable.games.five_tribes.scoring import score_sheet
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.bidding import Bid
from sandtable.games.five_tribes.steps.sowing import PickUp, Sow
from sandtable.games.five_tribes.ways import earnings, ways

COMPARED: Final = 10  # moves whose best reply is looked at
LATER_BIDDERS: Final = 0.4  # of them act before a marker that has paid
FAKIR_POINTS: Final = 1.0  # a fakir scores nothing by itself, but it can still be spent
MOST_STEPS: Final = 30  # decisions of one turn
ACTIONS: Final[dict[str, Action]] = {action.text: action for action in (*TAKE, *DROP)}


class WholeMove:
    """A whole move: its actions, and the points that its player then has more than the others."""

    def __init__(self, actions: list[Action], after: FiveTribes, worth: float) -> None:
        self.actions = actions
        self.after = after
        self.worth = worth


class Accountant:
    """Plays the move that it has planned; every other question is answered by the score sheet."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # every bot takes one; this bot has no use for luck
        self.planned: list[Action] = []

    def choose(
        self, view: Any, options: list[Action], sample: Callable[[], FiveTribes], budget: object
    ) -> Action:
        s = sample()
        s.quiet = True
        seat: int = view.seat
        step = s.agenda[-1]
        if isinstance(step, PickUp):
            self.planned = best_move(s, seat).actions[:] or options[:1]
        elif isinstance(step, Bid):
            return best_bid(s, seat, step.options(s, seat))
        elif not isinstance(step, Sow):
            return best_step(s, seat)
        if self.planned and self.planned[0] in options:
            return self.planned.pop(0)
        return best_step(s, seat)


# --- points ----------------------------------------------------------------------------------------------


def points(s: FiveTribes, seat: int) -> float:
    """The points of a seat if the game ended now, and something for each fakir."""
    return float(sum(score_sheet(s, seat).values())) + FAKIR_POINTS * float(s.fakirs(seat))


def lead(s: FiveTribes, seat: int) -> float:
    """The points of a seat, less the average of the others."""
    seats = s.setting.seats
    others = sum([points(s, other) for other in range(seats) if other != seat])
    return points(s, seat) - others / float(seats - 1)


# --- one step, and the rest of a turn --------------------------------------------------------------------


def best_step(s: FiveTribes, seat: int) -> Action:
    """The option after which the score sheet is best."""
    options: list[Action] = s.options(seat)
    best = options[0]
    most = after(s, seat, best)
    for option in options[1:]:
        worth = after(s, seat, option)
        if worth > most:
            best, most = option, worth
    return best


def after(s: FiveTribes, seat: int, action: Action) -> float:
    """The lead after an action. While meeples are in hand, the first way to drop the rest decides."""
    then = s.clone()
    then.quiet = True
    luck = Chance(1)
    then.apply(seat, action, luck)
    for _ in range(MOST_STEPS):
        if not then.agenda or not isinstance(then.agenda[-1], Sow):
            break
        then.apply(seat, then.options(seat)[0], luck)
    return lead(then, seat)


def finish(s: FiveTribes, seat: int) -> None:
    """Take the other decisions of the seat's turn, in place, as the score sheet says."""
    luck = Chance(1)
    for _ in range(MOST_STEPS):
        if not s.agenda or isinstance(s.agenda[-1], (PickUp, Bid)) or s.to_act()[0] != seat:
            return
        s.apply(seat, best_step(s, seat), luck)


# --- moves -----------------------------------------------------------------------------------------------


def all_moves(s: FiveTribes, seat: int) -> list[WholeMove]:
    """A move for every start, end and tribe, the best first."""
    found: list[WholeMove] = []
    luck = Chance(1)
    for way in ways(s):
        then = s.clone()
        then.quiet = True
        actions = [ACTIONS[text] for text in way.actions]
        for action in actions:
            then.apply(seat, action, luck)
        sown = then.clone()
        finish(then, seat)
        found.append(WholeMove(actions, sown, lead(then, seat)))
    found.sort(key=lambda move: -move.worth)
    return found


def best_move(s: FiveTribes, seat: int) -> WholeMove:
    """The move with the largest lead after the best reply of the others to it."""
    moves = all_moves(s, seat)[:COMPARED]
    if not moves:
        return WholeMove([], s, 0.0)
    share = 1.0 / float(s.setting.seats - 1)
    best = moves[0]
    most = -1000.0
    for move in moves:
        reaped: Reaped = {}
        worth = move.worth - share * float(most_for_others(move.after, seat, reaped))
        if worth > most:
            best, most = move, worth
    return best


# --- bids ------------------------------------------------------------------------------------------------


def best_bid(s: FiveTribes, seat: int, options: list[BidFor]) -> Action:
    """The bid after which the best move that should still be there is worth most, less its price."""
    by_end: dict[str, float] = {}
    for way in ways(s):
        by_end[way.end] = max(by_end.get(way.end, 0.0), float(earnings(s, seat, way).points))
    gains = sorted(by_end.values(), reverse=True)  # each player who acts earlier takes one of the ends
    best: Action = options[0]
    most = -1000.0
    for bid in options:
        worth = bid_worth(s, seat, bid, gains)
        if worth > most:
            best, most = bid, worth
    return best


def bid_worth(s: FiveTribes, seat: int, bid: BidFor, gains: list[float]) -> float:
    if bid is SIT_OUT or not gains:
        return 0.0
    price: i64 = s.gold[seat] if bid is BID_ALL else KUMARBI_CARD.price(bid.spot, bid.fakirs)
    before = LATER_BIDDERS if bid.spot > FREE_SPOTS else 1.0
    place = before * float(len(s.bid_order) - 1)
    spot: i64
    for spot in range(max(bid.spot, FREE_SPOTS), SPOTS):
        if s.track[spot] != NONE:
            place += 1.0
    low = min(int(place), len(gains) - 1)
    high = min(low + 1, len(gains) - 1)
    gain = gains[low] + (gains[high] - gains[low]) * (place - float(int(place)))
    return gain - float(price) - FAKIR_POINTS * float(bid.fakirs)
