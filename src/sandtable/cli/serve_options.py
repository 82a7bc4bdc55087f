"""How `sandtable serve` reads its options, and how it refuses those that make no sense."""

from __future__ import annotations

import ipaddress
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from sandtable.server.limits import Limits


def public_url(text: str) -> str:
    """The origin in --url; raise BadParameter if it has none."""
    from sandtable.server.web.reach import BadUrl, origin_of

    try:
        return origin_of(text) if text else ""
    except BadUrl as error:
        raise click.BadParameter(str(error), param_hint="--url") from error


def check_sharing(store: str, bus: str, workers: int, shared: bool) -> None:
    """Raise a usage error if several servers were asked for that cannot share their tables."""
    if workers > 1 and not shared:
        raise click.UsageError(
            "--workers needs a database that processes can share: --store postgresql://..."
        )
    if bus and not shared:
        raise click.UsageError("--bus connects servers that share a database: name it with --store.")
    if bus and not bus.startswith(("redis://", "rediss://", "unix://")):
        raise click.BadParameter("Write redis://HOST:PORT/NUMBER.", param_hint="--bus")
    if workers > 1 and sys.platform == "win32":
        raise click.UsageError("--workers is not available on Windows; start several servers instead.")


def chosen_limits(file: Path | None, single: tuple[str, ...]) -> Limits:
    """The limits of --limits and --limit; a usage error says which of them is wrong."""
    from sandtable.server.limits import BadLimits, load

    if bad := [each for each in single if "=" not in each]:
        raise click.BadParameter(f"Write NAME=VALUE, not {bad[0]!r}.", param_hint="--limit")
    named = {name.strip(): value.strip() for name, _, value in (each.partition("=") for each in single)}
    try:
        return load(file, named)
    except BadLimits as error:
        raise click.UsageError(str(error)) from error


def table_of(limits: Limits) -> str:
    """All limits, one in each line; those that were changed also say what they usually are."""
    from sandtable.server.limits import shown

    rows = list(shown(limits))
    names, values = max(len(row.name) for row in rows), max(len(row.value) for row in rows)
    return "\n".join(
        f"{row.name:{names}}  {row.value:{values}}  {row.meaning}"
        + (f"  (usually {row.default})" if row.value != row.default else "")
        for row in rows
    )


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
