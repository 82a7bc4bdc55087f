"""Events: facts for the log and for animations. Nobody needs them to know the state."""

from __future__ import annotations

from typing import Final

from sandtable.core.message import Message, Word, bag, reference
from sandtable.core.native import mypyc_attr

Value = int | tuple[int, ...]
BAG: Final = "*"  # after a vocabulary: the order of the values means nothing
NOBODY: Final = -1  # no seat; as an owner: the secret lay in a deck or a discard pile


class Kind:
    """A kind of event and the names of its values, declared once in a game's events file.

    A name may be followed by its vocabulary: `Kind("moves", "camel", "to", "under:camel")`. A name that is
    itself a vocabulary needs none. A tuple of values is told in its order; with a star after the
    vocabulary, as in `meeples:tribe*`, the order means nothing and equal values are counted. The names in
    `secret` belong to the hidden values, which only some seats can read.
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
    >>> table = sandtable.Table(game, 3, sandtable.Chance(7))
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

    def taught(self, seat: int | None) -> bool:
        """Whether this seat (None for a spectator) learnt a secret of somebody else from the event."""
        if self.owner is None or self.owner == seat:
            return False
        return not self.hidden or seat in self.to

    def __repr__(self) -> str:
        return f"Event({self.kind.code!r}, {self.values}, {self.hidden}, to={self.to}, owner={self.owner})"


def vocabulary_of(name: str) -> str:
    """Return the vocabulary of a declared name: `tribe` for `meeples:tribe*`."""
    return name.rpartition(":")[2].removesuffix(BAG)


class Vocabulary:
    """The named things of a game, by which the numbers in events become words."""

    def __init__(self, game: str, lists: dict[str, tuple[str, ...]]) -> None:
        self.game = game
        self.lists = lists

    def word(self, name: str, value: Value) -> Word:
        """Return the word for a value with this declared name."""
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
        """Return the event as this seat (None for a spectator) may read it."""
        kind = event.kind
        told = bool(event.hidden) and seat in event.to
        names = kind.names + kind.secret if told else kind.names
        values = event.values + event.hidden if told else event.values
        words = {
            name.partition(":")[0]: self.word(name, value) for name, value in zip(names, values, strict=True)
        }
        return Message(f"{self.game}-event-{kind.code}" + ("-told" if told else ""), words)
