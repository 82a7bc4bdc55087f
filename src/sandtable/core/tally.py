"""A counter of large whole numbers, for exact odds: packed arrays where they are compiled, else a dict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core import packed_tally
from sandtable.core.native import CHECKED

if TYPE_CHECKING or CHECKED or not str(packed_tally.__file__).endswith(".py"):
    from sandtable.core.packed_tally import Tally as Tally
else:

    class Tally:
        """The same as the packed one."""

        def __init__(self) -> None:
            self.counts: dict[int, int] = {}
            self._count = self.counts.get  # looked up once: this is the innermost line of the odds

        def add(self, key: int, weight: int) -> None:
            self.counts[key] = self._count(key, 0) + weight

        @property
        def keys(self) -> list[int]:
            return list(self.counts)

        @property
        def weights(self) -> list[int]:
            return list(self.counts.values())


__all__ = ["Tally"]
