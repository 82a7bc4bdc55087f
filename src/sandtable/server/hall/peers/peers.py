"""How a hall sees the other halls that share its store, and what it may drive."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

NOBODY: frozenset[str] = frozenset()


class Peers(Protocol):
    """The other halls, from this hall's side.

    Bots and clocks of a table are driven by one hall at a time. Its appends carry the fence that it was given
    with the table.
    """

    shared: bool  # whether there may be other halls at all

    async def open(self) -> None:
        """Become known to the others."""

    async def beat(self) -> bool:
        """Stay alive; False if the others gave this hall up, so that it drives nothing any more."""

    async def close(self) -> None:
        """Hand all tables over to the others."""

    def drives(self, table: str) -> bool:
        """Whether this hall drives the table, as far as it knows; the fence decides when it writes."""

    def fence(self, table: str) -> int | None:
        """The number that its appends carry."""

    async def drive(self, table: str) -> bool:
        """Become the table's driver, unless another living hall is."""

    async def driverless(self, tables: Collection[str]) -> list[str]:
        """Those of the tables that no living hall drives."""

    def give_up(self, table: str) -> None:
        """Note that another hall drives the table now."""

    async def release(self, tables: Collection[str]) -> None:
        """Stop driving these tables."""

    async def came(self, page: int, table: str, guest: str, address: str) -> None:
        """Tell the others about a page that was opened here."""

    async def left(self, page: int) -> None: ...

    async def guests_at(self, tables: Collection[str]) -> dict[str, frozenset[str]]:
        """For each table, the guests who have a page open in another hall."""

    async def open_pages(self, guest: str, address: str) -> tuple[int, int]:
        """How many pages the guest and the address have open in other halls."""


class Alone:
    """A hall that shares its store with nobody: it drives everything, and all guests are here."""

    shared = False

    async def open(self) -> None: ...

    async def beat(self) -> bool:
        return True

    async def close(self) -> None: ...

    def drives(self, table: str) -> bool:
        return True

    def fence(self, table: str) -> int | None:
        return None

    async def drive(self, table: str) -> bool:
        return True

    async def driverless(self, tables: Collection[str]) -> list[str]:
        return []

    def give_up(self, table: str) -> None: ...

    async def release(self, tables: Collection[str]) -> None: ...

    async def came(self, page: int, table: str, guest: str, address: str) -> None: ...

    async def left(self, page: int) -> None: ...

    async def guests_at(self, tables: Collection[str]) -> dict[str, frozenset[str]]:
        return dict.fromkeys(tables, NOBODY)

    async def open_pages(self, guest: str, address: str) -> tuple[int, int]:
        return 0, 0
