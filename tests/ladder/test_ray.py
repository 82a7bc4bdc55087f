"""The ladder on a Ray cluster: a real one, on this machine."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.ladder.workers import on_ray
from tests.ladder.kit import a_plan, lines, run, timeless

PLAN = a_plan("random", "Backer", games=6)


@pytest.mark.skipif(sys.platform != "linux", reason="the test extra has Ray on Linux only")
@pytest.mark.filterwarnings("ignore")  # warnings of Ray itself
def test_ray_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "120")  # all cores may be busy with other tests
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # otherwise Ray would write a token into the home folder
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    far = run(PLAN, tmp_path / "far", on_ray("local"))
    near = run(PLAN, tmp_path / "near")
    assert lines(tmp_path / "far") == lines(tmp_path / "near")
    assert timeless(far) == timeless(near)


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(sandtable.BadSetup, match=r"pip install 'sandtable\[ray\]'"):
        on_ray("local")
