"""Undo by agreement: it can also undo luck, for which the room has to look up what it no longer remembers."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.inner_kit import InnerPage, inner_hall


async def act(page: InnerPage, action: str) -> int:
    """Make a decision for the seat that is asked, and return that seat."""
    room = page.live.room
    seat = room.asked()[0]
    wish = {"seat": seat, "answer": room.playing_table.answer(seat), "action": action}
    assert (await page.say("act", **wish))["type"] == "done"
    return seat


async def bet(page: InnerPage) -> int:
    room = page.live.room
    options = room.playing_table.state.options(room.asked()[0])
    return await act(page, next(option.text for option in options if option.text.startswith("bet")))


def test_all_agree_to_take_back_a_roll(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            page = await ola.page(await ola.open_table("camel-up", ["me", "me", "me"]))
            await bet(page)
            before = page.live.room.playing_table.state
            roller = await act(page, "roll")
            await bet(page)
            assert (await page.say("propose", seat=roller, what="undo"))["type"] == "done"
            assert page.live.room.playing_table.state == before
            assert page.last_show()["lines"][-1]["message"]["code"] == "log-took-back", (
                "nobody else was asked"
            )
            assert await act(page, "roll") == roller, "and the game goes on from there"

    asyncio.run(run())


def test_others_vote_on_taking_back_a_roll(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola, jan = await inner.guest("Ola"), await inner.guest("Jan")
            table = await ola.open_table("camel-up", ["me", "open", "me"], start=False)
            pages = [await ola.page(table), await jan.page(table)]
            assert (await pages[1].say("sit", seat=1, salt="s"))["type"] == "done"
            assert (await pages[0].say("start"))["type"] == "done"
            live = pages[0].live

            def asked() -> InnerPage:
                return pages[1] if live.room.asked() == [1] else pages[0]

            before = live.room.playing_table.state
            roller = await act(asked(), "roll")
            await bet(asked())
            proposer, voter = (pages[1], pages[0]) if roller == 1 else (pages[0], pages[1])
            assert (await proposer.say("propose", seat=roller, what="undo"))["type"] == "done"
            assert live.room.proposal is not None
            wish = {"seat": live.room.proposal.waiting[0], "proposal": live.room.proposal.number}
            assert (await voter.say("vote", agree=True, **wish))["type"] == "done"
            assert live.room.playing_table.state == before
            assert voter.last_show()["lines"][-1]["message"]["code"] == "log-took-back-agreed"

    asyncio.run(run())


def test_somebody_who_has_decided_nothing_has_nothing_to_take_back(tmp_path: Path) -> None:
    """This holds even if the room no longer remembers what came before and must look it up."""

    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            page = await ola.page(await ola.open_table("camel-up", ["me", "me", "me"]))
            roller = await act(page, "roll")
            answer = await page.say("propose", seat=(roller + 1) % 3, what="undo")
            assert (answer["type"], answer["code"]) == ("refused", "undo-start")
            assert await act(page, "roll") != roller

    asyncio.run(run())
