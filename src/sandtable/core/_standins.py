"""What `native` offers when the rules run as plain Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")
C = TypeVar("C", bound=type)
i64 = int


def mypyc_attr(**_attributes: object) -> Callable[[C], C]:
    return lambda cls: cls


class _Vec:
    def __getitem__(self, _item_type: type[T]) -> Callable[[Iterable[T]], list[T]]:
        return list


vec = _Vec()


def append(items: list[T], item: T) -> list[T]:
    items.append(item)
    return items
