"""Gymnasium: one learner among bots of a chosen level."""

from __future__ import annotations

from typing import Any, Final, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from sandtable.bots import Bot, ask, budget, make
from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup
from sandtable.research.encoder import observable
from sandtable.research.spaces import OVER, Episode, Observed, OptionSpace

UNLIMITED: Final = 1e9  # seconds: bots count their work, so that a game does not depend on the machine


class LearnerEnv(gymnasium.Env[Any, Any]):
    """The learner has one seat, bots have the others; a step lasts until the learner must decide again.

    `seat` is the learner's; without it, each game draws one at random. The reward, at the end, is the share
    of the victory minus 1 / seats. `action_masks` and the observation say what is allowed. Another action
    raises IllegalAction and changes nothing; for learners without masks, `illegal="replace"` plays a random
    option instead and says so in `info["replaced"]`.

    >>> from sandtable.research.gym import LearnerEnv
    >>> env = LearnerEnv("camel-up", seats=4, level="novice")
    >>> observed, info = env.reset(seed=7)
    >>> observed, reward, over, cut, info = env.step(env.action_space.sample())
    >>> over
    False
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it so

    def __init__(
        self,
        game: str,
        seats: int = 4,
        level: str = "random",
        seat: int | None = None,
        variants: dict[str, str] | None = None,
        illegal: Literal["raise", "replace"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, seats, variants)
        if seat is not None and seat not in range(seats):
            raise BadSetup(f"the learner's seat is one of 0 to {seats - 1}, not {seat}")
        if illegal not in ("raise", "replace"):
            raise BadSetup(f"an illegal action can 'raise' an error or be 'replace'd, not {illegal!r}")
        self.illegal = illegal
        self.level = level
        self.budget = replace(budget(game, level), seconds=UNLIMITED)  # BadSetup if there is no such level
        self.render_mode = render_mode
        self.fixed_seat = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.imagination = Chance(0)
        self.observation_space = self.episode.observation_space()
        self.action_space: OptionSpace = self.episode.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        draw = self.np_random
        seats = self.episode.seats
        self.seat = int(draw.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        self.imagination = Chance(int(draw.integers(1 << 62)))
        name = self.episode.game.name
        others = [other for other in range(seats) if other != self.seat]
        self.bots = {other: make(name, self.level, int(draw.integers(1 << 62))) for other in others}
        self.episode.reset(int(draw.integers(1 << 62)))
        self._let_bots_play()
        return self.episode.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        replaced = self.illegal == "replace" and not self._is_option(action)
        if replaced:
            action = int(self.np_random.choice(np.flatnonzero(self.episode.mask(self.seat))))
        self.episode.act(action)
        self._let_bots_play()
        over = self.episode.seat == OVER
        reward = self.episode.rewards()[self.seat]
        info = self._info() | ({"replaced": True} if replaced else {})
        return self.episode.observe(self.seat), reward, over, False, info

    def _is_option(self, action: int) -> bool:
        """Whether the action is allowed. When the game is over, `act` refuses every action itself."""
        if self.episode.seat == OVER:
            return True
        return action in self.action_space and bool(self.episode.mask(self.seat)[action])

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is allowed now, as learners with masks expect it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """Draw the position as the learner sees it."""
        return self.episode.draw(self.seat) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        while (seat := self.episode.seat) not in (OVER, self.seat):
            bot, state = self.bots[seat], self.episode.state
            chosen = ask(bot, self.episode.game, state, seat, self.budget, self.imagination)
            state.apply(seat, chosen, self.episode.luck)
        self.action_space.options = self.episode.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        outcome = self.episode.outcome()
        return {"seat": self.seat} | ({"scores": outcome.scores} if outcome else {})


def register() -> list[str]:
    """Make the games known to `gymnasium.make`, as `sandtable/CamelUp-v1` and so on; return the names."""
    names = []
    for game in observable():
        name = f"sandtable/{''.join(word.title() for word in game.split('-'))}-v1"
        names.append(name)
        if name not in gymnasium.registry:
            gymnasium.register(name, "sandtable.research.gym:LearnerEnv", kwargs={"game": game})
    return names
