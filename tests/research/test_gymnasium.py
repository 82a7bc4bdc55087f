"""The Gymnasium environment: one learner plays among bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sandtable
from sandtable import BadSetup, IllegalAction
from sandtable.research.gym import LearnerEnv, register
from tests.research.kit import TABLES


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_environment_checker_passes(name: str, seats: int) -> None:
    """The checker does not know the legal actions, so the ones that are not allowed are replaced."""
    check_env(LearnerEnv(name, seats, illegal="replace"))


@pytest.mark.parametrize("name", sandtable.games())
def test_a_learner_plays_whole_games_among_bots(name: str) -> None:
    env = LearnerEnv(name, 3, level="novice", seat=1)
    observed, info = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        assert np.array_equal(env.action_masks(), observed["action_mask"].astype(bool))
        observed, reward, over, cut, info = env.step(env.action_space.sample())
        assert not cut
    assert reward in (pytest.approx(-1 / 3), pytest.approx(2 / 3), pytest.approx(1 / 6), pytest.approx(0))
    assert len(info["scores"]) == 3
    with pytest.raises(IllegalAction, match="the game is over"):
        env.step(0)


def test_the_same_seed_gives_the_same_game() -> None:
    def played(seed: int) -> list[bytes]:
        env = LearnerEnv("camel-up", 4, level="novice")
        observed, _ = env.reset(seed=seed)
        seen = [observed["observation"].tobytes()]
        for _ in range(8):
            action = int(np.flatnonzero(env.action_masks())[0])
            seen.append(env.step(action)[0]["observation"].tobytes())
        return seen

    assert played(3) == played(3)
    assert played(3) != played(4)


def test_an_illegal_action_is_refused_or_replaced() -> None:
    strict, lenient = (LearnerEnv("camel-up", 3, illegal=way) for way in ("raise", "replace"))
    for env in (strict, lenient):
        env.reset(seed=1)
    before = strict.episode.state.digest()
    with pytest.raises(IllegalAction, match="'partner 1' is not an option"):
        strict.step(47)
    assert strict.episode.state.digest() == before
    assert lenient.step(47)[-1]["replaced"]
    assert "replaced" not in lenient.step(lenient.action_space.sample())[-1]


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "chess"}, "no game"),
        ({"game": "camel-up", "seats": 2}, "3 to 8"),
        ({"game": "camel-up", "level": "divine"}, "no bot 'divine'"),
        ({"game": "camel-up", "seat": 4}, "0 to 3"),
        ({"game": "camel-up", "illegal": "ignore"}, "'ignore'"),
    ],
)
def test_bad_settings_are_explained(settings: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        LearnerEnv(**settings)  # type: ignore[arg-type]


def test_the_games_are_registered() -> None:
    assert (
        register()
        == register()
        == [f"sandtable/{name}-v1" for name in ("CamelUp", "FiveTribes", "Cleopatra")]
    )
    env = gymnasium.make("sandtable/CamelUp-v1", seats=3, render_mode="ansi")
    env.reset(seed=1)
    assert "dice in" in str(env.render())
