"""The lobby at a glance: every way to begin is on the first screen, all words fit, and finished games say who
won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fingers import fits, fits_across
from tests.browser.kit import LANGUAGES, PHONE, Visitor
from tests.browser.laid import Shelf, at_random

LAPTOP = {"width": 1366, "height": 768}


def on_the_first_screen(ola: Visitor, piece: Locator) -> bool:
    """Whether the whole piece is visible without scrolling."""
    box = piece.bounding_box()
    size = ola.page.viewport_size
    assert box
    assert size
    return (
        box["y"] >= 0
        and box["y"] + box["height"] <= size["height"]
        and box["x"] + box["width"] <= size["width"]
    )


def ways_to_begin(ola: Visitor) -> dict[str, Locator]:
    play = ola.page.locator("article button.primary")
    expect(play).to_have_count(3)
    return {
        **{f"play {number}": play.nth(number) for number in range(3)},
        "my tables": ola.page.get_by_role("heading", name=ola.words("page-my-tables")),
        "code": ola.page.get_by_label(ola.words("page-join-link")),
        "join": ola.button("page-join-go"),
    }


@pytest.mark.parametrize(("size", "light"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_lobby_new_table_and_waiting_room_fit_the_screen(
    visit: Callable[..., Visitor], size: dict[str, int], light: Literal["light", "dark"]
) -> None:
    """This holds in every language, for a visitor with several tables of their own. The language is chosen on
    the page, as people do, without reloading it."""
    ola = visit("Ola", size=size, theme=light)
    for _ in range(3):
        ola.open_table("cleopatra", ["me", "open", "open"])
    ola.go("/")
    ola.page.locator(".lists a").first.wait_for()
    if ola.phone:  # `test_accessibility.py` checks it on a desktop, by day
        ola.accessible("the lobby")
    for code in LANGUAGES:
        ola.switch_to(code)
        ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
        fits_with_its_words(ola, f"the lobby in {code}")
        hidden = [name for name, piece in ways_to_begin(ola).items() if not on_the_first_screen(ola, piece)]
        assert hidden == [], code
        ola.hit(ola.page.locator("article .ways button:not(.primary)").first)
        ola.unfold(ola.page.locator("dialog"))
        fits_with_its_words(ola, f"the dialog of a new table in {code}")
        if code != LANGUAGES[-1]:
            ola.page.keyboard.press("Escape")
            expect(ola.page.locator("dialog")).to_have_count(0)
    ola.hit(ola.page.locator("dialog .primary"))
    for code in LANGUAGES[::-1]:
        ola.button("page-fill-bots").wait_for()
        if code != ola.language:
            ola.switch_to(code)
        fits_with_its_words(ola, f"the waiting room in {code}")


def fits_with_its_words(ola: Visitor, where: str) -> None:
    """Nothing sticks out and no word is cut off; on a phone, everything is large enough for a finger."""
    if ola.phone:
        fits(ola, where)
    else:
        fits_across(ola, where)
    assert (where, ola.clipped()) == (where, [])


def test_a_finished_game_says_who_won(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    ola = visit("Ola")
    path = shelf.nearly_over("camel-up", at_random(1), ola, bots=2, left=1)
    ola.jump(path)
    ola.button("page-lend").click()
    ola.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first.click()
    ola.until(lambda: ola.over)
    outcome, names = ola.play["view"]["outcome"], ola.names
    winners = ", ".join(names[seat] for seat in outcome["winners"])
    best = outcome["scores"][outcome["winners"][0]]
    mine = (
        ola.words("page-result-mine", score=best)
        if outcome["winners"] == [0]
        else ola.words("page-result", winners=len(outcome["winners"]), names=winners, score=best)
    )
    ola.go("/")
    table = ola.page.locator(f'a[href="{path}"]')
    expect(table).to_contain_text(mine)
    ola.page.get_by_role("link", name=ola.words("page-history")).click()
    expect(ola.page.locator(f'a[href="{path}"]')).to_contain_text(mine)
    won = int(0 in outcome["winners"])
    tally = ola.words("page-tally", played=1, won=won, best=outcome["scores"][0])
    expect(ola.page.locator("dd").first).to_have_text(tally)
    against = ola.words("page-chair-bot", level=ola.words("hall-level-novice"))
    of_level = ola.words("page-tally-against", against=against, won=won, played=1)
    expect(ola.page.locator("dd.level")).to_have_text(of_level)
    expect(ola.page.locator(f'a[href="{path}#replay=0"]')).to_have_text(ola.words("page-review-none"))
    with ola.page.expect_download() as download:
        ola.page.get_by_role("link", name=ola.words("page-export")).click()
    assert len(download.value.path().read_text("utf-8").splitlines()) == 1
    ola.accessible("finished games")


def test_variants_unfold_into_view(visit: Callable[..., Visitor]) -> None:
    """The dialog is taller than a laptop's screen, so they open below its edge."""
    ola = visit("Ola", size=LAPTOP)
    ola.go("/")
    ola.page.locator("article").first.get_by_role("button").nth(1).click()
    dialog = ola.page.get_by_role("dialog")
    dialog.get_by_text(ola.words("page-variants")).click()
    last = dialog.locator("details select").last
    last.wait_for()
    foot = dialog.locator("footer").bounding_box()
    ola.until(lambda: (box := last.bounding_box()) and foot and box["y"] + box["height"] <= foot["y"])
