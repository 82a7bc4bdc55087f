"""Which URLs and addresses are outside our network, so that a stranger may make the hall connect to them."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import msgspec

from sandtable.core.errors import SandtableError

LONGEST_URL: Final = 500
PRINTABLE: Final = re.compile(r"[!-\[\]-~]+")  # ASCII without blanks and backslash: parsers disagree on them
NAME: Final = re.compile(
    r"(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?\.?"
)
GLOBAL_UNICAST: Final = ip_network("2000::/3")
NAT64: Final = ip_network("64:ff9b::/96")
# `is_global` accepts these in some versions of Python: protocol assignments, old tunnels, documentation
# networks, a cloud's host.
NOT_OUTSIDE: Final = tuple(
    ip_network(network)
    for network in (
        "192.0.0.0/24",
        "192.88.99.0/24",
        "168.63.129.16/32",
        "2001::/23",
        "2002::/16",
        "3fff::/20",
    )
)


class BadWebhook(SandtableError):
    """The hall will not call this URL; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Target(msgspec.Struct, frozen=True):
    """A URL taken apart once, so that the check and the call use the same parts."""

    tls: bool
    host: str
    port: int
    path: str  # with the query

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.tls else 80) else f"{host}:{self.port}"


def target_of(url: str, longest: int = LONGEST_URL) -> Target:
    """Take a URL apart; BadWebhook if it is not a plain http(s) URL with an ordinary host and port."""
    if len(url) > longest:
        raise BadWebhook("webhook-too-long")
    try:
        if not PRINTABLE.fullmatch(url):
            raise ValueError
        parts = urlsplit(url)
        port, host = parts.port, _host(parts.hostname or "", "[" in parts.netloc)
    except ValueError:
        raise BadWebhook("webhook-not-a-url") from None
    if parts.scheme not in ("http", "https"):
        raise BadWebhook("webhook-scheme")
    if "@" in parts.netloc:
        raise BadWebhook("webhook-userinfo")
    tls = parts.scheme == "https"
    port = (443 if tls else 80) if port is None else port
    if port not in (80, 443) and port < 1024:
        raise BadWebhook("webhook-port")
    return Target(tls, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def _host(host: str, bracketed: bool) -> str:
    """A name or an address in canonical form; ValueError for 127.1, 0x7f000001 or 2130706433."""
    if NAME.fullmatch(host) and not bracketed:
        return host.removesuffix(".")
    if "%" in host:  # a zone
        raise ValueError
    return str(IPv6Address(host) if bracketed else IPv4Address(host))


def is_outside(address: IPv4Address | IPv6Address) -> bool:
    """Whether the address is on the public internet; one that embeds an inside IPv4 address is not."""
    if isinstance(address, IPv6Address):
        if address in NAT64:
            return is_outside(IPv4Address(int(address) & 0xFFFFFFFF))
        if address not in GLOBAL_UNICAST:
            return False
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    return not any(address in network for network in NOT_OUTSIDE)


def is_inside_host(host: str) -> bool:
    """Whether a host is certainly inside, by its address or name alone; other names must be resolved."""
    try:
        return not is_outside(ip_address(host))
    except ValueError:
        return "." not in host or host.endswith(".localhost")
