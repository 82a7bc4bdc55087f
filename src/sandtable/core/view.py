"""What a seat may see: every game's view begins with these fields."""

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
    """Written out field by field: what is not named in a view is not seen. `seat` None: a spectator."""

    game: str
    seats: int
    variants: dict[str, str]
    seat: int | None
    to_act: list[int]
    prompt: Message
    outcome: Outcome | None


class Head(TypedDict):
    """The fields that every view begins with."""

    game: str
    seats: int
    variants: dict[str, str]
    seat: int | None
    to_act: list[int]
    prompt: Message
    outcome: Outcome | None


def public_head(state: State, vocabulary: Vocabulary) -> Head:
    """The head of a spectator's view: `MyView(**public_head(s, VOCABULARY), round=s.round, ...)`."""
    setting = state.setting
    return Head(
        game=setting.game,
        seats=setting.seats,
        variants=setting.variants,
        seat=None,
        to_act=state.to_act(),
        prompt=prompt(state, None, vocabulary),
        outcome=state.outcome(),
    )


def prompt(state: State, seat: int | None, vocabulary: Vocabulary) -> Message:
    """The line that says what is asked of the seat, or whom it waits for."""
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
    """`camel-up-ask-build-stack` for the step BuildStack."""
    return f"{game}-ask-" + re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", step.__name__).lower()
