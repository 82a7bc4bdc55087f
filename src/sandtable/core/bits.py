"""Sets of small numbers, each packed into the bits of one integer.

Bit `n` is set if the number `n` is in the set: `0b1010` is the set of 1 and 3.
"""

from __future__ import annotations

from sandtable.core.native import i64


def has(numbers: i64, number: i64) -> bool:
    """Whether a number is in the set."""
    return numbers >> number & 1 == 1


def count(numbers: i64) -> i64:
    """The size of the set."""
    found: i64 = 0
    while numbers:
        numbers &= numbers - 1
        found += 1
    return found


def nth(numbers: i64, n: i64) -> i64:
    """The member at index `n` in ascending order; the set must have more than `n` members."""
    number: i64 = 0
    while n > 0 or not numbers & 1:
        n -= numbers & 1
        numbers >>= 1
        number += 1
    return number


def listed(numbers: i64) -> list[int]:
    """The members in ascending order."""
    found: list[int] = []
    number: i64 = 0
    while numbers:
        if numbers & 1:
            found.append(number)
        numbers >>= 1
        number += 1
    return found
