"""The socket on which the hall listens."""

from __future__ import annotations

import asyncio
import socket

import pytest

from sandtable.server.web.serve import listening


def test_short_messages_are_sent_immediately() -> None:
    """With Nagle's algorithm, the second of two short messages would wait for a delayed acknowledgement."""

    async def without_delay() -> int:
        options = asyncio.Queue[int]()

        async def come_in(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            guest = writer.get_extra_info("socket")
            options.put_nowait(guest.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        door = listening("127.0.0.1", 0)
        async with await asyncio.start_server(come_in, sock=door):
            _, writer = await asyncio.open_connection(*door.getsockname())
            found = await asyncio.wait_for(options.get(), 30)
            writer.close()
        return found

    assert asyncio.run(without_delay()) == 1


def test_a_port_in_use_is_an_error() -> None:
    with listening("127.0.0.1", 0) as door:
        door.listen()
        with pytest.raises(OSError, match="in use"):
            listening("127.0.0.1", door.getsockname()[1])
