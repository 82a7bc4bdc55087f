"""A table keeps to what was agreed when it was opened: undo, odds, and a secret seed of the dice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.inner_kit import InnerPage, inner_hall


async def acted(page: InnerPage, show: dict[str, Any]) -> dict[str, Any]:
    """Make one decision that involves no luck, and return the next show."""
    ask = {"seat": show["play"]["seat"], "answer": show["play"]["answer"], "action": "bet winner red"}
    assert (await page.say("act", **ask))["type"] == "done"
    return page.last_show()


@pytest.mark.parametrize("allowed", [True, False])
def test_undo_and_odds_only_where_they_were_agreed(tmp_path: Path, allowed: bool) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            chairs = ["me", "me", "me"]
            table = await ola.open_table("camel-up", chairs, start=True, undo=allowed, odds=allowed)
            page = await ola.page(table)
            show = page.last_show()
            seat = show["play"]["seat"]
            asked = await page.say("ask", seat=seat, question="odds")
            assert asked.get("code") == (None if allowed else "no-odds-here")
            await acted(page, show)
            taken = await page.say("take-back", seat=seat)
            assert taken.get("code") == (None if allowed else "no-undo-here")

    asyncio.run(run())


def test_the_seed_of_the_dice_stays_at_home_until_the_game_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            page = await ola.page(await ola.open_table("camel-up", ["me", "me", "me"], start=True))
            shown = await acted(page, page.last_show())
            assert shown["room"]["seed"] is None
            assert page.live.room.seed
            assert page.live.room.seed not in str(shown)

    asyncio.run(run())
