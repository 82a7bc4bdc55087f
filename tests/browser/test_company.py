"""What players at one table see of each other: reactions, a lent seat, votes, and replayed turns.

Two people play with a bot: Ola uses a laptop; Jan uses a phone and has scrolled down.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.kit import PHONE, Visitor
from tests.browser.test_together import sit_together

LAPTOP = {"width": 1366, "height": 768}
IN_THE_WINDOW = """(element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
# Whether the bar at the top of the page covers part of an element.
UNDER_THE_BAR = """(element) =>
  element.getBoundingClientRect().top < document.querySelector("header").getBoundingClientRect().bottom"""
TO_THE_END = "() => window.scrollTo({ top: 1e6, behavior: 'instant' })"


def test_two_people_at_one_table_see_what_the_other_does(visit: Callable[..., Visitor]) -> None:
    """Each part begins with Ola's turn; then it is Jan's, then the bot's."""
    company = visit("Ola", size=LAPTOP), visit("Jan", size=PHONE)
    sit_together(*company)
    for part in (
        a_vote_names_what_goes_stays_in_view_and_ends_with_a_message,
        a_turn_is_shown_again,
        a_reaction_is_seen_at_the_card_and_in_the_chat,
        a_lent_seat_says_so_and_leads_back,
        whoever_is_asked_has_some_time_before_a_bot_takes_over,
    ):
        is_first_to_move(*company)
        part(company)


def is_first_to_move(ola: Visitor, jan: Visitor) -> None:
    """Let Jan roll if it is his turn, and wait for Ola's."""
    ola.until(lambda: ola.options or jan.options)
    if jan.options:
        roll(jan)
    ola.until(lambda: ola.options)


def a_reaction_is_seen_at_the_card_and_in_the_chat(company: tuple[Visitor, Visitor]) -> None:
    ola, jan = company
    ola.page.locator("#tab-chat").click()
    wow = ola.button("page-react-wow")
    wow.click()
    expect(wow).to_be_disabled()  # only one reaction at a time
    for visitor in company:
        expect(seat(visitor, 0).locator(".reaction svg")).to_be_visible()
        expect(seat(visitor, 1).locator(".reaction")).to_have_count(0)
    jan.page.locator("#tab-chat").tap()
    said = jan.page.get_by_role("tabpanel").get_by_role("log").get_by_role("listitem")
    expect(said).to_contain_text("Ola")
    expect(said.get_by_label(jan.words("page-react-wow"))).to_be_visible()


def a_lent_seat_says_so_and_leads_back(company: tuple[Visitor, Visitor]) -> None:
    """The banner stays in view, and nothing tells Jan that it is his turn while a bot decides for him."""
    ola, jan = company
    jan.page.locator("#tab-players").tap()
    jan.button("page-lend").tap()
    jan.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first.tap()
    jan.page.locator("#tab-players").tap()
    banner = jan.page.get_by_role("status").filter(has_text=jan.words("page-lent-banner"))
    jan.page.evaluate(TO_THE_END)
    assert banner.evaluate(IN_THE_WINDOW)
    assert not banner.evaluate(UNDER_THE_BAR)
    expect(seat(ola, 1)).to_contain_text(ola.words("page-lent-asked"))
    before = ola.show["entry"]
    roll(ola)
    ola.until(lambda: ola.options and ola.show["entry"] > before + 2)  # the bot played for Jan, too
    assert jan.options == []
    expect(jan.page.locator(".prompt p")).not_to_contain_text(re.compile("Your turn"))
    jan.hit(banner.get_by_role("button"))
    expect(banner).to_have_count(0)
    jan.until(lambda: jan.show["room"]["seats"][1]["lent_because"] == "")


def whoever_is_asked_has_some_time_before_a_bot_takes_over(company: tuple[Visitor, Visitor]) -> None:
    """Others are not offered what would be refused; the button says when it can be pressed."""
    ola, jan = company
    roll(ola)
    jan.until(lambda: jan.options)
    later = re.compile(r"A bot can take over in \d+")
    expect(seat(ola, 1).get_by_role("button", name=later)).to_be_disabled()


def a_vote_names_what_goes_stays_in_view_and_ends_with_a_message(
    company: tuple[Visitor, Visitor],
) -> None:
    """Ola wants to undo her roll, after which Jan and the bot have decided. Jan declines, then he agrees."""
    ola, jan = company
    before = ola.play["view"]["stacks"]
    everybody_plays(ola, jan)
    for answer in ("page-disagree", "page-agree"):
        ask = ola.button("page-ask-undo")
        expect(ask).to_have_attribute("title", ola.words("page-ask-undo-why"))
        ask.click()
        bar = jan.page.get_by_role("alert")
        expect(bar).to_contain_text("“Pyramid ticket”")
        expect(bar).to_contain_text(f"3 decisions would be undone: {', '.join(jan.names)}.")
        expect(bar).to_contain_text(jan.words("page-proposes-undo-yours"))
        expect(ola.page.get_by_role("alert")).to_contain_text(ola.words("page-votes-missing", names="Jan"))
        jan.page.evaluate(TO_THE_END)
        assert bar.evaluate(IN_THE_WINDOW)
        assert not bar.evaluate(UNDER_THE_BAR)
        expect(ola.page.get_by_role("log")).to_contain_text("Ola asks to undo the last 3 decisions.")
        ola.accessible("a vote", '[role="alert"]')
        jan.button(answer, bar).tap()
        expect(bar).to_have_count(0)
        ends = r"Jan declines\." if answer == "page-disagree" else "everyone agreed"
        for visitor in company:
            note = visitor.page.locator(".toast").filter(has_text=re.compile(ends))
            note.get_by_role("button", name=visitor.words("page-close")).click()
    ola.until(lambda: ola.options)
    assert ola.play["view"]["stacks"] == before


def a_turn_is_shown_again(company: tuple[Visitor, Visitor]) -> None:
    """Pointing at its player or its line in the log, or focusing them, shows it; on a phone a button does."""
    ola, jan = company
    everybody_plays(ola, jan)
    ways = ola.page.locator(".board path.way")
    expect(ways).to_have_count(0)
    line = (
        ola.page.get_by_role("log").locator("button[data-row]").filter(has=ola.page.get_by_text("Jan")).last
    )
    for thing in (seat(ola, 1), line):
        thing.hover()
        expect(ways).not_to_have_count(0)
        ola.page.locator(".prompt").hover()
        expect(ways).to_have_count(0)
        thing.focus()
        expect(ways).not_to_have_count(0)
        thing.blur()
        expect(ways).to_have_count(0)
    roll(ola)
    jan.until(lambda: jan.options)
    jan.button("page-since").tap()
    expect(jan.page.locator(".board path.way")).not_to_have_count(0)


def everybody_plays(ola: Visitor, jan: Visitor) -> None:
    """Let Ola and Jan roll and the bot move, until it is Ola's turn again."""
    for visitor in (ola, jan):
        visitor.until(lambda visitor=visitor: visitor.options)  # type: ignore[misc]
        roll(visitor)
    ola.until(lambda: ola.options)


def roll(visitor: Visitor) -> None:
    visitor.decide(lambda: visitor.hit(visitor.page.locator('[data-spot="pyramid"].open')))


def seat(visitor: Visitor, number: int) -> Locator:
    """The card of a player; on a phone, the chip."""
    return visitor.page.locator(f'li[data-spot="seat.{number}"]')
