"""Cleopatra on the board to the end: one person plays by mouse, one by keyboard, and bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.kit import Visitor
from tests.browser.laid import BOTH_WAYS, Shelf
from tests.eager import wish_of
from tests.tiers import LONG

DECISIONS = 900
LUCK = {3: 21, 5: 0}  # by seats: with this luck, a person ends the game (Jan of three, Ola of five)
AT_THE_END = """() => {
  const { scrollTop, scrollHeight, clientHeight } = document.getElementById("panel");
  return scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 2;
}"""
UNFOLD_THE_FIRST = """() => {
  const top = document.getElementById("panel").getBoundingClientRect().top;
  const rows = [...document.querySelectorAll("#panel [aria-expanded=false]")];
  window.unfolded = rows.find((row) => row.getBoundingClientRect().top >= top);
  window.unfolded.click();
}"""
UNDER_THE_EDGE = """() => {
  const top = document.getElementById("panel").getBoundingClientRect().top;
  return window.unfolded.getBoundingClientRect().top - top;
}"""
Way = Callable[[Visitor, Locator], None]


def by_mouse(visitor: Visitor, thing: Locator) -> None:
    visitor.hit(thing)


def by_keys(visitor: Visitor, thing: Locator) -> None:
    """Focus the thing and press Enter; other tests reach it by the Tab key."""
    thing.focus()
    visitor.page.keyboard.press("Enter")


@pytest.mark.parametrize("how", BOTH_WAYS)
@pytest.mark.parametrize("seats", [3, 5] if LONG else [5])
def test_two_people_and_bots(visit: Callable[..., Visitor], shelf: Shelf, seats: int, how: str) -> None:
    ola, jan = visit("Ola", hints=False), visit("Jan", hints=False)
    if how == "whole":
        start_together(ola, jan, seats)
    else:
        path = shelf.nearly_over("cleopatra", wish_of, ola, jan, bots=seats - 2, left=10, luck=LUCK[seats])
        for visitor in (ola, jan):
            visitor.jump(path)
    play_to_the_end(ola, jan, seats)


def start_together(ola: Visitor, jan: Visitor, seats: int) -> None:
    path = ola.open_table("cleopatra", ["me", "open"] + ["novice"] * (seats - 2))
    for visitor in (ola, jan):
        visitor.go(path)
    jan.button("page-sit").click()
    ola.button("page-start").click()


def play_to_the_end(ola: Visitor, jan: Visitor, seats: int) -> None:
    ways = {ola: by_mouse, jan: by_keys}
    for visitor in ways:
        visitor.page.locator(".prompt p").wait_for()
        visitor.until(lambda visitor=visitor: visitor.play["seat"] is not None)  # type: ignore[misc]
    for _ in range(DECISIONS):
        ola.until(lambda: ola.over or ola.options or jan.options)
        if ola.over:
            break
        for visitor, way in ways.items():
            if visitor.options:
                visitor.decide(lambda visitor=visitor, way=way: decide(visitor, way))  # type: ignore[misc]
    for visitor in ways:
        visitor.end_screen()
        visitor.page.wait_for_function(AT_THE_END)  # the log, although cards of players have grown above it
        visitor.page.evaluate(UNFOLD_THE_FIRST)
        visitor.settle()
        assert visitor.measure(UNDER_THE_EDGE) > -2, "what is unfolded stays in sight"
        rows = visitor.page.locator('[aria-label="The verdict"] tbody tr')
        expect(rows).to_have_count(seats)
        left = [one["reckoning"]["left"] for one in visitor.play["view"]["players"]]
        expect(rows.locator(".left")).to_have_text([str(amulets) for amulets in left])


def decide(visitor: Visitor, way: Way) -> None:
    """Make a decision on the board; one click may begin a whole series of decisions."""
    page = visitor.page
    options, begun = visitor.options, visitor.play["answer"]
    wish = wish_of(options)
    verb, *words = wish.split()
    if verb == "turn":
        if way is by_keys:
            page.get_by_role("application").focus()
            page.locator(".hovering").first.wait_for()
            page.keyboard.press("Enter")
        else:
            way(visitor, page.locator("button.lay"))
        comes_past(visitor, begun, "turn", "place")
    elif verb == "build":
        build(visitor, way, wish)
    elif verb == "market" and words != ["empty"]:
        way(visitor, page.locator(f'[data-spot="stall.{fullest(visitor)}"]'))
    elif verb == "lay":
        way(visitor, page.locator(f'[data-spot="stall.{words[1]}"]'))
    elif verb == "discard" and words != ["down"]:
        way(visitor, page.locator(".hand button.open").first)
    elif verb == "bid":
        page.locator('input[type="range"]').press("Home")
        way(visitor, page.get_by_role("button", name="Offer 0 talents"))
    elif verb == "claim":
        way(visitor, page.locator("[role=button]:has(path.claim)").first)
    elif verb in ("fetch", "keep") and wish != "keep all":
        way(visitor, page.locator(".now button.open").first)
    elif verb == "ask":
        way(visitor, page.locator(".asked button:not([disabled])").first)
    else:
        label = next(one for one in visitor.play["options"] if one["action"] == wish)["message"]
        sentence = visitor.words(label["code"], **label["words"])
        way(visitor, page.locator(".buttons").get_by_role("button", name=sentence).first)


def fullest(visitor: Visitor) -> int:
    """The stall with the most cards, because fewer visits make a shorter game."""
    sizes = [len(stall) for stall in visitor.play["view"]["stalls"]]
    return sizes.index(max(sizes)) + 1


def comes_past(visitor: Visitor, begun: int, *verbs: str) -> None:
    """Wait while the page continues by itself: it pays, or turns and places a mosaic.

    The page may also answer what comes next, if that has only one answer, and then others are asked.
    """

    def past() -> bool:
        asked = [one.split()[0] for one in visitor.options]
        others = visitor.play["view"]["to_act"] and visitor.play["seat"] not in visitor.play["view"]["to_act"]
        answered = visitor.play["answer"] > begun and (others or (asked and asked[0] not in verbs))
        return bool(visitor.over or answered)

    visitor.until(past)


def build(visitor: Visitor, way: Way, wish: str) -> None:
    """Choose the piece on the palace, then press the button that pays as proposed."""
    begun = visitor.play["answer"]
    kind, *where = wish.removeprefix("build ").split()
    number = [str(visitor.play["view"]["sphinxes"] + 1)] if kind == "sphinx" else where
    spot = "stack" if kind == "mosaic" else ".".join([kind, *number])
    piece = visitor.page.locator(f'[data-spot="{spot}"][role=button]')
    # The small shapes next to the top mosaic cover the rest of the plate.
    way(visitor, piece.locator(".ground") if kind == "mosaic" and way is by_mouse else piece)
    way(visitor, visitor.page.locator(".now button.primary:enabled"))
    comes_past(visitor, begun, "pay", "trompe", "merchant", "turn", "place")
