"""Votes about an undo say what would be undone, and for whom; bots wait for them, and they always end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandtable.server.table import decisions
from sandtable.server.table.decisions import VOTING
from sandtable.server.table.room import Room
from sandtable.server.table.snapshots import load_room, save_room
from tests.server.inner_kit import InnerHall, InnerPage, inner_hall
from tests.server.test_agreed_undo import act, bet


@asynccontextmanager
async def two_people_and_a_bot(tmp_path: Path) -> AsyncIterator[tuple[InnerHall, list[InnerPage]]]:
    """Start a game with Ola on seat 0, Jan on seat 1, and a bot that waits an hour before it moves."""
    async with inner_hall(tmp_path, tick=60.0, bot_pause=3600.0, bot_step=3600.0, undo_grace=3600.0) as inner:
        ola, jan = await inner.guest("Ola"), await inner.guest("Jan")
        table = await ola.open_table("camel-up", ["me", "open", "novice"], start=False)
        pages = [await ola.page(table), await jan.page(table)]
        assert (await pages[1].say("sit", seat=1, salt="s"))["type"] == "done"
        assert (await pages[0].say("start"))["type"] == "done"
        live = pages[0].live
        while live.room.asked() != [0]:  # until the game waits for Ola
            await play_for(inner, live.room.asked()[0], pages)
        yield inner, pages


def first_option(page: InnerPage) -> str:
    room = page.live.room
    return room.playing_table.state.options(room.asked()[0])[0].text


async def play_for(inner: InnerHall, seat: int, pages: list[InnerPage]) -> None:
    """Let that seat bet, whether a person or the bot plays it."""
    live = pages[0].live
    if seat < 2:
        await bet(pages[seat])
        return
    now = inner.hall_now()
    options = live.room.playing_table.state.options(seat)
    action = next(option.text for option in options if option.text.startswith("bet"))

    def decide(room: Room) -> decisions.Decision:
        return decisions.act(room, seat, room.playing_table.answer(seat), action, now)

    await inner.hall.advance(live, decide, now)


def test_a_vote_says_what_is_taken_back_and_whose(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_people_and_a_bot(tmp_path) as (inner, pages):
            await act(pages[0], "roll")
            await play_for(inner, 1, pages)
            await play_for(inner, 2, pages)
            assert (await pages[0].say("propose", seat=0, what="undo"))["type"] == "done"
            proposal = pages[1].live.room.proposal
            assert proposal is not None
            assert (proposal.plays, proposal.seats, proposal.verb) == (3, [0, 1, 2], "camel-up-verb-roll")
            assert proposal.waiting == [1]
            assert 0 <= inner.hall_now() + VOTING["live"] - proposal.until < VOTING["live"]

    asyncio.run(run())


def test_bots_wait_until_a_vote_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_people_and_a_bot(tmp_path) as (_, pages):
            live = pages[0].live
            await bet(pages[0])
            await bet(pages[1])
            assert live.thinking is not None
            assert live.thinking.question[0] == 2
            await pages[0].say("propose", seat=0, what="undo")
            assert live.room.bots_asked() == []
            assert live.thinking is None
            assert live.room.proposal is not None
            vote = {"seat": 1, "proposal": live.room.proposal.number, "agree": False}
            await pages[1].say("vote", **vote)
            assert live.room.bots_asked() == [2]
            assert live.thinking is not None

    asyncio.run(run())


def test_whoever_plays_on_ends_the_vote_and_the_log_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_people_and_a_bot(tmp_path) as (_, pages):
            live = pages[0].live
            await bet(pages[0])
            await pages[0].say("propose", seat=0, what="undo")
            await bet(pages[1])
            assert live.room.proposal is None
            codes = [line["message"]["code"] for line in pages[0].last_show()["lines"]]
            assert codes[0] == "log-lapsed"
            assert len(codes) > 1

    asyncio.run(run())


def test_a_vote_lapses_in_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_people_and_a_bot(tmp_path) as (_, pages):
            live = pages[0].live
            await bet(pages[0])
            await pages[0].say("propose", seat=0, what="undo")
            proposal = live.room.proposal
            assert proposal is not None
            assert live.room.due() == proposal.until
            assert live.timer is not None
            assert decisions.run_out(live.room, proposal.until - 1).entries == []
            room = live.room.fork()
            for entry in decisions.run_out(room, proposal.until).entries:
                room.fold(entry)
            assert room.proposal is None

    asyncio.run(run())


def test_a_table_remembers_that_dice_were_dealt_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            page = await ola.page(await ola.open_table("camel-up", ["me", "me", "me"]))
            seat = await bet(page)
            await page.say("propose", seat=seat, what="undo")
            assert page.live.room.rerolls == 0, "nothing was rolled"
            roller = await act(page, "roll")
            await page.say("propose", seat=roller, what="undo")
            assert page.live.room.rerolls == 1
            assert page.last_show()["room"]["rerolls"] == 1
            saved = load_room("copy", page.live.room.seq, save_room(page.live.room))
            assert saved.rerolls == 1

    asyncio.run(run())


def test_a_whole_turn_is_taken_back_in_one_step(tmp_path: Path) -> None:
    async def run() -> None:
        async with inner_hall(tmp_path, tick=60.0) as inner:
            ola = await inner.guest("Ola")
            page = await ola.page(await ola.open_table("five-tribes", ["me", "me"]))
            while not (first := first_option(page)).startswith("take"):
                await act(page, first)
            before = page.live.room.playing_table.state
            seat = page.live.room.asked()[0]
            await act(page, first)
            await act(page, first_option(page))
            assert page.live.room.playing_table.undo_limit(seat).steps >= 2
            assert (await page.say("take-back", seat=seat, whole=True))["type"] == "done"
            assert page.live.room.playing_table.state == before

    asyncio.run(run())
