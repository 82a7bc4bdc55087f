"""What luck changed: the position that was dealt, compared with what could be expected.

The expectation goes over the true distribution of the dice and cards and uses the same judgement as the
position that was dealt. So the expected change is zero, however good or bad the judgement is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.state import State
from sandtable.review.figures import Estimate, means, weighted
from sandtable.review.judge import Judge

Deal = Callable[[Chance], State]


class Explorer(Chance):
    """Luck that follows a path of outcomes, then always the first one, and notes the number of outcomes."""

    def __init__(self, path: list[int]) -> None:
        super().__init__(0)
        self.path = path
        self.sizes: list[int] = []

    def next(self, n: int) -> int:
        at = len(self.sizes)
        self.sizes.append(n)
        return self.path[at] if at < len(self.path) else 0


def after(s: State, seat: int, action: Action) -> Deal:
    """A function that plays the action in a copy of the state, with the luck that it is given."""

    def deal(chance: Chance) -> State:
        played = s.clone()
        played.apply(seat, action, chance)
        return played

    return deal


def outcomes(deal: Deal, most: int) -> list[tuple[float, State]] | None:
    """Everything that can be dealt, each with its probability; None if there are more than `most`."""
    found: list[tuple[float, State]] = []
    for each in explored(deal):
        if len(found) == most:
            return None
        found.append(each)
    return found


def explored(deal: Deal) -> Iterator[tuple[float, State]]:
    """Yield everything that can be dealt, with its probability."""
    path: list[int] = []
    while True:
        luck = Explorer(path)
        state = deal(luck)
        chance = 1.0
        for size in luck.sizes:
            chance /= size
        yield chance, state
        path = [*luck.dealt]
        sizes = luck.sizes
        while path and path[-1] + 1 == sizes[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1


def expected(judge: Judge, deal: Deal, most: int, draws: int, playouts: int, seed: int) -> list[Estimate]:
    """Each seat's expected chance before something is dealt, over the true distribution of what may come."""
    every = outcomes(deal, most)
    if every is None:
        return sampled(judge, deal, draws, max(1, playouts // draws), seed)
    each = max(2, 2 * playouts // len(every))
    judged = [
        (chance, judge.chances(state, each, seed + 2 * number))
        for number, (chance, state) in enumerate(every, 1)
    ]
    seats = range(len(judged[0][1]))
    return [weighted([(chance, figures[seat]) for chance, figures in judged]) for seat in seats]


def sampled(judge: Judge, deal: Deal, draws: int, playouts: int, seed: int) -> list[Estimate]:
    """The same from a sample of independent draws: unbiased, with a margin."""
    luck = Chance(seed)
    luck.writes = False
    states = [deal(luck) for _ in range(draws)]
    found = means(states[0].setting.seats)
    for number, state in enumerate(states, 1):
        for mean, figure in zip(found, judge.chances(state, playouts, seed + 2 * number), strict=True):
            mean.add(figure.value)
    return [mean.figure() for mean in found]
