"""Addresses and host names: households, trusted proxies, and the names by which the hall may be reached."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

LOCAL: Final = ("localhost", ".localhost")


def household(address: str) -> str:
    """What limits by address count as one: an IPv4 address, or an IPv6 /64, which one household has."""
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
    """A set of addresses and networks; ValueError for a text that is neither."""

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
    """The names that a request may have in its `Host` header.

    Another site can point its own name at our address (DNS rebinding), and browsers then take the hall for a
    part of that site. So a name must be known: localhost, the machine's own name, or one that the operator
    has given. A numeric address cannot be redirected like that, so all of them are allowed.
    """

    def __init__(self, named: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self.names = {own, f"{own}.local", *LOCAL}
        self.names |= {name.strip().lower().removeprefix("*") or "*" for name in named}

    def allow(self, host: str | None) -> bool:
        """Whether the name is allowed. Browsers always send one, so a missing name is harmless."""
        if host is None or "*" in self.names:
            return True
        name = name_in(host)
        return is_address(name) or any(
            name == known or (known.startswith(".") and name.endswith(known)) for known in self.names
        )


def name_in(host: str) -> str:
    """The name or address in a `Host` header, without the port."""
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
