"""Questions about a position that a game answers beyond its rules: odds, ways, payments.

They are answered from a state *imagined* by the asking seat, never from the true one: whatever a seat cannot
know is dealt anew there, so no answer can reveal it. Every answer is limited, and changes nothing.
"""

from __future__ import annotations

from typing import Any

from sandtable.core.errors import IllegalAction, SandtableError
from sandtable.core.game import Words
from sandtable.core.registry import game
from sandtable.core.state import State
from sandtable.server.table.refusal import Refusal


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
