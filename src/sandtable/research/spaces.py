"""One game for environments that step one seat at a time, and its spaces."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt

import sandtable
from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup, IllegalAction
from sandtable.core.outcome import Outcome
from sandtable.core.state import State
from sandtable.research.batch import rewards_of
from sandtable.research.encoder import encoder

FAR: Final = 1000.0  # no scaled number of an observation is larger
OVER: Final = -1  # in place of a seat
Observed = dict[str, npt.NDArray[Any]]


class OptionSpace(gymnasium.spaces.Discrete):
    """All actions of a game; `sample()` without a mask chooses among the options of the moment."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self.options: npt.NDArray[np.int8] = np.zeros(actions, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.options.any():
            mask = self.options
        return super().sample(mask, probability)


class Episode:
    """One game, from a seed to its end, as numbers; a refused action changes nothing."""

    def __init__(self, game: str, seats: int, variants: dict[str, str] | None = None) -> None:
        self.encoder = encoder(game, seats)
        self.game = sandtable.game(game)
        self.seats = seats
        self.scale = np.asarray(self.encoder.scale, np.float32)
        self._setting = self.game.setting(seats, variants or {}, self.game.rules_version)
        self._state: State | None = None
        self.luck = Chance(0)

    @property
    def state(self) -> State:
        """The state with all its secrets; BadSetup before the first reset."""
        if self._state is None:
            raise BadSetup("no game has begun: call reset first")
        return self._state

    def reset(self, seed: int) -> None:
        """Deal a new game; the same seed deals the same game."""
        self.luck = Chance(seed)
        self._state = self.game.deal(self._setting, self.luck)

    @property
    def seat(self) -> int:
        """The seat that answers next, or OVER; of several seats, the first one answers first."""
        waiting = self.state.to_act()
        return waiting[0] if waiting else OVER

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """A 1 for each action that the seat may choose now, if it is its turn to answer."""
        options = self.state.options(seat) if seat == self.seat else []
        return np.asarray(self.encoder.mask(options), np.int8)

    def observe(self, seat: int) -> Observed:
        """What the seat may know, scaled, and its options."""
        numbers = np.asarray(self.encoder.observe(self.state, seat), np.float32)
        return {"observation": numbers / self.scale, "action_mask": self.mask(seat)}

    def act(self, number: Any) -> None:
        """Play an action of the seat that answers next, by its number in the catalogue."""
        seat = self.seat
        if seat == OVER:
            raise IllegalAction("game-over", "the game is over: call reset to start another one")
        actions = self.game.actions
        if not isinstance(number, int | np.integer) or not 0 <= number < len(actions):
            raise IllegalAction(
                "no-such-action", f"expected a number from 0 to {len(actions) - 1}, not {number!r}"
            )
        action = actions[int(number)]
        if action not in self.state.options(seat):
            raise IllegalAction("not-an-option", f"{action.text!r} is not an option of seat {seat} now")
        self.state.apply(seat, action, self.luck)

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def rewards(self) -> list[float]:
        """By seat: the share of the victory minus 1 / seats; zeros until the game is over."""
        outcome = self.outcome()
        return [0.0] * self.seats if outcome is None else rewards_of(outcome.winners, self.seats)

    def draw(self, seat: int | None = None) -> str:
        """The position as text, as a seat or a spectator sees it."""
        return self.game.draw(self.game.view(self.state, seat))

    def observation_space(self) -> gymnasium.spaces.Dict:
        length, actions = self.encoder.layout.length, len(self.game.actions)
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-FAR, FAR, (length,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def action_space(self) -> OptionSpace:
        return OptionSpace(len(self.game.actions))
