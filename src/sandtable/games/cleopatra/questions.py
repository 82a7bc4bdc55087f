"""What players may ask about the palace beyond the rules.

How to pay for a piece and what it brings, where a mosaic fits, and what an offering costs each rank.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.chance import Chance
from sandtable.core.errors import IllegalAction
from sandtable.core.game import Question, Words
from sandtable.core.state import NOT_YOUR_TURN
from sandtable.games.cleopatra import laying
from sandtable.games.cleopatra.events import VOCABULARY
from sandtable.games.cleopatra.scoring import visit_bonus
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.steps.mosaic import ChooseWay, PlaceMosaic
from sandtable.games.cleopatra.steps.offering import RANK_TAKES
from sandtable.games.cleopatra.steps.paying import PayFor, proposal


def payment(s: Cleopatra, seat: int | None, words: Words) -> dict[str, Any]:
    """The payment to propose for the piece being paid, or for the piece that `action` would choose.

    With it come the amulets that it costs, the talents of the piece (None for a mosaic, whose place decides)
    and what the piece adds to the bonus of the visit.
    """
    if seat is None or seat not in s.to_act():
        raise IllegalAction(NOT_YOUR_TURN, "only the player whose turn it is can ask this")
    amulets, pieces, wealth = s.amulets[seat], s.progress.pieces, s.talents(seat) + sum(s.progress.earned)
    if "action" in words:
        chosen = next(option for option in s.options(seat) if option.text == str(words["action"]))
        s.apply(seat, chosen, Chance(0))
    step = s.agenda[-1] if s.agenda else None
    pays = proposal(s, step) if isinstance(step, PayFor) else []
    for pay in pays:
        s.apply(seat, pay, Chance(0))
    placed = not (s.agenda and isinstance(s.agenda[-1], ChooseWay | PlaceMosaic))
    gain = s.talents(seat) + sum(s.progress.earned) - wealth
    if pays and placed and s.progress.pieces == 0:  # with an empty hand, the visit and its bonus are over
        gain -= visit_bonus(pieces + 1)
    return {
        "actions": [pay.text for pay in pays],
        "amulets": int(s.amulets[seat] - amulets),
        "talents": int(gain) if placed else None,
        "bonus": int(visit_bonus(pieces + 1) - visit_bonus(pieces)),
    }


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


def ranks(s: Cleopatra, seat: int | None, words: Words) -> dict[str, Any]:
    """CL-O3 The amulets that each rank of an offering takes at this table; the first returns some."""
    return {"amulets": list(RANK_TAKES[: s.setting.seats])}


def _with_mosaic(s: Cleopatra, seat: int | None, words: Words) -> int:
    if seat is None or seat not in s.to_act():
        raise IllegalAction(NOT_YOUR_TURN, "only the player whose turn it is can ask this")
    bought = [option for option in s.options(seat) if option.text == str(words.get("action"))]
    laying.take_in_hand(s, seat, bought[0] if bought else None)
    return seat


QUESTIONS: Final[dict[str, Question]] = {
    "payment": payment,
    "places": places,
    "laying": laid,
    "ranks": ranks,
}
