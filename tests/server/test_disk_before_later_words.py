"""Answers about a table contain only what is on the disk. This file covers branches, reviews, deals, salvage,
histories and exports. Each is requested while the last decision of a game waits for the disk, and after the
disk has refused it.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.hall.archive import archive
from tests.server.inner_kit import InnerGuest
from tests.server.test_disk_before_words import Ending, before_the_end
from tests.tiers import PATIENCE

CHAIRS = [{"who": "me"}] * 3
ONLY_AFTER_THE_END: list[tuple[str, str, Any]] = [
    ("POST", "branch", {"step": 3, "chairs": CHAIRS}),
    ("POST", "branch", {"step": 3, "chairs": CHAIRS, "luck": "same", "start": True}),
    ("GET", "review", None),
    ("POST", "review", {"effort": "quick"}),
    ("DELETE", "review", None),
    ("POST", "duplicate", {"chairs": CHAIRS}),
]


async def ask(guest: InnerGuest, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    status, answer = await guest.request(method, path, json.dumps(body).encode() if body else b"")
    return status, json.loads(answer)


async def assert_still_playing(ending: Ending, ola: InnerGuest, entry: int) -> None:
    """Check the answers for Ola, who plays there: nobody may know more than she does."""
    table = f"/api/tables/{ending.table}"
    for method, path, body in ONLY_AFTER_THE_END:
        status, trouble = await ask(ola, method, f"{table}/{path}", body)
        assert (status, trouble["code"]) == (409, "not-over"), path
    _, salvaged = await ola.get(f"{table}/salvage")
    assert (salvaged["record"], salvaged["entries"]) == (None, entry)
    assert max(line["entry"] for line in salvaged["lines"]) <= entry
    _, deal = await ola.get(f"{table}/deal")
    assert (deal["ended"], deal["results"]) == (0, [])
    assert (await ola.get(f"{table}/invitation"))[1]["status"] == "playing"
    assert (await ola.get("/api/me/history"))[1]["tables"] == []
    assert await ola.request("GET", "/api/me/records") == (200, b"")
    assert (await ask(ola, "POST", f"{table}/code", {}))[1]["code"] == ""


async def assert_over(ending: Ending, ola: InnerGuest) -> None:
    table = f"/api/tables/{ending.table}"
    assert (await ola.get(f"{table}/review"))[1]["state"] == "none"
    assert (await ola.get(f"{table}/salvage"))[1]["record"]["dice"]["seed"] == ending.seed
    assert [each["id"] for each in (await ola.get("/api/me/history"))[1]["tables"]] == [ending.table]
    assert ending.seed.encode() in (await ola.request("GET", "/api/me/records"))[1]
    assert (await ask(ola, "POST", f"{table}/branch", {"step": 3, "chairs": CHAIRS}))[0] == 200
    assert (await ask(ola, "POST", f"{table}/duplicate", {"chairs": CHAIRS}))[0] == 200


def sitting(ending: Ending) -> InnerGuest:
    guest = ending.page.page.guest
    return InnerGuest(ending.inner, guest, ending.inner.api.people.cookies.dumps(guest.id))


@pytest.mark.parametrize("disk", ["held up", "broken"])
def test_nothing_is_told_before_the_disk_has_it(
    tmp_path: Path, disk: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "PATIENCE", PATIENCE)  # the process starts slowly on a busy machine

    async def act(ending: Ending) -> None:
        store, entry, ola = ending.inner.store, ending.page.live.room.seq, sitting(ending)
        if disk == "broken":
            store.broken = True
            assert (await ending.page.say("act", **ending.wish))["code"] == "not-kept"
            await assert_still_playing(ending, ola, entry)
            store.broken = False
            moving = asyncio.create_task(ending.page.say("act", **ending.wish))
        else:
            store.hold()
            moving = asyncio.create_task(ending.page.say("act", **ending.wish))
            await store.waiting.wait()
            await assert_still_playing(ending, ola, entry)
            store.release()
        assert (await moving)["type"] == "done"
        await assert_over(ending, ola)

    before_the_end(tmp_path, act)
