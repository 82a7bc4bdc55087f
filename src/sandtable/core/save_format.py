"""Saving and loading the fields of a state, as one declared list says.

The list is a msgspec Struct: it names every field that is saved, and msgspec checks the types and bounds of
what is loaded. So a new field of a state is added in two places: where the state is made, and in its Struct.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from sandtable.core.check import must
from sandtable.core.native import i64, vec
from sandtable.core.state import State

S = TypeVar("S", bound=State)
NUMBER: Final = 0
NUMBERS: Final = 1
ROWS: Final = 2


class Packed(Generic[S]):
    """A field that is saved in another form: `get` returns its plain data, `put` puts loaded data back."""

    def __init__(self, get: Callable[[S], object], put: Callable[[S, Any], None]) -> None:
        self.get = get
        self.put = put


class SavedField(Generic[S]):
    """One field of a save format, and the part of the state that it belongs to."""

    def __init__(self, name: str, form: int, packed: Packed[S] | None) -> None:
        self.name = name
        self.form = form
        self.packed = packed
        self.part = ""  # "" is the state itself


class SaveFormat(Generic[S]):
    """The save format of a game: the fields of a Struct, each an attribute of the state with the same name.

    An attribute may also belong to one of the named `parts` of the state. Numbers are saved as they are and
    packed arrays as lists. Fields that are saved in another form are `packed`. An array that a new state
    already has, such as the gold by seat, keeps its size; an array that starts empty may have any.
    """

    def __init__(
        self, struct: type[msgspec.Struct], parts: tuple[str, ...], packed: Mapping[str, Packed[S]]
    ) -> None:
        self.struct = struct
        self.parts = parts
        self.fields = [
            SavedField(field.name, NUMBER if field.name in packed else form_of(field), packed.get(field.name))
            for field in msgspec.structs.fields(struct)
        ]
        self.placed = False

    def save(self, state: S) -> dict[str, Any]:
        """Return the saved fields of a state as plain data."""
        if not self.placed:
            self._place(state)
        saved: dict[str, Any] = {}
        for field in self.fields:
            if field.packed is not None:
                saved[field.name] = field.packed.get(state)
                continue
            value = getattr(getattr(state, field.part) if field.part else state, field.name)
            if field.form == NUMBER:
                saved[field.name] = value
            else:
                saved[field.name] = list(value) if field.form == NUMBERS else [list(row) for row in value]
        return saved

    def load(self, state: S, data: Any) -> None:
        """Put plain data that `save` returned into a new state.

        Raises ValidationError if the data is malformed, and RulesError if an array has another size.
        """
        if not self.placed:
            self._place(state)
        saved = msgspec.convert(data, self.struct)
        for field in self.fields:
            value = getattr(saved, field.name)
            if field.packed is not None:
                field.packed.put(state, value)
                continue
            owner = getattr(state, field.part) if field.part else state
            if field.form == NUMBER:
                setattr(owner, field.name, value)
            elif field.form == NUMBERS:
                must_keep_size(field.name, len(getattr(owner, field.name)), len(value))
                setattr(owner, field.name, vec[i64](value))
            else:
                setattr(owner, field.name, vec[vec[i64]]([vec[i64](row) for row in value]))

    def _place(self, state: S) -> None:
        """Find out which part of a state has each field."""
        for field in self.fields:
            if field.packed is None and not hasattr(state, field.name):
                field.part = next(part for part in self.parts if hasattr(getattr(state, part), field.name))
        self.placed = True


def must_keep_size(name: str, size: int, loaded: int) -> None:
    """Raise RulesError if an array that starts with some entries was loaded with another number of them."""
    must(size in (0, loaded), f"{name} has {loaded} entries instead of {size}")


def form_of(field: msgspec.structs.FieldInfo) -> int:
    """Return the form of a field: a number, a list of numbers or a list of such lists."""
    kind = msgspec.inspect.type_info(field.type)
    form = NUMBER
    while isinstance(kind, msgspec.inspect.ListType):
        kind = kind.item_type
        form += 1
    if not isinstance(kind, msgspec.inspect.IntType) or form > ROWS:
        raise TypeError(f"{field.name} is not a number or a list of numbers: declare how it is packed")
    return form
