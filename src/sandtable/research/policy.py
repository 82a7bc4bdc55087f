"""A trained policy: a small network that needs NumPy only, and the bot that plays with it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from sandtable.bots import Budget, Sample
from sandtable.core.action import Action
from sandtable.core.errors import BadSetup
from sandtable.research.encoder import encoder

VARIABLE: Final = "SANDTABLE_POLICY"  # the file of the policy, or a folder with files like camel-up-4.npz
Floats = npt.NDArray[np.float32]


class Policy:
    """Fully connected layers with ReLU between them, from an observation to a number for each action.

    The file is an `.npz` with the name of the game, the number of seats, and the arrays `weight0`, `bias0`,
    `weight1` and so on. `examples/train_ppo.py` writes such files.
    """

    def __init__(self, game: str, seats: int, layers: list[tuple[Floats, Floats]]) -> None:
        self.encoder = encoder(game, seats)
        self.scale = np.asarray(self.encoder.scale, np.float32)
        self.game = game
        self.seats = seats
        self.layers = layers
        sizes = (layers[0][0].shape[1], layers[-1][0].shape[0])
        expected = (self.encoder.layout.length, len(self.encoder.game.actions))
        if sizes != expected:
            raise BadSetup(f"a policy for {game} maps {expected[0]} numbers to {expected[1]}, not {sizes}")

    @classmethod
    def load(cls, path: Path) -> Policy:
        """Return the policy in a file; raise BadSetup if it is not one."""
        try:
            with np.load(path, allow_pickle=False) as file:
                depth = sum(name.startswith("weight") for name in file.files)
                layers = [(file[f"weight{at}"], file[f"bias{at}"]) for at in range(depth)]
                return cls(str(file["game"]), int(file["seats"]), layers)
        except (OSError, ValueError, KeyError, IndexError) as error:
            raise BadSetup(f"{path} is not a policy: {error}") from error

    def save(self, path: Path) -> None:
        """Write the file that `load` reads."""
        arrays: dict[str, Any] = {"game": np.array(self.game), "seats": np.array(self.seats)}
        for at, (weight, bias) in enumerate(self.layers):
            arrays |= {f"weight{at}": weight, f"bias{at}": bias}
        np.savez_compressed(path, **arrays)

    def preferences(self, observations: npt.ArrayLike) -> Floats:
        """Return a number for each action; the larger, the better the policy likes it."""
        values: Floats = np.asarray(observations, np.float32) / self.scale
        for weight, bias in self.layers[:-1]:
            values = np.maximum(values @ weight.T + bias, 0.0)
        weight, bias = self.layers[-1]
        return values @ weight.T + bias

    def best(self, observations: npt.ArrayLike, masks: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Return the number of the action that the policy likes best among those allowed, row by row."""
        chosen: npt.NDArray[np.int64] = np.where(masks, self.preferences(observations), -np.inf).argmax(
            axis=-1
        )
        return chosen


class PolicyBot:
    """Plays the policy that the environment variable SANDTABLE_POLICY names.

    It joins the ladder with `--bot learned=sandtable.research.policy:PolicyBot`, and the hall as the custom
    bot if SANDTABLE_BOT is `sandtable.research.policy:PolicyBot`.
    """

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.policies: dict[int, Policy] = {}

    def choose(self, view: Any, options: list[Action], sample: Sample, budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        policy = self.policy(view.seats)
        # An imagined state looks the same to the seat as the true one, and keeps what the seat remembers.
        observation = policy.encoder.observe(sample(), view.seat)
        liked = policy.preferences(observation)
        return max(options, key=lambda option: float(liked[option.id]))

    def policy(self, seats: int) -> Policy:
        if seats not in self.policies:
            self.policies[seats] = self._load(seats)
        return self.policies[seats]

    def _load(self, seats: int) -> Policy:
        place = os.environ.get(VARIABLE, "")
        if not place:
            raise BadSetup(f"set {VARIABLE} to the file of a policy, or to a folder of such files")
        path = Path(place)
        found = Policy.load(path / f"{self.game}-{seats}.npz" if path.is_dir() else path)
        if (found.game, found.seats) != (self.game, seats):
            raise BadSetup(
                f"{path} plays {found.game} with {found.seats} players, not {self.game} with {seats}"
            )
        return found
