"""A simple but sensible Five Tribes player: it takes the move that is worth most now, and bids for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.five_tribes_moves import Hand, best_plan, ends_by_worth, hands
from sandtable.bots.five_tribes_worth import ELDER_HOPES, FAKIR_HOPES, Outlook, lateness, standing
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.step import AnyStep
from sandtable.games.five_tribes.actions import BID_ALL, DROP, END_TURN, GO_ON, SIT_OUT, TAKE, Bid, Sell, Use
from sandtable.games.five_tribes.board import (
    ANUN_NAK,
    ELDER_PAYS,
    FAKIR,
    FREE_SPOTS,
    NONE,
    PAYMENT_ELDERS,
    PAYMENT_FAKIRS,
    SIBITTIS,
    SLOAR,
    SPOTS,
)
from sandtable.games.five_tribes.djinns.occasional import KUMARBI_CARD
from sandtable.games.five_tribes.events import GOES_ON
from sandtable.games.five_tribes.piles import cards_of
from sandtable.games.five_tribes.scoring import wilds_of
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps import bidding
from sandtable.games.five_tribes.steps.placing import Redirect
from sandtable.games.five_tribes.steps.sale import Sale, Suit
from sandtable.games.five_tribes.steps.sowing import PickUp, Sow
from sandtable.games.five_tribes.steps.tribes import Build, Kill
from sandtable.games.five_tribes.steps.window import Window
from sandtable.games.five_tribes.view import FiveTribesView

# How likely a player still to bid is to come before a marker on that spot.
OUTBID: Final = (0.6, 0.6, 0.6, 0.45, 0.3, 0.2, 0.1, 0.05, 0.0)
EAGER: Final = 0.8  # of what an earlier turn brings more: that is an estimate, gold is sure
# What a power brings on average where luck acts: an imagined card would be a lie.
LUCKY_USES: Final = {SLOAR: 3.5, SIBITTIS: 9.0, ANUN_NAK: 0.0}
CLEARLY: Final = 0.5  # a power is used if it gains more than that
LOW_PURSE: Final = 4  # below that a good suit is sold, to stay in the bidding
GOOD_SUIT: Final = 5  # kinds


class FiveTribesBot:
    """Every decision compares points, on a table as the seat imagines it; nothing is kept in mind."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed  # the luck in its thoughts

    def choose(
        self, view: FiveTribesView, options: list[Action], sample: Callable[[], FiveTribes], budget: object
    ) -> Action:
        if len(options) == 1 or view.seat is None:
            return options[0]
        return _Decision(sample(), view.seat, options, self.seed).choice()


