"""The doorbell through Redis or Valkey (publish and subscribe)."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Final

import redis.asyncio as redis
from redis.exceptions import RedisError

from sandtable.server.hall.peers.remote_bus import CHANNEL, RemoteBus

SECONDS: Final = 5  # for an answer; a subscription is checked as often


class RedisBus(RemoteBus):
    """One connection to ring, one to listen."""

    errors = (OSError, RedisError, TimeoutError)

    def __init__(self, me: str, url: str) -> None:
        super().__init__(me)
        self._url = url
        self._ringer: redis.Redis | None = None

    async def send(self, text: str) -> None:
        if self._ringer is None:
            self._ringer = self._client()
        await self._ringer.publish(CHANNEL, text)

    async def receive(self) -> AsyncGenerator[str | None, None]:
        client = self._client()
        try:
            async with client.pubsub(ignore_subscribe_messages=True) as subscription:
                await subscription.subscribe(CHANNEL)
                await subscription.ping()
                yield None
                while True:
                    message = await subscription.get_message(timeout=SECONDS)
                    if message is None:
                        await subscription.ping()
                    is_ring = message is not None and message["type"] == "message"
                    yield message["data"].decode() if is_ring else ""
        finally:
            await client.aclose()

    async def disconnect(self) -> None:
        if self._ringer is not None:
            ringer, self._ringer = self._ringer, None
            await ringer.aclose()

    def _client(self) -> redis.Redis:
        return redis.Redis.from_url(self._url, socket_timeout=SECONDS * 2, socket_connect_timeout=SECONDS)
