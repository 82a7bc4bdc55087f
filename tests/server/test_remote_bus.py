"""A doorbell through Redis, as a hall opens and closes it."""

from __future__ import annotations

import asyncio

import redis as redis_client

from sandtable.server.hall.peers.redis_bus import RedisBus
from sandtable.server.hall.peers.remote_bus import CHANNEL
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
