"""Train a policy by self-play with PPO on `sandtable.research.Batch`. Needs PyTorch and `sandtable[rl]`.

    python examples/train_ppo.py --game camel-up --minutes 20 --out policies

All seats play the same network, each from its own observation. The policy is written as an `.npz` file that
`sandtable.research.policy` plays without PyTorch, beside a learning curve (`.csv` and `.svg`).
"""

from __future__ import annotations

import argparse
import csv
import math
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

import sandtable
from sandtable.bots import ask, budget, make
from sandtable.research import Batch
from sandtable.research.chart import line_chart
from sandtable.research.policy import Policy

Array = npt.NDArray[Any]
# For each game, the slice of the observation that holds what each seat has gained so far, and the size of a
# large difference. The reward for an action is the change of this margin, so that the network learns before
# the end of the game.
GAINS = {
    "camel-up": ("money", 10.0),
    "five-tribes": ("counted_gold", 40.0),
    "cleopatra": ("counted_talents", 30.0),
}
GAMMA, LAMBDA, CLIP, EPOCHS, MINIBATCH = 1.0, 0.95, 0.2, 3, 2048


class Learner:
    """A network with two heads: preferences for the actions, and the value of the position for the seat."""

    def __init__(self, batch: Batch, hidden: int) -> None:
        self.scale = torch.as_tensor(batch.scale)
        self.body = nn.Sequential(
            nn.Linear(batch.layout.length, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, len(batch.game.actions))
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 1.0)
        self.parameters = [*self.body.parameters(), *self.policy.parameters(), *self.value.parameters()]
        self.optimizer = torch.optim.Adam(self.parameters, eps=1e-5)

    def __call__(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of each action's probability and the value, for each row."""
        inside = self.body(observations.float() / self.scale)
        preferences = self.policy(inside).masked_fill(~masks, -1e9)
        return torch.log_softmax(preferences, -1), self.value(inside).squeeze(-1)

    def best(self, observations: Array, masks: Array) -> Array:
        """The most likely action of each row."""
        with torch.no_grad():
            chosen: Array = self(torch.as_tensor(observations), torch.as_tensor(masks))[0].argmax(-1).numpy()
        return chosen

    def export(self, batch: Batch) -> Policy:
        """The policy without its value head, which play does not need."""
        layers = [self.body[0], self.body[2], self.policy]
        arrays = [(each.weight.detach().numpy().copy(), each.bias.detach().numpy().copy()) for each in layers]
        return Policy(batch.game.name, batch.seats, arrays)


class Rollout(NamedTuple):
    """The decisions of all rows, step by step; the last four fields are filled in afterwards."""

    observations: Array
    masks: Array
    actions: Array
    log_chances: Array
    values: Array
    seats: Array
    gains: Array  # the margin of the seat that decides, before it decides
    ends: Array
    final: Array  # for each seat, the last reward of a game that ended with this step


def collect(batch: Batch, frame: Any, learner: Learner, steps: int) -> tuple[Rollout, Any]:
    """Let the network play against itself for some steps."""
    kept: list[tuple[Any, ...]] = []
    for _ in range(steps):
        with torch.no_grad():
            log_chances, values = learner(torch.as_tensor(frame.observations), torch.as_tensor(frame.masks))
        actions = (log_chances - torch.empty_like(log_chances).exponential_().log()).argmax(-1)
        chosen = log_chances.gather(1, actions[:, None]).squeeze(1)
        after = batch.step(actions.numpy())
        kept.append(
            (
                frame.observations,
                frame.masks,
                actions.numpy(),
                chosen.numpy(),
                values.numpy(),
                frame.seats,
                margin(batch, frame.observations),
                after.ends,
                last_reward(batch, after),
            )
        )
        frame = after
    return Rollout(*(np.stack(column) for column in zip(*kept, strict=True))), frame


def margin(batch: Batch, observations: Array) -> Array:
    """How far the seat that decides is ahead of the mean of the others; each slice begins with the viewer."""
    name, large = GAINS[batch.game.name]
    gains = observations[:, batch.layout[name].span].astype(np.float32)
    ahead: Array = (gains[:, 0] - gains[:, 1:].mean(axis=1)) / large
    return ahead


def last_reward(batch: Batch, frame: Any) -> Array:
    """The reward at the end of a game: the share of the victory and the margin of the scores."""
    large = GAINS[batch.game.name][1]
    scores = frame.scores.astype(np.float32)
    others = (scores.sum(1, keepdims=True) - scores) / (batch.seats - 1)
    reward: Array = np.clip((scores - others) / large, -2, 2) + 2 * frame.rewards
    return reward


def advantages(rollout: Rollout, seats: int) -> tuple[Array, Array]:
    """Generalized advantage estimates: each seat's decisions form a chain of their own.

    Returns the estimates, and which of them are known: the last decision of a seat in a game that goes on is
    not, because what it leads to has not been seen.
    """
    steps, rows = rollout.values.shape
    every = np.arange(rows)
    value, gain, estimate, final = (np.zeros((rows, seats), np.float32) for _ in range(4))
    seen = np.zeros((rows, seats), np.bool_)
    found, known = np.zeros((steps, rows), np.float32), np.zeros((steps, rows), np.bool_)
    for step in range(steps - 1, -1, -1):
        ended = rollout.ends[step]
        for kept in (value, gain, estimate):
            kept[ended] = 0
        seen[ended] = True
        final[ended] = rollout.final[step][ended]
        at = (every, rollout.seats[step])
        reward = final[at] + gain[at] - rollout.gains[step]
        estimate[at] = reward + GAMMA * value[at] - rollout.values[step] + GAMMA * LAMBDA * estimate[at]
        found[step], known[step] = estimate[at], seen[at]
        estimate[at] *= seen[at]
        value[at], gain[at], final[at], seen[at] = rollout.values[step], rollout.gains[step], 0, True
    return found, known


def improve(learner: Learner, rollout: Rollout, seats: int, rate: float, entropy: float) -> None:
    """Take a few small steps towards the actions that turned out better than expected."""
    estimates, known = advantages(rollout, seats)
    pick = np.flatnonzero(known)
    columns = [rollout.observations, rollout.masks, rollout.actions, rollout.log_chances]
    flat = [torch.as_tensor(column.reshape(known.size, *column.shape[2:])[pick]) for column in columns]
    gained = torch.as_tensor(estimates.ravel()[pick])
    targets = gained + torch.as_tensor(rollout.values.ravel()[pick])
    for group in learner.optimizer.param_groups:
        group["lr"] = rate
    for _ in range(EPOCHS):
        for part in torch.randperm(len(pick)).split(MINIBATCH):
            observations, masks, actions, before = (column[part] for column in flat)
            log_chances, values = learner(observations, masks)
            ratio = (log_chances.gather(1, actions[:, None]).squeeze(1) - before).exp()
            advantage = gained[part]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            better = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            variety = -(log_chances.exp() * log_chances.masked_fill(~masks, 0)).sum(-1).mean()
            loss = -better + 0.5 * (values - targets[part]).square().mean() - entropy * variety
            learner.optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters, 0.5)
            learner.optimizer.step()


