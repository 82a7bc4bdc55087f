"""Prototype: open-loop information-set tree search, one tree, each seat for itself."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

from sandtable.bots.search import LUCKS, MOST, SEEDS, Mind
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.events import NOBODY
from sandtable.core.native import i64
from sandtable.core.state import State


class Node:
    """A moment of the game by what was done since the root, whatever the dice said."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.children: list[Node | None] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.visited: i64 = 0

    def expand(self, actions: list[Action]) -> None:
        self.actions = actions
        self.children = [None for _ in actions]
        self.visits = [0 for _ in actions]
        self.totals = [0.0 for _ in actions]


class Tree:
    def __init__(
        self, mind: Mind[Any], seat: int, worlds: list[Any], seed: int, width: int, c: float
    ) -> None:
        self.mind = mind
        self.seat: i64 = seat
        self.worlds = worlds
        self.seed = seed
        self.width: i64 = width
        self.c = c
        self.root = Node()

    def run(self, work: i64, until: float) -> None:
        number: i64
        for number in range(work):
            self.descend(number)
            if time.perf_counter() > until:
                return

    def select(self, node: Node, options: list[Action], root: bool) -> i64:
        wide: i64 = len(node.actions)
        if not root:
            wide = min(wide, 1 + int(math.sqrt(float(node.visited))))
        best: i64 = -1
        top = -1.0
        at: i64
        for at in range(len(node.actions)):
            if at >= wide and best >= 0:
                break
            if node.actions[at] in options:
                if node.visits[at] == 0:
                    return at
                n = float(node.visits[at])
                score = node.totals[at] / n + self.c * math.sqrt(math.log(float(node.visited) + 1.0) / n)
                if score > top:
                    top = score
                    best = at
        return best

    def descend(self, number: i64) -> None:
        luck = Chance(self.seed * LUCKS + int(number))
        choices = Chance((self.seed ^ 1) * LUCKS + int(number))
        luck.writes = choices.writes = False
        s: State = self.worlds[number % len(self.worlds)].clone()
        s.quiet = True
        node: Node | None = self.root
        path: list[Node] = []
        taken: list[int] = []
        seats: list[int] = []
        made: i64 = 0
        while s.agenda and made < MOST and (made == 0 or not self.mind.reached(s)):
            step = s.agenda[-1]
            seat: i64 = step.seat
            if made == 0:
                seat = self.seat
            elif seat == NOBODY:
                seat = step.waiting()[0]
            action: Action | None = None
            if node is not None:
                root = made == 0
                if not node.actions:
                    plans = self.mind.plans(s, seat) if root else self.mind.inner_plans(s, seat)
                    node.expand([plan.actions[0] for plan in plans[: self.width]])
                at = self.select(node, step.options(s, seat), root)
                if at >= 0:
                    action = node.actions[at]
                    path.append(node)
                    taken.append(at)
                    seats.append(seat)
                    following = node.children[at]
                    if following is None and node.visits[at] > 0:
                        following = Node()
                        node.children[at] = following
                    node = following
                else:
                    node = None
            if action is None:
                action = self.mind.follow(s, seat, choices)
            s.apply(seat, action, luck)
            made += 1
        k: i64
        for k in range(len(path)):
            way: Node = path[k]
            at = taken[k]
            way.totals[at] += self.mind.worth(s, seats[k])
            way.visits[at] += 1
            way.visited += 1


class TreeBot:
    def __init__(self, mind: Mind[Any], seed: int, worlds: int = 16, width: int = 16, c: float = 0.3) -> None:
        self.mind = mind
        self.chance = Chance(seed)
        self.worlds = worlds
        self.width = width
        self.c = c

    def choose(self, view: Any, options: list[Action], sample: Callable[[], Any], budget: Any) -> Action:
        until = time.perf_counter() + budget.seconds * 0.8
        self.chance.dealt.clear()
        if len(options) == 1:
            return options[0]
        seat = view.seat
        worlds = [sample() for _ in range(self.worlds)]
        self.mind.begin(worlds[0], seat)
        for world in worlds:
            self.mind.believe(world, seat, self.chance)
        tree = Tree(self.mind, seat, worlds, int(self.chance.pick(SEEDS)), self.width, self.c)
        tree.run(budget.work, until)
        root = tree.root
        best = max(range(len(root.actions)), key=lambda at: (root.visits[at], root.totals[at]))
        return root.actions[best]
