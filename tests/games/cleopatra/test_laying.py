"""Previews of a mosaic: where it fits and what it brings (CL-G1, CL-G2, CL-G4)."""

from __future__ import annotations

import pytest

from sandtable.games.cleopatra.laying import laying, places, take_in_hand
from tests.games.cleopatra.kit import GAME, Palace, palace

FRONT = "...\n" * 6 + ".IIIII"  # a garden with I near the front


def buyer(mosaic: str = "V") -> Palace:
    return palace(("aasml",), mosaic=mosaic, garden=FRONT)


def test_cl_g1_places_are_the_options_and_their_talents_come_true() -> None:
    """CL-G1, CL-G2 For every orientation, places and talents are as if the mosaic were bought, turned and
    laid."""
    ahead = buyer().state.clone()
    take_in_hand(ahead, 0, GAME.action("build mosaic"))
    found = places(ahead, 0)
    bought = buyer().build("build mosaic")
    assert [f"turn {way}" for way in found] == bought.options()
    for way, spots in found.items():
        turned = Palace(bought.state.clone()).play(f"turn {way}")
        assert [f"place {row} {column}" for row, column, _ in spots] == turned.options()
        row, column, talents = spots[-1]
        assert places(turned.state, 0) == {way: spots}
        turned.play(f"place {row} {column}")
        assert turned.news("lays-mosaic")[0].words["talents"] == talents


def test_cl_g4_laying_tells_the_sanctuary_and_no_luck() -> None:
    """CL-G4 Some places close off a corner and most do not. The next mosaic of the stack is luck and is not
    told."""
    found = places(buyer().build("build mosaic").state, 0)
    told = {
        (way, row, column): laying(buyer().build("build mosaic").state, 0, way, row, column)
        for way, spots in found.items()
        for row, column, _ in spots
    }
    kinds = {tuple(event.kind.code for event in events) for events in told.values()}
    assert kinds >= {("lays-mosaic",), ("lays-mosaic", "sanctuary")}
    assert {code for codes in kinds for code in codes} == {"lays-mosaic", "sanctuary"}


def test_cl_g1_nothing_is_foreseen_where_it_cannot_lie() -> None:
    """CL-G1 Nothing is told about squares of another mosaic or about a way that does not exist."""
    for way, row, column in ((1, 7, 2), (99, 1, 1)):
        with pytest.raises(LookupError):
            laying(buyer().build("build mosaic").state, 0, way, row, column)


def test_other_pieces_have_no_places() -> None:
    ahead = palace(("asw",)).state
    take_in_hand(ahead, 0, GAME.action("build wall L1"))
    assert places(ahead, 0) == {}
