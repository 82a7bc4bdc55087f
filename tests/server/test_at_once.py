"""Messages are sent at once while a page reads, through a queue while it does not, and always in order."""

from __future__ import annotations

import asyncio
import threading

import pytest
from websockets.frames import Frame, Opcode

from sandtable.server.hall.page import Page
from sandtable.server.store.work_thread import WorkThread
from sandtable.server.table.guests import Guest
from sandtable.server.web.frames import text_frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_are_those_of_the_library(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire:
    """A connection whose client reads or does not read."""

    def __init__(self) -> None:
        self.reads = True
        self.sent: list[bytes] = []

    def send_at_once(self, message: bytes) -> bool:
        if self.reads:
            self.sent.append(message)
        return self.reads


def page_on(wire: Wire, backlog: int = 10) -> Page:
    return Page(Guest(id="g", name="Ola"), None, backlog, wire.send_at_once)


def test_a_message_never_overtakes_one_that_waits() -> None:
    async def run() -> None:
        wire = Wire()
        page = page_on(wire)
        page.put(b"1")
        wire.reads = False
        page.put(b"2")
        page.put(b"3")
        wire.reads = True
        page.put(b"4")
        assert wire.sent == [b"1"], "two others wait, so the fourth waits, too"
        for _ in range(3):  # as `Sockets._write` does
            message = await page.outbox.get()
            page.put(b"5")
            assert message is not None
            wire.sent.append(message)
            page.queued -= 1
        assert wire.sent == [b"1", b"2", b"3", b"4"], "nothing is sent while one is on its way"
        while page.queued:
            await page.outbox.get()
            page.queued -= 1
        page.put(b"6")
        assert wire.sent[-1] == b"6"

    asyncio.run(run())


def test_nothing_is_sent_after_a_page_was_stopped() -> None:
    wire = Wire()
    page = page_on(wire)
    page.stop()
    page.put(b"late")
    assert wire.sent == []
    assert page.outbox.get_nowait() is None


def test_a_page_that_does_not_read_is_given_up() -> None:
    wire = Wire()
    wire.reads = False
    page = page_on(wire, backlog=2)
    for number in range(3):
        assert not page.too_slow.is_set()
        page.put(b"%d" % number)
    assert page.too_slow.is_set()


# --- the thread that writes ----------------------------------------------------------------------------


def test_a_thread_does_its_work_in_order_and_tells_its_errors() -> None:
    done: list[int] = []

    def work(number: int) -> int:
        done.append(number)
        return 60 // number

    async def run() -> None:
        thread = WorkThread("test")
        outcomes = await asyncio.gather(*(thread.do(work, n) for n in (3, 0, 2)), return_exceptions=True)
        thread.close()
        assert outcomes[0] == 20
        assert isinstance(outcomes[1], ZeroDivisionError)
        assert outcomes[2] == 30

    asyncio.run(run())
    assert done == [3, 0, 2]


def test_work_is_done_even_if_nobody_waits_for_it_any_more() -> None:
    begin, done = threading.Event(), list[int]()

    async def run() -> None:
        thread = WorkThread("test")
        first = asyncio.create_task(thread.do(begin.wait))
        second = asyncio.create_task(thread.do(done.append, 1))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.wait([second])
        begin.set()
        await first
        thread.close()

    asyncio.run(run())
    assert done == [1]


def test_a_thread_that_never_worked_can_be_closed() -> None:
    WorkThread("test").close()
