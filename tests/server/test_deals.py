"""Deals that are the same for everybody; nobody learns the luck of a deal that they have yet to play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.hall.lobby.deals import Deals
from sandtable.server.hall.page import NOT_WATCHABLE
from sandtable.server.store.sql import SqlStore
from sandtable.server.table.deals import day_of, end_of, is_day
from tests.server.by_hand import ByHand
from tests.server.inside import HallInside
from tests.server.kit import Client, ConnectionClosed, Refused, play_to_the_end
from tests.server.store_kit import url

NOW = 1_794_900_000.0  # seconds since 1970; the morning of some day
CLOSED = ("record", "verify", "story", "moment?entry=9", "review", "salvage")


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[HallInside]:
    with HallInside(tmp_path / "data", ByHand(began=NOW)) as inside:
        yield inside


def a_day_later(hall: HallInside) -> None:
    """Move the hall's clock forward without letting anything else happen."""

    async def jump() -> None:
        hall.hall.time.not_before(hall.hall.time.now() + 24 * 3_600_000)

    hall.do(jump())


def play(guest: Client, table: str, seat: int = 0) -> Any:
    """Play a seat to the end, always with the last option; return the first show and the last one."""

    async def all_of_it() -> Any:
        async with guest.at(table, f"?seat={seat}") as page:
            first = await page.next_show()
            await play_to_the_end(page, lambda options: "roll" if "roll" in options else options[-1])
            return first, page.show

    return asyncio.run(all_of_it())


def daily(guest: Client, game: str = "camel-up") -> str:
    return str(guest.post(f"/api/daily/{game}")["id"])


def code_of(guest: Client, path: str, method: str = "GET", body: bytes | None = None) -> str:
    """Why a request is refused; empty if it is not."""
    try:
        guest.request(method, path, body)
    except Refused as refused:
        return refused.code
    return ""


def may_open(guest: Client, table: str) -> bool:
    """Whether the socket of a table shows anything."""

    async def look() -> bool:
        async with guest.at(table) as page:
            try:
                await page.next_show()
            except ConnectionClosed as closed:
                return not (closed.rcvd and closed.rcvd.code == NOT_WATCHABLE)
            return True

    return asyncio.run(look())


def test_everybody_gets_the_same_deal_and_one_table_of_it(hall: HallInside) -> None:
    ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
    mine, his = daily(ola), daily(jan)
    assert daily(ola) == mine != his
    rooms = [hall.hall.rooms[table].room for table in (mine, his)]
    assert rooms[0].deal is not None
    assert rooms[0].seed == rooms[1].seed
    assert rooms[0].settings == rooms[1].settings
    assert not rooms[0].settings.undo
    assert not rooms[0].settings.hints
    assert [chair.level for chair in rooms[0].chairs] == ["", "regular", "regular", "regular"]
    assert hall.do(hall.hall.deals.seed_of("five-tribes", rooms[0].deal.day)) != rooms[0].seed
    assert hall.do(hall.hall.deals.seed_of("camel-up", "2026-01-01")) != rooms[0].seed


def test_the_deal_of_the_day_is_sealed_until_the_day_is_over(hall: HallInside) -> None:
    ola, jan, nobody = Client(hall, "Ola"), Client(hall, "Jan"), Client(hall)
    table = daily(ola)
    assert not may_open(jan, table), "nobody watches"
    assert ola.get("/api/daily/camel-up")["results"] == []
    _, last = play(ola, table)
    assert last["room"]["status"] == "over"
    assert last["room"]["seed"] is None
    for guest in (ola, jan, nobody):
        for path in CLOSED:
            refused = code_of(guest, f"/api/tables/{table}/{path}")
            assert refused == "deal-sealed" or (guest is nobody and refused == "unknown-guest"), path
    branch = b'{"step": 5, "chairs": [{"who": "me"}, {"who": "me"}, {"who": "me"}, {"who": "me"}]}'
    assert code_of(ola, f"/api/tables/{table}/branch", "POST", branch) == "deal-sealed"
    assert code_of(ola, f"/api/tables/{table}/review", "POST", b"{}") == "deal-sealed"
    assert code_of(jan, f"/api/tables/{table}/log") == "deal-sealed"
    assert not may_open(jan, table)
    assert may_open(ola, table), "whoever has played it sees how it ended"
    seen = ola.get("/api/daily/camel-up")
    assert (seen["state"], [result["table"] for result in seen["results"]]) == ("done", [table])
    assert jan.get("/api/daily/camel-up")["results"] == [], "sealed until played"
    day = seen["day"]
    a_day_later(hall)
    [result] = jan.get(f"/api/daily/camel-up?day={day}")["results"]
    assert (result["table"], result["scores"]) == (table, seen["results"][0]["scores"])
    assert jan.get(f"/api/tables/{table}/verify")["good"] is True
    assert nobody.get(f"/api/tables/{table}/record")["dice"]["seed"]
    assert may_open(jan, table)
    assert jan.get("/api/daily/camel-up")["day"] > day
    assert daily(ola) != table, "another day, another deal"


