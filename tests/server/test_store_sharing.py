"""The store of several halls, on both engines: drivers and their fences, visits, closed tables."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from sandtable.server.store import Conflict, Fenced, TableClosed, admin, sharing, writing
from sandtable.server.store.sql import SqlStore
from sandtable.server.store.writing import Append
from tests.server.store_kit import head, opened, with_store

pytestmark = pytest.mark.usefixtures("engine")


def test_only_the_newest_driver_may_append_for_bots_and_clocks(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            await one.append("t", 1, [b"one"], head("t"))
            await one.share(partial(sharing.beat, hall="A", lease=60_000))
            await two.share(partial(sharing.beat, hall="B", lease=60_000))
            first = await one.share(partial(sharing.drive, hall="A", table="t"))
            assert first == 1
            assert await two.share(partial(sharing.drive, hall="B", table="t")) is None, "A is alive"
            await one.append("t", 2, [b"bot"], head("t"), first)
            await one.share(partial(sharing.beat, hall="A", lease=-1))  # as if that much time had passed
            second = await two.share(partial(sharing.drive, hall="B", table="t"))
            assert second == 2
            with pytest.raises(Fenced):
                await one.append("t", 3, [b"late bot"], head("t"), first)
            await one.append("t", 3, [b"person"], head("t"))
            await two.append("t", 4, [b"bot"], head("t"), second)
            assert await one.since("t", 0) == [b"one", b"bot", b"person", b"bot"]

    asyncio.run(play())


def test_a_hall_that_is_late_learns_that_it_was_given_up(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        assert not await store.share(partial(sharing.beat, hall="A", lease=60_000)), "it is new"
        assert await store.share(partial(sharing.beat, hall="A", lease=60_000))
        await store.share(partial(sharing.come, hall="A", number=1, table="t", guest="ada", address="x"))
        assert await store.look(partial(sharing.guests_at, tables=["t"], but="B")) == {"t": {"ada"}}
        assert await store.look(partial(sharing.guests_at, tables=["t"], but="A")) == {"t": frozenset()}
        assert await store.look(partial(sharing.open_pages, but="B", guest="ada", address="y")) == (1, 0)
        assert await store.share(partial(sharing.beat, hall="A", lease=-1))
        assert await store.look(partial(sharing.guests_at, tables=["t"], but="B")) == {"t": frozenset()}
        assert not await store.share(partial(sharing.beat, hall="A", lease=60_000))
        assert await store.look(partial(sharing.guests_at, tables=["t"], but="B")) == {"t": {"ada"}}

    with_store(tmp_path, play)


def test_due_tables_are_those_that_no_living_hall_drives(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        for number in range(5):
            await store.append(f"t{number}", 1, [b""], head(f"t{number}", due=7))
        await store.share(partial(sharing.beat, hall="A", lease=60_000))
        await store.share(partial(sharing.drive, hall="A", table="t1"))
        found = await store.due(8, limit=2)
        assert [each.id for each in found] == ["t0", "t2"]
        assert [each.id for each in await store.due(8, (7, "t2"))] == ["t3", "t4"]
        await store.share(partial(sharing.leave, hall="A"))
        assert len(await store.due(8)) == 5

    with_store(tmp_path, play)


def test_a_closed_table_is_nowhere_and_takes_no_entries(tmp_path: Path) -> None:
    async def play(store: SqlStore) -> None:
        await store.append("t", 1, [b"one"], head("t", listed=True, due=1))
        assert await store.share(partial(admin.close, table="t", closed=True))
        with pytest.raises(TableClosed):
            await store.append("t", 2, [b"two"], head("t"))
        assert await store.head("t") is None
        assert (await store.listed("playing", 9), await store.due(9), await store.sitting("ada", 9)) == (
            [],
        ) * 3
        assert await store.share(partial(admin.close, table="t", closed=False))
        await store.append("t", 2, [b"two"], head("t"))

    with_store(tmp_path, play)


def test_values_change_one_after_the_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            await asyncio.gather(
                *(store.change_value("count", lambda old: f"{old}x") for store in (one, two) * 20)
            )
            assert await one.value("count") == "x" * 40
            assert await one.values("cou") == {"nt": "x" * 40}
            assert await one.remove_value("count")
            assert not await two.remove_value("count")

    asyncio.run(play())


def test_what_was_written_before_the_connection_was_lost_is_not_written_again(tmp_path: Path) -> None:
    """The commit may have succeeded even though its confirmation was lost."""

    async def play(store: SqlStore) -> None:
        first = Append("t", 1, [b"one", b"two"], head("t"))
        assert await store.share(partial(writing.perform, jobs=[first])) == [None]
        (conflict,) = await store.share(partial(writing.perform, jobs=[first]))
        assert isinstance(conflict, Conflict)
        assert await store.share(partial(writing.perform, jobs=[first], again=True)) == [None]
        other = Append("t", 2, [b"somebody else's"], head("t"))
        late, new = await store.share(
            partial(writing.perform, jobs=[other, Append("t", 3, [b"three"], head("t"))], again=True)
        )
        assert isinstance(late, Conflict)
        assert new is None
        assert await store.since("t", 0) == [b"one", b"two", b"three"]

    with_store(tmp_path, play)
