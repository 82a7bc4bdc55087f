"""Plain Python replacements for the compiler's names. Import them from `sandtable.core.native`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")
C = TypeVar("C", bound=type)
i64 = int
i16 = int


def mypyc_attr(**_attributes: object) -> Callable[[C], C]:
    """Return a class decorator that does nothing."""
    return lambda cls: cls


class _Vec:
    """Make `vec[i64]([1, 2])` an ordinary list."""

    def __getitem__(self, _item_type: type[T]) -> Callable[[Iterable[T]], list[T]]:
        return list


vec = _Vec()


def append(items: list[T], item: T) -> list[T]:
    """Append to the list and return it, as the compiler's `append` returns the grown array."""
    items.append(item)
    return items
