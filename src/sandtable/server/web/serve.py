"""Puts the store, the bots and the server together and runs them, as the command line asks for."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from types import FrameType
from typing import Final
from urllib.parse import urlsplit

import msgspec
import sqlalchemy
import uvicorn
from starlette.applications import Starlette

from sandtable.server import logs
from sandtable.server.hall.bots.pool import BotPool
from sandtable.server.hall.bots.turns import Manners
from sandtable.server.hall.calls.webhook import Webhooks
from sandtable.server.hall.hall import Hall
from sandtable.server.hall.peers.bus import Bus
from sandtable.server.hall.peers.local_bus import LocalBus
from sandtable.server.hall.peers.peers import Alone, Peers
from sandtable.server.hall.peers.together import Together
from sandtable.server.hall.timekeeper import Timekeeper
from sandtable.server.limits import DEFAULTS, Limits
from sandtable.server.metrics import Metrics
from sandtable.server.protocol.requests import LARGEST_MESSAGE
from sandtable.server.store import StoreError, folder_lock
from sandtable.server.store.sql import SqlStore, is_shared, without_password
from sandtable.server.web.addresses import Hosts, Networks, name_in
from sandtable.server.web.app import make_app
from sandtable.server.web.connections import Door
from sandtable.server.web.guard import Rates
from sandtable.server.web.reach import Place, host_part

COLLECT_EVERY: Final = 600  # seconds
NEVER: Final = 1_000_000_000
MANY_FILES: Final = 20_000  # where the system has no limit of its own
GOODBYE: Final = 5  # seconds for pages to hear that the hall is stopping


class ServeOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `sandtable serve`."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    bots: int = 2  # processes
    manners: Manners = Manners()
    generous: bool = False  # no rate limits, for load tests
    inside_webhooks: bool = False  # webhooks to this machine, for tests
    log: logs.Style = "plain"
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    allowed_hosts: tuple[str, ...] = ()  # names in addition to localhost and the machine's own
    url: str = ""  # the origin under which others reach the hall, if the operator knows better than the hall
    store: str = ""  # the URL of the database; a file in `data` if it is empty
    bus: str = ""  # the URL of the Redis server that carries the doorbell
    limits: Limits = DEFAULTS
    drain: float = 0.0  # seconds to go on serving after SIGTERM, while a balancer notices

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self.store or url_of_folder(self.data)

    @property
    def place(self) -> str:
        """Where the tables are kept, as it may be shown."""
        return without_password(self.store) if self.store else str(self.data)


def url_of_folder(folder: Path) -> str:
    """The URL of the SQLite file in a data folder."""
    url = sqlalchemy.URL.create("sqlite", database=str(folder / "hall.sqlite3"))
    return url.render_as_string(hide_password=False)


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


class PoliteServer(uvicorn.Server):
    """Drains before it stops: hands its tables over, and tells its pages to connect again.

    A second signal stops it immediately.
    """

    def __init__(self, config: uvicorn.Config, app: Starlette, hall: Hall, drain: float = 0.0) -> None:
        super().__init__(config)
        self.app = app
        self.hall = hall
        self.drain = drain
        self.loop = asyncio.get_running_loop()
        self.goodbye: Future[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.goodbye is None:
            self.goodbye = asyncio.run_coroutine_threadsafe(self._leave(sig), self.loop)
        else:
            super().handle_exit(sig, frame)

    async def _leave(self, sig: int) -> None:
        try:
            self.hall.draining = True  # from now on the hall is not ready
            await asyncio.sleep(self.drain)
            for server in self.servers:  # pages that come back must land elsewhere
                server.close()
            with contextlib.suppress(StoreError):
                await self.hall.hand_over()
            await self.app.state.sockets.stop()
        finally:
            super().handle_exit(sig, None)


def spare_the_collector() -> None:
    """Freeze the objects that exist now, and collect only the youngest generation automatically.

    The existing objects stay until the end, and new ones rarely form cycles. With 500 tables, a collection of
    the second generation would block everybody for 40 ms every few seconds, and a full one for a third of a
    second. `collect_now_and_then` does that rarely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500, NEVER, NEVER)


async def collect_now_and_then() -> None:
    while True:
        await asyncio.sleep(COLLECT_EVERY)
        gc.collect()


def allow_many_files() -> None:
    """Raise the limit of open files: every socket is one, and the usual limit of a shell is 1,024."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        # macOS reports no limit but refuses anything above its own.
        most = MANY_FILES if hard == resource.RLIM_INFINITY else hard
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def open_files() -> int:
    """How many files may be open at the same time."""
    if sys.platform == "win32":
        return MANY_FILES
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY_FILES if soft == resource.RLIM_INFINITY else soft


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
