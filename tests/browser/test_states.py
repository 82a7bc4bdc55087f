"""What a visitor sees when there is nothing to play, or when somebody else was faster.

`test_together.py` tests a hall without any tables, and `test_accessibility.py` addresses that lead nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.kit import Visitor


def test_a_link_that_was_used(visit: Callable[..., Visitor]) -> None:
    ola, phone, late = visit("Ola"), visit(), visit()
    ola.go("/")
    ola.page.get_by_role("button", name="Ola").click()
    ola.button("page-device").click()
    field = ola.page.get_by_label("Play on another device")
    expect(field).to_have_value(re.compile("/link#"))
    link = field.input_value()
    phone.go(link)
    phone.button("page-take-yes").click()
    phone.page.get_by_role("button", name="Ola").wait_for()
    late.expect("answer 4..: POST .*/api/me/take", "Failed to load resource: the server responded")
    late.go(link)
    late.button("page-take-yes").click()
    late.page.get_by_text(late.words("refused-used-link")).wait_for()


def test_the_seat_was_taken_meanwhile(visit: Callable[..., Visitor]) -> None:
    """The click is sent before the page knows that the seat is taken; the refusal is explained."""
    ola, jan, eva = visit("Ola"), visit("Jan"), visit("Eva")
    path = ola.open_table("camel-up", ["me", "open", "novice"])
    table = path.removeprefix("/t/")
    for visitor in (jan, eva):
        visitor.go(path)
        visitor.button("page-sit").wait_for()
    # For a moment, shows from the hall are withheld from Eva's page, but what it sends gets through.
    eva.page.close()
    eva.page = eva.tab()
    held: list[bool] = []

    def between(socket):  # type: ignore[no-untyped-def]
        server = socket.connect_to_server()
        server.on_message(lambda data: None if held and '"type":"show"' in data else socket.send(data))

    eva.page.route_web_socket(f"**/ws/tables/{table}*", between)
    eva.page.goto(path)
    eva.button("page-sit").wait_for()
    held.append(True)
    jan.button("page-sit").click()
    jan.button("page-stand", number=2).wait_for()
    eva.button("page-sit").click()
    eva.page.get_by_text(eva.words("refused-seat-taken")).wait_for()


def test_lists_fill_and_lead_to_tables(visit: Callable[..., Visitor]) -> None:
    ola, eva = visit("Ola"), visit("Eva the watcher")
    waiting = ola.open_table("camel-up", ["me", "open", "novice"], listed=True)
    playing = ola.open_table("camel-up", ["me", "novice", "novice"], start=True, listed=True)
    for visitor in (ola, eva):
        visitor.go("/")
        for path in (waiting, playing):
            visitor.page.locator(f'a[href="{path}"]').first.wait_for()
    eva.page.locator(f'a[href="{waiting}"]').click()
    eva.button("page-sit").wait_for()
    a_table_that_may_not_be_watched(ola, eva)
    a_wrong_code_is_explained(ola)


def a_table_that_may_not_be_watched(ola: Visitor, eva: Visitor) -> None:
    eva.go(ola.open_table("camel-up", ["me", "novice", "novice"], start=True, watch=False))
    eva.page.get_by_text(eva.words("refused-not-watchable")).wait_for()


def a_wrong_code_is_explained(ola: Visitor) -> None:
    """In the lobby."""
    field = ola.page.get_by_label(ola.words("page-join-link"))
    field.fill("nonsense")
    field.press("Enter")
    ola.page.get_by_text(ola.words("page-join-wrong")).wait_for()
    path = ola.open_table("camel-up", ["me", "open", "novice"])
    field.fill(ola.url + path)
    field.press("Enter")
    ola.button("page-fill-bots").wait_for()


def test_a_hall_that_cannot_be_reached(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola")
    ola.expect("failed: GET .*/api/", "ERR_CONNECTION_REFUSED")
    ola.page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    ola.go("/")
    ola.page.get_by_text(ola.words("page-hall-closed-more")).wait_for()
    ola.accessible("a closed hall")
    ola.page.unroute("**/api/**")
    ola.page.locator("article").first.wait_for()
