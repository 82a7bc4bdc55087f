"""An offering in two browsers: until the bids are shown, one page gets the same whatever the other bid."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from tests.browser.kit import Visitor
from tests.server.kit import Client, Page, RunningHall

OFFERING = "cleopatra-ask-offering"
TABLES = 12  # one game in seven has no offering
TIMES = ("at", "now")  # the hall's clock in milliseconds: the same things happen at another hour
BUILD_FIRST = ("build", "pay", "trompe", "merchant", "turn", "place", "stop")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory, built_page: None) -> dict[str, Any]:
    """A hall, stopped in the middle of an offering: the bot has bid, Ola and Jan have not."""
    data = tmp_path_factory.mktemp("offering") / "data"
    with RunningHall(data, "--no-pauses", "--no-limits") as hall:
        ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
        with ThreadPoolExecutor() as elsewhere:  # a browser may have this thread's event loop
            path = elsewhere.submit(lambda: asyncio.run(first_offering(ola, jan))).result()
    return {"data": data, "path": path, "cookies": {"Ola": ola.cookie, "Jan": jan.cookie}}


async def first_offering(ola: Client, jan: Client) -> str:
    for _ in range(TABLES):
        if path := await play_to_an_offering(ola, jan):
            return path
    raise AssertionError("no offering in so many games")


async def play_to_an_offering(ola: Client, jan: Client) -> str | None:
    """The path of a table where both could bid 2, or nothing: the game ended without such an offering."""
    table = ola.open_table("cleopatra", ["me", "open", "novice"])
    async with ola.at(table) as first, jan.at(table) as second:
        await second.until(bool)
        await second.ask("sit", seat=1, salt="0" * 32)
        await first.until(lambda show: show["room"]["seats"][1]["kind"] == "person")
        await first.ask("start")
        while all(await asyncio.gather(comes_to_an_offering(first), comes_to_an_offering(second))):
            if "bid 2" in first.options and "bid 2" in second.options:
                await first.until(lambda show: show["play"]["view"]["players"][2]["has_bid"])
                return f"/t/{table}"
            await first.act("bid 0")
            await second.act("bid 0")
    return None


async def comes_to_an_offering(page: Page) -> bool:
    """Not, if the game is over before."""
    while not page.over:
        if not page.options:
            await page.next_show()
        elif offering(page):
            return True
        else:
            await page.act(eager(page.options))
    return False


def offering(page: Page) -> bool:
    return bool(page.show["play"]["view"]["prompt"]["code"] == OFFERING)


def eager(options: list[str]) -> str:
    """Who builds rolls dice."""
    return next((one for verb in BUILD_FIRST for one in options if one.startswith(verb)), options[0])


@pytest.mark.parametrize(("bidder", "other"), [("Jan", "Ola"), ("Ola", "Jan")])
def test_nobody_learns_the_bid_of_another_before_the_reveal(
    visit: Callable[..., Visitor], played: dict[str, Any], tmp_path: Path, bidder: str, other: str
) -> None:
    heard = [frames_heard(visit, played, tmp_path / str(bid), bidder, other, bid) for bid in (0, 2)]
    assert len(heard[0]) > 1
    assert heard[0] == heard[1]
    assert any('"has_bid": true' in frame for frame in heard[0])


def frames_heard(
    visit: Callable[..., Visitor], played: dict[str, Any], copy: Path, bidder: str, other: str, bid: int
) -> list[str]:
    """All that the other's page got until it knew that the bid is sealed; then the bids are shown to both."""
    shutil.copytree(played["data"], copy)
    shutil.copy(f"{played['data']}.log", f"{copy}.log")
    with RunningHall(copy, "--no-pauses", "--no-limits") as hall:
        pages = {name: visit(url=hall.url) for name in (bidder, other)}
        frames: list[str] = []
        pages[other].page.on("websocket", lambda socket: listen(socket, frames))
        for name, page in pages.items():
            key, value = played["cookies"][name].split("=", 1)
            page.context.add_cookies([{"name": key, "value": value, "url": hall.url}])
            page.expect("WebSocket connection")  # the hall goes away at the end
            page.go(played["path"])
            page.page.locator('input[type="range"]').wait_for()
        seat = pages[bidder].play["seat"]
        offer(pages[bidder], bid)
        pages[other].until(lambda: pages[other].play["view"]["players"][seat]["has_bid"])
        pages[other].page.locator("li.lit").nth(1).wait_for()
        before = list(frames)
        offer(pages[other], 1)
        for page in pages.values():
            page.page.get_by_text("Ola offers").first.wait_for()
            page.context.close()
    return before


def offer(visitor: Visitor, talents: int) -> None:
    """With the slider, by keys."""
    slider = visitor.page.locator('input[type="range"]')
    slider.press("Home")
    for _ in range(talents):
        slider.press("ArrowRight")
    visitor.page.get_by_role("button", name=f"Offer {talents} talent").click()


def listen(socket: WebSocket, frames: list[str]) -> None:
    socket.on("framereceived", lambda data: frames.append(timeless(data)))


def timeless(data: str | bytes) -> str:
    """The frame itself, without what depends on the time of day."""
    return json.dumps(without_times(json.loads(data)))


def without_times(data: Any) -> Any:
    if isinstance(data, list):
        return [without_times(one) for one in data]
    if isinstance(data, dict):
        return {key: without_times(one) for key, one in data.items() if key not in TIMES}
    return data
