"""A counter with whole numbers as keys, for exact odds: packed arrays when compiled, a dict otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import packed_tally
from sandtable.core.native import CHECKED

if TYPE_CHECKING or CHECKED or not str(packed_tally.__file__).endswith(".py"):
    from sandtable.core.packed_tally import Tally as Tally
else:

    class Tally:
        """The total weight of each key, in the order of first appearance."""

        def __init__(self) -> None:
            self.counts: dict[int, int] = {}
            self._count = self.counts.get  # bound once, because `add` is the innermost line of the odds

        def add(self, key: int, weight: int) -> None:
            self.counts[key] = self._count(key, 0) + weight

        @property
        def keys(self) -> list[int]:
            return list(self.counts)

        @property
        def weights(self) -> list[int]:
            return list(self.counts.values())


__all__ = ["Tally"]
