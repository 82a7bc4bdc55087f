"""Five Tribes in positions that rarely come up in play: each can be seen, understood and played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from sandtable.games.five_tribes import GAME
from sandtable.locales.language import language
from tests.browser.five_tribes_states import STATES, positions
from tests.browser.kit import PHONE, Visitor
from tests.browser.laid import Positions, Shelf
from tests.tiers import LONG

FINGER = 44  # pixels
FOR_FOUR = [state for state in STATES if state != "bid-two-markers"]
SMALL_PHONE = {"width": 360, "height": 740}
PHONES = [SMALL_PHONE, PHONE] if LONG else [SMALL_PHONE]
PRESSABLE = ".five-tribes :is(button, [role=button]):not([aria-disabled=true])"
TOO_SMALL = """(pieces, finger) => pieces.filter((piece) => {
  const { width, height } = piece.getBoundingClientRect();
  return Math.min(width, height) < finger;
}).map((piece) => piece.outerHTML.slice(0, 200))"""
STICKS_OUT_OF_A_CHIP = """() => [...document.querySelectorAll(".chip")]
  .filter((chip) => chip.scrollWidth > chip.clientWidth).map((chip) => chip.textContent)"""
POWERS = {  # the djinns that can be used there
    "powers": ["anun-nak", "bouraq", "enki", "leta", "sibittis", "sloar", "utug"],
    "bid-kumarbi": ["kumarbi"],
    "echidna": ["echidna"],
    "iblis": ["iblis"],
    "redirect": ["hagis"],
    "look": ["boaz", "hagis", "iblis"],
    "sacred-place": ["marid", "haurvatat", "utug"],
}


def what_can_be_used_glows_and_nothing_else(ola: Visitor, state: str) -> None:
    names = [ola.words(f"five-tribes-djinn-{name}") for name in POWERS.get(state, [])]
    expect(ola.page.locator(".five-tribes button.free .djinn .name")).to_have_text(names)


def test_on_a_desktop(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    """By default, all positions are laid out on the phone, and those that axe checks here."""
    ola = visit("Ola")
    table = positions(shelf, ola)
    for state in FOR_FOUR if LONG else ("bid-kumarbi", "kill-two", "sale"):
        table.lay(state)
        what_can_be_used_glows_and_nothing_else(ola, state)
        ola.accessible(state, ".five-tribes")


@pytest.mark.parametrize("size", PHONES, ids=lambda size: str(size["width"]))
def test_on_a_phone_everything_glows_fits_and_fits_a_finger(
    visit: Callable[..., Visitor], shelf: Shelf, size: dict[str, int]
) -> None:
    ola = visit("Ola", size=size, theme="dark", language="de")
    table = positions(shelf, ola)
    for state in FOR_FOUR:
        table.lay(state)
        what_can_be_used_glows_and_nothing_else(ola, state)
        assert ola.measure("document.documentElement.scrollWidth <= innerWidth"), state
        assert ola.measure(STICKS_OUT_OF_A_CHIP) == [], state
        assert ola.page.locator(PRESSABLE).evaluate_all(TOO_SMALL, FINGER) == [], state
        if LONG or state == "look":
            ola.accessible(state, ".five-tribes")


def test_they_are_played_on_the_board(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    table = positions(shelf, visit("Ola"))
    for plays in (kumarbi, sibittis, hagis, iblis, foreseen_in_the_list, sale, planner):
        plays(table, table.ola)


def kumarbi(table: Positions, ola: Visitor) -> None:
    """Choose the djinn, then the spot, then the number of fakirs."""
    table.lay("bid-kumarbi")
    ola.hit(ola.page.get_by_role("button", name="Kumarbi"))
    ola.hit(ola.page.locator(".spot.free", has_text="12"))
    ola.decide(lambda: ola.hit(which(ola, "bid with fakirs 12 3")))
    view = ola.play["view"]
    assert (view["players"][0]["gold"], view["turn_order"][7]["seat"]) == (6, 0)


def sibittis(table: Positions, ola: Visitor) -> None:
    table.lay("look")
    ola.decide(lambda: ola.hit(ola.page.get_by_role("button", name="Iblis")))
    assert ola.play["view"]["players"][0]["djinns"] == ["iblis", "sibittis", "sloar"]


def hagis(table: Positions, ola: Visitor) -> None:
    """A palace for B3 is placed on A4 instead, for a fakir."""
    table.lay("redirect")
    ola.hit(tile(ola, "a4"))
    ola.decide(lambda: ola.hit(which(ola, "use on hagis fakir a4")))
    palaces = {one["name"]: one["palaces"] for one in ola.play["view"]["tiles"]}
    assert (palaces["a4"], palaces["b3"]) == (1, 2)


def iblis(table: Positions, ola: Visitor) -> None:
    table.lay("kill-two")
    ola.hit(ground(ola, "c3"))
    ola.decide(lambda: ola.hit(which(ola, "kill two c3 vizier vizier")))
    meeples = {one["name"]: one["meeples"] for one in ola.play["view"]["tiles"]}
    assert meeples["c3"] == {"elder": 1, "builder": 1}


def sale(table: Positions, ola: Visitor) -> None:
    """Sell a whole suit with one click."""
    table.lay("sale")
    ola.hit(ola.button("five-tribes-page-sell", gold=30))
    expect(ola.page.locator(".goods .suit")).to_have_count(1)
    ola.until(lambda: ola.play["view"]["players"][0]["gold"] == 37)


def foreseen_in_the_list(table: Positions, ola: Visitor) -> None:
    """The list of choices says what cards would bring, without naming the player whom it speaks to."""
    table.lay("large-market")
    ola.page.locator("#tab-choices").click()
    ola.page.locator(".options button", has_text="Buy card").first.hover()
    expect(ola.page.locator(".foreseen")).to_have_text("fish and fakir")
    ola.page.locator("#tab-log").click()


def planner(table: Positions, ola: Visitor) -> None:
    """Plan where a move could end: choose a tile and a route, which is then played drop by drop."""
    table.lay("pick-up")
    ola.hit(ola.button("five-tribes-page-where"))
    ola.hit(tile(ola, "c5"))
    ola.hit(ola.page.locator(".way").first)
    ola.until(lambda: ola.play["view"]["final_tile"] == "c5")


def tile(ola: Visitor, name: str) -> Locator:
    return ola.page.locator(f'[data-spot="tile.{name}"] .target')


def ground(ola: Visitor, name: str) -> Locator:
    """A spot on a tile where no figure stands."""
    return ola.page.locator(f'[data-spot="tile.{name}"] .target .value')


def which(ola: Visitor, action: str) -> Locator:
    """An answer to the question next to a piece."""
    text = language(ola.language).say(GAME.describe(GAME.action(action)))
    return ola.page.locator(".question").get_by_role("button", name=text)
