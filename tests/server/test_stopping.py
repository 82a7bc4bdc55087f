"""The hall stops cleanly: pages are told, nothing is left behind, and it can be started again."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.server.inside import HallInside
from tests.server.kit import Client, RunningHall, closed_with


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_pages_are_told(tmp_path: Path, how: int) -> None:
    async def play() -> None:
        hall = RunningHall(tmp_path / "data", "--no-limits")
        hall.start()
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
        async with ola.at(table) as page:
            await page.next_show()
            stopping = asyncio.create_task(asyncio.to_thread(hall.stop, how))
            code = await closed_with(page)
            assert code == 4503
            assert '"closing"' in page.heard[-1]
            assert await stopping in (0, -how)  # -how if the signal ended the program
        assert "Traceback" not in hall.log.read_text()
        hall.start()
        async with ola.at(table) as page:
            await page.next_show()
            assert page.show["room"]["status"] == "playing"
        hall.stop()

    asyncio.run(play())


def test_a_port_in_use_is_a_clear_error(hall: HallInside, tmp_path: Path) -> None:
    other = RunningHall(tmp_path / "data")
    other.port = hall.port
    with pytest.raises(AssertionError, match="choose another --port"):
        other.start()
