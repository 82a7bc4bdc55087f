"""Bad saves, seats, variants and texts: each gives a clear error and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable import BadRecord, BadSetup, Chance, IllegalAction
from sandtable.games.five_tribes import GAME
from tests.games.five_tribes.kit import Hand, rich_table, table


def test_seats_and_variants() -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        GAME.setup(5, Chance(1))
    with pytest.raises(BadSetup, match="its variants: broke_bidder"):
        GAME.setup(4, Chance(1), {"camels": "many"})
    with pytest.raises(BadSetup, match="per_marker, per_round"):
        GAME.setup(4, Chance(1), {"djinn_use": "always"})


def test_a_text_that_is_not_an_action() -> None:
    with pytest.raises(IllegalAction, match="drop a1 vizier"):
        GAME.action("drop g9 vizier")


def data() -> dict[str, Any]:
    return rich_table(4, 1).to_data()


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("layout", [0] * 30, "tiles"),
        ("gold", [50, 50, 50], "gold has 3"),
        ("gold", [50, 50, 50, -1], "gold"),
        ("gold", [1, 50, 50, 50], "counted"),
        ("bag", [1, 0, 0, 0, 0], "meeples"),
        ("camels", [1, 1, 0, 0], "two camels"),
        ("camels", [1023, 0, 0, 0], "too many camels"),
        ("palms", [13] + [0] * 29, "palms"),
        ("palaces", [11] + [0] * 29, "palaces"),
        ("bid_order", [0, 0, 1, 2], "markers"),
        ("row", [0] * 9, "cards"),
        ("row", [12] * 9, "market"),
        ("djinn_deck", 0, "djinn"),
        ("djinns", [3, 1, 0, 0], "djinn"),
        ("buried", 1 << 30, "buried"),
        ("ended", 7, "ended"),
        ("round", 0, "round"),
    ],
)
def test_a_saved_table_that_cannot_be(field: str, value: object, message: str) -> None:
    saved = data()
    saved["state"][field] = value
    with pytest.raises(BadRecord, match=message):
        GAME.from_data(saved)


@pytest.mark.parametrize(
    "agenda",
    [
        [],
        [["CleanUp"]],
        [["Bid", 0]],
        [["CleanUp"], ["NextMarker"], ["Bid", 9]],
        [["CleanUp"], ["NextMarker"], ["Sow", 0, 99, 30]],
        [["CleanUp"], ["NextMarker"], ["Sale", 0], ["Sale", 0]],
        [["CleanUp"], ["NextMarker"], ["Suit", 0, 0]],
        [["CleanUp"], ["NextMarker"], ["LastWindow", 0], ["Redirect", 0, 5, 3]],
        [["CleanUp"], ["NextMarker"], ["LastWindow", 0], ["Look", 0, [], []]],
        [["CleanUp"], ["NextMarker"], ["LastWindow", 0], ["SmallMarket", 0]],
        [["CleanUp"], ["NextMarker"], ["Move", 0], ["Window", 1, 1]],
        [["CleanUp"], ["NextMarker"], ["Move", 0], ["Window", 0, 64]],
        [["CleanUp"], ["NextMarker"], ["Nonsense", 0]],
        [["CleanUp"], ["NextMarker"], ["Bid", 0, 1, 2]],
    ],
)
def test_steps_that_cannot_wait_like_this(agenda: list[list[object]]) -> None:
    saved = data()
    saved["agenda"] = agenda
    with pytest.raises(BadRecord):
        GAME.from_data(saved)


def test_djinns_face_down_without_sibittis() -> None:
    """FT-11.6 FT-Q22 Only Sibittis discards djinns, so only its owner can have any face down or look at
    some."""
    saved = table("a1=6m:G b1=6m:G", variants={"sibittis": "face_down"}).state.to_data()
    moved = saved["state"]["djinn_deck"] & 7
    saved["state"] |= {"djinn_deck": saved["state"]["djinn_deck"] & ~7, "buried": moved}
    with pytest.raises(BadRecord, match="face down"):
        GAME.from_data(saved)
    saved["state"] |= {"buried": 0}
    saved["agenda"] = [*saved["agenda"][:2], ["LastWindow", 0], ["Look", 0, [], [0, 1, 2]]]
    with pytest.raises(BadRecord, match="does not fit"):
        GAME.from_data(saved)


@pytest.mark.parametrize(("piece", "djinn"), [(0, "lamia"), (1, "hagis")])
def test_only_the_owner_of_a_djinn_is_asked_where_to_place(piece: int, djinn: str) -> None:
    """FT-10.Lamia FT-10.Hagis"""
    for owned, fits in ((djinn, True), ("sloar", False)):
        saved = table("a1=6m:G b1=6m:G", Hand(djinns=owned, elders=1, cards="fakir")).state.to_data()
        saved["agenda"] = [["CleanUp"], ["NextMarker"], ["LastWindow", 0], ["Redirect", 0, piece, 3]]
        if fits:
            assert GAME.from_data(saved).to_act() == [0]
        else:
            with pytest.raises(BadRecord, match="does not fit"):
                GAME.from_data(saved)


def test_a_refused_action_names_its_rule() -> None:
    game = table("a1=6m:G b1=6m:G", Hand())
    assert game.why_not("take c3") == "FT-5.1"
    assert game.why_not("bid 5") == "not-now"
    assert game.state.barred(1, GAME.action("take a1")) == "not-your-turn"
