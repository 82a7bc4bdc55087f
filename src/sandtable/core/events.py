"""Events: facts for the log and for animations. Nobody needs them to know the state."""

from __future__ import annotations

from typing import Final

from sandtable.core.message import Message, Word, bag, reference
from sandtable.core.native import mypyc_attr

Value = int | tuple[int, ...]
LIST: Final = "[]"  # after a vocabulary: several values, in order
BAG: Final = "*"  # after a vocabulary: several values whose order means nothing
NOBODY: Final = -1  # no seat; as an owner: the secret lay in a deck or a discard pile


class Kind:
    """A kind of event and the names of its values, declared once in a game's events file.

    A name may be followed by its vocabulary: `Kind("moves", "camel", "to", "under:camel")`. A name that is
    itself a vocabulary needs none. Brackets after the vocabulary, as in `riders:camel[]`, declare a list,
    told in order. A star, as in `meeples:tribe*`, declares a bag: the order means nothing, and equal values
    are counted. The names in `secret` belong to the hidden values, which only some seats can read.
    """

    def __init__(self, code: str, *names: str, secret: tuple[str, ...] = ()) -> None:
        self.code = code
        self.names = names
        self.secret = secret


@mypyc_attr(acyclic=True)
class Event:
    """One fact about what an action did.

    `values` are public; the `hidden` values are only for the seats in `to`. `owner` is the seat whose
    secret the event shows, or None if it shows no secret. `Game.read` turns an event into a message for one
    seat.

    >>> game = sandtable.game("camel-up")
    >>> table = sandtable.Table(game, 3, sandtable.Chance(7), {"setup_order": "random"})
    >>> event = table.play("leg blue")[0]
    >>> game.read(event, seat=1)
    Message(code='camel-up-event-takes-ticket', words={'seat': 'seat.0', 'camel': 'camel.blue', 'value': 5})
    """

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

    def is_told_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) reads the hidden values."""
        return bool(self.hidden) and seat in self.to

    def read_by(self, seat: int | None) -> list[tuple[str, Value]]:
        """Return the declared names and the values that this seat (None: a spectator) may read."""
        kind = self.kind
        if self.is_told_to(seat):
            return list(zip(kind.names + kind.secret, self.values + self.hidden, strict=True))
        return list(zip(kind.names, self.values, strict=True))

    def taught(self, seat: int | None) -> bool:
        """Whether this seat (None for a spectator) learnt a secret of somebody else from the event."""
        if self.owner is None or self.owner == seat:
            return False
        return not self.hidden or seat in self.to

    def __repr__(self) -> str:
        return f"Event({self.kind.code!r}, {self.values}, {self.hidden}, to={self.to}, owner={self.owner})"


def field_of(name: str) -> str:
    """Return the field of a declared name: `meeples` for `meeples:tribe*`."""
    return name.partition(":")[0]


def vocabulary_of(name: str) -> str:
    """Return the vocabulary of a declared name: `tribe` for `meeples:tribe*`."""
    return name.rpartition(":")[2].removesuffix(BAG).removesuffix(LIST)


class Vocabulary:
    """The named things of a game, which turn the numbers of an event into words or into data."""

    def __init__(self, game: str, lists: dict[str, tuple[str, ...]]) -> None:
        self.game = game
        self.lists = lists

    def message(self, event: Event, seat: int | None) -> Message:
        """Return the sentence that this seat (None: a spectator) reads about the event."""
        told = event.is_told_to(seat)
        words = {field_of(name): self.word(name, value) for name, value in event.read_by(seat)}
        return Message(f"{self.game}-event-{event.kind.code}" + ("-told" if told else ""), words)

    def data(self, event: Event, seat: int | None) -> dict[str, Word]:
        """Return the event's kind and the fields that this seat (None: a spectator) may read.

        Fields that the seat may not read are absent. Seats and plain numbers are integers, named things
        their names (`blue`); several values are a list, and a bag counts its names: `{"fish": 2}`.
        """
        data: dict[str, Word] = {"kind": event.kind.code}
        for name, value in event.read_by(seat):
            data[field_of(name)] = self.field(name, value)
        return data

    def word(self, name: str, value: Value) -> Word:
        """Return a value as a word of a sentence: `camel.blue`, `seat.2` or a number."""
        vocabulary = vocabulary_of(name)
        if not isinstance(value, tuple):
            return self._reference(vocabulary, value)
        if name.endswith(BAG):
            return bag([reference(vocabulary, self.lists[vocabulary][item]) for item in value])
        return [self._reference(vocabulary, item) for item in value]

    def field(self, name: str, value: Value) -> Word:
        """Return a value as data: `blue` or a number."""
        vocabulary = vocabulary_of(name)
        if not isinstance(value, tuple):
            return self._name(vocabulary, value)
        if name.endswith(BAG):
            return bag([self.lists[vocabulary][item] for item in value])
        return [self._name(vocabulary, item) for item in value]

    def _reference(self, vocabulary: str, value: int) -> int | str:
        if vocabulary == "seat":
            return reference("seat", value)
        if vocabulary in self.lists:
            return reference(vocabulary, self.lists[vocabulary][value])
        return value

    def _name(self, vocabulary: str, value: int) -> int | str:
        return self.lists[vocabulary][value] if vocabulary in self.lists else value
