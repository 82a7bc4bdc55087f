"""What players may ask about the palace beyond the rules: how to pay for a piece and where a mosaic fits."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.chance import Chance
from sandtable.core.errors import IllegalAction
from sandtable.core.game import Question, Words
from sandtable.core.state import NOT_YOUR_TURN
from sandtable.games.cleopatra import laying
from sandtable.games.cleopatra.events import VOCABULARY
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.paying import PayFor, proposal


def payment(s: Cleopatra, seat: int | None, words: Words) -> dict[str, Any]:
    """The payment to propose for the piece being paid, or for the piece that `action` would choose."""
    if seat is None or seat not in s.to_act():
        raise IllegalAction(NOT_YOUR_TURN, "only the player whose turn it is can ask this")
    if "action" in words:
        chosen = next(option for option in s.options(seat) if option.text == str(words["action"]))
        s.apply(seat, chosen, Chance(0))
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, PayFor):
        return {"actions": []}
    return {"actions": [action.text for action in proposal(s, step)]}


def places(s: Cleopatra, seat: int | None, words: Words) -> dict[str, Any]:
    """By way: the places and talents of the mosaic in hand, or of the one that `action` would buy."""
    return {"ways": laying.places(s, _with_mosaic(s, seat, words))}


def laid(s: Cleopatra, seat: int | None, words: Words) -> dict[str, Any]:
    """The messages of laying that mosaic; `way`, `row` and `column` are those of `turn` and `place`."""
    holder = _with_mosaic(s, seat, words)
    if not laying.places(s, holder):
        return {"messages": [], "events": []}
    events = laying.laying(s, holder, int(words["way"]), int(words["row"]), int(words["column"]))
    return {
        "messages": [VOCABULARY.message(event, holder) for event in events],
        "events": [VOCABULARY.data(event, holder) for event in events],
    }


def _with_mosaic(s: Cleopatra, seat: int | None, words: Words) -> int:
    if seat is None or seat not in s.to_act():
        raise IllegalAction(NOT_YOUR_TURN, "only the player whose turn it is can ask this")
    bought = [option for option in s.options(seat) if option.text == str(words.get("action"))]
    laying.take_in_hand(s, seat, bought[0] if bought else None)
    return seat


QUESTIONS: Final[dict[str, Question]] = {"payment": payment, "places": places, "laying": laid}
