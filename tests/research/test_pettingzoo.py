"""PettingZoo's own tests, for every game and number of players."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

import sandtable
from sandtable import BadSetup, IllegalAction
from sandtable.research.aec import TurnEnv, env, parallel_env
from tests.research.kit import DEALT, TABLES

# PettingZoo knows the games whose observations are dictionaries with a mask by name, and warns about others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_tests_of_pettingzoo_pass(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name, seats), num_cycles=20)
    seed_test(partial(env, name, seats), num_cycles=20)
    render_test(partial(env, name, seats), custom_tests={"ansi": lambda drawn: len(drawn) > 100})
    parallel_api_test(parallel_env(name, seats), num_cycles=20)
    in_cycles = SimpleNamespace(
        parallel_env=partial(parallel_env, name, seats),
        env=lambda max_cycles: parallel_to_aec(parallel_env(name, seats, max_cycles=max_cycles)),
    )
    max_cycles_test(in_cycles)


@pytest.mark.parametrize("seats", sandtable.game("camel-up").seats)
def test_cycles_of_turns_are_counted(seats: int) -> None:
    """In Camel Up the seats decide in turn after the set-up, so PettingZoo's test of cycles applies."""
    both = SimpleNamespace(
        parallel_env=partial(parallel_env, "camel-up", seats, variants=DEALT),
        env=partial(env, "camel-up", seats, variants=DEALT),
    )
    max_cycles_test(both)


@pytest.mark.parametrize("name", sandtable.games())
def test_whole_games_end_with_rewards(name: str) -> None:
    game = env(name, 3)
    game.reset(seed=4)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observed, reward, over, cut, _ = game.last()
        total[agent] += reward
        game.step(None if over or cut else game.action_space(agent).sample(observed["action_mask"]))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0
    with pytest.raises(IllegalAction, match="the game is over"):
        game.episode.act(0)


def test_only_the_seat_that_decides_has_options() -> None:
    game = env("camel-up", 4, variants=DEALT)
    game.reset(seed=1)
    assert game.observe("seat_0")["action_mask"].sum() == 40
    assert game.observe("seat_1")["action_mask"].sum() == 0


@pytest.mark.parametrize("wrong", [47, 59, -1, None, "roll"])
def test_an_illegal_action_is_refused_and_changes_nothing(wrong: object) -> None:
    game = env("camel-up", 3)
    game.reset(seed=1)
    before = game.episode.state.digest()
    with pytest.raises(IllegalAction):
        game.step(wrong)
    assert game.episode.state.digest() == before
    assert game.agent_selection == "seat_0"


def test_sealed_bids_become_turns_without_leaking() -> None:
    """Two games of Cleopatra that differ in the first bid only look the same to the second bidder."""
    seen = []
    for bid in ("bid 0", "bid 3"):
        game = up_to_an_offering()
        first = game.agent_selection
        game.step(game.episode.game.action(bid).id)
        assert game.agent_selection != first
        seen.append(game.observe(game.agent_selection))
    assert all(np.array_equal(seen[0][name], seen[1][name]) for name in seen[0])


def up_to_an_offering() -> TurnEnv:
    game = env("cleopatra", 3)
    game.reset(seed=6)
    choices = np.random.default_rng(2)
    while len(game.episode.state.to_act()) < 3:
        mask = game.observe(game.agent_selection)["action_mask"]
        game.step(int(choices.choice(np.flatnonzero(mask))))
    return game


def test_nothing_happens_before_the_first_reset() -> None:
    with pytest.raises(BadSetup, match="call reset first"):
        env("camel-up", 3).observe("seat_0")
