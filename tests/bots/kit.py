"""Tools with which tests let bots play: a bot gets a view, the options and imagined states, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandtable import Action, Chance, Game, Outcome, State
from sandtable.bots import Bot, Budget, RandomBot, make
from sandtable.bots.search import Mind, Plan

CAP = 3000  # decisions; the longest games of sensible players take a third of this
BUDGET = Budget()


class Moment:
    """A decision that is about to be played in the state, which then changes in place."""

    def __init__(self, state: State, seat: int, action: Action) -> None:
        self.state = state
        self.seat = seat
        self.action = action


class Counting(Mind[Any]):
    """Thinks as another mind does and counts its playouts: `worth` is called once for each."""

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind
        self.playouts = 0

    def begin(self, s: Any, seat: int) -> None:
        self.mind.begin(s, seat)

    def believe(self, s: Any, seat: int, chance: Chance) -> None:
        self.mind.believe(s, seat, chance)

    def plans(self, s: Any, seat: int) -> list[Plan]:
        return self.mind.plans(s, seat)

    def follow(self, s: Any, seat: int, chance: Chance) -> Action:
        return self.mind.follow(s, seat, chance)

    def reached(self, s: Any) -> bool:
        return self.mind.reached(s)

    def worth(self, s: Any, seat: int) -> float:
        self.playouts += 1
        return self.mind.worth(s, seat)


def ask(bot: Bot, game: Game[Any], state: State, seat: int, luck: Chance) -> Action:
    """Return the action that the bot chooses, and check that it is one of the options."""
    options = state.options(seat)
    chosen = bot.choose(game.view(state, seat), options, lambda: game.imagine(state, seat, luck), BUDGET)
    assert chosen in options, f"{chosen} is none of {options}"
    return chosen


def moments(
    game: Game[Any], bots: list[Bot], seed: int, variants: dict[str, str] | None = None
) -> Iterator[Moment]:
    """Play a whole game decision by decision; fail if it does not end."""
    luck, thoughts = Chance(seed), Chance(~seed)
    state = game.setup(len(bots), luck, variants or {})
    for _ in range(CAP):
        if not state.to_act():
            assert state.outcome() is not None
            yield Moment(state, -1, game.actions[0])
            return
        seat = state.to_act()[0]
        action = ask(bots[seat], game, state, seat, thoughts)
        yield Moment(state, seat, action)
        state.apply(seat, action, luck)
    raise AssertionError(f"no end after {CAP} decisions")


def regular_bot(game: str, seed: int = 0) -> Bot:
    return make(game, "regular", seed)


def regular_bots(game: Game[Any], seats: int, seed: int = 0) -> list[Bot]:
    return [regular_bot(game.name, seed + seat) for seat in range(seats)]


def result(game: Game[Any], bots: list[Bot], seed: int, variants: dict[str, str] | None = None) -> Outcome:
    *_, last = moments(game, bots, seed, variants)
    outcome = last.state.outcome()
    assert outcome is not None
    return outcome


def wins_against_random(game: Game[Any], seats: int, games: int) -> float:
    """The wins of one regular bot among random ones, equally often in every seat; shared victories count in
    part."""
    won = 0.0
    for number in range(games):
        seat = number % seats
        bots: list[Bot] = [RandomBot(number * seats + other) for other in range(seats)]
        bots[seat] = regular_bot(game.name, number)
        winners = result(game, bots, number // seats).winners
        won += 1 / len(winners) if seat in winners else 0.0
    return won
