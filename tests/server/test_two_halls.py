"""Two halls on one database look like one hall to guests: they share cookies, links, presence and limits."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
import redis as redis_client

from sandtable.server.hall import rounds
from sandtable.server.hall.peers import changes, together
from sandtable.server.hall.peers.remote_bus import CHANNEL
from sandtable.server.limits import DEFAULTS
from sandtable.server.store import sharing
from tests.server.history import whole_log
from tests.server.inside import AT_ONCE, HallInside
from tests.server.kit import (
    Client,
    Page,
    Refused,
    closed_with,
    play_to_the_end,
    seeded,
    sit_and_start,
    wait_until,
)

Pair = tuple[HallInside, HallInside]


@pytest.fixture
def pair(tmp_path: Path, schema: str, redis_url: str) -> Iterator[Callable[..., Pair]]:
    """A function that opens two halls with the given options."""
    with ExitStack() as stack:

        def opened(**options: Any) -> Pair:
            shared = {"store": schema, "bus": redis_url, **options}
            halls = [HallInside(tmp_path / name, **shared) for name in ("a", "b")]
            return stack.enter_context(halls[0]), stack.enter_context(halls[1])

        yield opened


def at(hall: HallInside, client: Client) -> Client:
    """The same guest in another hall."""
    other = Client(hall)
    other.cookie = client.cookie
    return other


def read_all_of_it(table: str, readers: list[tuple[Client, Page]]) -> None:
    """Check that each page has read the whole log of the game, in order and without repetitions."""
    for seat, (client, page) in enumerate(readers):
        log = whole_log(client, table, seat)
        assert page.lines == log[len(log) - len(page.lines) :]
        assert len(page.lines) > len(log) - 5, "a page has missed more than the table's first lines"


def test_a_guest_is_the_same_in_both(pair: Callable[..., Pair]) -> None:
    here, there = pair()
    ola = Client(here, "Ola")
    assert at(there, ola).get("/api/me")["name"] == "Ola"
    at(there, ola).post("/api/me", {"name": "Ola the Second"})
    assert ola.get("/api/me")["name"] == "Ola the Second"
    link = ola.post("/api/me/link")["path"].partition("#")[2]
    assert Client(there).post("/api/me/take", {"token": link})["name"] == "Ola the Second"
    with pytest.raises(Refused, match="used-link"):
        Client(here).post("/api/me/take", {"token": link})
    table = ola.open_table("five-tribes", ["me", "open"], listed=True)
    assert [card["id"] for card in Client(there, "Jan").get("/api/hall")["open"]] == [table]


def test_everybody_sees_who_is_there(pair: Callable[..., Pair]) -> None:
    here, there = pair()
    ola, jan = Client(here, "Ola"), Client(there, "Jan")
    table = ola.open_table("five-tribes", ["me", "open"])

    def jan_is_there(show: dict[str, Any]) -> bool:
        return bool(show["room"]["seats"][1]["online"])

    async def play() -> None:
        async with ola.at(table) as first:
            async with jan.at(table) as second:
                await second.ask("sit", seat=1, salt="jans-salt")
                await first.until(jan_is_there)
                await second.until(lambda show: bool(show["room"]["seats"][0]["online"]))
            await first.until(lambda show: not jan_is_there(show))

    asyncio.run(play())


def test_a_whole_game_between_two_halls(pair: Callable[..., Pair]) -> None:
    """Every entry reaches both pages exactly once and in order."""
    here, there = pair()
    ola, jan = Client(here, "Ola"), Client(there, "Jan")
    table = ola.open_table("camel-up", ["me", "open", "novice"])

    async def play() -> None:
        async with ola.at(table) as first, jan.at(table) as second:
            await sit_and_start(first, second)
            numbers = seeded(5)

            def choose(options: list[str]) -> str:
                return "roll" if "roll" in options else options[next(numbers) % len(options)]

            await asyncio.gather(*(play_to_the_end(page, choose) for page in (first, second)))
            read_all_of_it(table, [(ola, first), (jan, second)])

    asyncio.run(play())
    assert at(there, ola).get(f"/api/tables/{table}/verify")["good"]


def test_tables_are_counted_together(pair: Callable[..., Pair]) -> None:
    here, there = pair(generous=False)
    ola = Client(here, "Ola")
    made: list[str] = []
    with suppress(Refused):
        while len(made) < 2 * DEFAULTS.new_tables.amount:
            hall = here if len(made) % 2 else there
            made.append(at(hall, ola).open_table("five-tribes", ["me", "open"]))
    assert DEFAULTS.new_tables.amount <= len(made) <= DEFAULTS.new_tables.amount + 2


def test_sockets_are_counted_together(pair: Callable[..., Pair]) -> None:
    here, there = pair(generous=False)
    ola = Client(here, "Ola")
    table = ola.open_table("five-tribes", ["me", "open"])

    async def play() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(DEFAULTS.sockets_of_a_guest // 2):
                await (await stack.enter_async_context(ola.at(table))).next_show()
            elsewhere = at(there, ola)
            for _ in range(DEFAULTS.sockets_of_a_guest // 2):
                await (await stack.enter_async_context(elsewhere.at(table))).next_show()
            for client in (ola, elsewhere):
                async with client.at(table) as page:
                    assert await closed_with(page) == 4429

    asyncio.run(play())


def test_a_draining_hall_is_alive_but_not_ready(pair: Callable[..., Pair]) -> None:
    here, _ = pair()
    nobody = Client(here)
    assert nobody.get("/health/live") == {"status": "live"}
    assert nobody.get("/health/ready")["status"] == "ok"
    here.hall.draining = True
    assert nobody.get("/health/live") == {"status": "live"}
    with pytest.raises(Refused) as refused:
        nobody.get("/health/ready")
    assert refused.value.status == 503


def test_two_halls_agree_on_one_rematch(pair: Callable[..., Pair]) -> None:
    here, there = pair()
    ola, jan = Client(here, "Ola"), Client(there, "Jan")
    table = ola.open_table("camel-up", ["me", "open", "novice"])

    async def play() -> None:
        async with ola.at(table) as first, jan.at(table) as second:
            await sit_and_start(first, second)

            def choose(options: list[str]) -> str:
                return "roll" if "roll" in options else options[0]

            await asyncio.gather(*(play_to_the_end(page, choose) for page in (first, second)))
            await asyncio.gather(first.ask("rematch"), second.ask("rematch"))
            for page in (first, second):
                await page.until(lambda show: bool(show["room"]["next"]))
            assert first.show["room"]["next"] == second.show["room"]["next"]

    asyncio.run(play())
    mine = [card["id"] for card in ola.get("/api/hall")["mine"]]
    assert len(mine) == 2, "a second rematch was opened"


def test_a_driver_that_was_replaced_writes_nothing(
    pair: Callable[..., Pair], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The hall does not learn in time that it has been replaced; only the fence stops it."""
    monkeypatch.setattr(rounds, "BEAT", 3600.0)
    monkeypatch.setattr(together, "LEASE", 7_200_000)  # so that no lease runs out on a busy machine
    here, there = pair()
    ola = Client(here, "Ola")
    table = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)

    async def play() -> int:
        async with ola.at(table) as page:
            await page.next_show()
            await page.act("roll")
            await page.until(lambda show: bool(show["play"]["options"]))
            entry: int = page.show["entry"]
            store = here.hall.store
            assert here.hall.peers.drives(table)
            me = here.hall.peers.me  # type: ignore[attr-defined]
            await asyncio.to_thread(here.do, store.share(partial(sharing.beat, hall=me, lease=-1)))
            await asyncio.to_thread(here.do, store.share(partial(sharing.beat, hall="X", lease=3_600_000)))
            await asyncio.to_thread(here.do, store.share(partial(sharing.drive, hall="X", table=table)))
            await page.act("roll")
            return entry

    entry = asyncio.run(play())
    wait_until(lambda: "fenced" in caplog.text)
    assert not here.hall.peers.drives(table)
    written = len(here.do(here.hall.store.since(table, 0)))
    assert written == entry + 1, "the bot that was asked next has moved"
    assert not there.hall.peers.drives(table), "X is alive"


