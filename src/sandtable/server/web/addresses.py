"""Who is who by address: households, trusted proxies, and the names under which a hall may be asked for."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

LOCAL: Final = ("localhost", ".localhost")


def household(address: str) -> str:
    """Whom a limit by address counts: an IPv4 address, or all of an IPv6 /64, which one household has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)


class Networks:
    """Addresses and networks that somebody named; ValueError for a text that is neither."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.named = [text.strip() for text in named]
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(text) for text in self.named]

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)


class Hosts:
    """The names that a request may ask for in its `Host`.

    A page of another site can give its own name our address (DNS rebinding); the browser then takes the hall
    for a part of that site. So a name must be known: localhost, the machine's own, or one that the operator
    named. An address as such is no name that anybody could turn: a friend may use any that leads here.
    """

    def __init__(self, named: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self.names = {own, f"{own}.local", *LOCAL}
        self.names |= {name.strip().lower().removeprefix("*") or "*" for name in named}

    def allow(self, host: str | None) -> bool:
        """Without a `Host` it is no browser that asks."""
        if host is None or "*" in self.names:
            return True
        name = name_in(host)
        return is_address(name) or any(
            name == known or (known.startswith(".") and name.endswith(known)) for known in self.names
        )


def name_in(host: str) -> str:
    """The name or the address in a `Host`, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
