"""A game: its data, its catalogue and the ways in and out of its states."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.metadata import entry_points
from pkgutil import resolve_name
from types import MappingProxyType
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from sandtable.core.action import Action, Catalogue
from sandtable.core.chance import Chance
from sandtable.core.errors import BadRecord, BadSetup, RulesError
from sandtable.core.events import Event, Kind, Vocabulary
from sandtable.core.message import Message
from sandtable.core.state import Setting, State
from sandtable.core.step import AnyStep
from sandtable.core.view import View

Words = dict[str, int | str]
Question = Callable[[Any, int | None, Words], Any]  # a state that the seat imagined, the seat, details
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View, default=Any)


class Variant(msgspec.Struct, frozen=True):
    """A named choice of rules; the first choice is the default."""

    choices: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        return self.choices[0]


class Game(ABC, Generic[S, V]):
    """One title. A subclass fills in the data below and writes the methods at the end."""

    name: str
    title: str
    seats: range
    variants: dict[str, Variant]
    actions: Catalogue
    rules_version: int = 1
    replayable: frozenset[int] = frozenset({1})  # the versions whose records this code still replays
    steps: tuple[type[AnyStep], ...]  # every step, for the save format and the prompts
    kinds: tuple[Kind, ...]  # every event
    vocabulary: Vocabulary
    ends: tuple[str, ...]  # every reason an Outcome can give
    questions: Mapping[str, Question] = MappingProxyType({})  # what players may ask beyond the rules

    # Parts of the title in packages above the rules, each as "module:name"; "" if it has none.
    bots: str = ""  # its levels: a mapping of names to `sandtable.bots.Level`
    picture: str = ""  # how it is drawn in the terminal: a `sandtable.terminal.looks.Look`
    words: str = "sandtable.locales"  # the package with a folder of catalogues for each language
    page: bool = False  # whether the browser has a board for it; otherwise it shows `draw` as text

    # --- for everybody ---------------------------------------------------------------------------

    def setup(
        self,
        seats: int,
        chance: Chance,
        variants: dict[str, str] | None = None,
        rules_version: int | None = None,
    ) -> S:
        """A new game, dealt with `chance`, at its first question."""
        return self.deal(self.setting(seats, variants or {}, rules_version or self.rules_version), chance)

    def action(self, text: str) -> Action:
        """The one action with that text."""
        return self.actions.parse(text)

    def from_data(self, data: Any) -> S:
        """The state saved by `State.to_data`; anything wrong with it is a BadRecord."""
        try:
            saved = msgspec.convert(data, Saved)
            if saved.game != self.name:
                raise BadRecord(f"the state is of {saved.game!r}, not of {self.name!r}")
            setting = self.setting(saved.seats, saved.variants, saved.rules_version)
            agenda = [self._step(number, step) for number, step in enumerate(saved.agenda)]
            state = self.restore(setting, agenda, saved.state)
            self.check(state)
        except (msgspec.ValidationError, BadSetup, RulesError, TypeError, LookupError) as error:
            raise BadRecord(f"not a saved state of {self.name}: {error}") from error
        return state

    def read(self, event: Event, seat: int | None) -> Message:
        """What that seat (None: a spectator) reads of an event."""
        return self.vocabulary.message(event, seat)

    def describe(self, action: Action) -> Message:
        """An action in words, for its owner."""
        return Message(f"{self.name}-act-{action.verb.replace(' ', '-')}", dict(action.words))

    def view(self, state: S, seat: int | None) -> V:
        """What a seat may see; None: a spectator."""
        return self.views(state, [seat])[seat]

    def views(self, state: S, seats: Iterable[int | None]) -> Mapping[int | None, V]:
        """The views of several seats. What all of them see is made only once."""
        public = self.public_view(state)
        return {seat: public if seat is None else self.own_view(state, seat, public) for seat in seats}

    # --- what a title writes -----------------------------------------------------------------------

    @abstractmethod
    def deal(self, setting: Setting, chance: Chance) -> S:
        """The set-up chapter of the rules."""

    @abstractmethod
    def public_view(self, state: S) -> V:
        """What a spectator may see, field by field."""

    @abstractmethod
    def own_view(self, state: S, seat: int, public: V) -> V:
        """The public view with what only this seat may see."""

    @abstractmethod
    def imagine(self, state: S, seat: int | None, chance: Chance) -> S:
        """A legal state in which all that the seat cannot know is dealt anew."""

    @abstractmethod
    def restore(self, setting: Setting, agenda: list[AnyStep], saved: Any) -> S:
        """The opposite of `State.save`; msgspec checks the types."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise RulesError if the state breaks an invariant of the game."""

    @abstractmethod
    def draw(self, view: V) -> str:
        """The position as text: for terminals, transcripts and tests."""

    # --- inside ------------------------------------------------------------------------------------

    def setting(self, seats: int, variants: dict[str, str], rules_version: int) -> Setting:
        if seats not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        if rules_version not in self.replayable:
            known = ", ".join(str(version) for version in sorted(self.replayable))
            raise BadSetup(
                f"rules version {rules_version} of {self.name} is not played here (known: {known})"
            )
        chosen = {name: variant.default for name, variant in self.variants.items()}
        for name, choice in variants.items():
            if name not in self.variants:
                known = ", ".join(self.variants) or "none"
                raise BadSetup(f"{self.name} has no variant {name!r}; its variants: {known}")
            if choice not in self.variants[name].choices:
                known = ", ".join(self.variants[name].choices)
                raise BadSetup(f"variant {name!r} of {self.name} is one of {known}, not {choice!r}")
            chosen[name] = choice
        return Setting(self.name, rules_version, seats, chosen)

    def _step(self, number: int, data: list[Any]) -> AnyStep:
        classes = {step.__name__: step for step in self.steps}
        if not data or data[0] not in classes:
            raise BadRecord(f"agenda[{number}]: {self.name} has no step {data[:1]}")
        try:
            make: Callable[..., AnyStep] = classes[data[0]]
            return make(*[self._field(field) for field in data[1:]])
        except (TypeError, ValueError) as error:
            raise BadRecord(f"agenda[{number}]: {data[0]} does not take {data[1:]}: {error}") from error

    def _field(self, data: object) -> object:
        if isinstance(data, list) and all(isinstance(item, int) for item in data):
            return tuple(data)
        if isinstance(data, str):
            return self.action(data)
        if isinstance(data, int):
            return data
        raise BadRecord(f"{data!r} is no number, list of numbers or action")


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """The envelope of a saved state."""

    game: str
    rules_version: int
    seats: int
    variants: dict[str, str]
    agenda: list[list[Any]]
    state: dict[str, Any]


_registry: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known by its name: to the library, the command line and the conformance suite."""
    _registry[game.name] = game


def games() -> list[str]:
    """The names of all registered games, those of installed packages included."""
    _register_others()
    return list(_registry)


def game(name: str) -> Game[Any]:
    """The game with that name."""
    if name not in _registry and name not in games():
        raise BadSetup(f"there is no game {name!r}; the games are {', '.join(games())}")
    return _registry[name]


@cache
def _register_others() -> None:
    """Register the games of other packages.

    An installed package declares its games as entry points of the group `sandtable.games`. While a game is
    being written, the environment variable SANDTABLE_GAMES names it: `my_game:GAME`, several with commas.
    """
    for point in entry_points(group="sandtable.games"):
        register(point.load())
    for place in filter(None, os.environ.get("SANDTABLE_GAMES", "").split(",")):
        try:
            register(resolve_name(place.strip()))
        except (ImportError, AttributeError, ValueError) as error:
            raise BadSetup(f"SANDTABLE_GAMES: there is no game at {place.strip()!r}: {error}") from error


def state_from_data(data: dict[str, Any]) -> State:
    """A state of any game from its `to_data`: what a state pickles to."""
    found: State = game(data["game"]).from_data(data)
    return found
