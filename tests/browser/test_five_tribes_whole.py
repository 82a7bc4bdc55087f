"""Five Tribes to the end: one person plays by mouse on the board, one by keyboard, with and without bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.kit import Visitor
from tests.browser.laid import BOTH_WAYS, Shelf, at_random
from tests.server.kit import seeded
from tests.tiers import LONG

MOST = 1500
GLOWING = """[data-spot="{piece}"] .target.open, button[data-spot="{piece}"]:not([aria-disabled="true"])"""
GROUND = """[data-spot="{piece}"] .target.open .value"""  # where no figure stands
FIGURE = """[data-spot="tile.{tile}"] [data-figure="{tribe}"]"""
CARD = """li[data-spot="seat.{seat}"] .choose"""


@pytest.mark.parametrize("how", BOTH_WAYS)
@pytest.mark.parametrize("bots", [0, 2] if LONG else [2], ids=["two players", "four players"][not LONG :])
def test_a_game_of_two_people(visit: Callable[..., Visitor], shelf: Shelf, bots: int, how: str) -> None:
    ola, jan = visit("Ola"), visit("Jan")
    if how == "whole":
        start_together(ola, jan, bots)
    else:
        path = shelf.nearly_over("five-tribes", at_random(5), ola, jan, bots=bots)
        for person in (ola, jan):
            person.jump(path)
    assert play_to_the_end(ola, jan) > (30 if how == "whole" else 0)


def start_together(ola: Visitor, jan: Visitor, bots: int) -> None:
    path = ola.open_table("five-tribes", ["me", "open"] + ["novice"] * bots)
    jan.go(path)
    jan.button("page-sit").first.click()
    jan.button("page-stand", number=2).wait_for()
    ola.go(path)
    ola.button("page-start").click()


def play_to_the_end(ola: Visitor, jan: Visitor) -> int:
    """Play to the end; return how many decisions the two have made."""
    for person in (ola, jan):
        person.page.locator(".prompt p").wait_for()
    jan.page.locator("#tab-choices").click()
    made = decisions(ola, jan, seeded(5))
    for person in (ola, jan):
        person.end_screen()
    return made


def decisions(ola: Visitor, jan: Visitor, ways: Iterator[int]) -> int:
    """Make decisions until the game is over; return how many the two have made."""
    for made in range(MOST):
        ola.until(lambda: ola.over or ola.options or jan.options)
        if ola.over:
            return made
        if ola.options:
            ola.decide(lambda: play_by_mouse(ola, ola.options[next(ways) % len(ola.options)]))
        else:
            jan.decide(lambda: jan.choose_by_keys(1 + next(ways) % len(jan.options)))
    raise AssertionError("the game does not end")


def play_by_mouse(ola: Visitor, action: str) -> None:
    """Click the pieces of the action one by one, until it is unambiguous; otherwise the page asks."""
    prompt = ola.play["view"]["prompt"]
    meant = ola.options
    pieces = pieces_of(action, prompt)
    for piece in pieces:
        ola.hit(ola.page.locator(where(piece)).first)
        meant = [one for one in meant if piece in pieces_of(one, prompt)]
        if len(meant) == 1 and (piece == pieces[-1] or not piece.startswith("djinn.")):
            return
    ola.hit(ola.page.locator(f'[data-action="{action}"]'))


def where(piece: str) -> str:
    """Where to click for a piece: a figure, a player's card, the ground of a tile, or the piece itself."""
    kind, *names = piece.split(".")
    if kind == "figure":
        return FIGURE.format(tile=names[0], tribe=names[1])
    if kind == "held":
        return CARD.format(seat=names[0])
    return (GROUND if kind == "tile" else GLOWING).format(piece=piece)


def pieces_of(action: str, prompt: dict[str, Any]) -> list[str]:
    match action.split():
        case ["place", "here"]:
            return [prompt["words"]["tile"]]
        case ["bid", "with", "fakirs", cost, _]:
            return ["djinn.kumarbi", f"spot.{cost}"]
        case ["bid", "all"]:
            return ["spot.1"]
        case ["bid", cost]:
            return [f"spot.{cost}"]
        case ["take", tile]:
            return [f"tile.{tile}"]
        case ["drop", tile, tribe]:
            return [f"hand.{tribe}", f"tile.{tile}"]
        case ["kill", "held", seat, _] | ["kill", "two", "held", seat, _, _]:
            return [f"held.{seat}"]
        case ["kill", "two", tile, _, _]:
            return [f"tile.{tile}"]
        case ["kill", tile, tribe]:
            return [f"figure.{tile}.{tribe}"]
        case ["use", "on", djinn, _, tile]:
            return [f"djinn.{djinn}", f"tile.{tile}"]
        case ["use" | "summon" | "keep", djinn, *_]:
            return [f"djinn.{djinn}"]
        case ["buy", "two", first, second]:
            return [f"card.{first}", f"card.{second}"]
        case ["buy", card]:
            return [f"card.{card}"]
        case ["sell", good]:
            return [f"good.{good}"]
    return []
