"""Finds the addresses under which others can reach this hall.

Nothing here is taken from a request: a `Host` header says what a stranger typed, not where the hall is.
"""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection

from sandtable.server.web.addresses import LOCAL, name_in

EVERYWHERE: Final = ("0.0.0.0", "::")
# Documentation networks (RFC 5737, RFC 3849): connecting a UDP socket sends nothing, but picks the interface.
ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
Address = IPv4Address | IPv6Address


class Place(msgspec.Struct, frozen=True):
    """Where the hall listens, and the address that its operator has named."""

    host: str = "127.0.0.1"
    url: str = ""

    def others(self, port: int) -> list[str]:
        """The addresses to give to others: the operator's own, or those in the network."""
        return [self.url] if self.url else self.network(port)

    def network(self, port: int) -> list[str]:
        """The addresses for others in the network. This may ask a name server, so call it in a thread."""
        return network_urls(self.host, port)


def is_on_this_machine(request: HTTPConnection) -> bool:
    """Whether the page runs on the hall's own machine: its connection and its address bar are local.

    Strangers have no use for the addresses of the network, and a proxy shows in the name that they asked for.
    """
    client, host = request.client, request.headers.get("host", "")
    return client is not None and is_local(host_part(client.host)) and is_local(host)


class BadUrl(ValueError):
    """A text that cannot be the public address of a hall; the message says what is expected."""


def is_local(host: str) -> bool:
    """Whether a host (with or without a port) means the machine that uses it."""
    name = name_in(host)
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name in LOCAL or name.endswith(LOCAL[1])


def network_urls(host: str, port: int) -> list[str]:
    """The addresses for others when the hall listens on `host`, the most likely first; none on loopback."""
    if host not in EVERYWHERE:
        return [] if is_local(host_part(host)) else [url_of(host, port)]
    versions = (4,) if host == EVERYWHERE[0] else (4, 6)
    return [url_of(str(found), port) for found in reachable(own_addresses()) if found.version in versions]


def reachable(addresses: Iterable[Address]) -> list[Address]:
    """The addresses that another machine can use as they are, each once, with IPv4 first.

    A link-local address would need a zone, which browsers do not accept.
    """
    good = [each for each in dict.fromkeys(addresses) if not (each.is_loopback or each.is_link_local)]
    return sorted(good, key=lambda each: each.version)


def own_addresses() -> Iterator[Address]:
    """The addresses of this machine: first those it uses to reach others, then those its name has."""
    for family, other in ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((other, 9))
            yield ip_address(probe.getsockname()[0].partition("%")[0])
    with contextlib.suppress(OSError):
        for found in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_DGRAM):
            yield ip_address(str(found[4][0]).partition("%")[0])


def url_of(host: str, port: int) -> str:
    return f"http://{host_part(host)}" + ("" if port == 80 else f":{port}")


def host_part(host: str) -> str:
    """The host as it is written in a URL."""
    return f"[{host}]" if ":" in host else host


def origin_of(url: str) -> str:
    """The origin in the operator's own URL, without a slash at the end; BadUrl if it is not one."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        raise BadUrl(f"{url!r} is not a URL.") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise BadUrl(f"{url!r} is not an address such as https://play.example.com.")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadUrl(f"{url!r} has a path: the server answers only at the root of a host.")
    return f"{parts.scheme}://{host_part(parts.hostname)}" + (f":{port}" if port else "")
