"""Positions of Five Tribes that rarely come up in a random game, on a real page at a real table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.games.five_tribes import GAME
from sandtable.games.five_tribes.state import FiveTribes
from tests.browser.kit import Visitor
from tests.browser.laid import Positions, Shelf
from tests.games.five_tribes.kit import RULEBOOK, Hand, Play, full_board, table

ROW: Final = "fish fakir wheat silk pottery fish spice jewels fakir"
OFFER: Final = "marid haurvatat utug"
HANDS: Final = (
    Hand(gold=41, viziers=1, elders=2, cards="fish wheat silk fish fakir"),
    Hand(gold=30, viziers=2, elders=1, cards="ivory gold", djinns="baal"),
    Hand(elders=1, cards="papyrus"),
    Hand(viziers=1, cards="fakir*2", djinns="nekir monkir"),
)
MIDDLE: Final = {  # tiles of the rulebook's board some rounds later
    "a1": "10s:@0",
    "c1": "6s:@1",
    "e3": "8o:@2||",
    "f4": "5v:@3^",
    "b3": "5v:Y@0^^",
    "d4": "4L:@1",
    "d1": "5v:@2",
    "e2": "4L:",
    "f5": "6m:",
    "d5": "8o:R",
    "a2": "8o:W",
    "c5": "6s:R",
}


def busy(*hands: Hand, seats: int = 4, tiles: dict[str, str] | None = None, **wishes: Any) -> Play:
    """A position in the middle of a game; `tiles` replaces some of the tiles."""
    cells = dict(token.split("=") for token in full_board(RULEBOOK).split()) | MIDDLE | (tiles or {})
    board = " ".join(f"{name}={cell}" for name, cell in cells.items() if seats == 4 or "@" not in cell)
    players = [*hands, *HANDS[len(hands) : seats]]
    return table(board, *players, seats=seats, **{"row": ROW, "djinn_row": OFFER, **wishes})


def moved(played: Play, *actions: str) -> Play:
    """Play these actions, without using any djinns in between."""
    for action in actions:
        while played.asks == "Window" and action not in played.options():
            played.play("go on")
        played.play(action)
    return played


def kills(**mine: Any) -> Play:
    """Two assassins have arrived on C2, and a victim has to be chosen."""
    tiles = {"c1": "6s:R@1", "c2": "4L:GRW", "c3": "12s:BYYW"}
    return moved(busy(Hand(gold=20, elders=3, **mine), tiles=tiles), "take c1", "drop c2 assassin")


def builds(**mine: Any) -> Play:
    tiles = {"e3": "8o:B@2||", "e4": "15s:GWWB"}
    return moved(
        busy(Hand(gold=12, elders=2, cards="fakir*3", **mine), tiles=tiles), "take e3", "drop e4 builder"
    )


def palace(**mine: Any) -> Play:
    """A palace is to be placed on B3."""
    tiles = {"b4": "8o:Y", "b3": "5v:Y@0^^"}
    return moved(busy(Hand(**mine), tiles=tiles), "take b4", "drop b3 vizier")


def market(row: str = ROW, small: bool = False) -> Play:
    if small:
        return moved(busy(tiles={"d4": "4L:Y@1", "d3": "6m:YW"}, row=row), "take d4", "drop d3 vizier")
    return moved(busy(tiles={"d3": "6m:Y", "d4": "4L:YW@1"}, row=row), "take d3", "drop d4 vizier")


def sacred_place() -> Play:
    mine = Hand(gold=20, elders=1, cards="fakir wheat")
    return moved(busy(mine, tiles={"a3": "6m:W", "a4": "6s:BWW"}), "take a3", "drop a4 elder")


def sale(*actions: str, **mine: Any) -> Play:
    goods = "wheat*2 fish*2 pottery*2 silk jewels spice fakir*3"
    played = busy(Hand(gold=7, elders=1, cards=goods, **mine), tiles={"f5": "6m:Y", "f4": "5v:Y@3^"})
    return moved(played, "take f5", "drop f4 vizier", *actions)


def sown(*drops: str) -> Play:
    """Nine meeples have been picked up from a tile, and other tiles are crowded."""
    tiles = {"c3": "12s:YYWGGBBRR", "d3": "6m:GGGWYYBR@1", "c2": "4L:RGWYB@0", "b2": "4L:BGWYYRR"}
    tiles |= {
        "a1": "10s:@0",
        "f1": "8o:",
        "a5": "6m:",
        "b5": "5v:",
        "e4": "15s:",
        "d5": "8o:",
        "e5": "5v:",
        "a3": "6m:",
    }
    tiles |= {
        "b1": "6m:",
        "a4": "6s:",
        "f2": "6s:",
        "a2": "8o:@1",
        "c4": "6m:",
        "d2": "8o:@3|||",
        "f3": "6m:",
        "b4": "8o:@2",
    }
    return busy(tiles=tiles).play("take c3", *drops)


def ended() -> Play:
    """The last camel is placed in the last turn of a round."""
    rich = "wheat*2 fish*2 pottery*2 silk jewels spice fakir*2"
    board = "a1=5v:B b1=6s:B c1=10s:@1 d1=8o:@0|| e1=5v:@0^ f1=6m:@0 a2=15s:@0 b2=6m:@0 c2=6m:@0 d2=8o:@0"
    hands = [
        Hand(gold=12, viziers=4, elders=2, cards=rich, djinns="jafaar leta"),
        Hand(gold=31, viziers=1, elders=3, cards="ivory gold papyrus", djinns="shamhat"),
        Hand(gold=24, viziers=2, djinns="baal"),
        Hand(gold=19, elders=1, cards="silk silk"),
    ]
    played = table(f"{board} e2=8o:@2 f2=5v:@3^^^", *hands, order=[], row=ROW, djinn_row=OFFER)
    return moved(played, "take a1", "drop b1 builder", "build 0", "pass", "end turn")


TURN_POWERS: Final = "anun-nak bouraq enki leta sibittis sloar utug"
STATES: Final[dict[str, Callable[[], Play]]] = {
    "bid": lambda: busy(bidding=True, order=[0, 1, 2, 3]),
    "bid-last-of-four": lambda: busy(bidding=True, order=[1, 2, 3, 0]).play("bid 0", "bid 0", "bid 0"),
    "bid-two-markers": lambda: busy(seats=2, bidding=True, order=[0, 1, 1, 0]).play(
        "bid 3", "bid 0", "bid 0"
    ),
    "bid-broke": lambda: busy(Hand(gold=0), bidding=True, order=[1, 2, 3, 0]).play("bid 0", "bid 0", "bid 0"),
    "bid-kumarbi": lambda: busy(
        Hand(gold=9, cards="fakir*3", djinns="kumarbi"), bidding=True, order=[2, 0, 1, 3]
    ).play("bid 5"),
    "powers": lambda: busy(
        Hand(gold=9, elders=3, cards="fakir*2", djinns=TURN_POWERS), djinn_row="marid haurvatat lamia"
    ),
    "look": lambda: busy(
        Hand(gold=9, elders=3, cards="fakir*2", djinns="sibittis sloar"), djinn_deck="iblis hagis boaz"
    ).play("use sibittis two-elders", luck=None),
    "pick-up": lambda: busy(),
    "sow": lambda: sown(),
    "sow-further": lambda: sown("drop c2 builder", "drop b2 vizier", "drop b3 assassin"),
    "echidna": lambda: builds(djinns="echidna"),
    "build": lambda: builds(),
    "kill": lambda: kills(cards="fakir*2"),
    "iblis": lambda: kills(cards="fakir*2", djinns="iblis"),
    "kill-two": lambda: kills(cards="fakir*2", djinns="iblis").play("use iblis elder"),
    "redirect": lambda: palace(elders=2, cards="fakir", djinns="hagis"),
    "small-market": lambda: market(small=True),
    "large-market": lambda: market(),
    "market-nearly-empty": lambda: market("silk fakir"),
    "sacred-place": sacred_place,
    "sale": lambda: sale(djinns="al-amin"),
    "suit": lambda: sale("sell silk", "sell spice"),
    "end": ended,
}


def positions(shelf: Shelf, ola: Visitor) -> Positions:
    return Positions(shelf, ola, GAME, {name: laid_out(name) for name in STATES})


def laid_out(name: str) -> Callable[[], FiveTribes]:
    return lambda: STATES[name]().state