def evaluate(learner: Learner, options: Any, level: str, seed: int) -> tuple[float, float]:
    """The share of wins of one learner among bots of a level, and half the width of its 95 % interval."""
    games, seats = options.games, options.seats
    batch = Batch(options.game, seats, games, seed, resets=False)
    bots = [make(options.game, level, seed + row) for row in range(games)]
    allowed, imagination = budget(options.game, level), sandtable.Chance(seed)
    own = np.arange(games) % seats
    frame, won = batch.frame(), np.zeros(games)
    while (frame.seats >= 0).any():
        actions = np.where(frame.seats == own, learner.best(frame.observations, frame.masks), -1)
        states = batch.states()
        for row in np.flatnonzero((frame.seats >= 0) & (frame.seats != own)):
            seat = int(frame.seats[row])
            actions[row] = ask(bots[row], batch.game, states[row], seat, allowed, imagination).id
        frame = batch.step(actions)
        won += np.where(frame.ends, frame.rewards[np.arange(games), own] + 1 / seats, 0)
    share = float(won.mean())
    return share, 1.96 * math.sqrt(max(share * (1 - share), 0.25 / games) / games)


def main() -> None:
    """Train until the time is up, and write the policy and its learning curve."""
    options = arguments()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    batch = Batch(options.game, options.seats, options.rows, options.seed)
    learner, frame = Learner(batch, options.hidden), batch.reset()
    place = options.out / f"{options.game}-{options.seats}"
    options.out.mkdir(parents=True, exist_ok=True)
    curve: list[dict[str, float]] = []
    began, decisions, due = time.monotonic(), 0, 0.0
    while (minutes := (time.monotonic() - began) / 60) < options.minutes:
        if minutes >= due:
            curve.append(measured(learner, options, minutes, decisions))
            write_curve(curve, place, options)
            due += options.minutes / options.points
        left = 1 - minutes / options.minutes
        rollout, frame = collect(batch, frame, learner, options.steps)
        improve(learner, rollout, options.seats, options.rate * max(left, 0.05), options.entropy * left)
        decisions += rollout.actions.size
    learner.export(batch).save(place.with_suffix(".npz"))
    curve.append(measured(learner, options, minutes, decisions))
    write_curve(curve, place, options)


def measured(learner: Learner, options: Any, minutes: float, decisions: int) -> dict[str, float]:
    """One point of the learning curve."""
    point = {"minutes": round(minutes, 2), "decisions": float(decisions)}
    for level in options.against:
        share, half = evaluate(learner, options, level, seed=1_000_000 + options.seed)
        point |= {level: round(share, 4), f"{level}_interval": round(half, 4)}
    print("  ".join(f"{name} {value:g}" for name, value in point.items()), flush=True)
    return point


def write_curve(curve: list[dict[str, float]], place: Path, options: Any) -> None:
    """Write the learning curve as a table and as a plot that also shows the share of an equally strong
    player."""
    with place.with_suffix(".csv").open("w", newline="") as file:
        table = csv.DictWriter(file, list(curve[0]))
        table.writeheader()
        table.writerows(curve)
    lines = {
        f"among {level}": [(point["minutes"], point[level]) for point in curve] for level in options.against
    }
    lines["an equal player"] = [(point["minutes"], 1 / options.seats) for point in curve]
    title = f"{options.game}, {options.seats} players: share of wins of one learner"
    place.with_suffix(".svg").write_text(line_chart(title, "minutes", "share", lines), "utf-8")


def arguments() -> Any:
    parser = argparse.ArgumentParser(description="Train a policy by self-play with PPO.")
    parser.add_argument("--game", default="camel-up", choices=list(GAINS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--out", type=Path, default=Path("policies"))
    parser.add_argument("--against", nargs="+", default=["random", "novice"], help="for the curve")
    parser.add_argument("--games", type=int, default=200, help="for each point of the curve and each level")
    parser.add_argument("--points", type=int, default=8, help="of the curve, before the last")
    parser.add_argument("--rows", type=int, default=256, help="games at the same time")
    parser.add_argument("--steps", type=int, default=64, help="of each game between two improvements")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--threads", type=int, default=1, help="more only helps on idle cores")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
