"""Camel Up with a random set-up, in which nobody stacks camels, so that a test begins with the first turn."""

from __future__ import annotations

from typing import Any, Final

QUICK: Final = {"setup_order": "random"}


def quick(game: str, settings: dict[str, Any]) -> dict[str, Any]:
    """Add the quick start of Camel Up to the settings of a table, unless they choose another set-up."""
    if game != "camel-up":
        return settings
    return {**settings, "variants": QUICK | settings.get("variants", {})}
