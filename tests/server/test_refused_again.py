"""Clients that are refused again and again are slowed down: refusals wait, and meanwhile nothing is read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sandtable.server.limits import DEFAULTS
from sandtable.server.web import guard
from sandtable.server.web.guard import Rates
from tests.server.by_hand import ByHand
from tests.server.inner_kit import eventually
from tests.server.inside import HallInside
from tests.server.kit import Client, Page, Refused

EVE, OLA = "192.0.2.1", "192.0.2.2"
PRICE = 1 / DEFAULTS.refusals.amount


class Waits:
    """Sends refusals to addresses; time stands still until the test moves it."""

    def __init__(self) -> None:
        self.time = ByHand()
        self.time.call_later(0, lambda: None)
        self.rates = Rates(time=self.time)
        self.sent: list[str] = []

    async def refuse(self, address: str, times: int = 1) -> None:
        for _ in range(times):
            asyncio.get_running_loop().create_task(self._send(address))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def _send(self, address: str) -> None:
        await self.rates.hold_back(address)
        self.sent.append(address)


def with_waits(test: Callable[[Waits], Awaitable[None]]) -> None:
    async def run() -> None:
        await test(Waits())

    asyncio.run(run())


def test_the_first_refusals_come_immediately_and_the_others_one_after_the_other() -> None:
    async def test(waits: Waits) -> None:
        await waits.refuse(EVE, DEFAULTS.refusals_at_once + 3)
        assert len(waits.sent) == DEFAULTS.refusals_at_once
        for more in (1, 2, 3):
            await waits.time.move(PRICE)
            assert len(waits.sent) == DEFAULTS.refusals_at_once + more

    with_waits(test)


def test_nobody_else_waits() -> None:
    async def test(waits: Waits) -> None:
        await waits.refuse(EVE, DEFAULTS.refusals_at_once + 1)
        await waits.refuse(OLA)
        assert waits.sent[-1] == OLA

    with_waits(test)


def test_nobody_waits_for_ever_and_after_a_while_all_is_forgiven() -> None:
    async def test(waits: Waits) -> None:
        await waits.refuse(EVE, 10 * DEFAULTS.refusals_at_once)
        await waits.time.move(DEFAULTS.longest_hold)
        assert len(waits.sent) == 10 * DEFAULTS.refusals_at_once
        await waits.time.move(DEFAULTS.refusals_at_once * PRICE + DEFAULTS.longest_hold)
        await waits.refuse(EVE, DEFAULTS.refusals_at_once)
        assert len(waits.sent) == 11 * DEFAULTS.refusals_at_once

    with_waits(test)


def test_addresses_that_owe_nothing_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "SWEEP_AT", 5)

    async def test(waits: Waits) -> None:
        for number in range(5):
            await waits.refuse(f"192.0.2.{number}")
        await waits.time.move(1)
        await waits.refuse(EVE)
        assert list(waits.rates.owing) == [EVE]

    with_waits(test)


def test_a_socket_is_not_read_while_a_refusal_is_held_back(tmp_path: Path) -> None:
    """Others at the same address do not wait, unless they are refused as well."""
    time = ByHand()
    with HallInside(tmp_path / "data", time, generous=False) as hall:
        eve, ola = Client(hall, "Eve"), Client(hall, "Ola")
        table = eve.open_table("camel-up", ["me", "me", "me"], start=True)

        async def play() -> None:
            async with eve.at(table) as busy, ola.at(table) as other:
                for page in (busy, other):
                    await page.next_show()
                for _ in range(DEFAULTS.refusals_at_once):
                    with pytest.raises(Refused):
                        await busy.ask("look", seat=99)
                late = await busy.send("look", seat=99)
                good = await busy.send("look", seat=0)
                answered = asyncio.create_task(answers(busy, good))
                await other.ask("look", seat=None)
                assert not answered.done()
                await asyncio.to_thread(hall.move_time, 2)
                assert await answered == [late, good]

        asyncio.run(play())


def test_a_request_that_is_refused_again_and_again_waits_too(tmp_path: Path) -> None:
    time = ByHand()
    with HallInside(tmp_path / "data", time, generous=False) as hall:
        nobody = Client(hall)

        def ask() -> str:
            with pytest.raises(Refused) as refused:
                nobody.get("/api/tables/none/log")
            return refused.value.code

        for _ in range(DEFAULTS.refusals_at_once):
            assert ask() in ("unknown-guest", "too-fast")

        async def play() -> None:
            asking = asyncio.create_task(asyncio.to_thread(ask))
            await eventually(
                lambda: max(hall.server.app.state.api.rates.owing.values()) > time.seconds() + 30
            )
            assert not asking.done()
            await asyncio.to_thread(hall.move_time, PRICE)
            assert await asking in ("unknown-guest", "too-fast")

        asyncio.run(play())


async def answers(page: Page, last: int) -> list[int]:
    """The numbers of the answers, up to the number `last`."""
    found: list[int] = []
    while last not in found:
        message = await page.next()
        if message["type"] in ("done", "refused"):
            found.append(message["id"])
    return found
