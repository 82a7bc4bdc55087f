"""How Five Tribes bots think: whole moves as plans, playouts to the end of a round, chances to win there."""

from __future__ import annotations

from typing import Final

from sandtable.bots.five_tribes.bids import bid_plans
from sandtable.bots.five_tribes.choices import step_plans
from sandtable.bots.five_tribes.judgement import NAMES, features
from sandtable.bots.five_tribes.outlook import UNKNOWN, Outlook, ends_for
from sandtable.bots.five_tribes.routes import (
    CARE,
    CAREFUL,
    Goal,
    Sower,
    all_goals,
    deny,
    goals_of,
    move_plans,
)
from sandtable.bots.five_tribes.worth import SecondThoughts, chance_to_win, lateness
from sandtable.bots.judgement import Judgement, learned
from sandtable.bots.search import Mind, Plan, prior_of
from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.native import i64, vec
from sandtable.games.five_tribes.actions import TAKE
from sandtable.games.five_tribes.board import NO_TILE, NONE, SPOTS, TRIBES
from sandtable.games.five_tribes.meeples import Meeples
from sandtable.games.five_tribes.piles import size
from sandtable.games.five_tribes.reach import ends_of_walks
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.steps.bidding import Bid
from sandtable.games.five_tribes.steps.sowing import PickUp, Sow
from sandtable.games.five_tribes.steps.tribes import Kill

DENIAL: Final = 0.5  # the weight of what a move leaves to the next player
# The same weight by seats, for a careful mind: what one of several opponents gains hurts less.
DENIALS: Final = vec[float]([0.0, 0.0, 0.7, 0.45, 0.3])
EAGER: Final = 0.8  # the weight of what an earlier turn gains: this is an estimate, while gold is certain
WHIM: Final = 3.0  # points by which players in playouts may misjudge a move
MARGIN: Final = 8.0  # points; plans that look this much worse than the best are not searched
WIDE_MARGIN: Final = 12.0  # the same for a careful mind
END_SPREAD: Final = 4.0  # points; the difference of scores that still leaves the result open, at the end
SPREAD: Final = 16.0  # points; how much larger that difference is at the beginning
FINE: Final = 1024
SECOND_THOUGHTS: Final = SecondThoughts(kind=1.0, fakir=1.5, majority=0.2)


