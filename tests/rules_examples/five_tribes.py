"""Examples for Five Tribes: bids, the move, tribes, tiles, sale, score; from the rulebook where possible."""

from __future__ import annotations

from sandtable.games.five_tribes import GAME
from tests.games.five_tribes.kit import Hand, Play, table
from tests.rules_examples.example import Example, Telling

# FT-14.3 d3, a red market, among four sacred places.
BUILT = "c2=10s: d2=6s: e2=4L: c3=12s: d3=6m:BB e3=6m:B c4=15s: d4=8o: e4=8o: d5=8o:"
ROW = "fish fakir silk wheat jewels fish spice gold ivory"
SOMETHING_LEFT = "f4=6m:Y f5=6m:Y"  # meeples that the others can still move
# FT-14.6 A suit of six, another of three.
GOODS = "wheat*2 fish*2 pottery*2 silk jewels spice fakir*2"
SEVEN_CAMELS = "a5=6m:@0 b5=6m:@0 c5=6m:@0 d5=8o:@0|| e5=4L:@0 f5=5v:@0^ a4=4L:@0"


def examples() -> dict[str, Example]:
    return {
        "bids": played("track", bids(), "bid 3", "bid 1", "bid 0", "bid 0"),
        "bids-fourth": played("track", bids(), "bid 0", "bid 0", "bid 0", "bid 1"),
        "loop": played(
            "land",
            turn("b2=6m:GGBYR c2=8o:WG c3=4L: b3=15s:W"),
            "take b2",
            "drop c2 merchant",
            "drop c3 builder",
            "drop b3 assassin",
            "drop b2 vizier",
            "drop c2 merchant",
        ),
        "control": played(
            "land players",
            turn("b2=6m:YW c2=8o:G d2=5v:WW", cards="fakir"),
            "take b2",
            "drop c2 vizier",
            "drop d2 elder",
        ),
        "merchants": played("land market goods", turn("b2=6m:G c2=8o:GGY"), "take b2", "drop c2 merchant"),
        "builders": played(
            "land goods", turn(BUILT, cards="fakir*3"), "take e3", "drop d3 builder", "build 2"
        ),
        "assassins": played(
            "land",
            turn("b2=6m:R b3=8o:R c4=15s:W", cards="fakir"),
            "take b2",
            "drop b3 assassin",
            "kill c4 elder",
        ),
        "assassins-far": played(
            "land goods",
            turn("b2=6m:R b3=8o:RY d5=5v:G e4=6m:YB", cards="fakir*3"),
            "take b2",
            "drop b3 assassin",
            "kill d5 merchant",
        ),
        "oasis": played("land", turn("b2=6m:Y c2=8o:YG@1", cards="fakir"), "take b2", "drop c2 vizier"),
        "large-market": played(
            "land market goods", turn("b2=6m:Y c2=4L:YG"), "take b2", "drop c2 vizier", "buy two 3 5"
        ),
        "sacred-place": played(
            "land players offer",
            turn("b2=6m:W c2=12s:WG", elders=1, cards="fakir*2"),
            "take b2",
            "drop c2 elder",
            "summon jafaar elder-and-fakir",
        ),
        "sale": played(
            "goods",
            turn("b2=6m:Y c2=8o:YG", cards=GOODS).play("take b2", "drop c2 vizier"),
            *suit("jewels silk spice fish wheat pottery"),
            *suit("fish wheat pottery"),
        ),
        "scoring": played("land scores", last_turn(), "take a1", "drop b1 vizier", seat=None),
    }


def bids() -> Play:
    return table(SOMETHING_LEFT, bidding=True)


def turn(board: str, elders: int = 0, cards: str = "") -> Play:
    """A turn of player 1."""
    mine = Hand(elders=elders, cards=cards)
    return table(f"{board} {SOMETHING_LEFT}", mine, row=ROW, djinn_row="jafaar enki utug")


def suit(goods: str) -> list[str]:
    return [*(f"sell {good}" for good in goods.split()), "end suit"]


def last_turn() -> Play:
    """FT-12.1 The last camel is placed by the last marker of a round."""
    hands = (
        Hand(gold=12, viziers=3, elders=2, djinns="jafaar"),
        Hand(gold=31, viziers=1, elders=3, cards="ivory gold papyrus", djinns="shamhat"),
        Hand(gold=24, viziers=2, cards="silk*2 fish"),
    )
    return table(f"{SEVEN_CAMELS} a1=6m:Y b1=15s:Y c1=10s:@1 d1=8o:@2|", *hands, seats=3, order=[])


def played(shows: str, game: Play, *actions: str, seat: int | None = 0) -> Example:
    telling = Telling(shows, GAME, game.state, seat)
    for action in actions:
        if action.split()[0] in ("end", "kill") and action not in game.options():
            continue  # everybody knew the only answer
        game.play(action)
        telling.tell(game.state)
    return telling.example
