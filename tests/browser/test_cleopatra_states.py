"""Cleopatra in positions that rarely come up in play: each question, a mosaic in hand, the verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from sandtable.core.state import State
from sandtable.games.cleopatra import GAME
from tests.browser.fingers import fits
from tests.browser.kit import LANGUAGES, PHONE, Visitor
from tests.browser.laid import Positions, Shelf
from tests.games.cleopatra.kit import SANCTUARY, Palace, nearly_done, palace
from tests.tiers import LONG

SMALL_PHONE = {"width": 360, "height": 740}
PHONES = [SMALL_PHONE, PHONE] if LONG else [SMALL_PHONE]
GARDEN = """
    I........
    I........
    I........
    I...X....
    I..XXXPP.
    .VVVX.PP.
    .V.....P.
    .V..UUU..
    ....U.U..
"""


def busy(hand: str = "aasmlSTw4", **more: Any) -> Palace:
    """Five players in the middle of the game."""
    options: dict[str, Any] = {
        "seats": 5,
        "stalls": "a?S|mT|?1l",
        "talents": [17, 23, 9, 12, 4],
        "amulets": [3, 4, 2, 5, 0],
        "walls": "L1 L2 B2 R3",
        "sphinxes": 3,
        "obelisks": "left",
        "throne": 1,
        "doors": "left",
        "garden": GARDEN,
        "statues": [(1, 9, 6)],
        "altar": 3,
        "discards": "aasmT2",
        "merchants": [2, 3, 1, 0, 3],
    }
    return palace([hand, "aal", "smm", "wl", "aaaa"], **(options | more))


def asked(*agenda: list[Any], hand: str = "aasmlSTw4", **more: Any) -> Palace:
    return busy(hand, agenda=[["NextTurn", 0], *agenda], **more)


def ended(amulets: Sequence[int]) -> Palace:
    """A finished game with these amulets; if all players have the same number, the crocodile wins."""
    played = nearly_done(
        ["asw", "ST", "a", "T", "aa"],
        seats=5,
        garden=SANCTUARY,
        statues=[(1, 8, 1)],
        talents=[40, 52, 31, 45, 20],
        amulets=amulets,
    )
    return played.build("build wall L1")


LAPTOPS: Final = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
INSIDE: Final = """(names) => names.flatMap((name) => [...document.querySelectorAll(name)])
  .filter((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
  }).map((one) => one.className || one.tagName)"""
PARTS: Final = [".palace svg", ".place", ".quarry li", ".hand", ".buttons", ".caption"]
FULLEST: Final = ("turn", "crowded", "mosaic", "hand-limit", "offering", "keep")
CHECKED: Final = ("give", "offering", "keep", "crocodile")  # by axe, in the default run
ENVOY: Final = ["Offer", 0, 1, [1, -1, 1, -1, -1], [0] * 5]
POSITIONS: Final[dict[str, Callable[[], Palace]]] = {
    "turn": busy,
    "characters": lambda: busy("123456aasml", stalls="a?S|mT|?l"),
    "crowded": lambda: busy(
        "aaaaaaaaaaAsssSmmMwwWllLT123456", stalls="aaaaas?S?mm|mT?aaassw|?l", discards=""
    ),
    "mosaic": lambda: busy("aasml").build("build mosaic"),
    "give": lambda: asked(["Give", 0, 1]),
    "give-nothing": lambda: asked(["Give", 0, 1], hand="ST4", talents=[1, 20, 9, 12, 4]),
    "fetch": lambda: busy("2aasml", discards="aaasmmTSL14").play("courtesan"),
    "keep": lambda: busy("6aasml").play("vizier"),
    "ask": lambda: busy("3aasml").play("envoy"),
    "offer": lambda: asked(ENVOY),
    "accept": lambda: asked(["Accept", 0, 2, 1]),
    "hand-limit": lambda: asked(["HandLimit", 0], hand="aaaaasssmmTT5"),
    "lay-off": lambda: asked(["HandLimit", 0], hand="aaaaasssmmTT5").play("discard down"),
    "answer-roll": lambda: asked(["AnswerRoll", 0], altar=5),
    "offering": lambda: busy("4asw", altar=4).play("scribe onto").act(2, "bid 3").act(4, "bid 0"),
    "pass": lambda: busy("a", stalls="||", rest="2", merchants=[0] * 5, discards=""),
    "two-eaten": lambda: ended([3, 6, 8, 2, 0]).play("stop"),
    "crocodile": lambda: ended([5, 7, 5, 4, 5]).play("stop"),
    "nobody-eaten": lambda: ended([0, 0, 0, 0, 0]),
}


def state_of(make: Callable[[], Palace]) -> Callable[[], State]:
    return lambda: make().state


STATES: Final = {name: state_of(make) for name, make in POSITIONS.items()}


def positions(shelf: Shelf, ola: Visitor) -> Positions:
    return Positions(shelf, ola, GAME, STATES)


def test_every_question_on_a_desktop(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    """axe finds nothing wrong, and the fullest positions fit into the window of a laptop.

    By default, the other positions are laid out on the phone only."""
    ola = visit("Ola", hints=False)
    table = positions(shelf, ola)
    for state in STATES if LONG else dict.fromkeys(FULLEST + CHECKED):
        table.lay(state)
        if LONG or state in CHECKED:
            ola.accessible(state, ".cleopatra")
        for size in LAPTOPS if state in FULLEST else []:
            ola.resize(size)
            scrolls = ola.page.evaluate("document.documentElement.scrollHeight > innerHeight")
            assert (state, size, scrolls, ola.page.evaluate(INSIDE, PARTS)) == (state, size, False, [])


@pytest.mark.parametrize("size", PHONES, ids=lambda size: str(size["width"]))
def test_every_question_on_a_phone(visit: Callable[..., Visitor], shelf: Shelf, size: dict[str, int]) -> None:
    ola = visit("Ola", hints=False, size=size, theme="dark", language="de")
    table = positions(shelf, ola)
    for state in STATES:
        table.lay(state)
        fits(ola, state)


# Names in the hand that leave no gap to the next one.
TOUCHING: Final = """() => {
  const words = document.createRange();
  const names = [...document.querySelectorAll(".hand .name")].map((name) => {
    words.selectNodeContents(name);
    return [name.textContent, words.getBoundingClientRect()];
  });
  const touches = ([, box], at) => at + 1 < names.length && names[at + 1][1].left < box.right + 2;
  return names.filter(touches).map(([name]) => name);
}"""


def long_names_of_cards_fit(table: Positions, ola: Visitor) -> None:
    found = {}
    for state in ("keep", "hand-limit", "crowded"):
        table.lay(state)
        for code in dict.fromkeys((ola.language, *LANGUAGES)):
            if code != ola.language:
                ola.switch_to(code)
            found[code, state] = ola.clipped() + ola.measure(TOUCHING)
    assert {where: clipped for where, clipped in found.items() if clipped} == {}


def test_with_the_mouse(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    table = positions(shelf, visit("Ola", hints=False))
    a_mosaic_is_dragged_from_the_stack_turned_and_laid(table, table.ola)
    a_mosaic_never_rests_where_it_cannot_lie(table, table.ola)
    somebody_who_comes_does_not_close_what_is_begun(table, table.ola, visit("Eve"))
    a_question_moves_nothing(table, table.ola)
    the_verdict_is_there_after_coming_back(table, table.ola)
    the_end_fits_into_the_smallest_laptop(table.ola)


def somebody_who_comes_does_not_close_what_is_begun(table: Positions, ola: Visitor, eve: Visitor) -> None:
    table.lay("turn")
    ola.hit(ola.page.locator('[data-spot="sphinx.4"][role=button]'))
    pay = ola.page.locator("button.primary", has_text="Build and pay with these")
    pay.wait_for()
    eve.jump(urlsplit(ola.page.url).path)
    ola.until(lambda: ola.show["room"]["spectators"] == 1)
    expect(pay).to_be_visible()


def a_mosaic_is_dragged_from_the_stack_turned_and_laid(table: Positions, ola: Visitor) -> None:
    """The ghost shows its value; dropped before it is bought, it is laid there by paying."""
    table.lay("turn")
    mouse = ola.page.mouse
    start = ola.page.locator('[data-spot="stack"] .top').first.bounding_box()
    plan = ola.page.locator(".palace svg").first.bounding_box()
    assert start
    assert plan
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(plan["x"] + plan["width"] * 0.5, plan["y"] + plan["height"] * 0.6, steps=4)
    ola.page.locator("g.hovering").first.wait_for()
    ola.page.keyboard.press("r")
    mouse.move(plan["x"] + plan["width"] * 0.74, plan["y"] + plan["height"] * 0.324, steps=4)
    ola.page.locator("g.hovering .coin").wait_for()  # its value in the free corner
    mouse.up()
    ola.page.get_by_role("button", name="Build and lay it there").click()
    ola.until(lambda: len(ola.play["view"]["mosaics"]) == 6)


def test_with_a_finger(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    table = positions(shelf, visit("Ola", hints=False, size=PHONE))
    market_and_quarry_come_first_and_the_palace_is_a_press_away(table, table.ola)
    long_names_of_cards_fit(table, table.ola)
    table.ola.resize((SMALL_PHONE["width"], SMALL_PHONE["height"]))
    a_finger_places_a_mosaic_and_a_button_lays_it(table, table.ola)


def a_finger_places_a_mosaic_and_a_button_lays_it(table: Positions, ola: Visitor) -> None:
    table.lay("mosaic")
    lay = ola.page.locator("button.lay")
    lay.wait_for()
    pad = ola.page.get_by_role("application")
    box = pad.bounding_box()
    assert box
    assert box["width"] > 300, "the garden has come near"
    ola.page.touchscreen.tap(box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.2)
    assert len(ola.play["view"]["mosaics"]) == 5
    expect(ola.page.locator("g.hovering:not(.bad)")).to_have_count(1)
    ola.hit(lay)
    ola.until(lambda: len(ola.play["view"]["mosaics"]) == 6)
    row, column = ola.play["view"]["mosaics"][-1]["squares"][0]
    assert row <= 3
    assert column >= 6


def the_verdict_is_there_after_coming_back(table: Positions, ola: Visitor) -> None:
    table.lay("two-eaten")
    for _ in range(2):
        rows = ola.page.locator('[aria-label="The verdict"] tbody tr')
        expect(rows).to_have_count(5)
        assert rows.locator(".left").all_inner_texts() == ["3", "4", "8", "3", "0"]
        ola.page.reload()


def the_end_fits_into_the_smallest_laptop(ola: Visitor) -> None:
    """Score sheet and verdict are side by side; nothing scrolls, even with five players and long words."""
    ola.resize(LAPTOPS[0])
    ola.switch_to("ru")
    sheet = ola.page.locator(".sheets .scroll")
    sheet.wait_for()
    assert sheet.evaluate("(one) => one.scrollWidth - one.clientWidth") == 0
    assert not ola.measure("document.documentElement.scrollHeight > innerHeight")
    ola.switch_to("en")


def a_question_moves_nothing(table: Positions, ola: Visitor) -> None:
    """The sheet covers market and quarry, so what was clicked stays where it was."""
    ola.resize((1366, 768))
    table.lay("turn")
    things = ola.page.locator(".palace svg, .place, .quarry li, .hand")

    def boxes() -> list[Any]:
        return [thing.bounding_box() for thing in things.all()]

    before = boxes()
    for row in (1, 2, 5):
        ola.hit(ola.page.locator(f".quarry li:nth-child({row}) button"))
        ola.page.locator(".now .ask").wait_for()
        assert boxes() == before
        ola.page.keyboard.press("Escape")


def market_and_quarry_come_first_and_the_palace_is_a_press_away(table: Positions, ola: Visitor) -> None:
    table.lay("turn")
    expect(ola.page.locator('[data-spot="stall.1"]')).to_be_in_viewport()
    expect(ola.page.locator(".palace svg").first).not_to_be_in_viewport()
    ola.hit(ola.page.get_by_role("button", name="The palace"))
    expect(ola.page.locator(".palace svg").first).to_be_in_viewport()
    table.lay("mosaic")
    expect(ola.page.get_by_role("application")).to_be_in_viewport()


def a_mosaic_never_rests_where_it_cannot_lie(table: Positions, ola: Visitor) -> None:
    """This holds wherever the pointer goes and however it is turned; it goes back when the pointer leaves."""
    table.lay("mosaic")
    garden = ola.page.get_by_role("application").bounding_box()
    assert garden
    rests = ola.page.locator("g.hovering .coin text")
    best = rests.text_content() or ""
    for across, down in ((0.05, 0.05), (0.5, 0.1), (0.5, 0.5), (0.95, 0.95)):
        ola.page.mouse.move(garden["x"] + garden["width"] * across, garden["y"] + garden["height"] * down)
        ola.page.keyboard.press("r")
        expect(ola.page.locator("g.hovering:not(.bad)")).to_have_count(1)
        expect(ola.page.locator("g.hovering .clash")).to_have_count(0)
    for _ in range(8):
        ola.page.keyboard.press("r")
    ola.page.mouse.move(garden["x"] + garden["width"] * 2, garden["y"] + 5)
    assert int(best) >= 4
    expect(ola.page.locator("g.hovering:not(.bad)")).to_have_count(1)
