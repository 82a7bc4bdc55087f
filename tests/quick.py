"""Camel Up without the roller's stacks, so that a test begins with the first turn."""

from __future__ import annotations

from typing import Any, Final

QUICK: Final = {"setup_order": "random"}


def quick(game: str, settings: dict[str, Any]) -> dict[str, Any]:
    """The settings of a table for a test, with the quick start of Camel Up unless they say otherwise."""
    if game != "camel-up":
        return settings
    return {**settings, "variants": QUICK | settings.get("variants", {})}
