"""Auditable dice: luck nobody can bend, and anybody can check afterwards.

Before the set-up a table publishes SHA-256 of its seed; then each person may add a salt. Draw k is the
first 8 bytes of HMAC-SHA-256(key = seed, message = salts and k), by rejection sampling. The seed is
revealed at the end. Exact format: docs/records.md.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final

from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup
from sandtable.core.native import i64

SEED_BYTES: Final = 32
RANGE: Final = 1 << 64
SALT: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")


class SealedChance(Chance):
    """A stream of luck fixed by a seed that was committed to, and by the players' salts."""

    def __init__(self, seed: bytes, salts: dict[int, str] | None = None) -> None:
        super().__init__(0)
        self.seed = seed
        self.salts = dict(salts or {})
        self.drawn = 0  # k, which never goes back: not even when a decision is taken back
        if len(seed) != SEED_BYTES:
            raise BadSetup(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        for seat, salt in self.salts.items():
            if not SALT.fullmatch(salt):
                raise BadSetup(f"the salt of seat {seat} must be 1 to 64 letters, digits, - or _")
        self._prefix = "".join(f"{seat}:{self.salts[seat]}\n" for seat in sorted(self.salts))

    @classmethod
    def from_number(cls, number: int) -> SealedChance:
        """The stream of a small seed that a person can type."""
        return cls(hashlib.sha256(f"sandtable seed {number}".encode()).digest())

    def fork(self) -> SealedChance:
        """Another stream that goes on from the same point."""
        fork = SealedChance(self.seed, self.salts)
        fork.drawn = self.drawn
        return fork

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def next(self, n: i64) -> i64:
        while True:
            message = f"{self._prefix}{self.drawn}".encode()
            value = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            self.drawn += 1
            if value < RANGE - RANGE % n:
                return value % n

    def mark(self) -> tuple[int, ...]:
        return (len(self.dealt), self.drawn)

    def rewind(self, mark: tuple[int, ...]) -> None:
        """Only for an action that failed and was never shown."""
        dealt, self.drawn = mark
        del self.dealt[dealt:]


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()
