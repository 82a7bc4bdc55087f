"""`sandtable admin`: what the operator of a server may do."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from sandtable.cli.data_folder import data_folder

if TYPE_CHECKING:
    from sandtable.server.store.sql import SqlStore

T = TypeVar("T")


# The ids of tables and guests may begin with a hyphen, and must not be taken for options.
IDS: Final = {"ignore_unknown_options": True}


@click.group(short_help="Look after a server: tables, blocks, erasing guests, moving its data.")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Folder of the server's database.  [default: SANDTABLE_DATA, or your user data folder]",
)
@click.option(
    "--store",
    metavar="URL",
    envvar="SANDTABLE_STORE",
    default="",
    help="The server's database, if it is not in a folder: postgresql://USER:PASSWORD@HOST/NAME.",
)
@click.pass_context
def admin(context: click.Context, data: Path | None, store: str) -> None:
    """Look after a server.

    The commands use its database, with the same --data or --store as the server. They may be used while the
    server runs, except for copy; it notices within a few seconds.

    \b
    Examples:
      sandtable admin tables --status playing
      sandtable admin close 8Zf0a1bQ2cR3dS4e
      sandtable admin block address 203.0.113.0/24
      sandtable admin copy ~/friends postgresql://hall@localhost/hall
    """
    context.obj = url_of(store or data)


def url_of(place: str | Path | None) -> str:
    """The URL of a database, which may be named by its folder."""
    from sandtable.server.web.serve_options import url_of_folder

    if place is not None and "://" in str(place):
        return str(place)
    return url_of_folder(Path(place or data_folder()).expanduser())


def with_store(url: str, work: Callable[[SqlStore], Awaitable[T]], new: bool = False) -> T:
    """Do something with the store; a database that does not exist yet is an error unless it may be new."""
    from sandtable.server.store import Conflict, StoreError
    from sandtable.server.store.sql import SqlStore

    file = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite:") and not new and not file.exists():
        raise click.ClickException(f"There is no database {file}; name its folder with --data.")

    async def run() -> T:
        store = await SqlStore.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except (StoreError, Conflict) as error:
        raise click.ClickException(str(error)) from error


# --- tables --------------------------------------------------------------------------------------------


@admin.command("tables", short_help="List tables.")
@click.option(
    "--status", type=click.Choice(["waiting", "playing", "over"]), help="Only tables in this state."
)
@click.option("--guest", metavar="ID", help="Only tables where this guest sits.")
@click.option(
    "--limit", type=click.IntRange(1), default=50, show_default=True, help="List at most this many tables."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_obj
def list_tables(url: str, status: str | None, guest: str | None, limit: int, as_json: bool) -> None:
    """List tables, most recently changed first."""
    import msgspec

    from sandtable.server.store import admin as store_admin

    look = partial(store_admin.tables, status=status, guest=guest, limit=limit)
    found = with_store(url, lambda store: store.look(look))
    if as_json:
        click.echo(json.dumps([msgspec.structs.asdict(table) for table in found], indent=2))
        return
    for table in found:
        changed = datetime.fromtimestamp(table.changed / 1000, UTC)
        state = "closed" if table.closed else table.status
        click.echo(
            f"{table.id}  {table.game:12} {state:8} {table.entries:6} entries  {changed:%Y-%m-%d %H:%M} UTC"
        )


@admin.command("close", short_help="Close a table for everybody.", context_settings=IDS)
@click.argument("table")
@click.pass_obj
def close_table(url: str, table: str) -> None:
    """Close a table: nobody can see it or play on. Its log is kept, and `reopen` brings it back."""
    set_closed(url, table, True)


@admin.command("reopen", short_help="Open a closed table again.", context_settings=IDS)
@click.argument("table")
@click.pass_obj
def reopen_table(url: str, table: str) -> None:
    """Open a closed table again."""
    set_closed(url, table, False)


def set_closed(url: str, table: str, closed: bool) -> None:
    from sandtable.server.store import admin as store_admin

    if not with_store(url, lambda store: store.share(partial(store_admin.close, table=table, closed=closed))):
        raise click.ClickException(f"There is no table {table}.")
    click.echo(f"Table {table} is {'closed' if closed else 'open again'}.")


# --- guests --------------------------------------------------------------------------------------------


@admin.command("guests", short_help="Find the ids of guests by their name.")
@click.argument("name")
@click.pass_obj
def find_guests(url: str, name: str) -> None:
    """Print the ids of all guests with this name. There are no accounts, so several may have the same."""
    from sandtable.server.store import admin as store_admin

    for id in with_store(url, lambda store: store.look(partial(store_admin.guests_named, name=name))):
        click.echo(id)


@admin.command("block", short_help="Block a guest or an address.", context_settings=IDS)
@click.argument("kind", type=click.Choice(["guest", "address"]))
@click.argument("who")
@click.pass_obj
def block(url: str, kind: str, who: str) -> None:
    """Block a guest by their id, or an address or network such as 203.0.113.0/24."""
    name, now = block_name(kind, who), datetime.now(UTC).isoformat(timespec="seconds")
    with_store(url, lambda store: store.set_value(name, now))
    click.echo(f"Blocked: {kind} {who}")


@admin.command("unblock", short_help="Remove a block.", context_settings=IDS)
@click.argument("kind", type=click.Choice(["guest", "address"]))
@click.argument("who")
@click.pass_obj
def unblock(url: str, kind: str, who: str) -> None:
    """Remove a block."""
    name = block_name(kind, who)
    if not with_store(url, lambda store: store.remove_value(name)):
        raise click.ClickException(f"There is no such block: {kind} {who}")
    click.echo(f"No longer blocked: {kind} {who}")


@admin.command("blocks", short_help="List the blocks.")
@click.pass_obj
def blocks(url: str) -> None:
    """List all blocks with their dates."""
    from sandtable.server.hall.blocks import ADDRESS, GUEST

    async def both(store: SqlStore) -> list[tuple[str, dict[str, str]]]:
        return [("guest", await store.values(GUEST)), ("address", await store.values(ADDRESS))]

    for kind, found in with_store(url, both):
        for who, since in found.items():
            click.echo(f"{kind:8} {who}  since {since}")


def block_name(kind: str, who: str) -> str:
    """The name of a block in the store."""
    from sandtable.server.hall.blocks import ADDRESS, GUEST

    if kind == "guest":
        return GUEST + who
    try:
        return ADDRESS + str(ipaddress.ip_network(who, strict=False))
    except ValueError as error:
        raise click.BadParameter(
            f"{who!r} is neither an address nor a network such as 203.0.113.0/24.", param_hint="WHO"
        ) from error


@admin.command("erase", short_help="Erase a guest's name and chat, on their request.", context_settings=IDS)
@click.argument("guest")
@click.confirmation_option(prompt="Their name and chat will be gone forever. Continue?")
@click.pass_obj
def erase_guest(url: str, guest: str) -> None:
    """Erase the name and the chat of a guest at every table, and their webhook.

    Their moves stay, because other people's games depend on them. Backups keep what they have.
    """
    from sandtable.server.hall.erase import erase

    now = int(time.time() * 1000)
    count = with_store(url, lambda store: erase(store, guest, now))
    click.echo(f"Erased at {count} {'table' if count == 1 else 'tables'}.")


# --- moving --------------------------------------------------------------------------------------------


@admin.command("copy", short_help="Copy everything to another database, such as from SQLite to PostgreSQL.")
@click.argument("source")
@click.argument("target")
def copy(source: str, target: str) -> None:
    """Copy all tables, guests and keys from SOURCE to TARGET, and compare every row.

    Each is a folder or a URL. No server may be running on either, and the target must be empty. The source is
    not changed; guests keep their cookies.
    """
    from sandtable.server.store.copying import copy_all
    from sandtable.server.web.serve import only_hall_in
    from sandtable.server.web.serve_options import ServeOptions

    def progress(count: int) -> None:
        click.echo(f"\r{count} tables", nl=False, err=True)

    async def both(here: SqlStore) -> int:
        from sandtable.server.store.sql import SqlStore

        there = await SqlStore.open(url_of(target))
        try:
            return await copy_all(here, there, progress)
        finally:
            await there.close()

    def locked(place: str) -> Any:
        return only_hall_in(ServeOptions(data=Path(), store=url_of(place)))

    from sandtable.server.store import StoreError

    try:
        with locked(source), locked(target):
            count = with_store(url_of(source), both)
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    click.echo(f"\r{count} tables were copied and compared.")
