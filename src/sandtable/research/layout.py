"""The layout of an observation: which numbers it has, by name, and what they mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from sandtable.core.errors import RulesError


class Slice(msgspec.Struct, frozen=True):
    """Consecutive numbers of an observation; `most` is about the largest value one of them can have.

    >>> from sandtable.research import encoder
    >>> encoder("camel-up", 4).layout["dice_in"]
    Slice(name='dice_in', start=165, length=6, most=1, meaning='1 for each die in the pyramid')
    """

    name: str
    start: int
    length: int
    most: int
    meaning: str

    @property
    def stop(self) -> int:
        return self.start + self.length

    @property
    def span(self) -> slice:
        """The slice for indexing an array: `observation[layout["money"].span]`."""
        return slice(self.start, self.stop)


class Layout(Mapping[str, Slice]):
    """All slices of an observation by name, in order.

    >>> from sandtable.research import encoder
    >>> layout = encoder("camel-up", 4).layout
    >>> list(layout)[:4]
    ['question', 'asked', 'leg', 'camels']
    >>> layout.length == layout["bets"].stop
    True
    """

    def __init__(self, parts: Sequence[tuple[str, int, int, str]]) -> None:
        self._slices: dict[str, Slice] = {}
        self.length = 0
        for name, length, most, meaning in parts:
            self._slices[name] = Slice(name, self.length, length, most, meaning)
            self.length += length
        if len(self._slices) != len(parts):
            raise RulesError("two slices of an observation have the same name")

    def __getitem__(self, name: str) -> Slice:
        return self._slices[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._slices)

    def __len__(self) -> int:
        return len(self._slices)

    def flat(self, parts: Mapping[str, Sequence[int]]) -> list[int]:
        """Join the numbers of all slices; each slice must be there and have its length."""
        numbers: list[int] = []
        for part in self._slices.values():
            if len(parts[part.name]) != part.length:
                raise RulesError(f"{part.name} has {len(parts[part.name])} numbers instead of {part.length}")
            numbers += parts[part.name]
        return numbers

    def text(self, numbers: Sequence[int]) -> str:
        """Write an observation as one line: for each slice its numbers that are not zero, by index.

        >>> from sandtable.research.layout import Layout
        >>> Layout([("dice", 3, 1, ""), ("money", 2, 9, "")]).text([0, 1, 1, 0, 7])
        'dice 1:1 2:1 money 1:7'
        """
        words: list[str] = []
        for part in self._slices.values():
            inside = [f"{at}:{value}" for at, value in enumerate(numbers[part.span]) if value]
            words += [part.name, *inside] if inside else []
        return " ".join(words)