class FiveTribesMind(Mind[FiveTribes]):
    """A `hopeful` mind sees more than the points of the score sheet. Without `denial` it considers only its
    own gain, and without `eager` it never pays for a place in the order. Playouts look some rounds `ahead`.
    A `careful` mind considers moves that others would not think of, and adjusts what it hopes for. One that
    `judges` uses the learned judgement until the game is over."""

    def __init__(
        self,
        hopeful: bool = True,
        denial: float = DENIAL,
        eager: float = EAGER,
        ahead: int = 1,
        careful: bool = False,
        judges: bool = False,
    ) -> None:
        self.hopeful = hopeful
        self.denial = denial
        self.eager = eager
        self.ahead: i64 = ahead
        self.careful = careful
        self.care = CAREFUL if careful else CARE
        self.margin = WIDE_MARGIN if careful else MARGIN
        self.thoughts = SECOND_THOUGHTS if careful else None
        self.judgement: Judgement | None = learned("five_tribes", NAMES) if judges else None
        self.until: i64 = 0
        self.route: list[Action] = []  # the drops of the move being sown in a playout
        self.table: FiveTribes | None = None  # the state of the playout that the route belongs to

    def begin(self, s: FiveTribes, seat: int) -> None:
        self.until = s.round + self.ahead
        if self.careful:
            self.denial = DENIALS[s.seats]
        self.table = None

    def reached(self, s: FiveTribes) -> bool:
        return s.round >= self.until

    def worth(self, s: FiveTribes, seat: int) -> float:
        late = lateness(s)
        if self.judgement is not None and s.agenda:
            return self.judgement.chance(features(s, late, spread_of(late), self.thoughts), seat)
        return chance_to_win(s, seat, late, spread_of(late), self.thoughts)

    def late(self, s: FiveTribes) -> float:
        return lateness(s) if self.hopeful else 1.0

    # --- plans ---------------------------------------------------------------------------------------

    def plans(self, s: FiveTribes, seat: int) -> list[Plan]:
        found = self.all_plans(s, seat)
        next_player = self.next_player(s, self.late(s))
        if next_player is not None and isinstance(s.agenda[-1], Kill):
            deny(found, next_player, self.denial)
        found = sorted(found, key=prior_of, reverse=True)
        least = found[0].prior - self.margin
        return [plan for plan in found if plan.prior >= least]

    def all_plans(self, s: FiveTribes, seat: int) -> list[Plan]:
        step = s.agenda[-1]
        late = self.late(s)
        if isinstance(step, Bid):
            return bid_plans(s, seat, step.options(s, seat), late, self.eager)
        if isinstance(step, PickUp):
            return self.moves(s, seat, late)
        if isinstance(step, Sow):
            outlook = Outlook(s, seat, late)
            board = s.meeples
            if step.stood:  # FT-Q28 only these can be joined
                board = Meeples(s.meeples.piles[:], vec[i64]([tiles for tiles in step.stood]))  # noqa: C416
            goals = goals_of(outlook, board, s.in_hand, step.at, step.came_from)
            found = move_plans(outlook, self.next_player(s, late), self.denial, goals, self.care, True)
            return found or [Plan([option]) for option in step.options(s, seat)]
        return step_plans(s, seat, step, late)

    def moves(self, s: FiveTribes, seat: int, late: float) -> list[Plan]:
        """FT-5 A plan for each whole move or, if only loops can be finished, for each start tile."""
        outlook = Outlook(s, seat, late)
        step = s.agenda[-1]
        goals = all_goals(outlook, s.meeples)
        found = move_plans(outlook, self.next_player(s, late), self.denial, goals, self.care, False)
        return found or [Plan([option]) for option in step.options(s, seat)]

    def next_player(self, s: FiveTribes, late: float) -> Outlook | None:
        """The outlook of the player who moves next in this round, or None."""
        if self.denial == 0.0:
            return None
        spot: i64
        for spot in range(SPOTS - 1, -1, -1):
            if s.track[spot] != NONE:
                return Outlook(s, s.track[spot], late)
        return None

    # --- the quick policy ----------------------------------------------------------------------------

    def follow(self, s: FiveTribes, seat: int, chance: Chance) -> Action:
        step = s.agenda[-1]
        if isinstance(step, PickUp):
            return self.take_up(s, seat, step, chance)
        if isinstance(step, Sow):
            return self.drop(s, seat)
        return best(self.all_plans(s, seat)).actions[0]

    def take_up(self, s: FiveTribes, seat: i64, step: PickUp, chance: Chance) -> Action:
        """Start a move to the end and tribe that gain most, give or take a whim, from any tile."""
        self.table = None
        outlook = Outlook(s, seat, self.late(s))
        most = UNKNOWN
        best_end: i64 = NONE
        best_tribe: i64 = NONE
        tribe: i64
        for tribe in range(TRIBES):
            left = ends_for(s.meeples, tribe)
            end: i64 = 0
            while left:
                if left & 1:
                    worth = outlook.reap_next(end, tribe, s.meeples)
                    worth += WHIM * float(chance.pick(FINE)) / float(FINE)
                    if worth > most:
                        most = worth
                        best_end = end
                        best_tribe = tribe
                left >>= 1
                end += 1
        if best_end == NONE:
            return step.random_option(s, seat, chance)
        return self.set_out(s, best_end, best_tribe, chance)

    def set_out(self, s: FiveTribes, end: i64, tribe: i64, chance: Chance) -> Action:
        """Choose a start from which the end can be reached, and remember the route there."""
        starts: i64 = 0
        left = s.meeples.where[tribe] & ~(1 << end)
        at: i64 = 0
        while left:
            if left & 1 and bits.has(ends_of_walks(size(s.meeples.piles[at]), at, NO_TILE), end):
                starts |= 1 << at
            left >>= 1
            at += 1
        start = bits.nth(starts, chance.pick(bits.count(starts)))
        goal = Goal(s.meeples, s.meeples.piles[start], start, NO_TILE, end, tribe, 0.0)
        self.route = Sower(goal, 1).routes()[0]
        self.table = s
        return TAKE[start]

    def drop(self, s: FiveTribes, seat: int) -> Action:
        """Follow the route if there is one."""
        if self.table is s:
            left: i64 = size(s.in_hand)
            return self.route[len(self.route) - left]
        return best(self.all_plans(s, seat)).actions[0]


def spread_of(late: float) -> float:
    """The difference of scores that still leaves the result open."""
    return END_SPREAD + SPREAD * (1.0 - late)


def best(plans: list[Plan]) -> Plan:
    """The first plan of the highest prior."""
    found = plans[0]
    for plan in plans:
        if plan.prior > found.prior:
            found = plan
    return found
