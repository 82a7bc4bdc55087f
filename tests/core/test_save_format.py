"""The save format of a game: every field of a state is in it, and malformed data is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.core.native import i64, vec
from sandtable.core.save_format import Packed, SaveFormat
from sandtable.core.state import Setting, State
from sandtable.games.camel_up.state import RACE_FORMAT
from sandtable.games.cleopatra.state import PALACE_FORMAT
from sandtable.games.five_tribes.state import TRIBES_FORMAT

FORMATS: dict[str, SaveFormat[Any]] = {
    "camel-up": RACE_FORMAT,
    "five-tribes": TRIBES_FORMAT,
    "cleopatra": PALACE_FORMAT,
}
# Fields that are not saved: every state has them, or they follow from the setting or from another field.
KERNEL = {"setting", "agenda", "news", "quiet"}
DERIVED = {
    "camel-up": {"seats", "variants"},
    "five-tribes": {"seats", "variants", "blue", "where"},
    "cleopatra": {"seats", "rules", "free"},
}
# The parts of a state, and the fields that are saved under another name.
PARTS = {"camel-up": (), "five-tribes": ("meeples", "hands"), "cleopatra": PALACE_FORMAT.parts}
OTHER_NAMES = {"parts": "hands"}


def attributes(thing: object) -> set[str]:
    """The names of the attributes of a state or one of its parts, compiled or not."""
    names = vars(thing) if hasattr(thing, "__dict__") else dir(type(thing))
    return {name for name in names if not name.startswith("_") and not callable(getattr(thing, name))}


@pytest.mark.parametrize("name", FORMATS)
def test_every_field_of_a_state_is_saved_or_known_to_follow_from_the_others(name: str) -> None:
    """This test finds a field that somebody has added to a state but not to its Struct."""
    state = sandtable.game(name).setup(4, sandtable.Chance(1))
    found = attributes(state) - KERNEL - set(PARTS[name])
    for part in PARTS[name]:
        found |= attributes(getattr(state, part))
    saved = {field.name for field in FORMATS[name].fields}
    assert {OTHER_NAMES.get(field, field) for field in found} - DERIVED[name] == saved


@pytest.mark.parametrize("name", FORMATS)
def test_a_state_is_loaded_as_it_was_saved_and_clones_are_independent(name: str) -> None:
    game, luck = sandtable.game(name), sandtable.Chance(5)
    state = game.setup(3, luck)
    for _ in range(40):
        before, twin = state.to_data(), state.clone()
        seat = state.to_act()[0]
        assert game.from_data(before) == twin == state
        state.apply(seat, state.options(seat)[-1], luck)
        assert twin.to_data() == before


@pytest.mark.parametrize("name", FORMATS)
def test_an_array_by_seat_cannot_be_loaded_with_another_size(name: str) -> None:
    """Arrays by seat are those that are longer at a larger table."""
    game = sandtable.game(name)
    larger, smaller = (
        game.setup(seats, sandtable.Chance(1)).to_data() for seats in (max(game.seats), min(game.seats))
    )
    lists = {field: value for field, value in larger["state"].items() if isinstance(value, list)}
    by_seat = [field for field, value in lists.items() if len(value) > len(smaller["state"][field])]
    assert len(by_seat) >= 5
    for field in by_seat:
        for wrong in (lists[field][:-1], [*lists[field], lists[field][-1]]):
            with pytest.raises(sandtable.BadRecord):
                game.from_data({**larger, "state": {**larger["state"], field: wrong}})


class SavedDots(msgspec.Struct, forbid_unknown_fields=True):
    """The save format of the small state below."""

    dots: int
    rows: list[list[int]]
    word: str = ""


class Dots(State):
    """A state with a number, an array of arrays and a word."""

    def __init__(self, of: Dots | None = None) -> None:
        super().__init__(Setting("dots", 1, 2, {}), [])
        self.dots: int = 0 if of is None else of.dots
        self.rows: vec[vec[i64]] = vec[vec[i64]]([]) if of is None else of.rows
        self.word: str = "" if of is None else of.word


def spell(state: Dots, word: str) -> None:
    state.word = word[::-1]


def test_packed_fields_are_saved_in_another_form() -> None:
    dots = SaveFormat[Dots](SavedDots, (), {"word": Packed(lambda s: s.word[::-1], spell)})
    state = Dots()
    dots.load(state, {"dots": 3, "rows": [[1], [2, 3]], "word": "abc"})
    assert (state.dots, [list(row) for row in state.rows], state.word) == (3, [[1], [2, 3]], "cba")
    assert dots.save(state) == {"dots": 3, "rows": [[1], [2, 3]], "word": "abc"}


@pytest.mark.parametrize(
    "wrong", [{"dots": "3", "rows": []}, {"dots": 3}, {"dots": 3, "rows": [], "more": 1}]
)
def test_malformed_data_is_refused(wrong: dict[str, object]) -> None:
    dots = SaveFormat[Dots](SavedDots, (), {"word": Packed(lambda s: s.word, spell)})
    with pytest.raises(msgspec.ValidationError):
        dots.load(Dots(), wrong)


def test_a_field_that_is_neither_a_number_nor_a_list_must_be_declared_as_packed() -> None:
    with pytest.raises(TypeError, match="word is not a number or a list of numbers"):
        SaveFormat[Dots](SavedDots, (), {})
