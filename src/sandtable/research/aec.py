"""PettingZoo: the games as environments in which agents take turns, or all answer in every cycle."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
from pettingzoo import AECEnv, ParallelEnv

from sandtable.core.chance import Chance
from sandtable.research.spaces import OVER, Episode, Observed, OptionSpace


class _Seats:
    """What both kinds of environments share: agents, spaces, rendering."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sandtable_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        max_cycles: int | None = None,
        variants: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, seats, variants)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        space = self.episode.observation_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: self.episode.action_space() for agent in self.possible_agents}
        self._seeds = Chance(0)

    def __str__(self) -> str:
        return f"sandtable_{self.episode.game.name.replace('-', '_')}_v1"

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> OptionSpace:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Start a game; without a seed, the next one of a series that the last seed began."""
        if seed is not None:
            self._seeds = Chance(seed)
        self.episode.reset(self._seeds.next32())
        self.agents = self.possible_agents[:]
        self.note_options()

    def note_options(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.action_spaces[agent].options = self.episode.mask(seat)

    def observe(self, agent: str) -> Observed:
        """What an agent may know; the mask is empty unless it is its turn."""
        return self.episode.observe(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """Draw the position as a spectator sees it."""
        if self.render_mode == "human":
            print(self.episode.draw())
        return self.episode.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(_Seats, AECEnv[str, Observed, Any]):  # type: ignore[misc]  # PettingZoo is untyped
    """Agents take turns: an agent is selected when its seat must decide.

    Bids that are made at the same time become turns in the order of the seats. The reward, at the end, is the
    share of the victory minus 1 / seats. With `max_cycles`, the game is truncated as soon as every agent has
    decided that often, or one of them ten times as often.

    >>> from sandtable.research.aec import env
    >>> race = env("camel-up", 4, variants={"setup_order": "random"})
    >>> race.reset(seed=7)
    >>> race.agent_selection, int(race.observe("seat_0")["action_mask"].sum())
    ('seat_0', 38)
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.episode.seat]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.decisions[agent] += 1
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        over = self.episode.seat == OVER
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and self._too_long())
        self.agent_selection = self.agents[0] if over else self.possible_agents[self.episode.seat]
        self.note_options()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _too_long(self) -> bool:
        if self.max_cycles is None:
            return False
        made = self.decisions.values()
        return min(made) >= self.max_cycles or max(made) >= 10 * self.max_cycles


class CycleEnv(_Seats, ParallelEnv[str, Observed, Any]):  # type: ignore[misc]  # the same
    """All agents answer in every cycle; only the answer of the seat that must decide counts.

    With `max_cycles`, the game is truncated after that many cycles.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        agents = self.agents
        seat = self.episode.seat
        self.episode.act(None if seat == OVER else actions[self.possible_agents[seat]])
        self.cycles += 1
        self.note_options()
        over = self.episode.seat == OVER
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = dict(zip(agents, self.episode.rewards(), strict=True))
        observations = self._observations()
        if over or late:
            self.agents = []
        infos: dict[str, Any] = {agent: {} for agent in agents}
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def _observations(self) -> dict[str, Observed]:
        return {agent: self.observe(agent) for agent in self.possible_agents}


def env(game: str, seats: int, **settings: Any) -> TurnEnv:
    """Return the environment in which agents take turns."""
    return TurnEnv(game, seats, **settings)


def parallel_env(game: str, seats: int, **settings: Any) -> CycleEnv:
    """Return the environment in which all agents answer in every cycle."""
    return CycleEnv(game, seats, **settings)
