"""`sandtable serve`: the hall, for people with a browser."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from pathlib import Path
from typing import Literal

import click


@click.command(short_help="Open the hall: play in the browser, with friends and bots.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any free one."
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where tables are kept.  [default: SANDTABLE_DATA, or your own data folder]",
)
@click.option("--bots", type=click.IntRange(1, 64), default=2, show_default=True, help="Processes for bots.")
@click.option("--open/--no-open", "browse", default=False, help="Open the hall in the browser.")
@click.option(
    "--allowed-hosts",
    metavar="NAMES",
    default="",
    help="Names under which the hall is reached, with commas between them: play.example.com, *.example.com. "
    "Addresses in numbers, localhost and this machine's own name always work.",
)
@click.option(
    "--trusted-proxies",
    metavar="ADDRESSES",
    default="",
    help="Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, with commas between them: "
    "127.0.0.1, 10.0.0.0/8.  [default: none]",
)
@click.option("--log", type=click.Choice(["plain", "json"]), default="plain", show_default=True)
@click.option("--no-pauses", is_flag=True, help="Bots move at once: for tests and demonstrations.")
@click.option("--no-limits", is_flag=True, help="No rate limits: for load tests on one machine.")
@click.option(
    "--inside-webhooks", is_flag=True, hidden=True, help="Call this machine's own addresses: for tests."
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
    """Open the hall: tables for people and bots, in the browser.

    Everything is kept in one SQLite file in the data folder; a restart, even after a power cut, brings every
    table back as it was. Ctrl-C closes the hall; games wait until it opens again.

    \b
    Examples:
      sandtable serve --open
      sandtable serve --port 9000 --data ~/friends
      sandtable serve --host 0.0.0.0        for everybody in your network: read what it says first
    """
    from sandtable.server.hall.bots.turns import (
        Manners,  # the server's packages take a moment: only for this command
    )
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
        allowed_hosts=listed(allowed_hosts),
        trusted_proxies=addresses(trusted_proxies),
    )
    if not is_loopback(host):
        click.echo(
            f"Listening on {host}: everybody who can reach this machine can open tables here. It speaks "
            "plain HTTP; put a proxy with TLS before it when it shall be seen from the internet, and name "
            "that proxy with --trusted-proxies and the site with --allowed-hosts.",
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


def listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def addresses(text: str) -> tuple[str, ...]:
    """A proxy that is not understood would silently be trusted or not: better an error."""
    for part in listed(text):
        try:
            ipaddress.ip_network(part)
        except ValueError as error:
            raise click.BadParameter(
                f"{part!r} is neither an address nor a network such as 10.0.0.0/8.",
                param_hint="--trusted-proxies",
            ) from error
    return listed(text)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
