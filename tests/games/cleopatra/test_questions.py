"""What players may ask beyond the rules: what a piece brings and costs, and what an offering costs."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.errors import IllegalAction
from tests.games.cleopatra.kit import GAME, Palace, palace


def ask(played: Palace, question: str, **words: int | str) -> dict[str, Any]:
    """Ask a question as the hall does, with a copy of the state that may be changed."""
    answer: dict[str, Any] = GAME.questions[question](played.state.clone(), 0, words)
    return answer


def bill(played: Palace, action: str) -> dict[str, Any]:
    found = ask(played, "payment", action=action)
    return {name: found[name] for name in ("talents", "amulets", "bonus")}


def test_cl_q2_the_bill_says_what_a_piece_brings_and_how_it_corrupts() -> None:
    """CL-Q2, CL-W2 A wall paid for with a double stone and a trompe-l'oeil costs two amulets."""
    played = palace(("aST",), merchants=[0] * 3)
    found = ask(played, "payment", action="build wall L1")
    assert sorted(found["actions"]) == ["pay artisan", "pay double-stone", "trompe wood"]
    assert bill(played, "build wall L1") == {"talents": 3, "amulets": 2, "bonus": 0}


def test_cl_q2_the_bill_comes_true() -> None:
    """CL-Q2, CL-W3 The player gets what the bill said: amulets immediately, talents at the end of the
    visit."""
    played = palace(("aamlST",), walls="L1 L2 B1", merchants=[0] * 3)
    foreseen = bill(played, "build door left")
    before = played.state.amulets[0], played.state.talents(0)
    played.build("build door left").play("stop")
    assert played.state.amulets[0] - before[0] == foreseen["amulets"] == 1
    assert played.state.talents(0) - before[1] == foreseen["talents"] == 6


def test_cl_q4_the_bill_counts_the_bonus_of_the_visit() -> None:
    """CL-Q4 The second piece of a visit brings 2 more, the third 3 more, the fourth nothing."""
    played = palace(("aaaaaaaasssssmmmmwwww",))
    bonuses = []
    for piece in ("build wall L1", "build wall L2", "build wall L3", "build wall B1"):
        bonuses.append(bill(played, piece)["bonus"])
        played.build(piece)
    assert bonuses == [0, 2, 3, 0]


def test_cl_g2_a_mosaic_brings_what_its_place_brings() -> None:
    """CL-G2, CL-C4 The bill of a mosaic leaves the talents open; one chosen with a Scribe costs two more
    amulets."""
    played = palace(("aasml4",), mosaic="V", sphinxes=1)
    assert bill(played, "build mosaic") == {"talents": None, "amulets": 0, "bonus": 0}
    assert bill(played, "scribe mosaic X") == {"talents": None, "amulets": 2, "bonus": 0}


def test_cl_q8_a_payment_under_way_goes_on() -> None:
    """CL-Q8 What is already paid is not asked again, and its amulets are not counted twice."""
    played = palace(("aSw",), merchants=[0] * 3).play("build wall L1", "pay double-stone")
    assert ask(played, "payment") == {
        "actions": ["pay artisan", "pay wood"],
        "amulets": 0,
        "talents": 3,
        "bonus": 0,
    }


def test_cl_q2_only_the_player_who_is_asked_gets_a_bill() -> None:
    """CL-Q2 A spectator or another seat could learn the hand from it."""
    for seat in (None, 1):
        with pytest.raises(IllegalAction):
            GAME.questions["payment"](palace(("asw",)).state, seat, {})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cl_o3_the_ranks_of_an_offering_come_true(seats: int) -> None:
    """CL-O3 With bids 4, 3, 2, ... every seat gets what its rank was said to get."""
    played = palace(
        ["4", *[""] * (seats - 1)], seats=seats, talents=[9] * seats, amulets=[5] * seats, altar=4
    )
    said = ask(played, "ranks")["amulets"]
    played.play("scribe onto")
    for seat in range(seats):
        played.act(seat, f"bid {seats - seat}")
    assert [amulets - 5 for amulets in played.state.amulets] == said
