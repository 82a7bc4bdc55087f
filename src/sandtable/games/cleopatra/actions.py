"""The actions of Cleopatra, except those of pieces and characters, which are in their own modules."""

from __future__ import annotations

from typing import Final

from sandtable.core.action import Action
from sandtable.core.message import reference
from sandtable.games.cleopatra.board import (
    CARD_NAMES,
    DOUBLE,
    KINDS,
    MOST_TALENTS,
    RESOURCE_NAMES,
    RESOURCES,
    STALLS,
    TROMPE,
)
from sandtable.games.cleopatra.pentominoes import WAYS
from sandtable.games.cleopatra.regions import SIZE, column_of, row_of, square_at


def resource_word(resource: int) -> str:
    return reference("resource", RESOURCE_NAMES[resource])


def card_word(kind: int) -> str:
    return reference("card", CARD_NAMES[kind])


class Plain(Action):
    """An action without words, such as `pass`."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb, {})


class TakeStall(Action):
    """CL-M1 `market 2`: take all cards of a stall; with NO_STALL it is `market empty` (CL-M5)."""

    def __init__(self, stall: int) -> None:
        if stall == NO_STALL:
            super().__init__("market empty", {})
        else:
            super().__init__("market", {"stall": stall + 1})
        self.stall = stall


class LayCard(Action):
    """CL-M2 `lay 2 1`: lay the second of the cards drawn on the first stall."""

    def __init__(self, card: int, stall: int) -> None:
        super().__init__("lay", {"number": card + 1, "stall": stall + 1})
        self.card = card
        self.stall = stall


class Pay(Action):
    """CL-Q2 Pay units of a resource with a card of a kind, or with a merchant if the kind is NO_CARD."""

    def __init__(self, verb: str, words: dict[str, int | str], resource: int, kind: int, units: int) -> None:
        super().__init__(verb, words)
        self.resource = resource
        self.kind = kind
        self.units = units


class TurnMosaic(Action):
    """CL-G1 `turn 3`: hold a mosaic in one of eight ways."""

    def __init__(self, way: int) -> None:
        super().__init__("turn", {"way": way + 1})
        self.way = way


class AtSquare(Action):
    """`place 3 4`, `claim 3 4`: choose a square by row and column, both from 1."""

    def __init__(self, verb: str, square: int) -> None:
        super().__init__(verb, {"row": int(row_of(square)), "column": int(column_of(square))})
        self.square = square


class OfKind(Action):
    """Choose a kind of card in secret; others read `discard ?`, `fetch ?`, `keep ?`, `give card ?`."""

    def __init__(self, verb: str, kind: int) -> None:
        super().__init__(verb, {"card": card_word(kind)}, secret="card")
        self.kind = kind


class Bid(Action):
    """CL-O2 `bid 5`: a sealed number of talents."""

    def __init__(self, talents: int) -> None:
        super().__init__("bid", {"talents": talents}, secret="talents")
        self.talents = talents


NO_STALL: Final = -1
NO_CARD: Final = -1

TAKE: Final = tuple(TakeStall(stall) for stall in range(STALLS))
TAKE_NOTHING: Final = TakeStall(NO_STALL)
PASS: Final = Plain("pass")
REFILL: Final = Plain("refill")
LAY: Final = tuple(tuple(LayCard(card, stall) for stall in range(STALLS)) for card in range(STALLS))
STOP: Final = Plain("stop")
END_TURN: Final = Plain("end turn")

PAY: Final = tuple(
    Pay("pay", {"card": card_word(kind)}, kind % RESOURCES, kind, 2 if kind >= DOUBLE else 1)
    for kind in range(TROMPE)
)
PAY_TROMPE: Final = tuple(
    Pay("trompe", {"resource": resource_word(resource)}, resource, TROMPE, 1) for resource in range(RESOURCES)
)
PAY_MERCHANT: Final = tuple(
    Pay("merchant", {"resource": resource_word(resource)}, resource, NO_CARD, 1)
    for resource in range(RESOURCES)
)
ENOUGH: Final = Plain("enough")

TURN: Final = tuple(TurnMosaic(way) for way in range(WAYS))
GARDEN_SQUARES: Final = tuple(
    int(square_at(row, column)) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)
)
PLACE: Final = {square: AtSquare("place", square) for square in GARDEN_SQUARES}
CLAIM: Final = {square: AtSquare("claim", square) for square in GARDEN_SQUARES}
END_CLAIMS: Final = Plain("end claims")

DISCARD_DOWN: Final = Plain("discard down")
KEEP_ALL: Final = Plain("keep all")
DISCARD: Final = tuple(OfKind("discard", kind) for kind in range(KINDS))

BID: Final = tuple(Bid(talents) for talents in range(MOST_TALENTS + 1))
BEGIN_OFFERING: Final = Plain("begin offering")

PLAIN_ACTIONS: Final[tuple[Action, ...]] = (
    *TAKE,
    TAKE_NOTHING,
    PASS,
    REFILL,
    *(action for row in LAY for action in row),
    STOP,
    END_TURN,
    *PAY,
    *PAY_TROMPE,
    *PAY_MERCHANT,
    ENOUGH,
    *TURN,
    *PLACE.values(),
    *CLAIM.values(),
    END_CLAIMS,
    DISCARD_DOWN,
    KEEP_ALL,
    *DISCARD,
    *BID,
    BEGIN_OFFERING,
)
