"""Short codes that can be read aloud instead of the link of a table.

A code is derived from the table, the hour and the hall's key, so every page at the table shows the same one
without anything being agreed. It is stored until it expires, to be found again when somebody types it.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

import msgspec

from sandtable.server.store import Store
from sandtable.server.table.refusal import Refusal

# Without G, I, L, O, Q and V: they are mistaken for J, 1, 0 or U, or sound alike.
LETTERS: Final = "ABCDEFHJKMNPRSTUWXYZ"
LENGTH: Final = 6
CODES: Final = len(LETTERS) ** LENGTH  # 64,000,000
PERIOD: Final = 3600  # seconds; a code lives until the end of the period after the one it was made in
LIFETIME: Final = 2 * PERIOD  # seconds, at most
TRIES: Final = 8  # codes to try for one table; each is free unless another table has it
KEPT: Final = "join-code "
# On a Russian keyboard these look the same.
CYRILLIC: Final = str.maketrans("АВЕКМНРСТУХ", "ABEKMHPCTYX")


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """What is stored for a code."""

    table: str
    until: int  # seconds since 1970


def tidy(text: str) -> str | None:
    """The code in what somebody typed; None if it cannot be one."""
    code = "".join(text.split()).replace("-", "").upper().translate(CYRILLIC)
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None


class JoinCodes:
    """The codes of the tables that wait for players."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self._key = key.encode()

    async def code(self, table: str, now: int) -> tuple[str, int]:
        """The code of a table, and for how many seconds it will work. `now` is in seconds since 1970."""
        period = now // PERIOD
        until = (period + 2) * PERIOD
        await self._forget(table, period - 2)
        for attempt in range(TRIES):
            code = self._derived(table, period, attempt)
            if await self._take(code, Kept(table, until), now):
                return code, until - now
        raise Refusal("try-again")

    async def table(self, code: str, now: int) -> str:
        """The table with that code; a Refusal if there is none, or no longer."""
        found = await self._kept(code)
        if found is None or found.until <= now:
            raise Refusal("no-such-code")
        return found.table

    async def _take(self, code: str, wanted: Kept, now: int) -> bool:
        """Store the code for a table, unless another table has it."""
        text = msgspec.json.encode(wanted).decode()
        found = msgspec.json.decode(await self.store.set_value_once(KEPT + code, text), type=Kept)
        if found.table != wanted.table and found.until > now:
            return False
        if found != wanted:
            await self.store.set_value(KEPT + code, text)
        return True

    async def _forget(self, table: str, period: int) -> None:
        """Drop the codes that the table had in an earlier period, so that they do not pile up."""
        for attempt in range(TRIES):
            code = self._derived(table, period, attempt)
            found = await self._kept(code)
            if found is None:
                return
            if found.table == table:
                await self.store.remove_value(KEPT + code)
                return

    async def _kept(self, code: str) -> Kept | None:
        text = await self.store.value(KEPT + code)
        return msgspec.json.decode(text, type=Kept) if text else None

    def _derived(self, table: str, period: int, attempt: int) -> str:
        text = f"join-code {table} {period} {attempt}".encode()
        number = int.from_bytes(hmac.digest(self._key, text, hashlib.sha256)) % CODES
        code = ""
        for _ in range(LENGTH):
            number, letter = divmod(number, len(LETTERS))
            code += LETTERS[letter]
        return code
