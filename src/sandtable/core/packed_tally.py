"""The compiled `Tally`: a hash table with open addressing in arrays of machine integers.

Import it from `sandtable.core.tally`, which has a dict-based version for plain Python.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.native import append, i64, mypyc_attr, vec

FREE: Final = -1
LOW: Final = 0x3FFFFFFF


@mypyc_attr(acyclic=True)
class Tally:
    """The total weight of each key. Keys are 0 to 2^62; they are kept in the order of first appearance."""

    def __init__(self) -> None:
        self.keys = vec[i64]([])
        self.weights = vec[i64]([])
        self.mask: i64 = 63
        self.slots = vec[i64]([FREE] * 64)  # by hash: the index of a key in `keys`, or FREE

    def add(self, key: i64, weight: i64) -> None:
        """Add to the weight of a key."""
        slot = self.slot_of(key)
        at = self.slots[slot]
        if at != FREE:
            self.weights[at] += weight
            return
        self.slots[slot] = len(self.keys)
        self.keys = append(self.keys, key)
        self.weights = append(self.weights, weight)
        if 2 * len(self.keys) > self.mask:
            self.grow()

    def slot_of(self, key: i64) -> i64:
        """Return the slot that holds a key, or the free slot where it belongs."""
        mixed = (key & LOW) * 0x2545F491 + (key >> 30) * 0x1C69B3F7  # below 2^62
        slot = (mixed ^ mixed >> 29) & self.mask
        while self.slots[slot] != FREE and self.keys[self.slots[slot]] != key:
            slot = slot + 1 & self.mask
        return slot

    def grow(self) -> None:
        """Make room for four times as many keys."""
        self.mask = 4 * self.mask + 3
        self.slots = vec[i64]([FREE] * (self.mask + 1))
        at: i64
        for at in range(len(self.keys)):
            self.slots[self.slot_of(self.keys[at])] = at
