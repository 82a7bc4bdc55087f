"""Bots that kill their own process; the pool's workers import them by name."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from sandtable.bots import Bot, Budget
from sandtable.core.action import Action
from tests.server.odd_bots import First

MARK = "SANDTABLE_TEST_DIED"  # the variable with the path of a file in which deaths are recorded


class DiesOnce(First):
    """Kills the first process that asks it; later it chooses the first option."""

    def before(self, options: list[Action], budget: Budget) -> None:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os._exit(9)


class DiesAlways(First):
    """Kills every process that asks it, and appends a byte to the file each time."""

    def before(self, options: list[Action], budget: Budget) -> None:
        with open(os.environ[MARK], "a") as file:
            file.write("x")
        os._exit(9)


LEVELS: dict[str, Callable[[str, int], Bot]] = {"dies-once": DiesOnce, "dies-always": DiesAlways}
