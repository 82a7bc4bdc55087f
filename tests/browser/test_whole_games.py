"""Games against bots to the end screen: by touch, by mouse only, and by keyboard only.

By default, one match of each game is played from the lobby to its end; others begin shortly before the end.
Every decision of a whole game takes its time in the browser, so Camel Up is played in a way that ends soon.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import sandtable
from sandtable.bots.levels import OFFERED
from tests.browser.kit import DESKTOP, PHONE, Visitor
from tests.browser.laid import BOTH_WAYS, Choose, Shelf, at_random
from tests.eager import wish_of
from tests.server.kit import seeded
from tests.tiers import LONG

LAPTOP = {"width": 1280, "height": 720}  # a small window takes less time to draw
KINDS = {"roll", "leg", "bet winner", "bet loser", "tile cheering", "tile booing"}


@pytest.mark.parametrize("size", [PHONE, DESKTOP] if LONG else [PHONE], ids=["touch", "mouse"][: 1 + LONG])
def test_camel_up_on_the_board(visit: Callable[..., Visitor], size: dict[str, int]) -> None:
    ola = visit(size=size)
    ola.go("/")
    ola.hit(ola.page.get_by_role("button", name="Play now: Camel Up"))
    ola.button("page-hint-known").wait_for()  # the hint in a first game moves the board down once
    done = play_camel_up(ola, at_random(1) if LONG else each_kind_once())
    assert {kind_of(action) for action in done} == KINDS
    after_the_end(ola)


def test_the_end_of_camel_up_by_mouse(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    ola = visit("Ola")
    ola.jump(shelf.nearly_over("camel-up", at_random(1), ola, bots=2))
    play_camel_up(ola, at_random(1))
    after_the_end(ola)


def play_camel_up(ola: Visitor, choose: Choose) -> list[str]:
    """Play to the end on the board; return the actions that were chosen."""
    done: list[str] = []

    def act() -> None:
        done.append(choose(ola.options))
        hit_camel_up(ola, done[-1])

    ola.play_to_the_end(act)
    return done


def each_kind_once() -> Choose:
    """Choose each kind of action once, and otherwise roll: random play takes twice as long."""
    missing = set(KINDS)

    def choose(options: list[str]) -> str:
        chosen = next((one for one in options if kind_of(one) in missing), "roll")
        missing.discard(kind_of(chosen))
        return chosen

    return choose


def kind_of(action: str) -> str:
    """What the action is about, without its colour or its space."""
    verb, *words = action.split()
    return f"{verb} {words[0]}" if verb in ("bet", "tile") else verb


def after_the_end(ola: Visitor) -> None:
    """Check the scores and the proof of honest dice, and begin another game."""
    ola.end_screen()
    ola.page.get_by_role("row", name="Total").wait_for()
    ola.hit(ola.button("page-verify"))
    ola.page.get_by_text("match the seal").wait_for()
    ola.hit(ola.button("page-rematch"))
    ola.until(lambda: not ola.over)


def hit_camel_up(ola: Visitor, action: str) -> None:
    """Take an action on the board by clicking one piece, or two one after the other."""
    verb, *words = action.split()
    if verb == "roll":
        ola.hit(ola.page.locator('[data-spot="pyramid"].open'))
    elif verb == "leg":
        ola.hit(ola.page.locator(f'[data-spot="ticket.{words[0]}"].free'))
    elif verb == "bet":
        ola.hit(ola.page.locator(f'[data-spot="hand.{words[1]}"].free'))
        ola.hit(ola.page.locator(f'[data-spot="pile.{words[0]}"].free'))
    elif verb == "tile":
        ola.hit(ola.page.locator(f'[data-spot="space.{words[1]}"].open'))
        sides = ola.page.locator(".sides .target.open")
        ola.hit(sides.nth(["cheering", "booing"].index(words[0])))
    else:
        raise AssertionError(action)


@pytest.mark.parametrize("how", BOTH_WAYS)
def test_camel_up_by_keyboard(visit: Callable[..., Visitor], shelf: Shelf, how: str) -> None:
    ola = visit("Ola")
    if how == "whole":
        open_by_keyboard(ola, "camel-up")
    else:
        ola.jump(shelf.nearly_over("camel-up", at_random(1), ola, bots=2, left=25))
        to_the_choices(ola)
    pyramid = '[data-spot="pyramid"]'
    ola.until(lambda: ola.options)
    ola.tab_to(pyramid)
    decisions = 0

    def decide() -> None:
        nonlocal decisions
        decisions += 1
        if decisions % 3 == 0:
            ola.choose_by_keys(1)
            return
        ola.page.locator(f"{pyramid}.open").wait_for()
        assert ola.has_focus(pyramid)  # the focus stays there for the whole game
        ola.page.keyboard.press("Enter")

    ola.play_to_the_end(decide)
    end_by_keyboard(ola)


def test_five_tribes_by_keyboard(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", size=LAPTOP)
    open_by_keyboard(ola, "five-tribes")
    ways = seeded(2)
    assert ola.play_to_the_end(lambda: ola.choose_by_keys(1 + next(ways) % len(ola.options))) > 5
    end_by_keyboard(ola)


def test_cleopatra_by_keyboard(visit: Callable[..., Visitor]) -> None:
    ola = visit("Ola", size=LAPTOP)
    open_by_keyboard(ola, "cleopatra")
    assert ola.play_to_the_end(lambda: ola.choose_by_keys(1 + ola.options.index(wish_of(ola.options)))) > 5
    end_by_keyboard(ola)


def open_by_keyboard(ola: Visitor, name: str) -> None:
    """Open a table with the fewest players, all others bots, and open the list of choices."""
    game = sandtable.game(name)
    ola.go("/")
    ola.page.get_by_role("heading", name=ola.words("page-my-tables")).wait_for()
    ola.tab_to(f'[aria-label="{ola.words("page-open-table")}: {ola.words(f"{name}-title")}"]')
    ola.page.keyboard.press("Enter")
    dialog = ola.page.get_by_role("dialog")
    dialog.wait_for()
    ola.tab_to("label:nth-of-type(2) > select")
    ola.page.keyboard.press("Home")
    ola.tab_to("fieldset select")  # the first chair stays mine
    for _ in range(1, game.seats[0]):
        ola.tab_to("fieldset select")
        for key in ("End", *["ArrowUp"] * (len(OFFERED) - 1)):  # the weakest bot, which thinks the least
            ola.page.keyboard.press(key)
    chairs = dialog.locator("fieldset select")
    taken = [chairs.nth(at).input_value() for at in range(chairs.count())]
    assert taken == ["me"] + [f"bot {OFFERED[0]}"] * (game.seats[0] - 1)
    ola.tab_to("dialog .primary")
    ola.page.keyboard.press("Enter")
    to_the_choices(ola)


def to_the_choices(ola: Visitor) -> None:
    """Move the focus into the list of choices, which is in a tab."""
    ola.page.locator("#tab-choices").wait_for()
    ola.tab_to("[role=tab]")
    while ola.page.locator("#tab-choices").get_attribute("aria-selected") != "true":
        ola.page.keyboard.press("ArrowRight")


def end_by_keyboard(ola: Visitor) -> None:
    ola.end_screen()
    ola.tab_to("section[aria-labelledby=end] button.primary")
    ola.page.keyboard.press("Enter")
    ola.until(lambda: not ola.over)
