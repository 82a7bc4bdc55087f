"""The state of a game: plain fields and an agenda of steps. Only the rules change it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sandtable.core.action import Action
from sandtable.core.events import Event, Kind, Value
from sandtable.core.native import mypyc_attr
from sandtable.core.registry import game, state_from_data
from sandtable.core.step import AnyStep

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandtable.core.chance import Chance
    from sandtable.core.outcome import Outcome

NOT_YOUR_TURN: Final = "not-your-turn"
NOT_NOW: Final = "not-now"


class Setting:
    """The choices made before the game: players, variants, version of the rules. Clones share it."""

    def __init__(self, game: str, rules_version: int, seats: int, variants: dict[str, str]) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.variants = variants


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: everything on the table at one moment, including the agenda of what happens next.

    `apply` trusts its caller, for searches and simulations; a `Table` checks every action. Printing a state
    draws what a spectator sees. `news` are the events of the last action. A game's own class adds the fields
    of its position, `clone`, `outcome` and `save`.

    >>> game = sandtable.game("camel-up")
    >>> luck = sandtable.Chance(seed=7)
    >>> race = game.setup(4, luck, {"setup_order": "random"})
    >>> race
    <State: camel-up, 4 players, seat 0 to act>
    >>> race.options(0)[0].text
    'leg blue'
    >>> race.apply(0, game.action("leg blue"), luck)
    >>> race.to_act()
    [1]
    """

    def __init__(self, setting: Setting, agenda: list[AnyStep]) -> None:
        self.setting = setting
        self.agenda = agenda
        self.news: list[Event] = []  # the events of the last action
        self.quiet = False  # True in simulations, where no events are written

    # --- for everybody ---------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """Return the seats that must answer now; empty when the game is over."""
        return self.agenda[-1].waiting() if self.agenda else []

    def options(self, seat: int) -> list[Action]:
        """Return the actions that the seat may choose now; empty if it is not asked."""
        if seat not in self.to_act():
            return []
        return self.agenda[-1].options(self, seat)

    def barred(self, seat: int, action: Action) -> str | None:
        """Return the id of the rule that forbids an action, or another reason; None if it is allowed."""
        if seat not in self.to_act():
            return NOT_YOUR_TURN
        step = self.agenda[-1]
        if action not in step.candidates(self, seat):
            return NOT_NOW
        return step.barred(self, seat, action)

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        """Play an action without checking it, and everything that follows until somebody must decide."""
        if not self.quiet:
            self.news = []
        action.happen(self, seat, chance)
        self.settle(chance)

    def clone(self) -> State:
        """Return an independent copy."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None if it is not over."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the seats that share the victory; none if the game is not over.

        Rollouts ask this after every game, so a game may find them without the score sheets of `outcome`.
        """
        outcome = self.outcome()
        return [] if outcome is None else outcome.winners

    # --- for the rules -----------------------------------------------------------------------------

    def then(
        self, first: AnyStep, second: AnyStep | None = None, third: AnyStep | None = None, *more: AnyStep
    ) -> None:
        """Put steps on the agenda in reading order: the first one runs first."""
        if more:
            self.then_all([*more])
        if third is not None:
            self.agenda.append(third)
        if second is not None:
            self.agenda.append(second)
        self.agenda.append(first)

    def then_all(self, steps: list[AnyStep]) -> None:
        """Put a list of steps on the agenda: the first one runs first."""
        for step in reversed(steps):
            self.agenda.append(step)

    def settle(self, chance: Chance) -> None:
        """Run automatic steps until a question is on top of the agenda."""
        while self.agenda and self.agenda[-1].passes(self, chance):
            pass

    def tell(self, kind: Kind, *values: Value) -> None:
        """Report a fact that everybody sees and that was no secret."""
        if not self.quiet:
            self.news.append(Event(kind, values))

    def reveal(self, owner: int, kind: Kind, *values: Value) -> None:
        """Report a fact that everybody sees from now on and that was a secret of `owner` until now."""
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
        """Report a fact whose `hidden` values, a secret of `owner`, only the seats in `to` may read."""
        if not self.quiet:
            self.news.append(Event(kind, values, hidden, to, owner))

    # --- saving, comparing, printing ---------------------------------------------------------------

    def save(self) -> object:
        """Return the game's own fields as plain data or as a msgspec Struct; see `core.save_format`."""
        raise NotImplementedError

    def to_data(self) -> dict[str, Any]:
        """Return the whole state, including the agenda, as plain data for JSON; see `Game.from_data`."""
        setting = self.setting
        saved = self.save()
        return {
            "game": setting.game,
            "rules_version": setting.rules_version,
            "seats": setting.seats,
            "variants": dict(setting.variants),
            "agenda": [step_to_data(step) for step in self.agenda],
            "state": saved if isinstance(saved, dict) else msgspec.to_builtins(saved),
        }

    def digest(self) -> str:
        """Return a hash of the whole state that is the same on every machine."""
        return hashlib.sha256(msgspec.json.encode(self.to_data(), order="sorted")).hexdigest()

    def summary(self) -> str:
        """Return one line: the game, the number of players and the seats to act."""
        asked = self.to_act()
        name = "seat" if len(asked) == 1 else "seats"
        waiting = f"{name} {', '.join(map(str, asked))} to act" if asked else "over"
        return f"{self.setting.game}, {self.setting.seats} players, {waiting}"

    def __str__(self) -> str:
        """Draw the position as a spectator sees it."""
        found = game(self.setting.game)
        return found.draw(found.view(self, None))

    def __repr__(self) -> str:
        return f"<State: {self.summary()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], State], tuple[dict[str, Any]]]:
        return state_from_data, (self.to_data(),)


def step_to_data(step: AnyStep) -> list[Any]:
    """Return the name of a step and its fields: `["Sow", 2, [0, 1, 3], "drop c4 red"]`."""
    return [type(step).__name__, *[field_to_data(field) for field in step.fields()]]


def field_to_data(field: object) -> object:
    """Return a field of a step as plain data: an action as its text, a tuple as a list."""
    if isinstance(field, tuple):
        return list(field)
    return field.text if isinstance(field, Action) else field
