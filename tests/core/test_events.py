"""Tests of events in words and as data: each seat gets only what it may read."""

from __future__ import annotations

from sandtable.core.events import Event, Kind, Vocabulary
from sandtable.core.message import Message

TAKES = Kind("takes", "seat", "stall", "open:card*", "order:seat[]", secret=("found:card*", "next:card"))
WORDS = Vocabulary("market", {"card": ("stone", "wood", "gold")})
EVENT = Event(TAKES, (2, 3, (1, 0, 1), (2, 0)), ((2, 2), 1), to=(2,))


def test_a_seat_that_is_told_reads_every_field() -> None:
    assert WORDS.data(EVENT, 2) == {
        "kind": "takes",
        "seat": 2,
        "stall": 3,
        "open": {"wood": 2, "stone": 1},
        "order": [2, 0],
        "found": {"gold": 2},
        "next": "wood",
    }


def test_hidden_fields_are_absent_for_everybody_else() -> None:
    for seat in (0, None):
        assert set(WORDS.data(EVENT, seat)) == {"kind", "seat", "stall", "open", "order"}


def test_the_sentence_has_the_same_fields_as_references() -> None:
    assert WORDS.message(EVENT, 0) == Message(
        "market-event-takes",
        {
            "seat": "seat.2",
            "stall": 3,
            "open": {"card.wood": 2, "card.stone": 1},
            "order": ["seat.2", "seat.0"],
        },
    )
    told = WORDS.message(EVENT, 2)
    assert told.code == "market-event-takes-told"
    assert told.words["next"] == "card.wood"
