"""Two browsers at one table, one of them offline for a while; spectators; two tabs of one player."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.server.kit import RunningHall

LOST = r"WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION"


def sit_together(ola: Visitor, jan: Visitor, seats: int = 3) -> str:
    """Let the two meet in the waiting room and start a game with bots."""
    path = ola.open_table("camel-up", ["me", "open"] + ["novice"] * (seats - 2))
    ola.go(path)
    jan.go(path)
    jan.button("page-sit").click()
    ola.button("page-start").click()
    for visitor in (ola, jan):
        visitor.page.locator(".prompt p").wait_for()
        visitor.until(lambda visitor=visitor: visitor.play["seat"] is not None)  # type: ignore[misc]
    return path


def take_turns(ola: Visitor, jan: Visitor, decisions: int) -> None:
    """Let both roll whenever they are asked."""
    for _ in range(decisions):
        ola.until(lambda: ola.options or jan.options)
        asked = ola if ola.options else jan
        asked.decide(lambda asked=asked: asked.hit(asked.page.locator('[data-spot="pyramid"].open')))  # type: ignore[misc]


def in_step(one: Visitor, other: Visitor) -> None:
    """Wait until both have been shown the same; no bot may be about to move."""
    one.until(lambda: one.show["entry"] == other.show["entry"] and (one.options or other.options))
    log = [visitor.page.locator("[data-row]") for visitor in (one, other)]
    one.until(lambda: log[0].last.inner_text() == log[1].last.inner_text())
    assert one.play["view"]["stacks"] == other.play["view"]["stacks"]


def test_seats_fill_live_and_moves_appear_on_both(visit: Callable[..., Visitor]) -> None:
    ola, jan = visit("Ola"), visit()
    path = ola.open_table("camel-up", ["me", "open", "open"])
    ola.go(path)
    expect(ola.button("page-start")).to_be_disabled()
    jan.go(path)  # a newcomer is only asked for a name
    jan.page.get_by_label("Your name").fill("Jan")
    jan.button("page-enter").click()
    jan.button("page-sit").first.click()
    expect(ola.page.locator(".seats li").nth(1)).to_contain_text("Jan")
    expect(ola.page.locator(".seats li").nth(1)).to_contain_text(ola.words("page-online"))
    ola.button("page-fill-bots").click()
    expect(jan.page.locator(".seats li").nth(2)).to_contain_text("Bot")
    jan.page.get_by_placeholder("Say something").fill("Good luck!")
    jan.page.keyboard.press("Enter")
    ola.page.get_by_text("Good luck!").wait_for()
    ola.button("page-start").click()
    for visitor in (ola, jan):
        visitor.page.locator(".prompt p").wait_for()
    take_turns(ola, jan, 4)
    in_step(ola, jan)
    in_step(jan, ola)


def test_a_player_who_was_offline_sees_what_happened_meanwhile(visit: Callable[..., Visitor]) -> None:
    ola, jan = visit("Ola"), visit("Jan")
    jan.expect(LOST)
    sit_together(ola, jan)
    take_turns(ola, jan, 2)
    ola.until(lambda: ola.options or jan.options)
    if jan.options:
        take_turns(ola, jan, 1)
    ola.until(lambda: ola.options)
    jan.context.set_offline(True)
    jan.page.get_by_text(jan.words("page-offline")).wait_for()
    seen = jan.show["entry"]
    take_turns(ola, jan, 1)
    ola.until(lambda: ola.show["entry"] > seen)
    assert jan.show["entry"] == seen
    jan.context.set_offline(False)
    expect(jan.page.get_by_text(jan.words("page-offline"))).to_have_count(0)
    jan.page.get_by_text(jan.words("page-missed")).wait_for()
    in_step(jan, ola)


def test_a_new_hall_is_empty_a_restarted_one_has_everything_and_pages_come_back(
    visit: Callable[..., Visitor], tmp_path: Path, built_page: None
) -> None:
    with RunningHall(tmp_path / "data", "--no-pauses", "--no-limits") as hall:
        ola, jan = visit("Ola", url=hall.url), visit("Jan", url=hall.url)
        for visitor in (ola, jan):
            visitor.expect(LOST)
        lobby = ola.tab()
        lobby.goto("/")
        for code in ("page-my-tables-none", "page-open-tables-none", "page-watch-none"):
            lobby.get_by_text(ola.words(code)).wait_for()
        sit_together(ola, jan)
        take_turns(ola, jan, 3)
        in_step(ola, jan)
        hall.stop()
        for visitor in (ola, jan):
            visitor.page.get_by_text(visitor.words("page-restarting")).wait_for()
        lobby.get_by_text(ola.words("page-hall-lost")).wait_for()
        hall.start()
        for page in (ola.page, jan.page, lobby):
            for code in ("page-restarting", "page-hall-lost"):
                expect(page.get_by_text(ola.words(code))).to_have_count(0)
        take_turns(ola, jan, 3)
        in_step(ola, jan)
        for visitor in (ola, jan):
            visitor.context.close()


def test_a_spectator_sees_the_game_but_no_secret(visit: Callable[..., Visitor]) -> None:
    ola, eva = visit("Ola"), visit("Eva")
    path = ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    eva.go(path)
    eva.page.locator(".prompt p").wait_for()
    ola.page.get_by_text("1 spectator").wait_for(state="attached")
    ola.until(lambda: ola.options)
    heard: list[str] = []
    eva.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    eva.reload()
    eva.until(lambda: eva.show)
    eva.page.locator(".prompt p").wait_for()
    ola.hit(ola.page.locator('[data-spot="hand.yellow"].free'))
    ola.hit(ola.page.locator('[data-spot="pile.winner"].free'))
    ola.until(lambda: any(card["camel"] == "yellow" for card in ola.play["view"]["winner_pile"]))
    mine = ola.play["seat"]
    eva.until(lambda: any(card["seat"] == mine for card in eva.play["view"]["winner_pile"]))
    assert eva.play["seat"] is None
    assert eva.options == []
    assert {card["camel"] for card in eva.play["view"]["winner_pile"]} == {None}
    assert {player["hand"] and tuple(player["hand"]) for player in eva.play["view"]["players"]} == {None}
    told = [line for frame in heard for line in json.loads(frame).get("lines", []) if line["type"] == "told"]
    bets = [line["message"] for line in told if "bet" in line["message"]["code"]]
    assert bets
    assert "yellow" not in json.dumps(bets)
    expect(eva.page.locator('[data-spot^="hand."]')).to_have_count(0)
    expect(
        eva.page.locator('.target.open, .free, button[data-spot]:not([aria-disabled="true"])')
    ).to_have_count(0)
    eva.page.locator("#tab-choices").click()
    eva.page.get_by_text("You’re watching this game.").wait_for()


def test_two_tabs_of_one_player_stay_in_step(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola")
    path = ola.sit_down_to("camel-up", ["me", "novice", "novice"])
    second = ola.tab()
    second.goto(path)
    second.locator(".prompt p").wait_for()
    for _ in range(3):
        ola.decide(lambda: ola.hit(ola.page.locator('[data-spot="pyramid"].open')))
    ola.until(lambda: ola.options)
    ola.until(lambda: ola.tabs[second].get("entry") == ola.show["entry"])
    ola.until(lambda: second.locator(".prompt p").inner_text() == ola.page.locator(".prompt p").inner_text())
    # After a decision in the second tab, the first one goes on, too.
    before = ola.play["answer"]
    second.locator("#tab-choices").click()
    second.locator(".options").wait_for()
    for digit in str(len(ola.options)):
        second.keyboard.press(digit)
    ola.until(lambda: ola.play["answer"] != before or ola.over)


def test_a_bot_of_a_chosen_level_plays_for_me_until_i_am_back(visit: Callable[..., Visitor]) -> None:
    ola, jan = visit("Ola"), visit("Jan")
    sit_together(ola, jan)
    ola.until(lambda: ola.options or jan.options)
    if jan.options:
        take_turns(ola, jan, 1)
    ola.until(lambda: ola.options)
    (game,) = (game for game in ola.request.get("/api/games").json() if game["name"] == "camel-up")
    ola.button("page-lend").click()
    dialog = ola.page.get_by_role("dialog")
    offered = dialog.get_by_role("listitem").get_by_role("button")
    expect(offered).to_have_text(
        [
            re.compile(rf"{ola.words(f'hall-level-{level}')}\s+{ola.words(f'hall-level-{level}-says')}")
            for level in game["levels"]
        ]
    )
    ola.accessible("whom to lend the seat", "dialog")
    offered.last.click()
    expect(dialog).to_have_count(0)
    ola.until(lambda: ola.show["room"]["seats"][0]["level"] == game["levels"][-1])
    jan.until(lambda: jan.options)  # the bot has played; now the game waits for Jan
    ola.button("page-reclaim").click()
    ola.until(lambda: ola.show["room"]["seats"][0]["lent_because"] == "")
