"""Helpers for the functions that check the invariants of a state."""

from __future__ import annotations

from collections.abc import Iterable, Sized

from sandtable.core.errors import RulesError


def must(holds: bool, otherwise: str) -> None:
    """Raise RulesError with the text `otherwise` unless the condition holds."""
    if not holds:
        raise RulesError(otherwise)


def must_have_sizes(parts: Iterable[tuple[str, Sized, int]]) -> None:
    """Raise RulesError if a named part of a state does not have the length it must have."""
    for name, part, length in parts:
        must(len(part) == length, f"{name} has {len(part)} entries instead of {length}")
