"""The bus through Redis, as a hall opens and closes it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress

import pytest
import redis as redis_client

from sandtable.server.hall.peers.redis_bus import RedisBus
from sandtable.server.hall.peers.remote_bus import CHANNEL, RemoteBus
from tests.server.kit import wait_until


def test_closing_sends_the_last_ring_and_leaves_no_connection(redis_url: str) -> None:
    async def ring_and_close() -> None:
        bus = RedisBus("here", redis_url)
        listening = asyncio.create_task(bus.listen(lambda ring: None))
        while bus.deaf:
            await asyncio.sleep(0.005)
        await bus.ring("table")
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await bus.ring("after closing")
        await asyncio.sleep(0)

    with redis_client.Redis.from_url(redis_url) as redis, redis.pubsub() as heard:
        heard.subscribe(CHANNEL)
        assert heard.get_message(timeout=60)
        before = {client["id"] for client in redis.client_list()}
        asyncio.run(ring_and_close())
        message = heard.get_message(timeout=60)
        assert message is not None
        assert message["data"] == b"here table"
        wait_until(lambda: {client["id"] for client in redis.client_list()} == before)


class Swallowing(RemoteBus):
    """A client that swallows a cancellation because its result arrived at the same moment."""

    def __init__(self, last: str) -> None:
        super().__init__("here")
        self.last = last
        self.disconnected = False

    async def receive(self) -> AsyncGenerator[str | None, None]:
        yield None
        while True:
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            yield self.last

    async def disconnect(self) -> None:
        self.disconnected = True


@pytest.mark.parametrize("last", ["there table", ""])
def test_a_cancellation_that_the_client_swallows_still_ends_listening(last: str) -> None:
    """In rare cases, this used to keep a hall from closing."""
    heard: list[str | None] = []

    async def listen_and_close() -> None:
        bus = Swallowing(last)
        listening = asyncio.create_task(bus.listen(heard.append))
        while bus.deaf:
            await asyncio.sleep(0)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        assert listening.cancelled()
        assert bus.disconnected

    asyncio.run(listen_and_close())
    assert heard == [None]
