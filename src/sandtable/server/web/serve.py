"""Puts the store, the bots and the server together and runs them, as the command line asks for."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import sqlalchemy
import uvicorn

from sandtable.server import logs
from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.calls.webhook import Webhooks
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.peers.bus import Bus
from sandtable.server.hall.peers.local_bus import LocalBus
from sandtable.server.hall.peers.peers import Alone, Peers
from sandtable.server.hall.peers.together import Together
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.metrics import Metrics
from sandtable.server.protocol.requests import LARGEST_MESSAGE
from sandtable.server.store import folder_lock
from sandtable.server.store.sql import SqlStore, is_shared
from sandtable.server.web.addresses import Hosts, Networks, name_in
from sandtable.server.web.app import make_app
from sandtable.server.web.connections import Door
from sandtable.server.web.guard import Rates
from sandtable.server.web.polite_server import PoliteServer
from sandtable.server.web.process import (
    allow_many_files,
    collect_now_and_then,
    open_files,
    spare_the_collector,
)
from sandtable.server.web.reach import Place, host_part
from sandtable.server.web.serve_options import ServeOptions

GOODBYE: Final = 5  # seconds for pages to hear that the hall is stopping


@contextlib.asynccontextmanager
async def open_hall(options: ServeOptions, time: Timekeeper | None = None) -> AsyncIterator[Hall]:
    """A hall with everything it needs. The application's lifespan opens and closes it."""
    metrics, time = Metrics(), time or Timekeeper()
    with only_hall_in(options):
        store = await SqlStore.open(options.database, metrics.append_seconds.observe)
        bots = BotPool(options.bots, metrics, time=time)
        webhooks = Webhooks(options.inside_webhooks, metrics, time=time, limits=options.limits)
        bus, peers = neighbours(options, store, time, metrics)
        yield Hall(
            store, bus, bots, webhooks, metrics, options.manners, time, peers, options.url, options.limits
        )


@contextlib.contextmanager
def only_hall_in(options: ServeOptions) -> Iterator[None]:
    """Lock the folder of an SQLite file, which only one hall may use. Other databases need no lock."""
    if is_shared(options.database):
        yield
        return
    folder = Path(sqlalchemy.make_url(options.database).database or "").parent
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with folder_lock.locked(folder):
        yield


def neighbours(
    options: ServeOptions, store: SqlStore, time: Timekeeper, metrics: Metrics
) -> tuple[Bus, Peers]:
    """The doorbell to other halls, and what is known of them."""
    if not is_shared(options.database):
        return LocalBus(), Alone()
    peers = Together(store, time, metrics)
    if options.bus:
        from sandtable.server.hall.peers.redis_bus import RedisBus

        return RedisBus(peers.me, options.bus), peers
    from sandtable.server.hall.peers.postgres_bus import PostgresBus

    return PostgresBus(peers.me, options.database), peers


async def serve(
    options: ServeOptions, ready: Callable[[str], None], inherited: Sequence[socket.socket] = ()
) -> None:
    """Run until stopped; `ready` is called with the address once the hall can be reached.

    A worker gets sockets that its parent has opened.
    """
    logs.set_up(options.log)
    allow_many_files()
    with contextlib.ExitStack() as stack:
        listeners = list(inherited) or [stack.enter_context(listening(options.host, options.port))]
        async with open_hall(options) as hall:
            spare_the_collector()
            collecting = asyncio.create_task(collect_now_and_then())
            server = make_server(hall, options)
            opened = asyncio.create_task(announce(server, listeners[0], options.host, ready))
            await server.serve(sockets=listeners)
            opened.cancel()
            collecting.cancel()


def make_server(hall: Hall, options: ServeOptions) -> PoliteServer:
    """The uvicorn server for a hall."""
    own_names = [options.host, *([name_in(urlsplit(options.url).netloc)] if options.url else [])]
    hosts = Hosts([*options.allowed_hosts, *own_names])
    app = make_app(hall, make_rates(hall, options), hosts, place_of(options))
    door = Door(hall.time, open_files(), Networks(options.trusted_proxies), options.generous, options.limits)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(options.trusted_proxies),
        forwarded_allow_ips=list(options.trusted_proxies),
        **door.settings(),
        ws_max_size=LARGEST_MESSAGE * 4,  # larger messages break the connection, smaller ones are refused
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE,
    )
    return PoliteServer(config, app, hall, options.drain)


def make_rates(hall: Hall, options: ServeOptions) -> Rates:
    """The rates of this hall; with Redis, those over a minute are counted together with other halls."""
    if not options.bus or options.generous:
        return Rates(options.generous, hall.time, options.limits)
    from sandtable.server.web.shared_rates import SharedRates

    return SharedRates(options.bus, hall.spawn, hall.time, options.limits)


def place_of(options: ServeOptions) -> Place:
    return Place(options.host, options.url)


def listening(host: str, port: int) -> socket.socket:
    """The listening socket. It is opened before anything else, so that a port in use is a clear error."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only with an explicit protocol does asyncio set TCP_NODELAY; without it, short messages wait 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform == "win32":  # on Windows, SO_REUSEADDR would let a second hall take the same port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


async def announce(
    server: uvicorn.Server, listener: socket.socket, host: str, ready: Callable[[str], None]
) -> None:
    """Call `ready` with the hall's address as soon as the server has started."""
    while not server.started:
        await asyncio.sleep(0.01)
    ready(address_of(listener, host))


def address_of(listener: socket.socket, host: str) -> str:
    """The address that people can open."""
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host_part(host)
    return f"http://{shown}:{listener.getsockname()[1]}/"


def open_browser(address: str) -> None:
    """Open the browser in a thread, as a text browser would block."""
    asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
