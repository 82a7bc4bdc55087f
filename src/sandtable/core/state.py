"""The state of a game: plain fields and an agenda of steps. Rules change it; nothing else does."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sandtable.core.action import Action
from sandtable.core.events import Event, Kind, Value
from sandtable.core.native import mypyc_attr
from sandtable.core.step import AnyStep

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandtable.core.chance import Chance
    from sandtable.core.outcome import Outcome

NOT_YOUR_TURN: Final = "not-your-turn"
NOT_NOW: Final = "not-now"


class Setting:
    """What was agreed before play: it never changes, so clones share it."""

    def __init__(self, game: str, rules_version: int, seats: int, variants: dict[str, str]) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.variants = variants


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table at one moment, the agenda included.

    This is the unchecked door: `apply` trusts its caller (a search, a simulation). People play through
    a Table, which checks. A subclass adds its fields, `clone`, `outcome` and `save`.
    """

    def __init__(self, setting: Setting, agenda: list[AnyStep]) -> None:
        self.setting = setting
        self.agenda = agenda
        self.news: list[Event] = []  # what the last action brought
        self.quiet = False  # a simulation, for which nobody writes the news

    # --- asked from outside ----------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The seats that must answer now; empty when the game is over."""
        return self.agenda[-1].waiting() if self.agenda else []

    def options(self, seat: int) -> list[Action]:
        """What the seat may do now; empty when it is not asked."""
        if seat not in self.to_act():
            return []
        return self.agenda[-1].options(self, seat)

    def barred(self, seat: int, action: Action) -> str | None:
        """Why not: None if the action is allowed, else the rule id or the reason."""
        if seat not in self.to_act():
            return NOT_YOUR_TURN
        step = self.agenda[-1]
        if action not in step.candidates(self, seat):
            return NOT_NOW
        return step.barred(self, seat, action)

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        """Play an action, unchecked, and everything that follows by itself."""
        if not self.quiet:
            self.news = []
        action.happen(self, seat, chance)
        self.settle(chance)

    def clone(self) -> State:
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        raise NotImplementedError

    # --- what the rules are written with ---------------------------------------------------------

    def then(
        self, first: AnyStep, second: AnyStep | None = None, third: AnyStep | None = None, *more: AnyStep
    ) -> None:
        """Put steps on the agenda in reading order: the first is done first."""
        if more:
            self.then_all([*more])
        if third is not None:
            self.agenda.append(third)
        if second is not None:
            self.agenda.append(second)
        self.agenda.append(first)

    def then_all(self, steps: list[AnyStep]) -> None:
        """The same for however many steps there are."""
        self.agenda += steps[::-1]

    def settle(self, chance: Chance) -> None:
        """Run the steps that ask nobody."""
        while self.agenda and self.agenda[-1].passes(self, chance):
            pass

    def tell(self, kind: Kind, *values: Value) -> None:
        """A fact that everybody sees and nobody hid."""
        if not self.quiet:
            self.news.append(Event(kind, values))

    def reveal(self, owner: int, kind: Kind, *values: Value) -> None:
        """A fact that everybody sees from now on; it was the secret of `owner`."""
        if not self.quiet:
            self.news.append(Event(kind, values, owner=owner))

    def whisper(
        self,
        to: tuple[int, ...],
        owner: int,
        kind: Kind,
        values: tuple[Value, ...],
        hidden: tuple[Value, ...],
    ) -> None:
        """A fact whose `hidden` part only some seats may read; it is or was the secret of `owner`."""
        if not self.quiet:
            self.news.append(Event(kind, values, hidden, to, owner))

    # --- saved, compared, pickled ----------------------------------------------------------------

    def save(self) -> object:
        """The game's own fields as a msgspec Struct: the save format of the game."""
        raise NotImplementedError

    def to_data(self) -> dict[str, Any]:
        """Plain JSON data of the whole state, agenda included, at any moment."""
        setting = self.setting
        return {
            "game": setting.game,
            "rules_version": setting.rules_version,
            "seats": setting.seats,
            "variants": dict(setting.variants),
            "agenda": [step_to_data(step) for step in self.agenda],
            "state": msgspec.to_builtins(self.save()),
        }

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine."""
        return hashlib.sha256(msgspec.json.encode(self.to_data(), order="sorted")).hexdigest()

    def summary(self) -> str:
        """One line: the game, how many play, and whom it waits for."""
        asked = self.to_act()
        name = "seat" if len(asked) == 1 else "seats"
        waiting = f"{name} {', '.join(map(str, asked))} to act" if asked else "over"
        return f"{self.setting.game}, {self.setting.seats} players, {waiting}"

    def __str__(self) -> str:
        """The position as a spectator sees it, drawn as text."""
        from sandtable.core.game import game  # the registry is above the state

        found = game(self.setting.game)
        return found.draw(found.view(self, None))

    def __repr__(self) -> str:
        return f"<State: {self.summary()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], State], tuple[dict[str, Any]]]:
        from sandtable.core.game import state_from_data  # the registry sits above the state

        return state_from_data, (self.to_data(),)


def step_to_data(step: AnyStep) -> list[Any]:
    """`["Sow", 2, [0, 1, 3], "drop c4 red"]`: the step's name and its fields."""
    return [type(step).__name__, *[field_to_data(field) for field in step.fields()]]


def field_to_data(field: object) -> object:
    if isinstance(field, tuple):
        return list(field)
    return field.text if isinstance(field, Action) else field
