"""My games: totals by game and opponents, the marks from reviews, and all records in one file."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.core.record import Record
from sandtable.server.hall.archive.reviews import marks_key_of
from sandtable.server.hall.lobby.table_lists import against, tally
from sandtable.server.limits import DEFAULTS
from sandtable.server.protocol.rest.history import LevelTally, ReviewMark
from sandtable.server.protocol.rest.tables import TableCard
from sandtable.server.store import NotRead
from sandtable.server.table.refusal import Refusal
from tests.server.inner_kit import InnerGuest, inner_hall, play_until_the_last_decision
from tests.server.store_kit import with_store


def card(names: list[str], mine: list[int], **more: Any) -> TableCard:
    usual: dict[str, Any] = {
        "id": "A" * 16,
        "game": "camel-up",
        "seats": len(names),
        "pace": "live",
        "status": "over",
        "my_turn": False,
        "waits": [],
        "since": 0,
        "scores": [10] * len(names),
        "winners": [0],
    }
    return TableCard(names=names, mine=mine, **{**usual, **more})


@pytest.mark.parametrize(
    ("names", "mine", "kind"),
    [
        (["Ola", ":regular", ":regular"], [0], "regular"),
        (["Ola", ":regular", ":expert"], [0], "mixed"),
        (["Ola", "Jan", ":expert"], [0], "people"),
        (["Ola", "Ola", ":expert"], [0, 1], "people"),
    ],
)
def test_opponents_are_bots_of_a_level_or_people(names: list[str], mine: list[int], kind: str) -> None:
    assert against(card(names, mine)) == kind


def test_games_are_added_up_by_opponents_hints_and_reviews() -> None:
    games = [
        card(["Ola", ":regular", ":regular"], [0], id="A" * 16, hints=[2, 0, 0]),
        card([":regular", "Ola", ":regular"], [1], id="B" * 16),
        card(["Ola", "Jan", ":expert"], [0], id="C" * 16),
        card(["Ola", ":novice"], [0], game="five-tribes"),
    ]
    found = tally(
        "camel-up", games, {"A" * 16: ReviewMark(0.25, 2, 0.03), "C" * 16: ReviewMark(0.5, 1, 0.04)}
    )
    assert (found.played, found.won, found.hinted, found.reviewed, found.given_away) == (3, 2, 1, 2, 0.75)
    assert found.margin == pytest.approx(0.05)
    assert found.levels == [LevelTally("people", 1, 1), LevelTally("regular", 2, 1)]


async def finished(guest: InnerGuest) -> str:
    """Play a game in which one guest has all seats; return its table."""
    table = await guest.open_table("camel-up", ["me", "me", "me"])
    page = await guest.page(table)
    last = await play_until_the_last_decision(page)
    await page.say("act", **last)
    await page.leave()
    return table


def test_a_guest_sees_and_takes_along_only_what_is_theirs(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola, eve = await inner.guest("Ola"), await inner.guest("Eve")
            table = await finished(ola)
            marks = [ReviewMark(0.5, 3, 0.1), ReviewMark(0.0, 0), ReviewMark(0.1, 1)]
            text = msgspec.json.encode(marks).decode()
            await inner.store.set_value(marks_key_of(table), text)
            await ola.open_table("camel-up", ["me", "me", "me"])  # unfinished
            _, history = await ola.get("/api/me/history")
            assert [each["id"] for each in history["tables"]] == [table]
            assert history["marks"] == {table: {"given_away": 0.5, "mistakes": 3, "margin": 0.1}}
            assert history["counted"] == 1
            status, lines = await ola.request("GET", "/api/me/records")
            assert status == 200
            [line] = lines.splitlines()
            _, record = await ola.get(f"/api/tables/{table}/record")
            assert json.loads(line) == record
            assert Record.from_json(line).result is not None
            assert await eve.request("GET", "/api/me/records") == (200, b"")
            _, nothing = await eve.get("/api/me/history")
            assert nothing["tables"] == []

    asyncio.run(run())


@pytest.mark.parametrize("trouble", [Refusal("table-broken"), NotRead("The disk does not answer")])
def test_a_record_that_cannot_be_given_has_a_line_that_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Refusal | NotRead
) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            first, second = await finished(ola), await finished(ola)
            record = inner.hall.archive.record

            async def damaged(table: str, guest: str) -> bytes:
                if table == first:
                    raise trouble
                return await record(table, guest)

            monkeypatch.setattr(inner.hall.archive, "record", damaged)
            _, lines = await ola.request("GET", "/api/me/records")
            newest, oldest = (json.loads(line) for line in lines.splitlines())
            assert newest["game"] == "camel-up"
            assert oldest == {"table": first, "refused": trouble.code}
            assert second != first

    asyncio.run(run())


def test_a_disk_that_fails_is_an_error_and_not_an_empty_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise NotRead("The disk does not answer")

    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            await finished(ola)
            monkeypatch.setattr(inner.store.store, "sitting", fail)
            status, trouble = await ola.get("/api/me/records")
            assert (status, trouble["code"]) == (503, NotRead.code)

    asyncio.run(run())


def test_exports_have_a_rate(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            inner.api.rates.generous = False
            for _ in range(DEFAULTS.exports.amount):
                assert (await ola.request("GET", "/api/me/records"))[0] == 200
            assert (await ola.request("GET", "/api/me/records"))[0] == 429

    asyncio.run(run())


def test_values_are_found_by_their_names(engine: str, tmp_path: Path) -> None:
    """This holds in both databases."""

    async def look(store: Any) -> dict[str, str]:
        await store.set_value("marks A", "1")
        await store.set_value("marks B", "2")
        assert await store.values_of([]) == {}
        found: dict[str, str] = await store.values_of(["marks A", "marks C"])
        return found

    assert with_store(tmp_path, look) == {"marks A": "1"}
