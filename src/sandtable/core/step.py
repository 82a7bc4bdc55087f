"""Steps: the questions and automatic moments a game is made of, stacked on the agenda of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from sandtable.core.action import Action
from sandtable.core.events import NOBODY, Value
from sandtable.core.native import i64, mypyc_attr

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.state import State

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)
Field = int | tuple[int, ...] | Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, A]):
    """A question to one seat. It never changes once made, so clones share it.

    A subclass writes `candidates` and `barred` (or, where it is hot, `options` too) and `take`, side by side.
    The options of one verb stand together. A step with more fields lists them in `fields`, in the order of
    its constructor: save format, equality and hash all come from that list, and the class name is part of
    the save format.
    """

    final: ClassVar[bool] = False  # an answer that cannot be taken back: a sealed bid

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Field, ...]:
        return (self.seat,)

    def waiting(self) -> list[int]:
        """The seats that must answer now."""
        return [self.seat]

    def candidates(self, s: S, seat: int) -> list[A]:
        """Everything this question is about, allowed or not."""
        raise NotImplementedError

    def barred(self, s: S, seat: int, action: A) -> str | None:
        """The id of the rule that forbids a candidate, or None."""
        return None

    def options(self, s: S, seat: int) -> list[A]:
        """What the seat may do: the candidates that nothing bars."""
        return [action for action in self.candidates(s, seat) if self.barred(s, seat, action) is None]

    def random_option(self, s: S, seat: int, chance: Chance) -> A:
        """What a random player does: `choose_random` among the options, perhaps without listing them all."""
        return choose_random(self.options(s, seat), chance)

    def take(self, s: S, seat: int, action: A, chance: Chance) -> None:
        """The rule: what the action does. The step is off the agenda already."""
        raise NotImplementedError

    def passes(self, s: S, chance: Chance) -> bool:
        """Run the step if it asks nobody. True if it ran and is off the agenda."""
        return False

    def words(self, s: S, seat: int) -> dict[str, Value]:
        """Numbers for the prompt; like everything a seat reads, nothing it may not know."""
        return {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(str(field) for field in self.fields())})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step[S, Action]):
    """A step that asks nobody: the rules go on by themselves.

    It may belong to a seat, whose turn or move it is about.
    """

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)

    def fields(self) -> tuple[Field, ...]:
        return () if self.seat == NOBODY else (self.seat,)

    def waiting(self) -> list[int]:
        return []

    def passes(self, s: S, chance: Chance) -> bool:
        s.agenda.pop()
        self.run(s, chance)
        return True

    def run(self, s: S, chance: Chance) -> None:
        """The rule: what happens. The step is off the agenda already."""
        raise NotImplementedError


def choose_random(options: list[A], chance: Chance) -> A:
    """A verb, each on offer as likely, then one of its actions: many squares do not crowd out one roll."""
    verbs: i64 = 0
    start: i64 = 0
    end: i64 = 0
    while end < len(options):
        start = end
        end = end_of_verb(options, start)
        verbs += 1
    chosen = chance.pick(verbs)
    if chosen < verbs - 1:
        end = 0
        while chosen >= 0:
            start = end
            end = end_of_verb(options, start)
            chosen -= 1
    return options[start + chance.pick(end - start)]


def end_of_verb(options: list[A], start: i64) -> i64:
    """Where the options with the verb of the one at `start` end; they stand together."""
    last: i64 = len(options) - 1
    verb = options[start].verb
    if start == last or options[last].verb is verb:
        return last + 1
    end = start + 1
    while options[end].verb is verb:
        end += 1
    return end


AnyStep = Step[Any, Any]