def test_lost_and_repeated_rings_do_no_harm(
    pair: Callable[..., Pair], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "POLL", 0.1)
    halls = pair(manners=msgspec.structs.replace(AT_ONCE, tick=0.05))
    numbers = seeded(9)
    for hall in halls:
        ring = hall.hall.bus.ring

        async def unreliable(table: str, ring: Any = ring) -> None:
            for _ in range(next(numbers) % 3):  # never, once or twice
                await ring(table)

        monkeypatch.setattr(hall.hall.bus, "ring", unreliable)
    ola, jan = Client(halls[0], "Ola"), Client(halls[1], "Jan")
    table = ola.open_table("camel-up", ["me", "open", "novice"])

    async def play() -> None:
        async with ola.at(table) as first, jan.at(table) as second:
            await sit_and_start(first, second)

            def choose(options: list[str]) -> str:
                return "roll" if "roll" in options else options[0]

            await asyncio.gather(*(play_to_the_end(page, choose) for page in (first, second)))
            read_all_of_it(table, [(ola, first), (jan, second)])

    asyncio.run(play())


@pytest.mark.parametrize("bus", ["redis", "postgresql"])
def test_a_ring_carries_nothing_but_ids(
    bus: str, pair: Callable[..., Pair], schema: str, redis_url: str
) -> None:
    here, _ = pair(bus=redis_url if bus == "redis" else "")
    rings: list[str] = []
    with (
        psycopg.connect(schema, autocommit=True) as listener,
        redis_client.Redis.from_url(redis_url) as client,
    ):
        listener.execute(f"LISTEN {CHANNEL}")
        subscription = client.pubsub(ignore_subscribe_messages=True)
        subscription.subscribe(CHANNEL)
        subscription.get_message(timeout=1)
        ola = Client(here, "Ola")
        table = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)

        async def play() -> None:
            async with ola.at(table) as page:
                await page.next_show()
                await page.ask("say", text="my hand is good")
                await page.act("roll")

        asyncio.run(play())
        rings += [ring.payload for ring in listener.notifies(timeout=1, stop_after=1)]
        while message := subscription.get_message(timeout=1):
            rings.append(message["data"].decode())
        subscription.close()
    mine = [ring for ring in rings if table in ring]
    assert mine
    assert all(re.fullmatch(r"[0-9a-f]{12}( @?[\w-]{16})+", ring) for ring in mine), mine


def test_a_refusal_is_never_based_on_an_old_position(
    pair: Callable[..., Pair], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other hall has not rung, so what this hall knows is out of date; it checks before it refuses."""
    here, there = pair()

    async def silent(table: str) -> None:
        """Do not ring."""

    for hall in (here, there):
        monkeypatch.setattr(hall.hall.bus, "ring", silent)
    ola, jan = Client(here, "Ola"), Client(there, "Jan")
    table = ola.open_table("five-tribes", ["me", "open"])

    async def play() -> None:
        async with ola.at(table) as first, jan.at(table) as second:
            await first.next_show()
            await second.ask("sit", seat=1, salt="jans-salt")
            await first.ask("start")
            assert first.show["room"]["status"] == "playing"

    asyncio.run(play())