def test_a_game_that_ends_after_its_day_does_not_count(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    table, day = daily(ola), ola.get("/api/daily/camel-up")["day"]
    a_day_later(hall)
    play(ola, table)
    assert ola.get(f"/api/daily/camel-up?day={day}")["results"] == []


@pytest.mark.parametrize("day", ["yesterday", "2026-13-01", "2026-1-1", "20261117"])
def test_invalid_days_are_refused(hall: HallInside, day: str) -> None:
    assert code_of(Client(hall, "Ola"), f"/api/daily/camel-up?day={day}") == "bad-message"
    assert code_of(Client(hall, "Ola"), "/api/daily/chess") == "no-such-game"
    assert code_of(Client(hall), "/api/daily/camel-up", "POST", b"{}") == "unknown-guest"


def chairs(*who: str) -> bytes:
    wanted = ", ".join(
        f'{{"who": "{each}"}}' if each != "bot" else '{"who": "bot", "level": "novice"}' for each in who
    )
    start = "true" if "open" not in who else "false"
    return f'{{"chairs": [{wanted}], "start": {start}}}'.encode()


def duplicate(guest: Client, table: str, *who: str) -> str:
    return str(guest.request("POST", f"/api/tables/{table}/duplicate", chairs(*who))["id"])


def change_of(guest: Client, table: str) -> str:
    """Why the host may not change the settings."""

    async def change() -> None:
        async with guest.at(table) as page:
            await page.next_show()
            await page.ask("change", settings={"game": "camel-up", "seats": 3, "undo": True})

    with pytest.raises(Refused) as refused:
        asyncio.run(change())
    return refused.value.code


def test_duplicates_share_their_luck_and_compare_their_results(hall: HallInside) -> None:
    ola, jan, eve = Client(hall, "Ola"), Client(hall, "Jan"), Client(hall, "Eve")
    first = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
    play(ola, first)
    assert eve.get(f"/api/tables/{first}/record"), "not yet shared"
    assert (
        code_of(jan, f"/api/tables/{first}/duplicate", "POST", chairs("me", "bot", "bot")) == "not-your-seat"
    )
    with_friends = duplicate(ola, first, "open", "open", "bot")
    assert change_of(ola, with_friends) == "deal-fixed"
    second = duplicate(jan, first, "me", "bot", "bot")
    rooms = [hall.hall.rooms.get(table) or hall.do(hall.hall.table(table)) for table in (first, second)]
    assert rooms[0].room.seed == rooms[1].room.seed
    assert dict(rooms[0].room.sealed().salts) == dict(rooms[1].room.sealed().salts)
    # As long as somebody is still playing the deal, it is sealed, for strangers and for players alike.
    for guest in (jan, eve, Client(hall)):
        assert code_of(guest, f"/api/tables/{first}/record") == "deal-sealed"
    assert not may_open(jan, first)
    assert ola.get(f"/api/tables/{first}/record")
    assert jan.get(f"/api/tables/{first}/deal")["results"] == []
    assert (
        code_of(jan, f"/api/tables/{first}/duplicate", "POST", chairs("me", "bot", "bot"))
        == "deal-unfinished"
    )
    play(jan, second)
    records = [jan.get(f"/api/tables/{table}/record") for table in (first, second)]
    assert records[0]["setup"] == records[1]["setup"]
    assert records[0]["dice"] == records[1]["dice"]
    compared = jan.get(f"/api/tables/{second}/deal")
    assert [result["table"] for result in compared["results"]] == [first, second]
    assert (compared["tables"], compared["ended"]) == (3, 2)
    assert with_friends not in [result["table"] for result in compared["results"]]
    assert eve.get(f"/api/tables/{second}/deal")["results"] == []
    assert jan.get(f"/api/tables/{second}/verify")["good"] is True


def test_whoever_knows_the_deal_is_marked_and_whoever_plays_it_sits_at_one_table(hall: HallInside) -> None:
    ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
    first = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
    play(ola, first)
    second = duplicate(ola, first, "me", "bot", "bot")
    assert code_of(ola, f"/api/tables/{first}/record") == "deal-sealed", "it is on the table again"
    play(ola, second)
    results = ola.get(f"/api/tables/{first}/deal")["results"]
    assert [result["again"] for result in results] == [[], [0]]
    waiting, playing = duplicate(ola, first, "open", "bot", "bot"), duplicate(jan, first, "me", "bot", "bot")
    assert playing

    async def sit() -> None:
        async with jan.at(waiting) as page:
            await page.next_show()
            await page.ask("sit", seat=0, salt="pepper")

    with pytest.raises(Refused, match="deal-unfinished"):
        asyncio.run(sit())


def test_only_sealed_luck_can_be_shared(hall: HallInside) -> None:
    ola = Client(hall, "Ola")
    table = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
    assert code_of(ola, f"/api/tables/{table}/duplicate", "POST", chairs("me", "bot", "bot")) == "not-over"
    today = daily(ola)
    play(ola, today)
    assert (
        code_of(ola, f"/api/tables/{today}/duplicate", "POST", chairs("me", "bot", "bot", "bot")) == "no-seal"
    )


def test_heads_come_in_the_order_asked_for(engine: str, tmp_path: Path) -> None:
    """This holds in both databases."""

    async def run() -> None:
        store = await SqlStore.open(url(tmp_path))
        try:
            assert await store.heads([]) == []
            assert await store.heads(["A" * 16]) == []
            deals = Deals(store, ByHand(began=NOW))
            for table in ("B" * 16, "C" * 16):
                await deals.add("A" * 16, table)
            assert await deals.tables("A" * 16) == ["A" * 16, "B" * 16, "C" * 16]
            assert await deals.seed_of("camel-up", "2026-11-17") == await deals.seed_of(
                "camel-up", "2026-11-17"
            )
        finally:
            await store.close()

    asyncio.run(run())


def test_days() -> None:
    assert day_of(end_of("2026-11-17") - 1) == "2026-11-17"
    assert day_of(end_of("2026-11-17")) == "2026-11-18"
    assert is_day("2026-02-28")
    assert not is_day("2026-02-30")
