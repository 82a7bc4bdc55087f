"""Whole moves in Five Tribes: where one may end, one way to get there, and what it leaves to the next.

The move is decided drop by drop, so it is planned anew at each drop, from the meeples still in hand. The rest
of a plan is among the plans of the next drop and has the same worth there: the bot does not dither.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from sandtable.bots.five_tribes_worth import Outlook
from sandtable.games.five_tribes.board import NO_TILE, TILES, TRIBES
from sandtable.games.five_tribes.piles import MEEPLE, MEEPLE_BITS, members
from sandtable.games.five_tribes.reach import NEIGHBOURS, ends_of_walks

ENDS: Final = 14  # the most promising (start, end, tribe) that are looked at closely
PATHS: Final = 4  # ways to sow towards each
DENIAL: Final = 0.5  # of what the move leaves to the next player

Board = list[int]  # by tile: its packed meeples
Path = tuple[int, ...]  # drops as tile * TRIBES + tribe


class Hand:
    """Meeples picked up, to be sown from `at`."""

    def __init__(self, board: Board, meeples: int, at: int, came_from: int) -> None:
        self.board = board  # without them
        self.meeples = meeples
        self.at = at
        self.came_from = came_from


class Goal:
    """An end of a move that a hand can reach, and about what it is worth."""

    def __init__(self, hand: Hand, end: int, tribe: int, worth: float) -> None:
        self.hand = hand
        self.end = end
        self.tribe = tribe
        self.worth = worth


class Plan:
    """A way to sow a hand, and what it is worth with what it leaves to the next player."""

    def __init__(self, hand: Hand, path: Path, worth: float) -> None:
        self.hand = hand
        self.path = path
        self.worth = worth


def hands(board: Board) -> list[Hand]:
    """FT-5.1 One for each tile with meeples."""
    found: list[Hand] = []
    for tile in range(TILES):
        if board[tile]:
            rest = board[:]
            rest[tile] = 0
            found.append(Hand(rest, board[tile], tile, NO_TILE))
    return found


def goals(outlook: Outlook, starts: list[Hand]) -> list[Goal]:
    """FT-5.5 Every end where one of the hand's tribes stands already, the best first. An end that only a
    loop makes possible (FT-5.4) is seen once the loop has begun."""
    found: list[Goal] = []
    for hand in starts:
        ends = int(ends_of_walks(hand.meeples % 127, hand.at, hand.came_from))
        for tribe in range(TRIBES):
            if not hand.meeples >> MEEPLE_BITS * tribe & 127:
                continue
            for end in members(ends):
                there = hand.board[end] >> MEEPLE_BITS * tribe & 127
                if there:
                    alone = there == hand.board[end] % 127
                    worth = outlook.reap(end, tribe, there + 1, alone, hand.board)
                    found.append(Goal(hand, end, tribe, worth))
    found.sort(key=lambda goal: -goal.worth)
    return found


def best_plan(outlook: Outlook, following: Outlook | None, starts: list[Hand]) -> Plan | None:
    """The most promising ends, each by some paths; None if every end needs a loop."""
    best: Plan | None = None
    for goal in goals(outlook, starts)[:ENDS]:
        for path in islice(paths(goal), PATHS):
            plan = Plan(goal.hand, path, worth_of(outlook, following, goal.hand, path))
            if best is None or plan.worth > best.worth:
                best = plan
    return best


def paths(goal: Goal) -> Iterator[Path]:
    """FT-5.1 to FT-5.3 Ways to sow the hand so that the goal's tribe comes last, on its end."""
    hand = goal.hand
    yield from _sow(hand.meeples - int(MEEPLE[goal.tribe]), hand.at, hand.came_from, goal, ())


def _sow(rest: int, at: int, came_from: int, goal: Goal, path: Path) -> Iterator[Path]:
    left = rest % 127
    for tile in NEIGHBOURS[at]:
        if tile == came_from or not ends_of_walks(left, tile, at) >> goal.end & 1:
            continue
        if left == 0:
            yield (*path, tile * TRIBES + goal.tribe)
            continue
        for tribe in range(TRIBES):
            if rest >> MEEPLE_BITS * tribe & 127:
                drop = tile * TRIBES + tribe
                yield from _sow(rest - int(MEEPLE[tribe]), tile, at, goal, (*path, drop))


def worth_of(outlook: Outlook, following: Outlook | None, hand: Hand, path: Path) -> float:
    """What the move brings, less a part of the best that it leaves to the next player; if that is the same
    player, with it."""
    board = hand.board[:]
    for drop in path:
        tile, tribe = divmod(drop, TRIBES)
        board[tile] += int(MEEPLE[tribe])
    number = board[tile] >> MEEPLE_BITS * tribe & 127
    board[tile] -= number * int(MEEPLE[tribe])
    worth = outlook.reap(tile, tribe, number, board[tile] == 0, board)
    if following is None:
        return worth
    left = best_worth(following, board)
    return worth + DENIAL * left if following.seat == outlook.seat else worth - DENIAL * left


def best_worth(outlook: Outlook, board: Board) -> float:
    """About what the best move on a board is worth, wherever it starts."""
    return max((worth for worth, _ in ends_by_worth(outlook, board)), default=0.0)


def ends_by_worth(outlook: Outlook, board: Board) -> list[tuple[float, int]]:
    """The worth of each end and tribe that can be reached from somewhere, with the end tile; in no order."""
    where = [0] * TRIBES
    for tile in range(TILES):
        for tribe in range(TRIBES):
            if board[tile] >> MEEPLE_BITS * tribe & 127:
                where[tribe] |= 1 << tile
    reached = [0] * TRIBES
    for tile in range(TILES):
        if board[tile]:
            ends = int(ends_of_walks(board[tile] % 127, tile, NO_TILE)) & ~(1 << tile)
            for tribe in range(TRIBES):
                if where[tribe] >> tile & 1:
                    reached[tribe] |= ends & where[tribe]
    found: list[tuple[float, int]] = []
    for tribe in range(TRIBES):
        for end in members(reached[tribe]):
            there = board[end] >> MEEPLE_BITS * tribe & 127
            alone = there == board[end] % 127
            found.append((outlook.reap(end, tribe, there + 1, alone, board), end))
    return found
