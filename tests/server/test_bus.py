"""The bus within one process."""

from __future__ import annotations

import asyncio

import pytest

from sandtable.server.hall.peers.bus import Bus
from sandtable.server.hall.peers.local_bus import LocalBus


def test_every_listener_hears_every_ring_until_it_leaves() -> None:
    async def play() -> None:
        bus: Bus = LocalBus()
        await bus.ring("nobody listens")
        one: list[str | None] = []
        two: list[str | None] = []
        listeners = [asyncio.create_task(bus.listen(heard.append)) for heard in (one, two)]
        await asyncio.sleep(0)
        await bus.ring("t")
        listeners[0].cancel()
        await asyncio.wait(listeners[:1])
        await bus.ring("u")
        listeners[1].cancel()
        await asyncio.wait(listeners)
        assert one == [None, "t"]
        assert two == [None, "t", "u"]

    asyncio.run(play())


def test_the_same_function_may_listen_twice() -> None:
    async def play() -> None:
        bus = LocalBus()
        heard: list[str | None] = []
        listeners = [asyncio.create_task(bus.listen(heard.append)) for _ in range(2)]
        await asyncio.sleep(0)
        listeners[0].cancel()
        await asyncio.wait(listeners[:1])
        await bus.ring("t")
        assert heard == [None, None, "t"]
        listeners[1].cancel()
        await asyncio.wait(listeners)

    asyncio.run(play())


def test_a_listener_that_fails_hurts_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        bus = LocalBus()
        heard: list[str | None] = []

        def fail(table: str | None) -> None:
            raise LookupError(table)

        listeners = [asyncio.create_task(bus.listen(each)) for each in (fail, heard.append)]
        await asyncio.sleep(0)
        await bus.ring("t")
        await bus.ring("t")
        assert heard == [None, "t", "t"]
        assert not any(listener.done() for listener in listeners)
        for listener in listeners:
            listener.cancel()
        await asyncio.wait(listeners)

    asyncio.run(play())
    assert caplog.text.count("LookupError: ") == 3


def test_ringing_does_not_wait() -> None:
    """Ringing returns before anything else in the event loop runs."""

    async def play() -> None:
        bus = LocalBus()
        listener = asyncio.create_task(bus.listen(lambda _: None))
        await asyncio.sleep(0)
        ran: list[str] = []
        asyncio.get_running_loop().call_soon(ran.append, "else")
        await bus.ring("t")
        assert ran == []
        listener.cancel()
        await asyncio.wait([listener])

    asyncio.run(play())
