"""An observation of Cleopatra from a view: the definition that the observer is held to."""

from __future__ import annotations

import msgspec

from sandtable.games.cleopatra.board import (
    CARD_NAMES,
    KINDS,
    RESOURCE_NAMES,
    SHAPE_NAMES,
    SIDE_NAMES,
    WALL_NAMES,
)
from sandtable.games.cleopatra.garden import FOUNDATION, PALM
from sandtable.games.cleopatra.regions import SIZE
from sandtable.games.cleopatra.state import Cleopatra
from sandtable.games.cleopatra.view import CleopatraView, Square
from sandtable.research.cleopatra.layout import SQUARES

Parts = dict[str, list[int]]


class CleopatraMemory(msgspec.Struct, frozen=True):
    """What a seat remembers: cards it knows to be in each hand and on the discards, and what was counted."""

    hands: list[list[int]]
    discards: list[int]
    talents: list[int]
    amulets: list[int]


def memory(s: Cleopatra, seat: int) -> CleopatraMemory:
    """CL-V1 to CL-V5 The memory of one seat, which the state keeps so that bots can imagine."""
    seats, kept = range(s.setting.seats), s.memory
    return CleopatraMemory(
        hands=[list(kept.known_of(seat, other)) for other in seats],
        discards=list(kept.known_of(seat, kept.discards_place())),
        talents=[int(kept.talents(other)) for other in seats],
        amulets=[int(kept.amulets(other)) for other in seats],
    )


def encode(view: CleopatraView, remembered: CleopatraMemory) -> Parts:
    """The slices of `layout.parts`, from the view and what the seat remembers."""
    assert view.seat is not None
    order = [(view.seat + number) % view.seats for number in range(view.seats)]
    return (
        _garden(view)
        | _palace(view, order)
        | _market(view)
        | _turn(view, remembered)
        | _players(view, remembered, order)
    )


def _garden(view: CleopatraView) -> Parts:
    covered = [square for mosaic in view.mosaics for square in mosaic.squares]
    marks = "".join(view.grid)
    own = [square for place in view.sanctuaries if place.seat == view.seat for square in place.squares]
    other = [square for place in view.sanctuaries if place.seat != view.seat for square in place.squares]
    laid = _plane(covered)
    return {
        "palms": [int(mark == PALM) for mark in marks],
        "free": [int(mark != FOUNDATION and not laid[at]) for at, mark in enumerate(marks)],
        "own_sanctuaries": _plane(own),
        "other_sanctuaries": _plane(other),
    }


def _plane(squares: list[Square]) -> list[int]:
    plane = [0] * SQUARES
    for row, column in squares:
        plane[(row - 1) * SIZE + column - 1] = 1
    return plane


def _palace(view: CleopatraView, order: list[int]) -> Parts:
    return {
        "first": [int(seat == view.first) for seat in order],
        "cleopatra": [view.cleopatra],
        "altar": [view.altar],
        "walls": [int(wall in view.walls) for wall in WALL_NAMES],
        "sphinxes": [view.sphinxes],
        "obelisks": [int(side in view.obelisks) for side in SIDE_NAMES],
        "throne": [view.throne],
        "doors": [int(side in view.doors) for side in SIDE_NAMES],
        "top_mosaic": [int(shape == view.top_mosaic) for shape in SHAPE_NAMES],
        "stack": [int(shape in view.stack) for shape in SHAPE_NAMES],
    }


def _market(view: CleopatraView) -> Parts:
    return {
        "stalls": [stall.count(card) for stall in view.stalls for card in CARD_NAMES],
        "pile": [view.pile],
        "pile_top": [int(card == view.pile_top) for card in CARD_NAMES],
        "discards": [view.discards],
        "discarded": _cards(view.discarded),
        "drawn": [view.drawn.count(card) for card in CARD_NAMES],
        "looked_at": [view.looked_at],
        "looked": _cards(view.looked),
    }


def _turn(view: CleopatraView, remembered: CleopatraMemory) -> Parts:
    visit = view.visit
    return {
        "known_discards": remembered.discards,
        "played": view.played,
        "pieces": [visit.pieces],
        "earned": [visit.earned],
        "credit": [visit.credit.get(resource, 0) for resource in RESOURCE_NAMES],
        "missing": [visit.missing.get(resource, 0) for resource in RESOURCE_NAMES],
        "idle": [view.idle],
    }


def _players(view: CleopatraView, remembered: CleopatraMemory, order: list[int]) -> Parts:
    players = [view.players[seat] for seat in order]
    return {
        "cards": [player.cards for player in players],
        "hands": [number for player in players for number in _cards(player.hand)],
        "known_cards": [number for seat in order for number in remembered.hands[seat]],
        "talents": [player.talents or 0 for player in players],
        "counted_talents": [remembered.talents[seat] for seat in order],
        "amulets": [player.amulets or 0 for player in players],
        "counted_amulets": [remembered.amulets[seat] for seat in order],
        "merchants": [player.merchants for player in players],
        "statues": [player.statues for player in players],
        "has_bid": [int(player.has_bid) for player in players],
        "bid": [players[0].bid or 0],
    }


def _cards(cards: dict[str, int] | None) -> list[int]:
    return [(cards or {}).get(kind, 0) for kind in CARD_NAMES[:KINDS]]
