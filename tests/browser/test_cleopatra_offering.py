"""An offering in two browsers: until the bids are revealed, a page receives nothing that depends on the other
player's bid."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.kit import Visitor
from tests.browser.laid import Shelf
from tests.games.cleopatra.kit import Palace, palace

# Fields with times of the hall's clock, and presence, which the hall announces at its own pace.
PASSING = ("at", "now", "lendable_at", "online", "spectators")


def offering() -> Palace:
    """An offering in which the third player has bid, but Ola and Jan have not."""
    laid = palace(["4asw", "aal", "smm"], seats=3, talents=[17, 23, 9], altar=4)
    return laid.play("scribe onto").act(2, "bid 3")


def test_nobody_learns_the_bid_of_another_before_the_reveal(
    visit: Callable[..., Visitor], shelf: Shelf
) -> None:
    pages = {name: visit(name) for name in ("Ola", "Jan")}
    for bidder, other in (("Jan", "Ola"), ("Ola", "Jan")):
        heard = [frames_heard(pages, shelf, bidder, other, bid) for bid in (0, 2)]
        assert len(heard[0]) > 1, other
        assert heard[0] == heard[1], other
        assert any('"has_bid": true' in frame for frame in heard[0]), other


def frames_heard(pages: dict[str, Visitor], shelf: Shelf, bidder: str, other: str, bid: int) -> list[str]:
    """Everything that the other's page received until it knew of the bid; then the bids are shown to both."""
    path = shelf.lay(offering().state, pages["Ola"], pages["Jan"])
    frames: list[dict[str, Any]] = []
    pages[other].page.once("websocket", lambda socket: listen(socket, frames))
    for page in pages.values():
        page.jump(path)
        page.page.locator('input[type="range"]').wait_for()
        page.page.locator(".ranks").wait_for()  # which the page has asked the hall for
    seat = pages[bidder].play["seat"]
    offer(pages[bidder], bid)
    pages[other].until(lambda: pages[other].play["view"]["players"][seat]["has_bid"])
    pages[other].page.locator("li.lit").nth(1).wait_for()
    before = [json.dumps(frame).replace(path.removeprefix("/t/"), "table") for frame in news(frames)]
    offer(pages[other], 1)
    for page in pages.values():
        page.hit(page.page.locator("[data-row][aria-expanded=false]", has_text="Offering:").last)
        page.page.get_by_text("Ola reveals an offering").first.wait_for()
    return before


def offer(visitor: Visitor, talents: int) -> None:
    """Make a bid with the slider, by keyboard."""
    slider = visitor.page.locator('input[type="range"]')
    slider.press("Home")
    for _ in range(talents):
        slider.press("ArrowRight")
    visitor.page.get_by_role("button", name=f"Offer {talents} talent").click()


def listen(socket: WebSocket, frames: list[dict[str, Any]]) -> None:
    socket.on("framereceived", lambda data: frames.append(lasting(json.loads(data))))


def lasting(data: Any) -> Any:
    """The frame without the fields that change with time."""
    if isinstance(data, list):
        return [lasting(one) for one in data]
    if isinstance(data, dict):
        return {key: lasting(one) for key, one in data.items() if key not in PASSING}
    return data


def news(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The frames without those that only announce presence: these repeat the last show except its lines."""
    told: list[dict[str, Any]] = []
    for frame in frames:
        before: dict[str, Any] = next((one for one in reversed(told) if one["type"] == frame["type"]), {})
        if frame | {"lines": before.get("lines")} != before:
            told.append(frame)
    return told
