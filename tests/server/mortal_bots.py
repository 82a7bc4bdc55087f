"""Bots whose process dies under them; the pool's workers import them by name."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from sandtable.bots import Bot, Budget
from sandtable.core.action import Action
from tests.server.odd_bots import First

MARK = "SANDTABLE_TEST_DIED"  # the path of a file that says it has happened


class DiesOnce(First):
    """The first process that asks it dies; the next one gets the first option."""

    def before(self, options: list[Action], budget: Budget) -> None:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os._exit(9)


class DiesAlways(First):
    """Leaves a byte in the file for each death."""

    def before(self, options: list[Action], budget: Budget) -> None:
        with open(os.environ[MARK], "a") as file:
            file.write("x")
        os._exit(9)


LEVELS: dict[str, Callable[[str, int], Bot]] = {"dies-once": DiesOnce, "dies-always": DiesAlways}
