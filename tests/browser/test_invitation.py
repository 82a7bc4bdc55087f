"""Friends find the table by its link, a code or the system's share sheet, and choose their seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.server.kit import RunningHall

OUTSIDE = "https://play.example.com"
SHARED = "navigator.share = async (what) => { window.shared = what; }"


def a_link_for_this_machine_alone_says_so(ola: Visitor) -> None:
    """The hall of the tests listens only on 127.0.0.1."""
    ola.page.get_by_text("This link only works on this computer").wait_for()
    expect(ola.page.locator("svg.code")).to_have_count(0)
    expect(ola.page.locator(".letters")).to_have_count(0)
    ola.button("page-table-settings").click()
    expect(ola.page.get_by_role("dialog")).to_contain_text("This link only works on this computer")
    ola.page.keyboard.press("Escape")


def test_a_friend_comes_by_code_and_learns_who_invites_to_what(
    visit: Callable[..., Visitor], tmp_path: Path, built_page: None
) -> None:
    options = ("--no-pauses", "--no-limits", "--url", OUTSIDE)
    with RunningHall(tmp_path / "data", *options) as hall:
        ola, jan = visit("Ola", url=hall.url), visit(url=hall.url)
        ola.context.add_init_script(SHARED)
        path = ola.open_table("camel-up", ["me", "open", "strong"])
        ola.go(path)
        expect(ola.page.get_by_label(ola.words("page-invite-link"))).to_have_value(OUTSIDE + path)
        expect(ola.page.locator("svg.code")).to_be_visible()
        ola.button("page-share").click()
        ola.until(lambda: ola.page.evaluate("window.shared"))
        assert ola.page.evaluate("window.shared") == {"title": "Camel Up", "url": OUTSIDE + path}
        code = ola.page.locator(".letters").inner_text()
        ola.accessible("the waiting room with its code")
        ola.button("page-table-settings").click()
        link = ola.page.get_by_role("dialog").get_by_label(ola.words("page-invite-link"))
        expect(link).to_have_value(OUTSIDE + path)
        ola.page.keyboard.press("Escape")

        jan.go("/")
        field = jan.page.get_by_label(jan.words("page-join-link"))
        field.fill("AB1")
        jan.button("page-join-go").click()
        jan.page.get_by_text(jan.words("page-join-wrong")).wait_for()
        field.fill(code.lower())
        jan.button("page-join-go").click()
        invited = jan.words("page-invited-by", host="Ola", game="Camel Up")
        jan.page.get_by_role("heading", name=invited).wait_for()
        jan.page.get_by_text("Ola · Tariq – Bot (strong) · 1 open seat").wait_for()
        jan.accessible("the invitation")
        jan.page.get_by_label(jan.words("page-your-name")).fill("Jan")
        jan.button("page-enter").click()
        jan.button("page-sit").click()
        expect(ola.page.locator(".seats li").nth(1)).to_contain_text("Jan")
        for visitor in (ola, jan):
            visitor.context.close()


def test_swapping_does_what_it_says(visit: Callable[..., Visitor]) -> None:
    ola, jan = visit("Ola"), visit("Jan")
    path = ola.open_table("camel-up", ["me", "open", "open", "strong"])
    for visitor in (ola, jan):
        visitor.go(path)
    a_link_for_this_machine_alone_says_so(ola)
    jan.button("page-sit").first.click()
    seats = ola.page.locator(".seats li")
    expect(seats.nth(1)).to_contain_text("Jan")
    # The host may swap any two players; the buttons name them.
    ola.button("page-move", name="Jan").click()
    expect(ola.button("page-move-here", name="Jan", number=3)).to_be_visible()
    ola.button("page-move-swap", name="Jan", other="Zahra").click()
    expect(seats.nth(3)).to_contain_text("Jan")
    expect(seats.nth(1)).to_contain_text("Zahra")
    # Others may only move themselves, to an open seat or a bot's.
    expect(jan.button("page-move", name="Ola")).to_have_count(0)
    jan.button("page-move", name="Jan").click()
    expect(jan.button("page-move-swap", name="Jan", other="Ola")).to_have_count(0)
    jan.page.keyboard.press("Escape")
    expect(jan.button("page-move-here", name="Jan", number=3)).to_have_count(0)
    jan.button("page-move", name="Jan").click()
    jan.button("page-move-here", name="Jan", number=3).click()
    expect(seats.nth(2)).to_contain_text("Jan")


def test_several_people_on_one_device_have_names(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola")
    ola.go(ola.open_table("camel-up", ["me", "me", "novice"]))
    seats = ola.page.locator(".seats li")
    seats.nth(2).wait_for()
    name = ola.page.get_by_label(ola.words("page-seat-name", number=2))
    name.fill("Ela")
    name.press("Enter")
    ola.until(lambda: ola.show["room"]["seats"][1]["name"] == "Ela")
    ola.accessible("two people on one device")
    ola.button("page-start").click()
    ola.page.locator(".prompt p").wait_for()
    ola.until(lambda: ola.names[:2] == ["Ola", "Ela"])
    # Whoever has rolled still points at the board when it goes away.
    ready, pyramid = ola.button("page-pass-ready"), ola.page.locator('[data-spot="pyramid"].open')
    for _ in range(2):
        ready.or_(pyramid).first.wait_for()
        if ready.count():
            ready.click()
        ola.hit(pyramid)
        ready.wait_for()
