"""Eight players: the set-up by the starting player, partnerships, and everything on the board together."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sandtable.locales.language import LANGUAGES
from tests.browser.camel_up_states import finished, tower
from tests.browser.fingers import fits
from tests.browser.kit import DESKTOP, Visitor
from tests.browser.laid import Shelf
from tests.tiers import LONG

SMALLEST = {"width": 360, "height": 740}


def test_the_starting_player_builds_the_stacks_and_finds_a_partner(visit: Callable[..., Visitor]) -> None:
    """Beginning in the lobby, with eight seats; the starting player stacks the camels; all by mouse."""
    ola = visit("Ola")
    built = 0
    while not built:  # if all camels start on different spaces, there is nothing to build
        ola.go("/")
        ola.hit(ola.page.get_by_role("button", name="Create a table: Camel Up"))
        dialog = ola.page.get_by_role("dialog")
        dialog.locator("form > label > select").nth(1).select_option("8")
        for chair in dialog.locator("fieldset select").all()[1:]:
            chair.select_option(index=2)
        dialog.locator("summary").last.click()
        dialog.get_by_label(ola.words("camel-up-variant-setup_order")).select_option("roller")
        ola.hit(dialog.locator(".primary"))
        ola.page.locator(".prompt p").wait_for()
        ola.until(lambda: ola.options)
        while ola.options[0].startswith("stack "):
            built += 1
            camels = ola.page.locator(".track .target.open:not([data-spot])")
            expect(camels).to_have_count(len(ola.options))
            ola.decide(lambda camels=camels: ola.hit(camels.last))  # type: ignore[misc]
            ola.until(lambda: ola.options)
    ola.decide(lambda: ola.hit(ola.page.locator('[data-spot="seat.3"] button')))
    ola.until(lambda: ola.options or ola.over)
    assert ola.play["view"]["players"][0]["partner"] == 3
    expect(ola.page.locator('[data-spot="seat.0"]')).to_contain_text(
        ola.words("camel-up-page-partner", seat=ola.names[3])
    )


@pytest.mark.parametrize("size", [DESKTOP, SMALLEST], ids=["desktop", "phone"])
def test_everything_together_stays_in_its_place(
    visit: Callable[..., Visitor], shelf: Shelf, size: dict[str, int]
) -> None:
    """The highest stack in the tightest place, long names, and partners for everybody."""
    ola = visit("Ola", size=size)
    ola.jump(tower().lay(shelf, ola))
    ola.page.locator('[data-spot="camel.purple"]').wait_for()
    above = ola.page.locator("header").bounding_box()
    highest = ola.page.locator('[data-spot="camel.purple"]').bounding_box()
    assert above
    assert highest
    assert highest["y"] >= above["y"] + above["height"]
    ola.button("camel-up-page-odds").click()
    odds = ola.page.locator(".odds table")
    odds.wait_for()
    box = odds.bounding_box()
    assert box
    if size == DESKTOP:  # nothing needs scrolling
        assert box["y"] + box["height"] <= size["height"]
    ola.accessible("eight players")
    if size == DESKTOP:  # in a smaller window they cover other things, but not the button that closes them
        ola.resize((1366, 768))
        assert ola.press(ola.button("camel-up-page-odds"))
        expect(odds).to_have_count(0)
    else:
        the_end_of_eight(ola, shelf)


def the_end_of_eight(ola: Visitor, shelf: Shelf) -> None:
    """The end screen needs only the final show: this page did not see the race."""
    ola.jump(finished().lay(shelf, ola))
    ola.page.get_by_role("heading", name="Ewa").wait_for()
    expect(ola.page.locator('[data-spot="camel.purple"] .medal')).to_have_text("1")
    expect(ola.page.locator('[data-spot="camel.blue"] .medal')).to_have_text("5")
    winner, loser = (name.bounding_box() for name in ola.page.locator(".pile .name").all())
    assert winner
    assert loser
    assert winner["y"] == loser["y"], "the names of both piles stand side by side"
    ola.accessible("the end of eight")
    for code in LANGUAGES[::-1]:
        ola.switch_to(code)
        ola.page.get_by_role("heading", name="Ewa").wait_for()
        fits(ola, f"the end screen in {code}")
        if LONG:
            ola.accessible(f"the end of eight in {code}")
