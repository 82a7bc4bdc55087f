"""Steps: the questions and automatic parts of a game, stacked on the agenda of its state."""

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
    """A question to one seat. A step never changes once it is made, so clones of a state share it.

    A subclass implements `candidates` and `barred`, which together give the options and the answer to "why
    not?", and `take`, which is the rule itself. Where speed matters it may also implement `options`. Options
    with the same verb must be adjacent. A step with more fields lists them in `fields`, in the order of its
    constructor; saving, equality and hashing use that list. The class name is part of the save format.

    >>> race = sandtable.game("camel-up").setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> race.agenda[-1]
    Turn(0)
    """

    final: ClassVar[bool] = False  # True if an answer cannot be taken back, such as a secret bid

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Field, ...]:
        """Return the arguments that make an equal step."""
        return (self.seat,)

    def waiting(self) -> list[int]:
        """Return the seats that must answer now."""
        return [self.seat]

    def candidates(self, s: S, seat: int) -> list[A]:
        """Return every action that could answer this question, allowed now or not."""
        raise NotImplementedError

    def barred(self, s: S, seat: int, action: A) -> str | None:
        """Return the id of the rule that forbids a candidate, or None."""
        return None

    def options(self, s: S, seat: int) -> list[A]:
        """Return the actions that the seat may choose: the candidates that are not barred."""
        return [action for action in self.candidates(s, seat) if self.barred(s, seat, action) is None]

    def random_option(self, s: S, seat: int, chance: Chance) -> A:
        """Return the choice of `choose_random` among the options, perhaps without listing them all."""
        return choose_random(self.options(s, seat), chance)

    def take(self, s: S, seat: int, action: A, chance: Chance) -> None:
        """Change the state as the rule says. This step is already off the agenda."""
        raise NotImplementedError

    def passes(self, s: S, chance: Chance) -> bool:
        """Run the step if nobody has to be asked; return whether it ran and left the agenda."""
        return False

    def words(self, s: S, seat: int) -> dict[str, Value]:
        """Return the words of the question; they must not tell the seat a secret."""
        return {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(str(field) for field in self.fields())})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step[S, Action]):
    """An automatic step: it asks nobody and runs by itself. It may belong to a seat."""

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
        """Change the state as the rule says. This step is already off the agenda."""
        raise NotImplementedError


AnyStep = Step[Any, Any]


def answers_itself(step: AnyStep, s: Any, chance: Chance) -> bool:
    """Answer a question that has a single option; return whether it had.

    A step's `passes` may call it when everybody can see that there is only one option, whatever is hidden:
    then the absence of the question betrays nothing.
    """
    options = step.options(s, step.seat)
    if len(options) != 1:
        return False
    s.agenda.pop()
    step.take(s, step.seat, options[0], chance)
    return True


def choose_random(options: list[A], chance: Chance) -> A:
    """Choose a verb at random and then one of its actions, so that many squares do not crowd out one roll."""
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
    """Return the index after the last option that has the same verb as the one at `start`."""
    last: i64 = len(options) - 1
    verb = options[start].verb
    if start == last or options[last].verb is verb:
        return last + 1
    end = start + 1
    while options[end].verb is verb:
        end += 1
    return end
