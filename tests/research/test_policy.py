"""A trained policy plays without PyTorch, anywhere that a bot can play."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import sandtable
from sandtable import BadSetup, Chance
from sandtable.bots import LEVELS, Budget, ask
from sandtable.research import encoder
from sandtable.research.chart import bar_chart, line_chart
from sandtable.research.policy import Policy, PolicyBot
from sandtable.server.hall.bots.worker import BotJob, KeptBots
from tests.research.kit import DEALT


def policy(likes: str = "roll", seats: int = 3) -> Policy:
    """A network of two layers that likes one action best, whatever it sees."""
    game, inputs = sandtable.game("camel-up"), encoder("camel-up", seats).layout.length
    first = np.zeros((4, inputs), np.float32), np.ones(4, np.float32)
    bias = np.zeros(len(game.actions), np.float32)
    bias[game.action(likes).id] = 1
    return Policy("camel-up", seats, [first, (np.zeros((len(game.actions), 4), np.float32), bias)])


def test_a_policy_is_saved_and_loaded(tmp_path: Path) -> None:
    made = policy("leg red")
    made.save(tmp_path / "camel-up-3.npz")
    loaded = Policy.load(tmp_path / "camel-up-3.npz")
    seen = np.random.default_rng(1).integers(0, 5, (7, made.encoder.layout.length))
    assert np.array_equal(loaded.preferences(seen), made.preferences(seen))


def test_a_policy_chooses_the_best_of_what_is_allowed() -> None:
    made = policy("leg red")
    masks = np.zeros((2, 59), np.bool_)
    masks[0, [3, 7]] = masks[1, 9] = True
    assert made.best(np.zeros((2, made.encoder.layout.length)), masks).tolist() == [3, 9]


def test_the_bot_plays_the_policy_of_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    policy("roll").save(tmp_path / "camel-up-3.npz")
    policy("leg red", seats=4).save(tmp_path / "camel-up-4.npz")
    game, bot = sandtable.game("camel-up"), PolicyBot("camel-up", 1)
    monkeypatch.setenv("SANDTABLE_POLICY", str(tmp_path))
    for seats, chosen in ((3, "roll"), (4, "leg red")):
        race = game.setup(seats, Chance(7), DEALT)
        assert ask(bot, game, race, 0, Budget(), Chance(0)).text == chosen


def test_the_bot_never_sees_a_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every imagined state gives the same observation as the true one."""
    game, known = sandtable.game("cleopatra"), encoder("cleopatra", 3)
    state = game.setup(3, Chance(7))
    for number in range(10):
        imagined = game.imagine(state, 1, Chance(number))
        assert known.observe(imagined, 1) == known.observe(state, 1)


def test_wrong_files_are_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, race = sandtable.game("camel-up"), sandtable.game("camel-up").setup(4, Chance(7), DEALT)

    def decide() -> None:
        ask(PolicyBot("camel-up", 1), game, race, 0, Budget(), Chance(0))

    monkeypatch.delenv("SANDTABLE_POLICY", raising=False)
    with pytest.raises(BadSetup, match="set SANDTABLE_POLICY"):
        decide()
    monkeypatch.setenv("SANDTABLE_POLICY", str(tmp_path))
    with pytest.raises(BadSetup, match="is not a policy"):
        decide()
    policy().save(tmp_path / "camel-up-4.npz")
    with pytest.raises(BadSetup, match="plays camel-up with 3 players, not camel-up with 4"):
        decide()
    with pytest.raises(BadSetup, match="maps"):
        Policy("camel-up", 4, policy().layers)


def test_charts_are_svg_and_escape_their_words() -> None:
    chart = line_chart("a < b", "x", "y", {"one": [(0, -1), (2, 3)], "none": []})
    assert chart.startswith("<svg")
    assert "a &lt; b" in chart
    assert chart._repr_svg_() == chart
    assert bar_chart("t", "u", {}).count("<rect") == 1


def test_the_hall_asks_the_policy_as_its_custom_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    policy("leg green").save(tmp_path / "camel-up-3.npz")
    monkeypatch.setenv("SANDTABLE_POLICY", str(tmp_path))
    monkeypatch.setenv("SANDTABLE_BOT", "sandtable.research.policy:PolicyBot")
    race = sandtable.game("camel-up").setup(3, Chance(7), DEALT)
    job = BotJob("camel-up", "custom", seat=0, state=race.to_data())
    assert KeptBots(LEVELS).decide(job) == "leg green"
