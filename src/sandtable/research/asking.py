"""A game that stops at every pick of luck and asks for the outcome, with its distribution.

The rules take luck as an argument, so it is enough to give them a Chance that stops: the action is tried on a
copy of the state until all of its outcomes are known.
"""

from __future__ import annotations

from typing import Any

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.errors import BadSetup, IllegalAction
from sandtable.core.events import Event
from sandtable.core.game import Game
from sandtable.core.message import Message
from sandtable.core.registry import game as game_named
from sandtable.core.state import Setting, State

Distribution = list[tuple[int, float]]  # outcomes and their probabilities


class LuckAsked(Exception):
    """An action needs an outcome that nobody has told yet."""

    def __init__(self, distribution: Distribution) -> None:
        super().__init__("an outcome is needed")
        self.distribution = distribution


class AskingChance(Chance):
    """Luck that is told outcome by outcome. A pick with one outcome involves no luck and is not asked for."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0)
        self.outcomes = outcomes
        self.told = 0

    def next(self, n: int) -> int:
        return 0 if n == 1 else self._outcome([(outcome, 1 / n) for outcome in range(n)])

    def draw(self, bag: Any) -> int:
        """Ask for a kind, not for a single item: items of one kind are the same outcome."""
        total = sum(bag)
        kinds = [(kind, count / total) for kind, count in enumerate(bag) if count]
        kind = kinds[0][0] if len(kinds) == 1 else self._outcome(kinds)
        bag[kind] -= 1
        return kind

    def _outcome(self, distribution: Distribution) -> int:
        if self.told == len(self.outcomes):
            raise LuckAsked(distribution)
        self.told += 1
        return self.outcomes[self.told - 1]


class AskedGame:
    """A game in progress, stopped where a seat must decide or the outcome of luck must be supplied.

    >>> from sandtable.research.asking import AskedGame
    >>> race = AskedGame(sandtable.game("camel-up"), 3)
    >>> race.distribution[:2]  # the first die of the set-up
    [(0, 0.3333333333333333), (1, 0.3333333333333333)]
    """

    def __init__(self, game: Game[Any], seats: int, variants: dict[str, str] | None = None) -> None:
        self.game = game
        self.setting: Setting = game.setting(seats, variants or {}, game.rules_version)
        self.state: State | None = None  # None during the set-up
        self.distribution: Distribution = []  # not empty if luck must be supplied
        self.pending: tuple[int, Action] | None = None  # the action that waits for luck
        self.outcomes: list[int] = []  # told for it so far
        self.decisions: list[tuple[int, int]] = []  # seats and the numbers of their actions
        self.log: list[tuple[tuple[int, Action] | None, list[Event]]] = []
        self.answers: list[int] | None = []  # every action and outcome in order; None if it was imagined
        self._read: dict[int | None, tuple[int, str]] = {}  # by seat: entries of the log, and their text
        self._go_on()

    def clone(self) -> AskedGame:
        """Return an independent copy."""
        copy: AskedGame = object.__new__(AskedGame)
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.clone() if self.state else None
        copy.outcomes, copy.decisions = self.outcomes[:], self.decisions[:]
        copy.log, copy._read = self.log[:], self._read.copy()
        copy.answers = None if self.answers is None else self.answers[:]
        return copy

    def __deepcopy__(self, memo: object) -> AskedGame:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the answers: the rules are deterministic, so they lead to the same game."""
        if self.answers is None:
            raise BadSetup("an imagined game cannot be saved: it was not played")
        return answered, (self.game.name, self.setting.seats, self.setting.variants, self.answers)

    @property
    def seat(self) -> int | None:
        """The seat that decides next; None if luck must be supplied or the game is over."""
        waiting = self.state.to_act() if self.state and not self.distribution else []
        return waiting[0] if waiting else None

    def options(self) -> list[Action]:
        return self.state.options(self.seat) if self.state and self.seat is not None else []

    def play(self, action: Action) -> None:
        """Let the seat that decides play an action; luck may have to be supplied before it is complete."""
        seat = self.seat
        if seat is None or action not in self.options():
            raise IllegalAction("not-an-option", f"{action.text!r} is not an option now")
        self.pending = (seat, action)
        self._note(action.id)
        self._go_on()

    def tell(self, outcome: int) -> None:
        """Supply the outcome that is asked for."""
        if outcome not in [known for known, _ in self.distribution]:
            raise BadSetup(f"outcome {outcome} is not possible now")
        self.outcomes.append(outcome)
        self._note(outcome)
        self._go_on()

    def _note(self, answer: int) -> None:
        if self.answers is not None:
            self.answers.append(answer)

    def _go_on(self) -> None:
        """Try the set-up or the pending action with the outcomes told so far."""
        luck = AskingChance(self.outcomes)
        try:
            after = self._tried(luck)
        except LuckAsked as asked:
            self.distribution = asked.distribution
            return
        if self.pending:
            self.decisions.append((self.pending[0], self.pending[1].id))
        self.log.append((self.pending, after.news))
        self.state, self.pending, self.outcomes, self.distribution = after, None, [], []

    def _tried(self, luck: Chance) -> State:
        if self.state is None or self.pending is None:
            dealt: State = self.game.deal(self.setting, luck)
            return dealt
        after = self.state.clone()
        after.apply(*self.pending, luck)
        return after

    # --- what a seat knows -----------------------------------------------------------------------

    def history(self, seat: int | None) -> str:
        """Everything that a seat (None for a spectator) has seen so far: decisions and events, in order."""
        count, text = self._read.get(seat, (0, ""))
        for decided, events in self.log[count:]:
            if decided is not None:
                actor, action = decided
                text += f"{actor} {action.text if actor == seat else action.face}; "
            text += "".join(f"{as_text(self.game.read(event, seat))}; " for event in events)
        self._read[seat] = (len(self.log), text)
        return text

    def imagined(self, seat: int, luck: Chance) -> AskedGame:
        """Return a game that the seat cannot tell from this one; everything it cannot know is dealt again.

        What the other seats have seen is replaced by what a spectator saw."""
        public, own = self.history(None), self.history(seat)
        copy = self.clone()
        copy.state = self.game.imagine(self.state, seat, luck)
        copy.answers = None
        copy._read = {
            other: (len(self.log), own if other == seat else public)
            for other in (None, *range(self.setting.seats))
        }
        return copy


def answered(name: str, seats: int, variants: dict[str, str], answers: list[int]) -> AskedGame:
    """Return the game that these actions and outcomes lead to; the opposite of pickling one."""
    played = AskedGame(game_named(name), seats, variants)
    for answer in answers:
        if played.distribution:
            played.tell(answer)
        else:
            played.play(played.game.actions[answer])
    return played


def as_text(message: Message) -> str:
    """A message on one line, for histories."""
    words = " ".join(f"{name}={word}" for name, word in message.words.items())
    return f"{message.code} {words}".strip()
