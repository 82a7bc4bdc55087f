"""Whole moves in Five Tribes: first start, end and tribe, then ways to sow the meeples in between."""

from __future__ import annotations

from typing import Final

from sandtable.bots.five_tribes.outlook import Outlook
from sandtable.bots.search import Plan, prior_of
from sandtable.core import bits
from sandtable.core.action import Action
from sandtable.core.native import i64
from sandtable.games.five_tribes.actions import TAKE, Assassinate, Drop, drop_on
from sandtable.games.five_tribes.board import NO_TILE, TILES, TRIBES
from sandtable.games.five_tribes.meeples import Meeples
from sandtable.games.five_tribes.piles import ONE_MEEPLE, count, size, tribes_in
from sandtable.games.five_tribes.reach import NEIGHBOURS, ends_of_walks


class Care:
    """How closely moves are examined: how many of the most promising `goals` (start, end, tribe), how many
    `routes` to each, and how many of these are `kept`, to leave room for other goals."""

    def __init__(self, goals: i64, routes: i64, kept: i64) -> None:
        self.goals = goals
        self.routes = routes
        self.kept = kept


CARE: Final = Care(40, 16, 3)
CAREFUL: Final = Care(40, 32, 4)


class Goal:
    """An end that a hand at some tile can reach with a tribe last, and its estimated worth."""

    def __init__(
        self, board: Meeples, hand: i64, at: i64, came_from: i64, end: i64, tribe: i64, worth: float
    ) -> None:
        self.board = board  # without the hand
        self.hand = hand
        self.at = at
        self.came_from = came_from
        self.end = end
        self.tribe = tribe
        self.worth = worth


def worth_of(goal: Goal) -> float:
    return goal.worth


def all_goals(outlook: Outlook, board: Meeples) -> list[Goal]:
    """FT-5.1 The goals from every tile with meeples."""
    found: list[Goal] = []
    start: i64
    for start in range(TILES):
        if board.piles[start]:
            rest = board.clone()
            hand = rest.lift(start)
            found += goals_of(outlook, rest, hand, start, NO_TILE)
    return found


def goals_of(outlook: Outlook, board: Meeples, hand: i64, at: i64, came_from: i64) -> list[Goal]:
    """FT-5.5 Every end where a tribe of the hand stands already. An end that only a loop makes possible
    (FT-5.4) is found once the loop has begun."""
    found: list[Goal] = []
    ends = ends_of_walks(size(hand), at, came_from)
    tribe: i64
    for tribe in range(TRIBES):
        if count(hand, tribe):
            left = ends & board.where[tribe]
            end: i64 = 0
            while left:
                if left & 1:
                    worth = outlook.reap_next(end, tribe, board)
                    found.append(Goal(board, hand, at, came_from, end, tribe, worth))
                left >>= 1
                end += 1
    return found


class Sower:
    """Finds up to `most` ways to sow a hand that end as the goal says (FT-5.1 to FT-5.3)."""

    def __init__(self, goal: Goal, most: i64) -> None:
        self.goal = goal
        self.most = most
        self.path: list[Action] = []
        self.found: list[list[Action]] = []

    def routes(self) -> list[list[Action]]:
        goal = self.goal
        self.sow(goal.hand - ONE_MEEPLE[goal.tribe], goal.at, goal.came_from)
        return self.found

    def sow(self, rest: i64, at: i64, came_from: i64) -> None:
        goal = self.goal
        left = size(rest)
        tribes = tribes_in(rest)
        tribe: i64
        for tile in NEIGHBOURS[at]:
            if tile == came_from or not bits.has(ends_of_walks(left, tile, at), goal.end):
                continue
            if left == 0:
                self.found.append([*self.path, drop_on(tile, goal.tribe)])
                return
            for tribe in range(TRIBES):
                if tribes & 1 << tribe and len(self.found) < self.most:
                    self.path.append(drop_on(tile, tribe))
                    self.sow(rest - ONE_MEEPLE[tribe], tile, at)
                    self.path.pop()


def sown(goal: Goal, route: list[Action]) -> Meeples:
    """The board after the last drop of a route, before the tribe is collected."""
    board = goal.board.clone()
    for drop in route:
        assert isinstance(drop, Drop)
        board.put(drop.tile, drop.tribe)
    return board


def route_worth(
    mine: Outlook, next_player: Outlook | None, denial: float, goal: Goal, board: Meeples
) -> float:
    """What a move gains, less a share of the best move it leaves to the next player; if that is the same
    player, plus this share."""
    collected = size(board.collect(goal.end, goal.tribe))
    worth = mine.reap(goal.end, goal.tribe, collected, board, board.piles[goal.end] == 0)
    if next_player is None:
        return worth
    left = denial * next_player.best(board)
    return worth + left if next_player.seat == mine.seat else worth - left


def move_plans(
    mine: Outlook, next_player: Outlook | None, denial: float, found: list[Goal], care: Care, begun: bool
) -> list[Plan]:
    """Plans for some ways to each of the most promising goals; unless `begun`, they take up a tile first."""
    plans: list[Plan] = []
    for goal in sorted(found, key=worth_of, reverse=True)[: care.goals]:
        ways: list[Plan] = []
        for route in Sower(goal, care.routes).routes():
            worth = route_worth(mine, next_player, denial, goal, sown(goal, route))
            ways.append(Plan(route if begun else [TAKE[goal.at], *route], worth))
        plans += sorted(ways, key=prior_of, reverse=True)[: care.kept]
    return plans


def deny(kills: list[Plan], next_player: Outlook, denial: float) -> None:
    """FT-7.5 Reduce the priors of kills by a share of what they leave to the next player."""
    for plan in kills:
        kill = plan.actions[0]
        assert isinstance(kill, Assassinate)
        if kill.tile != NO_TILE:
            board = next_player.s.meeples.clone()
            for tribe in kill.tribes:
                board.remove(kill.tile, tribe)
            plan.prior -= denial * next_player.best(board)
        else:
            plan.prior -= denial * next_player.best(next_player.s.meeples)
