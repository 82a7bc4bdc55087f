"""Registers the game of the tutorial while a test runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from dry_wells import GAME, DryWellsGame

from sandtable.core import registry
from sandtable.locales.language import language
from tests.locales.speakers import strict


@pytest.fixture
def dry_wells(monkeypatch: pytest.MonkeyPatch) -> Iterator[DryWellsGame]:
    monkeypatch.setitem(registry._registry, GAME.name, GAME)
    for known in (language, strict):
        known.cache_clear()
    yield GAME
    for known in (language, strict):
        known.cache_clear()
