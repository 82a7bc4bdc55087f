"""Sealed dice: luck that nobody can influence and that anybody can check after the game.

Before the set-up, a table publishes the SHA-256 hash of its seed; then each player may add a salt. Draw k
is the first 8 bytes of HMAC-SHA-256(key = seed, message = salts and k), with rejection sampling. The seed
is revealed when the game is over. docs/records.md gives the exact format.
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
    """Luck that is fixed by a secret seed of 32 bytes and by the players' salts.

    Publish `commitment` before the game and the seed after it, and `verify` can check every die and card.

    >>> luck = sandtable.SealedChance(bytes(32), salts={0: "pepper"})
    >>> luck.commitment[:16]
    '66687aadf862bd77'
    >>> luck.pick(6)
    5
    """

    def __init__(self, seed: bytes, salts: dict[int, str] | None = None) -> None:
        super().__init__(0)
        self.seed = seed
        self.salts = dict(salts or {})
        self.drawn = 0  # k; it never goes back, not even when a decision is taken back
        if len(seed) != SEED_BYTES:
            raise BadSetup(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        for seat, salt in self.salts.items():
            if not SALT.fullmatch(salt):
                raise BadSetup(f"the salt of seat {seat} must be 1 to 64 letters, digits, - or _")
        self._prefix = "".join(f"{seat}:{self.salts[seat]}\n" for seat in sorted(self.salts))

    @classmethod
    def from_number(cls, number: int) -> SealedChance:
        """Return the stream of a small seed that a person can type. Such a seed can be guessed."""
        return cls(hashlib.sha256(f"sandtable seed {number}".encode()).digest())

    def fork(self) -> SealedChance:
        """Return an independent copy that continues from the same draw."""
        fork = SealedChance(self.seed, self.salts)
        fork.drawn = self.drawn
        return fork

    @property
    def commitment(self) -> str:
        """The SHA-256 hash of the seed in hexadecimal, to be published before the game."""
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
        """Go back to a position that `mark` returned: only for an action that failed and was never shown."""
        dealt, self.drawn = mark
        del self.dealt[dealt:]


def commitment(seed: bytes) -> str:
    """Return the SHA-256 hash of a seed in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()