class _Decision:
    """A table to try things on, the seat that decides, its options."""

    def __init__(self, s: FiveTribes, seat: int, options: list[Action], seed: int) -> None:
        self.s = s
        self.seat = seat
        self.options = options
        self.seed = seed
        self.late = lateness(s)

    def choice(self) -> Action:
        step = self.s.agenda[-1]
        if isinstance(step, bidding.Bid):
            return self.bid()
        if isinstance(step, PickUp):
            return self.move(hands(self.board()))
        if isinstance(step, Sow):
            return self.move([Hand(self.board(), int(self.s.in_hand), step.at, step.came_from)])
        if isinstance(step, Window):
            return self.power(GO_ON)
        if isinstance(step, Sale):
            return self.last_part()
        if isinstance(step, Suit):
            return self.options[0]  # every kind there is, in their order, then the end of the suit
        return max(self.options, key=self.brings)

    # --- the bid (FT-3) ------------------------------------------------------------------------------

    def bid(self) -> Action:
        turns = self.worth_by_turn()
        return max(self.options, key=lambda option: self.bid_worth(option, turns))

    def bid_worth(self, action: Action, turns: list[float]) -> float:
        """What the move is worth at that place in the order, less what the place costs."""
        assert isinstance(action, Bid)
        if action is SIT_OUT:
            return 0.0
        price = (
            int(self.s.gold[self.seat])
            if action is BID_ALL
            else KUMARBI_CARD.price(action.spot, action.fakirs)
        )
        cost = price + action.fakirs * self.payment(0, 1)
        earlier = sum(self.s.track[spot] != NONE for spot in range(max(action.spot, FREE_SPOTS), SPOTS))
        later: int = len(self.s.bid_order) - 1
        place = earlier + later * OUTBID[action.spot]
        return EAGER * _between(turns, place) - cost

    def worth_by_turn(self) -> list[float]:
        """By the number of markers that act before: the best move left when each took its best end."""
        board = self.board()
        mine = ends_by_worth(self.outlook(self.seat), board)
        others = [ends_by_worth(self.outlook(seat), board) for seat in self.opponents()]
        taken: set[int] = set()
        found: list[float] = []
        for turn in range(len(self.s.bid_order) + sum(seat != NONE for seat in self.s.track)):
            found.append(max((worth for worth, end in mine if end not in taken), default=0.0))
            theirs = others[turn % len(others)]
            taken.add(
                max(((worth, end) for worth, end in theirs if end not in taken), default=(0.0, NONE))[1]
            )
        return found

    def opponents(self) -> list[int]:
        seats = self.s.setting.seats
        return [(self.seat + step) % seats for step in range(1, seats)]

    # --- the move (FT-5) -----------------------------------------------------------------------------

    def board(self) -> list[int]:
        return [int(pile) for pile in self.s.meeples.piles]

    def outlook(self, seat: int) -> Outlook:
        return Outlook(self.s, seat, self.late)

    def move(self, starts: list[Hand]) -> Action:
        plan = best_plan(self.outlook(self.seat), self.following(), starts)
        if plan is None:
            return self.options[0]
        return TAKE[plan.hand.at] if isinstance(self.s.agenda[-1], PickUp) else DROP[plan.path[0]]

    def following(self) -> Outlook | None:
        """Whoever moves next in this round."""
        order = [int(seat) for seat in self.s.track if seat != NONE]
        return self.outlook(order[-1]) if order else None

    # --- the rest of the turn ------------------------------------------------------------------------

    def brings(self, action: Action) -> float:
        return standing(self.after(self.s, action), self.seat, self.late)

    def after(self, s: FiveTribes, action: Action) -> FiveTribes:
        tried = s.clone()
        tried.apply(self.seat, action, Chance(self.seed))
        return tried

    def power(self, otherwise: Action) -> Action:
        """FT-10 The djinn that gains most, if that is clearly something."""
        uses = [option for option in self.options if isinstance(option, Use)]
        if not uses:
            return otherwise
        before = self.leads_to(otherwise)
        gains = [self.use_gains(use, before) for use in uses]
        return uses[gains.index(max(gains))] if max(gains) > CLEARLY else otherwise

    def use_gains(self, use: Use, before: float) -> float:
        if use.djinn in LUCKY_USES:
            paid = self.payment(PAYMENT_ELDERS[use.payment], PAYMENT_FAKIRS[use.payment])
            return LUCKY_USES[use.djinn] - paid
        return self.leads_to(use) - before

    def payment(self, elders: int, fakirs: int) -> float:
        """FT-10.2 What is given up for a power."""
        return elders * ELDER_PAYS + (elders * ELDER_HOPES + fakirs * FAKIR_HOPES) * (1 - self.late)

    def leads_to(self, action: Action) -> float:
        """Where an action leads if no other djinn is used and the next small question is answered well."""
        s = self.after(self.s, action)
        while self.asked(s, Window):
            s = self.after(s, GO_ON)
        ends = [s]
        if self.asked(s, Build) or self.asked(s, Kill) or self.asked(s, Redirect):
            ends = [self.after(s, option) for option in s.options(self.seat)]
        return max(standing(end, self.seat, self.late) for end in ends)

    def asked(self, s: FiveTribes, question: type[AnyStep]) -> bool:
        return bool(s.agenda) and s.agenda[-1].seat == self.seat and isinstance(s.agenda[-1], question)

    def last_part(self) -> Action:
        """FT-9 Djinns first; goods are kept while they grow, and sold when gold runs out or all is over."""
        chosen = self.power(END_TURN)
        if chosen is not END_TURN or not self.sells():
            return chosen
        return next((option for option in self.options if isinstance(option, Sell)), END_TURN)

    def sells(self) -> bool:
        cards = int(self.s.cards(self.seat))
        kinds = sum(cards_of(cards, kind) > 0 for kind in range(FAKIR))
        if self.s.ended != GOES_ON:
            return not wilds_of(self.s, self.seat)
        return self.s.gold[self.seat] < LOW_PURSE and kinds >= GOOD_SUIT


def _between(values: list[float], place: float) -> float:
    """The value at a place that need not be whole."""
    low = min(int(place), len(values) - 1)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (place - low)
