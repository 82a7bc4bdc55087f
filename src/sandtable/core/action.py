"""Actions: everything that a player can ever do in a game, each as one interned object."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from sandtable.core.errors import IllegalAction, RulesError
from sandtable.core.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.core.chance import Chance
    from sandtable.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One small decision, such as `leg blue`: a verb and its words.

    Each action of a game exists only once, so actions can be compared with `is`. `text` parses back to the
    action, `face` is the text that the other players see, and `words` names its parts for a `Message`. A
    game's own classes add fields for its rules. Get actions from `State.options` or `Game.action`.

    >>> bet = sandtable.game("camel-up").action("bet winner blue")
    >>> bet.verb, bet.face, bet.words
    ('bet', 'bet winner ?', {'pile': 'pile.winner', 'camel': 'camel.blue'})
    >>> bet
    sandtable.game('camel-up').action('bet winner blue')
    """

    def __init__(self, verb: str, words: dict[str, int | str], secret: str = "") -> None:
        self.verb = sys.intern(verb)  # interned, so that verbs can be compared by identity
        self.words = words  # name -> number or reference, as in a Message
        self.text = " ".join([verb, *[key_of(word) for word in words.values()]])
        self.face = " ".join([verb, *["?" if name == secret else key_of(words[name]) for name in words]])
        self.game = ""
        self.id = -1

    def happen(self, s: State, seat: int, chance: Chance) -> None:
        """Answer the question on top of the agenda with this action."""
        s.agenda.pop().take(s, seat, self, chance)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"sandtable.game({self.game!r}).action({self.text!r})"

    def __reduce__(self) -> tuple[Callable[[str, str], Action], tuple[str, str]]:
        return interned, (self.game, self.text)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeAction(Action, Generic[S]):
    """An action that interrupts a question without answering it, such as using a djinn."""

    def happen(self, s: Any, seat: int, chance: Chance) -> None:
        self.play(s, seat, chance)

    def play(self, s: S, seat: int, chance: Chance) -> None:
        """Change the state as the rules say; the question stays on the agenda."""
        raise NotImplementedError


def key_of(word: int | str) -> str:
    """Return the key of a reference: `blue` for `camel.blue`."""
    return word.rpartition(".")[2] if isinstance(word, str) else str(word)


class Catalogue(Sequence[Action]):
    """All actions of a game in the order of their ids, to be looked up by id or by text."""

    def __init__(self, game: str, actions: Sequence[Action]) -> None:
        self.game = game
        self._by_id = tuple(actions)
        self._by_text = {action.text: action for action in actions}
        if len(self._by_text) != len(self._by_id):
            raise RulesError(f"{game}: two actions have the same text")
        for number, action in enumerate(actions):
            action.game, action.id = game, number
        _catalogues[game] = self

    def parse(self, text: str) -> Action:
        """Return the action with this text; extra spaces do no harm."""
        action = self._by_text.get(text) or self._by_text.get(" ".join(text.split()))
        if action is None:
            raise IllegalAction(
                "no-such-action", f"{self.game} has no action {text[:80]!r}{self._hint(text)}"
            )
        return action

    def _hint(self, text: str) -> str:
        verb = text.split()[0] if text.split() else ""
        alike = [action.text for action in self._by_id if action.text.split()[0] == verb]
        if alike:
            return f"; expected something like {alike[0]!r} or {alike[-1]!r}"
        return "; the verbs are " + ", ".join(sorted({action.verb for action in self._by_id}))

    @overload
    def __getitem__(self, number: int) -> Action: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, number: int | slice) -> Action | tuple[Action, ...]:
        return self._by_id[number]

    def __len__(self) -> int:
        return len(self._by_id)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._by_id)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self._by_text.get(action.text) is action


_catalogues: dict[str, Catalogue] = {}


def interned(game: str, text: str) -> Action:
    """Return the one action object with this text. Pickling an action stores a call of this function."""
    return _catalogues[game].parse(text)
