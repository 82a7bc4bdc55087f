"""The hall's real clock follows the time since the machine started, not the calendar.

`test_time.py` moves a clock by hand; this shows that the real one is read from the right place.
"""

from __future__ import annotations

import time

import pytest

from sandtable.server.hall.timekeeper import Timekeeper

HOURS = 2 * 3600


@pytest.mark.parametrize("jump", [HOURS, -HOURS], ids=["forward", "back"])
def test_setting_the_systems_clock_does_not_move_it(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    keeper = Timekeeper()
    seconds, moment, wall = keeper.seconds(), keeper.now(), keeper.wall()
    calendar = time.time
    monkeypatch.setattr(time, "time", lambda: calendar() + jump)
    assert 0 <= keeper.monotonic() - keeper._beaten < HOURS / 2
    assert seconds <= keeper.seconds() < seconds + HOURS / 2
    assert moment <= keeper.now() < moment + HOURS / 2 * 1000
    assert abs(keeper.wall() - wall - jump) < HOURS / 2
