"""A deal that several tables share: the same seed, so the same luck."""

from __future__ import annotations

import datetime

import msgspec

from sandtable.server.protocol.settings import Settings


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which deal a table plays. The salts are those of the first table, because they belong to its luck.

    The deal of a day has a `day` such as 2026-11-17. Other deals are called after the table that was first.
    """

    id: str
    day: str = ""
    salts: dict[int, str] = {}

    def is_closed(self, now: int) -> bool:
        """Whether it is the deal of a day that is not over, by the hall's clock in milliseconds."""
        return self.day >= day_of(now)


def day_of(now: int) -> str:
    """The day of a moment in UTC, which counts for players everywhere."""
    return datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Whether a text is a day as `day_of` writes it."""
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def end_of(day: str) -> int:
    """When a day is over, in milliseconds since 1970."""
    start = datetime.datetime.fromisoformat(day).replace(tzinfo=datetime.UTC)
    return int((start + datetime.timedelta(days=1)).timestamp() * 1000)


def settings_of_a_day(game: str, seats: int, variants: dict[str, str]) -> Settings:
    """What everybody plays: no undo and no hints, and nobody may watch."""
    return Settings(game=game, seats=seats, variants=variants, undo=False, watch=False, hints=False)
