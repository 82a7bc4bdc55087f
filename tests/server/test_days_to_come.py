"""The deal of a future day cannot be looked at, not even that of the last day that a date can express."""

from __future__ import annotations

import pytest

from sandtable.server.table.deals import day_of
from tests.server.inside import HallInside
from tests.server.kit import Client, Refused

A_DAY = 24 * 3600 * 1000


@pytest.mark.parametrize("day", ["tomorrow", "9999-12-31"])
def test_a_future_day_is_refused(hall: HallInside, day: str) -> None:
    ola = Client(hall, "Ola")
    today = ola.get("/api/daily/camel-up")
    assert ola.get(f"/api/daily/camel-up?day={today['day']}")["day"] == today["day"]
    day = day_of(today["now"] + A_DAY) if day == "tomorrow" else day
    with pytest.raises(Refused, match=r"^bad-message$"):
        ola.get(f"/api/daily/camel-up?day={day}")
