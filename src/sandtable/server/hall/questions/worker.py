"""The process that answers questions.

It gets only states that the asking seat *imagined*, never a true one: whatever a seat cannot know is dealt
anew there, so no answer can reveal it. Every answer is limited, and changes nothing.
"""

from __future__ import annotations

import os
import traceback
from typing import Any, Final

import msgspec

from sandtable.core.errors import IllegalAction, SandtableError
from sandtable.core.game import Words
from sandtable.core.registry import game
from sandtable.core.state import State
from sandtable.processes.pipe import serve
from sandtable.server.table.refusal import Refusal

POLITE: Final = 5  # niceness, so that an answer does not delay the tables


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A question, with the data of the state that the seat imagined."""

    game: str
    state: dict[str, Any]
    seat: int | None
    question: str
    words: dict[str, Any]


class Answered(msgspec.Struct, frozen=True, array_like=True):
    """The answer as JSON, the code of a refusal, or the type and place of an error (never its message)."""

    body: bytes = b""
    refused: str = ""
    failure: str = ""


def answer(state: State, seat: int | None, question: str, words: Words) -> Any:
    """The answer as plain data; `state` is one that the seat imagined."""
    asked = game(state.setting.game).questions.get(question)
    if asked is None:
        raise Refusal("no-such-question")
    try:
        return asked(state, seat, words)
    except IllegalAction as error:
        raise Refusal(error.code) from error
    except (SandtableError, LookupError, StopIteration, ValueError) as error:
        raise Refusal("bad-question") from error


def answered(asked: Asked) -> Answered:
    """Answer a question, or say why not."""
    try:
        state = game(asked.game).from_data(asked.state)
        return Answered(msgspec.json.encode(answer(state, asked.seat, asked.question, asked.words)))
    except Refusal as refusal:
        return Answered(refused=refusal.code)
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        return Answered(failure=f"{type(error).__name__}:{os.path.basename(at.filename)}:{at.lineno}")


def main() -> None:
    """Answer until the hall ends."""
    questions = msgspec.json.Decoder(Asked)
    serve(lambda message: msgspec.msgpack.encode(answered(questions.decode(message))), POLITE)
