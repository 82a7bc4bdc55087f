"""Whom an operator has blocked: guests by their id, and addresses or networks."""

from __future__ import annotations

import ipaddress
import time
from typing import Final

from sandtable.server.store import Store

GUEST: Final = "blocked guest "
ADDRESS: Final = "blocked address "
EVERY: Final = 5.0  # seconds between two looks at the store

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Blocks:
    """The blocks in the store, as this hall last read them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.guests: frozenset[str] = frozenset()
        self.networks: list[Network] = []
        self._read = -EVERY

    async def load(self) -> None:
        """Read the blocks again if the last time was a while ago."""
        if time.monotonic() - self._read < EVERY:
            return
        self._read = time.monotonic()
        self.guests = frozenset(await self.store.values(GUEST))
        self.networks = [ipaddress.ip_network(each) for each in await self.store.values(ADDRESS)]

    def holds(self, guest: str, address: str) -> bool:
        """Whether this guest or this address is blocked."""
        return guest in self.guests or any(within(address, network) for network in self.networks)


def within(address: str, network: Network) -> bool:
    """Whether an address, or the network that limits are counted for, lies in a blocked network."""
    try:
        found = ipaddress.ip_network(address, strict=False)
    except ValueError:
        return False
    return found.version == network.version and network.supernet_of(found)  # type: ignore[arg-type]
