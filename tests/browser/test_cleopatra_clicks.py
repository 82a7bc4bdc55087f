"""How many clicks a typical turn of Cleopatra takes against bots, until the next player is asked."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import WebSocketRoute

from tests.browser.kit import Visitor
from tests.browser.laid import Shelf
from tests.games.cleopatra.kit import Palace, palace
from tests.tiers import LONG

FORCED: Final = ("refill", "stop", "end turn", "begin offering")
STACK: Final = '[data-spot="stack"] .ground'
PAY: Final = ".now button.primary:enabled"
BUTTON: Final = ".buttons button.primary"
FRONT: Final = "...\n" * 6 + ".IIIII"  # a garden with I near the front


def alone(hand: str, **more: Any) -> Palace:
    return palace([hand, "aal", "smm", "wl", "aaaa"], seats=5, **{"merchants": [0] * 5, **more})


def wall(name: str) -> str:
    return f'[data-spot="wall.{name}"]'


TURNS: Final[dict[str, tuple[Callable[[], Palace], list[str], int]]] = {
    # the position, the clicks before cards are laid out or the turn ends, and the most clicks in total
    "take a stall": (lambda: alone("as"), ['[data-spot="stall.2"]'], 3),
    "take a stall with a character in hand": (
        lambda: alone("as6"),
        ['[data-spot="stall.2"]', BUTTON],
        5,
    ),
    "build a sphinx": (lambda: alone("asm"), ['[data-spot="sphinx.1"]', PAY], 2),
    "build a sphinx although more could be built": (
        lambda: alone("aasmsm"),
        ['[data-spot="sphinx.1"]', PAY, BUTTON],
        3,
    ),
    "build a wall in its place": (lambda: alone("asw"), [wall("L1"), PAY], 2),
    "build a wall from the quarry": (
        lambda: alone("asw"),
        [".quarry li:nth-child(1) button", ".now ul button", PAY],
        3,
    ),
    "build two pieces": (
        lambda: alone("aasmsw"),
        [wall("L1"), PAY, ".quarry li:nth-child(2) button.open", PAY],
        4,
    ),
    "lay a mosaic where it brings the most": (
        lambda: alone("aasml", mosaic="V", sphinxes=1),
        [STACK, PAY],
        2,
    ),
    "turn a mosaic and lay it": (
        lambda: alone("aasml", mosaic="V", sphinxes=1),
        [STACK, '.turning button:has-text("Turn")', PAY],
        3,
    ),
    "lay a mosaic and place a statue": (
        lambda: alone("aasml", mosaic="V", garden=FRONT),
        [STACK, ".ways button:nth-child(2)", PAY],
        4,
    ),
    "play a Courtesan and take a stall": (
        lambda: alone("2as", discards="aasm"),
        [".hand button.open", PAY, ".now button.open", '[data-spot="stall.1"]'],
        6,
    ),
}


# By default, these are left out: their clicks are part of "build two pieces" and "turn a mosaic and lay it".
CONTAINED: Final = ("build a wall in its place", "lay a mosaic where it brings the most")


def test_the_presses_of_a_turn(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    """Each turn is played at its own table, on the same page."""
    ola = visit("Ola", hints=False, size={"width": 1366, "height": 768})
    made = {}
    for turn, (make, presses, _) in TURNS.items():
        if turn in CONTAINED and not LONG:
            continue
        ola.jump(shelf.lay(make().state, ola, level="novice"))
        made[turn] = presses_until_the_next_player(ola, presses)
    assert {turn: number for turn, number in made.items() if number > TURNS[turn][2]} == {}


def presses_until_the_next_player(ola: Visitor, presses: list[str]) -> int:
    for selector in presses[:-1]:
        ola.hit(ola.page.locator(selector).first)
    decide(ola, presses[-1])
    made = len(presses)
    while selector := still_asked(ola):
        decide(ola, selector)
        made += 1
    return made


def decide(ola: Visitor, selector: str) -> None:
    answer = ola.play["answer"]
    ola.hit(ola.page.locator(selector).first)
    ola.until(lambda: ola.play["answer"] > answer)


def still_asked(ola: Visitor) -> str:
    """What must be clicked next, after everything that the page answers by itself; empty after the turn."""

    def comes() -> str | None:
        if 0 not in ola.play["view"]["to_act"] or ola.play["view"]["prompt"]["code"] == "cleopatra-ask-turn":
            return ""
        if not ola.options or ola.options in ([only] for only in FORCED):
            return None
        verb = ola.options[0].split()[0]
        if verb in ("pay", "trompe", "turn", "place", "fetch"):
            return None  # the page continues by itself
        return ".stall.open" if verb == "lay" else BUTTON

    while (found := comes()) is None:
        ola.page.wait_for_timeout(20)
    return found


def test_a_table_is_left_before_it_has_answered(visit: Callable[..., Visitor], shelf: Shelf) -> None:
    """Nobody waits for the answers any more, so nothing is said about them, and nothing goes wrong."""
    ola = visit("Ola", hints=False)
    here = shelf.lay(alone("aasml", mosaic="V", sphinxes=1).state, ola, level="novice")
    there = shelf.lay(alone("as").state, ola, level="novice")
    waits: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        hall = socket.connect_to_server()

        def pass_on(data: str | bytes) -> None:
            if (kind := json.loads(data)["type"]) in ("ask", "act"):
                waits.append(kind)
            else:
                hall.send(data)

        socket.on_message(pass_on)

    ola.page.route_web_socket(f"**/ws{here.replace('/t/', '/tables/')}*", between)
    ola.jump(here)
    ola.hit(ola.page.locator(STACK).first)
    ola.until(lambda: "ask" in waits)
    ola.hit(ola.page.locator('[data-spot="stall.2"]'))
    ola.until(lambda: "act" in waits)
    ola.jump(there)
    decide(ola, '[data-spot="stall.2"]')
    assert ola.page.locator(".toast").count() == 0
