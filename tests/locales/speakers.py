"""Languages for tests: a gap in a catalogue is an error, and each catalogue is read once."""

from __future__ import annotations

from functools import cache

from sandtable.locales.language import Language


@cache
def strict(code: str) -> Language:
    return Language(code, strict=True)
