"""The people of the hall."""

from __future__ import annotations

import msgspec


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A person without an account."""

    id: str
    name: str
    webhook: str = ""
