"""`sandtable serve`: the server for playing in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from pathlib import Path
from typing import Literal

import click


@click.command(short_help="Start the server: play in the browser with friends and bots.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
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
    "--log", type=click.Choice(["plain", "json"]), default="plain", show_default=True, help="Log format."
)
@click.option("--no-pauses", is_flag=True, help="Let bots move without delay, for tests and demonstrations.")
@click.option("--no-limits", is_flag=True, help="Turn off rate limits, for load tests on one machine.")
@click.option(
    "--inside-webhooks", is_flag=True, hidden=True, help="Allow webhooks to internal addresses, for tests."
)
def serve(
    host: str,
    port: int,
    data: Path | None,
    bots: int,
    browse: bool,
    allowed_hosts: str,
    trusted_proxies: str,
    log: Literal["plain", "json"],
    no_pauses: bool,
    no_limits: bool,
    inside_webhooks: bool,
) -> None:
    """Start the server: tables for people and bots, in the browser.

    \b
    Examples:
      sandtable serve --open
      sandtable serve --port 9000 --data ~/friends
      sandtable serve --host 0.0.0.0        for everybody in your network; read its warning first

    Everything is stored in one SQLite file in the data folder. After a restart, even after a power cut, every
    table is as it was. Ctrl-C stops the server; games continue when it starts again.
    """
    # The server's packages are slow to import, and no other command needs them.
    from sandtable.server.hall.bots.turns import Manners
    from sandtable.server.store import StoreError
    from sandtable.server.web.serve import ServeOptions, data_folder, open_browser
    from sandtable.server.web.serve import serve as run

    quick = Manners(bot_pause=0, bot_step=0, bot_alone=0, undo_grace=0)
    options = ServeOptions(
        data=data or data_folder(),
        host=host,
        port=port,
        bots=bots,
        manners=quick if no_pauses else Manners(),
        generous=no_limits,
        inside_webhooks=inside_webhooks,
        log=log,
        allowed_hosts=split_list(allowed_hosts),
        trusted_proxies=addresses(trusted_proxies),
    )
    if not is_loopback(host):
        click.echo(
            f"Listening on {host}: everybody who can reach this machine can open tables here. The server "
            "speaks plain HTTP. On the internet, put a proxy with TLS in front of it, and name the proxy "
            "with --trusted-proxies and the site with --allowed-hosts.",
            err=True,
        )

    def ready(address: str) -> None:
        click.echo(f"The hall is open: {address}   (tables are kept in {options.data}; Ctrl-C closes it)")
        if browse:
            open_browser(address)

    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run(options, ready))
    except OSError as error:
        raise click.ClickException(
            f"Cannot listen on {host}:{port} ({error.strerror}); choose another --port."
        ) from error
    except StoreError as error:
        raise click.ClickException(str(error)) from error


def split_list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def addresses(text: str) -> tuple[str, ...]:
    """Split the list of proxies; raise BadParameter for one that is not an address or a network."""
    for part in split_list(text):
        try:
            ipaddress.ip_network(part)
        except ValueError as error:
            raise click.BadParameter(
                f"{part!r} is neither an address nor a network such as 10.0.0.0/8.",
                param_hint="--trusted-proxies",
            ) from error
    return split_list(text)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
