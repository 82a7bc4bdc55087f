"""Views: what one seat may see. The view of every game begins with the fields below."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypedDict

import msgspec

from sandtable.core.events import Vocabulary
from sandtable.core.message import Message, Word, reference
from sandtable.core.outcome import Outcome

if TYPE_CHECKING:
    from sandtable.core.state import State
    from sandtable.core.step import AnyStep


class View(msgspec.Struct, kw_only=True, frozen=True):
    """Everything that one seat may see, field by field; what a view does not name stays hidden.

    `seat` is None in the view of a spectator. Each game adds its own fields in `sandtable.games.<game>.view`.

    >>> game = sandtable.game("camel-up")
    >>> race = game.setup(3, sandtable.Chance(7), {"setup_order": "random"})
    >>> view = game.view(race, seat=1)
    >>> view.seat, view.to_act, view.prompt.code
    (1, [0], 'prompt-waiting')
    """

    game: str
    seats: int
    variants: dict[str, str]
    seat: int | None
    to_act: list[int]
    prompt: Message
    outcome: Outcome | None


class ViewHead(TypedDict):
    """The fields of `View` as a dictionary."""

    game: str
    seats: int
    variants: dict[str, str]
    seat: int | None
    to_act: list[int]
    prompt: Message
    outcome: Outcome | None


def public_head(state: State, vocabulary: Vocabulary) -> ViewHead:
    """Return the first fields of a spectator's view, for `MyView(**public_head(s, VOCABULARY), round=1)`."""
    setting = state.setting
    return ViewHead(
        game=setting.game,
        seats=setting.seats,
        variants=setting.variants,
        seat=None,
        to_act=state.to_act(),
        prompt=prompt(state, None, vocabulary),
        outcome=state.outcome(),
    )


def prompt(state: State, seat: int | None, vocabulary: Vocabulary) -> Message:
    """Return the question to a seat, or the message that says whom it waits for."""
    if not state.agenda:
        return Message("prompt-over")
    asked = state.to_act()
    if seat is None or seat not in asked:
        seats: Word = [reference("seat", waiting) for waiting in asked]
        return Message("prompt-waiting", {"seats": seats})
    step = state.agenda[-1]
    words = {
        name.partition(":")[0]: vocabulary.word(name, value)
        for name, value in step.words(state, seat).items()
    }
    return Message(prompt_code(vocabulary.game, type(step)), words)


def prompt_code(game: str, step: type[AnyStep]) -> str:
    """Return the code of the question of a step: `camel-up-ask-build-stack` for BuildStack."""
    return f"{game}-ask-" + re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", step.__name__).lower()
