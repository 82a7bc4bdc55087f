"""The actions of Five Tribes. Each exists once and is built here; the steps say when it may be played."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import Action
from sandtable.core.message import reference
from sandtable.core.native import i64
from sandtable.games.five_tribes.board import (
    ALL_DJINNS,
    DJINN_NAMES,
    ELDER,
    FAKIR,
    FREE_SPOTS,
    GOOD_COUNT,
    GOOD_NAMES,
    NO_TILE,
    NONE,
    PAY_ELDER_AND_FAKIR,
    PAY_TWO_ELDERS,
    PAYMENT_NAMES,
    SPOT_COSTS,
    SPOTS,
    TILE_NAMES,
    TILES,
    TRIBE_NAMES,
    TRIBES,
    VIZIER,
)

Words = dict[str, int | str]


def _tile(tile: int) -> str:
    return reference("tile", TILE_NAMES[tile])


def _tribe(tribe: int) -> str:
    return reference("tribe", TRIBE_NAMES[tribe])


def _djinn(djinn: int, payment: int) -> Words:
    return {
        "djinn": reference("djinn", DJINN_NAMES[djinn]),
        "payment": reference("payment", PAYMENT_NAMES[payment]),
    }


class BidFor(Action):
    """FT-3.1 `bid 8`; with Kumarbi `bid with fakirs 8 2`: a spot of the Turn Order Track, named by its cost.
    FT-Q1 `bid all` takes the cheapest paid spot for all the gold that is left, `sit out` takes none."""

    def __init__(self, verb: str, words: Words, spot: int, fakirs: int) -> None:
        super().__init__(verb, words)
        self.spot = spot  # NONE to sit out
        self.fakirs = fakirs


class Take(Action):
    """FT-5.1 `take c4`: pick up all the meeples of a tile."""

    def __init__(self, tile: int) -> None:
        super().__init__("take", {"tile": _tile(tile)})
        self.tile = tile


class Drop(Action):
    """FT-5.1 `drop c4 builder`: drop one meeple on a tile."""

    def __init__(self, tile: int, tribe: int) -> None:
        super().__init__("drop", {"tile": _tile(tile), "tribe": _tribe(tribe)})
        self.tile = tile
        self.tribe = tribe


class BuildWith(Action):
    """FT-7.7 `build 2`: two fakirs help the builders."""

    def __init__(self, fakirs: int) -> None:
        super().__init__("build", {"fakirs": fakirs})
        self.fakirs = fakirs


class Assassinate(Action):
    """FT-7.6 `kill c4 vizier`, `kill held 2 elder`; with Iblis two: `kill two c4 vizier vizier`.
    `spare` declines where every target would cost fakirs."""

    def __init__(self, verb: str, words: Words, tile: int, victim: int, tribes: tuple[int, ...]) -> None:
        super().__init__(verb, words)
        self.tile = tile  # NO_TILE: a meeple held by the seat `victim`
        self.victim = victim
        self.tribes = tribes
        self.viziers = tribes.count(VIZIER)


class Use(Action):
    """FT-10.1, FT-10.2 `use sloar fakir`, `use on leta two-elders c4`: a djinn, how it is paid, and where."""

    def __init__(self, djinn: int, payment: int, tile: int) -> None:
        words = _djinn(djinn, payment)
        if tile != NO_TILE:
            words["tile"] = _tile(tile)
        super().__init__("use" if tile == NO_TILE else "use on", words)
        self.djinn = djinn
        self.payment = payment
        self.tile = tile


class Buy(Action):
    """FT-8.3 `buy 2`, `buy two 1 4`: cards by their position from the start of the line."""

    def __init__(self, first: int, second: int) -> None:
        words: Words = {"card": first}
        if second:
            words["second"] = second
        super().__init__("buy two" if second else "buy", words)
        self.last = second or first
        self.positions = 1 << first - 1 | (1 << second - 1 if second else 0)


class Summon(Action):
    """FT-8.4 `summon leta two-elders`: take a face-up djinn."""

    def __init__(self, djinn: int, payment: int) -> None:
        super().__init__("summon", _djinn(djinn, payment))
        self.djinn = djinn
        self.payment = payment


class Keep(Action):
    """FT-10.8 `keep leta`: keep one of the djinns that Sibittis shows."""

    def __init__(self, djinn: int) -> None:
        super().__init__("keep", {"djinn": reference("djinn", DJINN_NAMES[djinn])})
        self.djinn = djinn


class Sell(Action):
    """FT-9.1 `sell wheat`: lay out the next card of a suit, in the order of the goods."""

    def __init__(self, kind: int) -> None:
        super().__init__("sell", {"good": reference("good", GOOD_NAMES[kind])})
        self.kind = kind


def _kill(tile: int, *tribes: int) -> Assassinate:
    words: Words = {"tile": _tile(tile), "tribe": _tribe(tribes[0])}
    if len(tribes) == 2:
        words["second"] = _tribe(tribes[1])
    return Assassinate("kill" if len(tribes) == 1 else "kill two", words, tile, NONE, tribes)


def _kill_held(victim: int, *tribes: int) -> Assassinate:
    words: Words = {"victim": reference("seat", victim), "tribe": _tribe(tribes[0])}
    if len(tribes) == 2:
        words["second"] = _tribe(tribes[1])
    return Assassinate("kill held" if len(tribes) == 1 else "kill two held", words, NO_TILE, victim, tribes)


def _bid(spot: int, fakirs: int) -> BidFor:
    words: Words = {"cost": SPOT_COSTS[spot]}
    if fakirs:
        words["fakirs"] = fakirs
    return BidFor("bid with fakirs" if fakirs else "bid", words, spot, fakirs)


PAIRS: Final = tuple((one, two) for one in range(TRIBES) for two in range(one, TRIBES))
HELD_PAIRS: Final = ((VIZIER, VIZIER), (VIZIER, ELDER), (ELDER, ELDER))

BID: Final = tuple(_bid(spot, 0) for spot in range(FREE_SPOTS - 1, SPOTS))
BID_WITH: Final = tuple(
    _bid(spot, fakirs) for spot in range(FREE_SPOTS, SPOTS) for fakirs in range(1, spot - FREE_SPOTS + 2)
)
BID_ALL: Final = BidFor("bid all", {}, FREE_SPOTS, 0)
SIT_OUT: Final = BidFor("sit out", {}, NONE, 0)
TAKE: Final = tuple(Take(tile) for tile in range(TILES))
DROP: Final = tuple(Drop(tile, tribe) for tile in range(TILES) for tribe in range(TRIBES))
BUILD: Final = tuple(BuildWith(fakirs) for fakirs in range(GOOD_COUNT[FAKIR] + 1))
KILL: Final = tuple(_kill(tile, tribe) for tile in range(TILES) for tribe in range(TRIBES))
KILL_TWO: Final = tuple(_kill(tile, *pair) for tile in range(TILES) for pair in PAIRS)
KILL_HELD: Final = tuple(_kill_held(seat, tribe) for seat in range(4) for tribe in (VIZIER, ELDER))
KILL_TWO_HELD: Final = tuple(_kill_held(seat, *pair) for seat in range(4) for pair in HELD_PAIRS)
KILLS_HELD: Final[tuple[Assassinate, ...]] = (*KILL_HELD, *KILL_TWO_HELD)
SPARE: Final = Assassinate("spare", {}, NO_TILE, NONE, ())
PLACE_HERE: Final = Action("place here", {})
BUY: Final = tuple(Buy(card, 0) for card in range(1, 4))
BUY_TWO: Final = tuple(Buy(first, second) for first in range(1, 7) for second in range(first + 1, 7))
SUMMON: Final = tuple(
    Summon(djinn, payment) for djinn in range(ALL_DJINNS) for payment in (PAY_TWO_ELDERS, PAY_ELDER_AND_FAKIR)
)
KEEP: Final = tuple(Keep(djinn) for djinn in range(ALL_DJINNS))
SELL: Final = tuple(Sell(kind) for kind in range(FAKIR))
END_SUIT: Final = Action("end suit", {})
GO_ON: Final = Action("go on", {})
PASS: Final = Action("pass", {})
END_TURN: Final = Action("end turn", {})


def drop_number(tile: i64, tribe: i64) -> i64:
    """The index of a drop in DROP; the drops on one tile follow each other in the order of the tribes."""
    return tile * TRIBES + tribe


def drop_on(tile: i64, tribe: i64) -> Drop:
    """The action that drops a meeple of the tribe on the tile."""
    return DROP[tile * TRIBES + tribe]


def kill_on(tile: i64, tribe: i64) -> Assassinate:
    """The action that kills a meeple of the tribe on the tile."""
    return KILL[tile * TRIBES + tribe]


# All actions except the uses of djinns, which each djinn makes itself.
COMMON: Final[tuple[Action, ...]] = (
    *BID,
    *BID_WITH,
    BID_ALL,
    SIT_OUT,
    *TAKE,
    *DROP,
    *BUILD,
    *KILL,
    *KILL_TWO,
    *KILLS_HELD,
    SPARE,
    PLACE_HERE,
    *BUY,
    *BUY_TWO,
    *SUMMON,
    *KEEP,
    *SELL,
    END_SUIT,
    GO_ON,
    PASS,
    END_TURN,
)
