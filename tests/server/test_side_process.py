"""Side processes, which answer questions and read old games while the hall goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import sandtable
from sandtable.server.hall.side_process import SideProcess
from sandtable.server.table.refusal import Refusal
from tests.server.inner_kit import inner_hall
from tests.tiers import PATIENCE

Work: TypeAlias = Callable[[SideProcess], Coroutine[Any, Any, None]]


def with_side_process(
    work: Callable[[SideProcess], Coroutine[Any, Any, None]], most: int = 50, of_one: int = 10
) -> None:
    async def run() -> None:
        side = SideProcess("tests.server.echo", PATIENCE, most, of_one)
        try:
            await work(side)
        finally:
            await side.close()

    asyncio.run(run())


def test_guests_take_turns() -> None:
    async def work(side: SideProcess) -> None:
        order: list[str] = []

        async def ask(guest: str) -> None:
            await side.ask(b"hello", guest)
            order.append(guest)

        await asyncio.gather(*[ask("eve") for _ in range(8)], ask("ola"), ask("jan"))
        assert order[:4] == ["eve", "eve", "ola", "jan"]  # the first began before anybody else had asked

    with_side_process(work)


def test_a_guest_who_asks_too_much_is_refused_and_others_are_not() -> None:
    async def work(side: SideProcess) -> None:
        asked = [side.ask(b"hello", guest) for guest in ["eve"] * 5 + ["ola"] + [""] * 5]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [isinstance(answer, Refusal) for answer in answers]
        assert refused == [False] * 3 + [True] * 2 + [False] * 6
        assert await side.ask(b"again", "eve") == b"again"

    with_side_process(work, of_one=3)


def test_a_full_queue_refuses_everybody() -> None:
    async def work(side: SideProcess) -> None:
        asked = [side.ask(b"hello", guest) for guest in ("ola", "jan", "eve", "")]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert answers[:2] == [b"hello", b"hello"]
        assert [getattr(answer, "code", "") for answer in answers[2:]] == ["try-again", "try-again"]

    with_side_process(work, most=2)


def test_a_message_that_kills_it_is_refused_and_the_next_is_answered() -> None:
    async def work(side: SideProcess) -> None:
        with pytest.raises(Refusal, match="try-again"):
            await side.ask(b"die")
        assert await side.ask(b"hello") == b"hello"

    with_side_process(work)


def test_callers_who_wait_when_it_closes_are_refused() -> None:
    async def work(side: SideProcess) -> None:
        waiting = [asyncio.create_task(side.ask(b"hello", "ola")) for _ in range(5)]
        await asyncio.sleep(0)
        await side.close()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert {getattr(answer, "code", "") for answer in answers[1:]} == {"try-again"}

    with_side_process(work)


def test_questions_are_answered_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules hold the interpreter lock until they are done, so a thread would stop the whole hall."""

    async def run() -> None:
        async with inner_hall(tmp_path) as inner:
            ola = await inner.guest("Ola")
            table = await ola.open_table("camel-up", ["me", "me", "me"], start=True)
            page = await ola.page(table)
            asked = await page.say("ask", seat=0, question="odds")
            assert asked["type"] == "answer"

    def here(*_: object) -> None:
        raise AssertionError("answered in the process of the hall")

    monkeypatch.setitem(sandtable.game("camel-up").questions, "odds", here)
    asyncio.run(run())
