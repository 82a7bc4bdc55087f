"""When the archive or the disk is busy, nobody is told that their table is broken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.hall.archive import archive
from sandtable.server.hall.live import MOST_FOLDED
from sandtable.server.store import StoreError
from sandtable.server.table.refusal import Refusal
from tests.server.inner_kit import InnerHall, eventually, inner_hall
from tests.server.test_long_logs import dither, finished, reopened
from tests.tiers import PATIENCE


@pytest.fixture(autouse=True)
def patient_archive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be patient with the archive's process, which starts slowly on a busy machine."""
    monkeypatch.setattr(archive, "PATIENCE", PATIENCE)


def test_a_table_that_the_archive_cannot_open_now_is_not_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(inner: InnerHall) -> None:
        ola = await inner.guest("Ola")
        table = await ola.open_table("five-tribes", ["me", "me"])
        await dither(await inner.live(table), MOST_FOLDED)
        with monkeypatch.context() as busy:
            busy.setattr(inner.hall.archive.side, "most_waiting", 0)
            with pytest.raises(Exception, match="try-again"):
                await reopened(inner, table)
            status, trouble = await ola.get(f"/api/tables/{table}/log")
            assert (status, trouble["code"]) == (503, "try-again")
            assert table not in inner.hall.quarantine
        assert (await ola.get(f"/api/tables/{table}/log"))[0] == 200

    with_hall(tmp_path, run)


def test_a_review_that_cannot_be_stored_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who asked for the review are told that it failed."""

    async def full(key: str, value: str) -> None:
        raise StoreError("Nothing was written: the disk is full")

    async def run(inner: InnerHall) -> None:
        ola = await inner.guest("Ola")
        _, opened = await ola.post("/api/records", finished().to_json())
        monkeypatch.setattr("sandtable.server.hall.archive.reviews.reviewed", nothing_found)
        path = f"/api/tables/{opened['id']}/review"
        with monkeypatch.context() as broken:
            broken.setattr(inner.store.store, "set_value", full)
            assert (await ola.post(path, {"effort": "quick"}))[0] == 200
            await eventually(lambda: not inner.hall.reviews.jobs)
        assert (await ola.get(path))[1]["state"] == "failed"

    with_hall(tmp_path, run)


def test_a_guest_may_have_only_a_part_of_the_reviews_and_guests_take_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(inner: InnerHall) -> None:
        eve, ola = await inner.guest("Eve"), await inner.guest("Ola")
        begun: list[str] = []
        all_asked = asyncio.Event()

        async def record(table: str) -> bytes:
            begun.append(table)
            await all_asked.wait()
            raise Refusal("try-again")

        monkeypatch.setattr(inner.hall.archive, "record", record)
        tables, answers = [], []
        for guest in (eve, eve, eve, eve, ola):
            _, opened = await guest.post("/api/records", finished().to_json())
            tables.append(opened["id"])
            answers.append((await guest.post(f"/api/tables/{tables[-1]}/review", {"effort": "quick"}))[0])
        assert answers == [200, 200, 200, 503, 200]
        all_asked.set()
        await eventually(lambda: not inner.hall.reviews.jobs)
        assert begun == [tables[each] for each in (0, 1, 4, 2)]

    with_hall(tmp_path, run)


async def nothing_found(*arguments: object) -> dict[str, str]:
    """Stands in for a review, which would take minutes."""
    return {}


def with_hall(folder: Path, run: Callable[[InnerHall], Coroutine[Any, Any, None]]) -> None:
    async def all_of_it() -> None:
        async with inner_hall(folder, tick=60.0) as inner:
            await run(inner)

    asyncio.run(all_of_it())
