"""The expert who judges positions and plans: playouts up to the horizon of its mind.

The chance to win at the end of a game is its result, and before that what the mind makes of the position at
the horizon.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.bots.levels import level_of
from sandtable.bots.search import Mind, Plan, Search, SearchBot
from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.game import Game
from sandtable.core.state import State
from sandtable.core.step import choose_random
from sandtable.review.figures import Estimate, means

RANDOM_WORK: Final = 200  # playouts of a decision in a game without an expert


class RandomMind(Mind[Any]):
    """The mind of a game without an expert: every option is a plan, and everybody plays at random."""

    def plans(self, s: Any, seat: int) -> list[Plan]:
        return [Plan([option]) for option in s.options(seat)]

    def follow(self, s: Any, seat: int, chance: Chance) -> Action:
        options: list[Action] = s.options(seat)
        return choose_random(options, chance)

    def worth(self, s: Any, seat: int) -> float:
        return 1.0 / float(s.setting.seats)


def expert_of(game: Game[Any], seed: int) -> tuple[SearchBot, int]:
    """A new expert of the game, and how many playouts it spends on a decision."""
    if game.bots:
        level = level_of(game.name, "expert")
        expert = level.make(seed)
        if isinstance(expert, SearchBot):
            return expert, level.budget.work
    return SearchBot(RandomMind(), seed), RANDOM_WORK


def result_of(s: State) -> list[float] | None:
    """Each seat's share of the victory, or None if the game is not over."""
    outcome = s.outcome()
    if outcome is None:
        return None
    seats = range(s.setting.seats)
    if not outcome.winners:
        return [0.0 for _ in seats]
    return [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats]


def standing(mind: Mind[Any], s: State) -> list[float]:
    """Each seat's chance to win at the end of a playout."""
    # A mind may count turns until it is asked for a worth, so it is asked even if the game is over.
    worth = [mind.worth(s, seat) for seat in range(s.setting.seats)]
    return (None if s.agenda else result_of(s)) or worth


class Judge:
    """Judges positions of one game; every answer depends only on the position and the seed."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.expert, self.work = expert_of(game, 0)
        self.mind: Mind[Any] = self.expert.mind

    def chances(self, s: State, playouts: int, seed: int) -> list[Estimate]:
        """Each seat's chance to win in this position, if experts play on."""
        over = result_of(s)
        if over is not None:
            return [Estimate(share) for share in over]
        seat = s.to_act()[0]
        self.mind.begin(s, seat)
        search = Search(self.mind, seat, [s], seed, 0.0)
        found = means(s.setting.seats)
        for _ in range(playouts):
            for mean, chance in zip(found, self._playout(search, seat, s), strict=True):
                mean.add(chance)
        return [mean.figure() for mean in found]

    def _playout(self, search: Search[Any], seat: int, s: State) -> list[float]:
        luck, choices = search.chances()
        search.played += 1
        played = s.clone()
        played.quiet = True
        action = self.mind.follow(played, seat, choices)
        search.play(played, Plan([action]), luck, choices)
        return standing(self.mind, played)

    def chance_of(self, search: Search[Any], seat: int, world: State, plan: Plan) -> float:
        """The chance of the seat after one playout of a plan; the caller moves on to other luck."""
        luck, choices = search.chances()
        played = world.clone()
        played.quiet = True
        search.play(played, plan, luck, choices)
        return standing(self.mind, played)[seat]
