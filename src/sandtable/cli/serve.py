"""`sandtable serve`: the server for playing in the browser."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

import click

from sandtable.cli.data_folder import data_folder
from sandtable.cli.serve_options import (
    addresses,
    check_sharing,
    chosen_limits,
    is_loopback,
    public_url,
    split_list,
    table_of,
)

if TYPE_CHECKING:
    from sandtable.server.web.serve_options import ServeOptions


@click.command(short_help="Start the server: play in the browser with friends and bots.")
@click.option(
    "--share", is_flag=True, help="Let others in your network play too: the same as --host 0.0.0.0."
)
@click.option(
    "--host",
    default="",
    metavar="ADDRESS",
    help="Address to listen on.  [default: 127.0.0.1, this machine only]",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Port to listen on; 0 for any free one.",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Folder for the database.  [default: SANDTABLE_DATA, or your user data folder]",
)
@click.option(
    "--store",
    metavar="URL",
    envvar="SANDTABLE_STORE",
    default="",
    help="Database instead of a file in the data folder: postgresql://USER:PASSWORD@HOST/NAME. "
    "Any number of servers may share it.  [env: SANDTABLE_STORE]",
)
@click.option(
    "--bus",
    metavar="URL",
    envvar="SANDTABLE_BUS",
    default="",
    help="Redis server through which servers with the same --store notify each other and count limits: "
    "redis://HOST:6379/0.  [env: SANDTABLE_BUS; default: PostgreSQL itself]",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Number of server processes behind this port; more than one needs --store.",
)
@click.option(
    "--worker-ports",
    type=click.IntRange(1, 65000),
    metavar="FIRST",
    help="Also let each worker listen on its own port of this machine (FIRST, FIRST+1, ...), for /metrics.",
)
@click.option(
    "--drain",
    type=click.FloatRange(0, 300),
    default=0.0,
    metavar="SECONDS",
    help="Keep serving for this long after SIGTERM while /health/ready already says no.  [default: 0]",
)
@click.option(
    "--bots", type=click.IntRange(1, 64), default=2, show_default=True, help="Number of bot processes."
)
@click.option("--open/--no-open", "browse", default=False, help="Also open the page in your browser.")
@click.option(
    "--allowed-hosts",
    metavar="NAMES",
    default="",
    help="Host names of the server, separated by commas: play.example.com, *.example.com. "
    "IP addresses, localhost and the name of this machine are always allowed.",
)
@click.option(
    "--trusted-proxies",
    metavar="ADDRESSES",
    default="",
    help="Proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted, separated by commas: "
    "127.0.0.1, 10.0.0.0/8.  [default: none]",
)
@click.option(
    "--url",
    default="",
    metavar="URL",
    help="Address under which others reach the server, if it cannot find that out itself, as behind a proxy: "
    "https://play.example.com. Invitations and QR codes use it.",
)
@click.option(
    "--log", type=click.Choice(["plain", "json"]), default="plain", show_default=True, help="Log format."
)
@click.option("--no-pauses", is_flag=True, help="Let bots move without delay, for tests and demonstrations.")
@click.option(
    "--limits",
    "limits_file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    envvar="SANDTABLE_LIMITS",
    help='TOML file with limits that differ from the defaults, such as new_tables = "40 a minute".  '
    "[env: SANDTABLE_LIMITS]",
)
@click.option(
    "--limit",
    "single_limits",
    multiple=True,
    metavar="NAME=VALUE",
    help="One limit that differs from the defaults and from --limits; may be repeated.",
)
@click.option("--show-limits", is_flag=True, help="Print all limits as they would be, and stop.")
@click.option("--no-limits", is_flag=True, help="Turn off rate limits, for load tests on one machine.")
@click.option(
    "--inside-webhooks", is_flag=True, hidden=True, help="Allow webhooks to internal addresses, for tests."
)
def serve(
    share: bool,
    host: str,
    port: int,
    data: Path | None,
    store: str,
    bus: str,
    workers: int,
    worker_ports: int | None,
    drain: float,
    bots: int,
    browse: bool,
    allowed_hosts: str,
    trusted_proxies: str,
    url: str,
    log: Literal["plain", "json"],
    no_pauses: bool,
    limits_file: Path | None,
    single_limits: tuple[str, ...],
    show_limits: bool,
    no_limits: bool,
    inside_webhooks: bool,
) -> None:
    """Start the server: tables for people and bots, in the browser.

    \b
    Examples:
      sandtable serve --open
      sandtable serve --port 9000 --data ~/friends
      sandtable serve --open --share        for everybody in your network; read its warning first
      sandtable serve --store postgresql://hall@localhost/hall --workers 4

    Everything is stored in one SQLite file in the data folder, or in the PostgreSQL database of --store.
    After a restart, even after a power cut, every table is as it was. Ctrl-C stops the server; games continue
    when it starts again.
    """
    # The server's packages are slow to import, and no other command needs them.
    from sandtable.server.hall.bots.turns import Manners
    from sandtable.server.store import StoreError
    from sandtable.server.store.sql import is_shared
    from sandtable.server.web.serve import open_browser
    from sandtable.server.web.serve import serve as run
    from sandtable.server.web.serve_options import ServeOptions
    from sandtable.server.web.workers import serve_with_workers

    limits = chosen_limits(limits_file, single_limits)
    if show_limits:
        click.echo(table_of(limits))
        return
    if share and host:
        raise click.UsageError("--share listens on all addresses: leave out --host, or leave out --share.")
    host = "0.0.0.0" if share else host or "127.0.0.1"
    check_sharing(store, bus, workers, is_shared(store) if store else False)

    quick = Manners(bot_batch=0, bot_pause=0, bot_step=0, bot_alone=0, undo_grace=0, undo_grace_alone=0)
    options = ServeOptions(
        data=data or data_folder(),
        host=host,
        port=port,
        bots=bots,
        manners=quick if no_pauses else Manners(),
        generous=no_limits,
        limits=limits,
        inside_webhooks=inside_webhooks,
        log=log,
        allowed_hosts=split_list(allowed_hosts),
        trusted_proxies=addresses(trusted_proxies),
        url=public_url(url),
        store=store,
        bus=bus,
        drain=drain,
    )
    if not is_loopback(host):
        click.echo(
            f"Listening on {host}: everybody who can reach this machine can open tables here. The server "
            "speaks plain HTTP. On the internet, put a proxy with TLS in front of it, and name the proxy "
            "with --trusted-proxies and the site with --allowed-hosts.",
            err=True,
        )

    def ready(address: str) -> None:
        click.echo(f"The hall is open: {address}   (tables are kept in {options.place}; Ctrl-C closes it)")
        # Its own addresses may take a name server to find, so look for them in a thread.
        asyncio.get_running_loop().run_in_executor(None, tell_others, options, address)
        if browse:
            open_browser(address)

    try:
        with contextlib.suppress(KeyboardInterrupt):
            if workers > 1:
                asyncio.run(serve_with_workers(options, workers, worker_ports or 0, ready))
            else:
                asyncio.run(run(options, ready))
    except RuntimeError as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise click.ClickException(
            f"Cannot listen on {host}:{port} ({error.strerror}); choose another --port."
        ) from error
    except StoreError as error:
        raise click.ClickException(str(error)) from error


def tell_others(options: ServeOptions, address: str) -> None:
    """Print where others can open the hall that is at this address here."""
    from sandtable.server.web.serve import place_of

    found = place_of(options).others(urlsplit(address).port or 80)
    click.echo(for_others([f"{url}/" for url in found], is_loopback(options.host)))


def for_others(addresses: list[str], only_here: bool) -> str:
    """What to tell the host about letting others in."""
    if addresses:
        return (
            f"For others: {'   or '.join(addresses)}\n"
            "If that does not open on their device, use the same network, and allow this program or its port "
            "in the firewall of this machine."
        )
    if only_here:
        return "Only this machine can open it. To let others in your network join, restart it with --share."
    return "This machine has no address that others could use: connect it to a network."
