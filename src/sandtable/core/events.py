"""Events: facts for the log and the animation, never needed to know the state."""

from __future__ import annotations

from typing import Final

from sandtable.core.message import Message, Word, bag, reference
from sandtable.core.native import mypyc_attr

Value = int | tuple[int, ...]
BAG: Final = "*"  # behind a vocabulary: the values are a bag
NOBODY: Final = -1  # owner of a secret that lies on the table: a deck, a discard pile


class Kind:
    """A kind of event and the names of its values, declared once in a game's events file.

    A name may carry a vocabulary: `Kind("moves", "camel", "to", "under:camel")`; names that are
    themselves vocabularies need none. Several values are a list, told in their order; a star behind the
    vocabulary, `meeples:tribe*`, says that their order means nothing, and equal ones are told once. Names
    after `secret=` are read by the chosen seats only.
    """

    def __init__(self, code: str, *names: str, secret: tuple[str, ...] = ()) -> None:
        self.code = code
        self.names = names
        self.secret = secret


@mypyc_attr(acyclic=True)
class Event:
    """One fact. `hidden` values are for the seats in `to`; `owner` is whose secret was shown."""

    def __init__(
        self,
        kind: Kind,
        values: tuple[Value, ...],
        hidden: tuple[Value, ...] = (),
        to: tuple[int, ...] = (),
        owner: int | None = None,
    ) -> None:
        self.kind = kind
        self.values = values
        self.hidden = hidden
        self.to = to
        self.owner = owner

    def taught(self, seat: int | None) -> bool:
        """Did this seat (None: a spectator) learn a secret that was not its own?"""
        if self.owner is None or self.owner == seat:
            return False
        return not self.hidden or seat in self.to

    def __repr__(self) -> str:
        return f"Event({self.kind.code!r}, {self.values}, {self.hidden}, to={self.to}, owner={self.owner})"


def vocabulary_of(name: str) -> str:
    """`tribe` of the declared `meeples:tribe*`."""
    return name.rpartition(":")[2].removesuffix(BAG)


class Vocabulary:
    """The named things of a game: how a number in an event becomes a word."""

    def __init__(self, game: str, lists: dict[str, tuple[str, ...]]) -> None:
        self.game = game
        self.lists = lists

    def word(self, name: str, value: Value) -> Word:
        vocabulary = vocabulary_of(name)
        if not isinstance(value, tuple):
            return self._one(vocabulary, value)
        if name.endswith(BAG):
            return bag([reference(vocabulary, self.lists[vocabulary][item]) for item in value])
        return [self._one(vocabulary, item) for item in value]

    def _one(self, vocabulary: str, value: int) -> int | str:
        if vocabulary == "seat":
            return reference("seat", value)
        if vocabulary in self.lists:
            return reference(vocabulary, self.lists[vocabulary][value])
        return value

    def message(self, event: Event, seat: int | None) -> Message:
        """What that seat (None: a spectator) reads of an event."""
        kind = event.kind
        told = bool(event.hidden) and seat in event.to
        names = kind.names + kind.secret if told else kind.names
        values = event.values + event.hidden if told else event.values
        words = {
            name.partition(":")[0]: self.word(name, value) for name, value in zip(names, values, strict=True)
        }
        return Message(f"{self.game}-event-{kind.code}" + ("-told" if told else ""), words)
