"""However many people have played the deal of a day, its results look at some of their tables only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from sandtable.server.hall.archive.records import imported
from sandtable.server.hall.lobby import deals
from tests.server.fuzz.messages import record
from tests.server.inner_kit import InnerHall, inner_hall

GAME, DAY = "camel-up", "2020-01-01"
MOST, PLAYERS = 3, 7


async def has_played(inner: InnerHall, guest: str, table: str) -> None:
    """Store a finished game as that guest's table of the day."""
    made = imported(record(GAME, sealed=True).to_json(), table, guest, now=1)
    card = msgspec.json.decode(made.head.card)
    card["guests"] = [guest, "", ""]
    head = msgspec.structs.replace(made.head, card=msgspec.json.encode(card), guests=frozenset({guest}))
    await inner.store.append(table, 1, made.entries, head)
    await inner.store.set_value(f"{deals.DAILY}{GAME} {DAY} {guest}", table)


def test_some_of_them_and_the_guests_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "MOST_RESULTS", MOST)

    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            for number in range(PLAYERS):
                await has_played(inner, f"!{number}", f"{number:016}")
            ola, eve = await inner.guest("Ola"), await inner.guest("Eve")
            own = f"{PLAYERS:016}"
            await has_played(inner, ola.guest.id, own)
            path = f"/api/daily/{GAME}?day={DAY}"
            assert len((await eve.get(path))[1]["results"]) == MOST
            results = (await ola.get(path))[1]["results"]
            assert len(results) == MOST + 1
            assert [each["table"] for each in results if each["mine"]] == [own]

            everybody = f"{deals.DAILY}{GAME} {DAY} "
            assert len(await inner.store.values(everybody, MOST)) == MOST, "the others are not even read"
            assert len(await inner.store.values(everybody)) == PLAYERS + 1

    asyncio.run(run())
