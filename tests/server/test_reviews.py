"""Reviews in the hall: only of finished games, made once, stored, and cancelled only by those who may."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.review.report import VERSION
from sandtable.server.hall.archive.reviews import key_of
from tests.server.inner_kit import inner_hall
from tests.server.kit import Client, Refused, RunningHall
from tests.tiers import PATIENCE

RECORD = Path(__file__).parents[1] / "records" / "camel-up" / "over-the-line.json"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    with RunningHall(tmp_path_factory.mktemp("reviews") / "data", "--bots", "1") as hall:
        yield hall


def imported(guest: Client) -> str:
    """Import a finished game; return the path of its review."""
    table = guest.request("POST", "/api/records", RECORD.read_bytes())["id"]
    return f"/api/tables/{table}/review"


def until(guest: Client, path: str, *states: str) -> Any:
    """Wait until a review is in one of these states; return what the hall says about it."""
    ends = time.monotonic() + PATIENCE
    while (found := guest.get(path))["state"] not in states:
        assert time.monotonic() < ends, found
        time.sleep(0.1)
    return found


def test_a_review_is_made_stored_and_found_again_after_a_restart(served: RunningHall) -> None:
    ola, jan = Client(served, "Ola"), Client(served, "Jan")
    path = imported(ola)
    assert ola.get(path) == {"state": "none", "effort": None, "done": 0, "pieces": 0, "review": None}
    begun = ola.post(path, {"effort": "quick"})
    assert (begun["state"], begun["effort"]) == ("working", "quick")
    assert jan.post(path, {"effort": "quick"})["state"] == "working"  # the same one
    made = until(ola, path, "ready", "failed")
    assert made["state"] == "ready"
    assert made["review"]["effort"] == "quick"
    assert len(made["review"]["totals"]) == made["review"]["seats"]
    assert ola.post(path, {"effort": "quick"}) == made  # the stored review
    served.stop()
    served.start()
    assert jan.get(path) == made


def test_a_review_can_be_cancelled_by_those_who_may(served: RunningHall) -> None:
    ola, jan = Client(served, "Ola"), Client(served, "Jan")
    path = imported(ola)
    ola.post(path, {"effort": "deep"})
    with pytest.raises(Refused) as refused:
        jan.post(path, method="DELETE")
    assert (refused.value.code, refused.value.status) == ("not-your-seat", 403)
    assert ola.get(path)["state"] == "working"
    ola.post(path, method="DELETE")
    assert until(ola, path, "none", "ready", "failed")["state"] == "none"
    assert ola.post(path, method="DELETE")["state"] == "none"  # cancelling nothing is not an error


def test_a_review_of_an_older_form_is_not_shown_and_made_again(tmp_path: Path) -> None:
    """The page could not read it; the record is still there, so nothing is lost."""

    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            _, imported = await ola.post("/api/records", RECORD.read_bytes())
            table = imported["id"]
            older = {"effort": "deep", "version": VERSION - 1, "totals": []}
            await inner.store.set_value(key_of(table), json.dumps(older))
            _, found = await ola.get(f"/api/tables/{table}/review")
            assert (found["state"], found["review"]) == ("none", None)
            _, begun = await ola.post(f"/api/tables/{table}/review", {"effort": "quick"})
            assert begun["state"] == "working"
            await ola.request("DELETE", f"/api/tables/{table}/review")

    asyncio.run(run())


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_a_game_that_is_not_over_has_no_review(served: RunningHall, method: str) -> None:
    ola = Client(served, "Ola")
    table = ola.open_table("camel-up", ["me", "me", "me"], start=True)
    with pytest.raises(Refused) as refused:
        ola.request(method, f"/api/tables/{table}/review", None if method == "GET" else b"{}")
    assert (refused.value.code, refused.value.status) == ("not-over", 409)


def test_a_stranger_without_a_name_starts_nothing(served: RunningHall) -> None:
    path = imported(Client(served, "Ola"))
    with pytest.raises(Refused) as refused:
        Client(served).post(path, {"effort": "quick"})
    assert refused.value.code == "unknown-guest"
