"""A game: its data, its actions, and the functions that make, show and save its states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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
    """A rule that players can choose before the game; the first choice is the default.

    >>> sandtable.game("camel-up").variants["race_bets"]
    Variant(choices=('card_by_card', 'netted'), rule='CU-42')
    """

    choices: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        return self.choices[0]


class Functions(msgspec.Struct, Generic[S, V], frozen=True, kw_only=True):
    """The functions of a game, each from the module that holds it. `Game` has a method for each of them."""

    deal: Callable[[Setting, Chance], S]
    public_view: Callable[[S], V]
    own_view: Callable[[S, int, V], V]
    imagine: Callable[[S, int | None, Chance], S]
    load: Callable[[Setting, list[AnyStep], Any], S]
    check: Callable[[S], None]
    draw: Callable[[V], str]


class Game(Generic[S, V]):
    """The rules of one title, as an object: it sets up states, shows them to seats and loads saved ones.

    A game's own class fills in the data fields and the functions. There is one instance of each game:
    `sandtable.game(name)` returns it.

    >>> game = sandtable.game("camel-up")
    >>> game.title, game.seats
    ('Camel Up', range(3, 9))
    >>> race = game.setup(4, sandtable.Chance(7), {"race_bets": "netted"})
    >>> game.from_data(race.to_data()) == race
    True
    """

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
    functions: Functions[S, V]
    questions: Mapping[str, Question] = MappingProxyType({})  # what players may ask beyond the rules

    # Parts of the title in packages above the rules, each as "module:name"; "" if it has none.
    bots: str = ""  # its levels: a mapping of names to `sandtable.bots.Level`
    picture: str = ""  # how it is drawn in the terminal: a `sandtable.terminal.game_picture.GamePicture`
    words: str = "sandtable.locales"  # the package with a folder of catalogues for each language
    observer: str = ""  # what writes its observations for research: a `sandtable.research.observer.Observer`
    benchmarks: str = ""  # what `sandtable bench` times beyond the usual: calls by name
    page: bool = False  # whether the browser has a board for it; otherwise it shows `draw` as text

    # --- for everybody ---------------------------------------------------------------------------

    def setup(
        self,
        seats: int,
        chance: Chance,
        variants: dict[str, str] | None = None,
        rules_version: int | None = None,
    ) -> S:
        """Return a new game, dealt with `chance`, in which the first player must decide."""
        return self.deal(self.setting(seats, variants or {}, rules_version or self.rules_version), chance)

    def action(self, text: str) -> Action:
        """Return the action with this text; raise IllegalAction if there is none."""
        return self.actions.parse(text)

    def from_data(self, data: Any) -> S:
        """Return the state that `State.to_data` saved; raise BadRecord if anything is wrong with it."""
        try:
            saved = msgspec.convert(data, Saved)
            if saved.game != self.name:
                raise BadRecord(f"this is a state of {saved.game!r}, not of {self.name!r}")
            setting = self.setting(saved.seats, saved.variants, saved.rules_version)
            agenda = [self._step(number, step) for number, step in enumerate(saved.agenda)]
            state = self.load(setting, agenda, saved.state)
            self.check(state)
        except (msgspec.ValidationError, BadSetup, RulesError, TypeError, LookupError) as error:
            raise BadRecord(f"not a saved state of {self.name}: {error}") from error
        return state

    def read(self, event: Event, seat: int | None) -> Message:
        """Return an event as this seat (None for a spectator) may read it."""
        return self.vocabulary.message(event, seat)

    def describe(self, action: Action) -> Message:
        """Return an action in words, for the seat that may choose it."""
        return Message(f"{self.name}-act-{action.verb.replace(' ', '-')}", dict(action.words))

    def describe_all(self, texts: Iterable[str]) -> dict[str, Message]:
        """Return the actions with these texts in words, by their texts."""
        return {text: self.describe(self.action(text)) for text in texts}

    def view(self, state: S, seat: int | None) -> V:
        """Return everything that a seat (None for a spectator) may see."""
        return self.views(state, [seat])[seat]

    def views(self, state: S, seats: Iterable[int | None]) -> Mapping[int | None, V]:
        """Return the views of several seats; the part that all of them share is made only once."""
        public = self.public_view(state)
        return {seat: public if seat is None else self.own_view(state, seat, public) for seat in seats}

    def deal(self, setting: Setting, chance: Chance) -> S:
        """Return a new state, set up as the rules say."""
        return self.functions.deal(setting, chance)

    def public_view(self, state: S) -> V:
        """Return what a spectator may see, field by field."""
        return self.functions.public_view(state)

    def own_view(self, state: S, seat: int, public: V) -> V:
        """Return the public view with the addition of what only this seat may see."""
        return self.functions.own_view(state, seat, public)

    def imagine(self, state: S, seat: int | None, chance: Chance) -> S:
        """Return a possible state in which everything that the seat cannot know is dealt anew."""
        return self.functions.imagine(state, seat, chance)

    def load(self, setting: Setting, agenda: list[AnyStep], saved: Any) -> S:
        """Return the state that `State.save` saved; msgspec checks the types."""
        return self.functions.load(setting, agenda, saved)

    def check(self, state: S) -> None:
        """Raise RulesError if the state breaks an invariant of the game."""
        self.functions.check(state)

    def draw(self, view: V) -> str:
        """Draw a position as text, for terminals, transcripts and tests."""
        return self.functions.draw(view)

    def __repr__(self) -> str:
        return f"sandtable.game({self.name!r})"

    # --- internal ----------------------------------------------------------------------------------

    def setting(self, seats: int, variants: dict[str, str], rules_version: int) -> Setting:
        """Return the complete choices for a game; raise BadSetup if one of them does not exist."""
        if seats not in self.seats:
            raise BadSetup(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        if rules_version not in self.replayable:
            known = ", ".join(str(version) for version in sorted(self.replayable))
            raise BadSetup(f"rules version {rules_version} of {self.name} is not supported (known: {known})")
        chosen = self.defaults(rules_version)
        for name, choice in variants.items():
            if name not in self.variants:
                known = ", ".join(self.variants) or "none"
                raise BadSetup(f"{self.name} has no variant {name!r}; its variants: {known}")
            if choice not in self.variants[name].choices:
                known = ", ".join(self.variants[name].choices)
                raise BadSetup(f"variant {name!r} of {self.name} is one of {known}, not {choice!r}")
            chosen[name] = choice
        return Setting(self.name, rules_version, seats, chosen)

    def defaults(self, rules_version: int) -> dict[str, str]:
        """Return the choice for each variant that a version of the rules takes if nothing else is agreed."""
        return {name: variant.default for name, variant in self.variants.items()}

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
        raise BadRecord(f"{data!r} is not a number, a list of numbers or an action")


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """The fields that every saved state has."""

    game: str
    rules_version: int
    seats: int
    variants: dict[str, str]
    agenda: list[list[Any]]
    state: dict[str, Any]
