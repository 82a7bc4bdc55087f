"""The people of the hall."""

from __future__ import annotations

import msgspec


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A person, known by a signed cookie; there are no accounts."""

    id: str
    name: str
    webhook: str = ""
