"""Looking ahead for a player with a mosaic in hand or to buy: where it fits and what it would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.core.action import Action
from sandtable.core.chance import Chance
from sandtable.core.events import Event
from sandtable.games.cleopatra import events
from sandtable.games.cleopatra.actions import PLACE, TURN
from sandtable.games.cleopatra.regions import column_of, covered, row_of, square_at
from sandtable.games.cleopatra.scoring import mosaic_value
from sandtable.games.cleopatra.steps.mosaic import ChooseWay, PlaceMosaic
from sandtable.games.cleopatra.steps.paying import PayFor, proposal

if TYPE_CHECKING:
    from sandtable.games.cleopatra.state import Cleopatra

Place = tuple[int, int, int]  # row and column of the first square, both from 1, and the talents


def take_in_hand(s: Cleopatra, seat: int, piece: Action | None) -> None:
    """Buy the mosaic, or finish paying for it, as the game proposes; changes the state."""
    if piece is not None:
        s.apply(seat, piece, Chance(0))
    while isinstance(step := s.agenda[-1], PayFor):
        s.apply(seat, proposal(s, step)[0], Chance(0))


def places(s: Cleopatra, seat: int) -> dict[int, list[Place]]:
    """CL-G1, CL-G2 By way, numbered as in `turn`: the places where the mosaic in hand fits."""
    found: dict[int, list[Place]] = {}
    step = s.agenda[-1]
    if isinstance(step, ChooseWay):
        for turn in step.options(s, seat):
            found[turn.way + 1] = _places(s, PlaceMosaic(seat, step.shape, turn.way))
    elif isinstance(step, PlaceMosaic):
        found[step.way + 1] = _places(s, step)
    return found


def _places(s: Cleopatra, step: PlaceMosaic) -> list[Place]:
    squares = [action.square for action in step.options(s, step.seat)]
    values = [mosaic_value(s, covered(step.shape, step.way, square)) for square in squares]
    return [
        (int(row_of(square)), int(column_of(square)), int(talents))
        for square, talents in zip(squares, values, strict=True)
    ]


def laying(s: Cleopatra, seat: int, way: int, row: int, column: int) -> list[Event]:
    """CL-G2, CL-G4 The events of laying the mosaic there, without the next mosaic, which is luck."""
    if (row, column) not in [place[:2] for place in places(s, seat)[way]]:
        raise LookupError("the mosaic cannot lie there")
    if isinstance(s.agenda[-1], ChooseWay):
        s.apply(seat, TURN[way - 1], Chance(0))
    s.apply(seat, PLACE[int(square_at(row, column))], Chance(0))
    return [event for event in s.news if event.kind in (events.LAYS_MOSAIC, events.SANCTUARY)]
