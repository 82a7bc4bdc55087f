"""An observation of Five Tribes from a view: the definition that the observer is held to."""

from __future__ import annotations

import msgspec

from sandtable.games.five_tribes.board import (
    DJINN_NAMES,
    GOOD_NAMES,
    PLACE_NAMES,
    ROW,
    TILE_NAMES,
    TRIBE_NAMES,
)
from sandtable.games.five_tribes.piles import unpack_cards
from sandtable.games.five_tribes.state import FiveTribes
from sandtable.games.five_tribes.view import FiveTribesView
from sandtable.research.five_tribes.layout import MARKERS

Parts = dict[str, list[int]]


class FiveTribesMemory(msgspec.Struct, frozen=True):
    """What everybody at the table can remember, by seat: gold as it was counted, cards taken face up."""

    gold: list[int]
    cards: list[list[int]]


def memory(s: FiveTribes, seat: int) -> FiveTribesMemory:
    """FT-2.6 The public memory, which the state keeps so that bots can imagine."""
    return FiveTribesMemory(
        gold=[int(gold) for gold in s.gold_seen],
        cards=[unpack_cards(s.hands.seen[other]) for other in range(s.setting.seats)],
    )


def encode(view: FiveTribesView, remembered: FiveTribesMemory) -> Parts:
    """The slices of `layout.parts`, from the view and what the seat remembers."""
    assert view.seat is not None
    order = [(view.seat + number) % view.seats for number in range(view.seats)]
    return _board(view, order) | _tracks(view, order) | _supplies(view) | _players(view, remembered, order)


def _board(view: FiveTribesView, order: list[int]) -> Parts:
    tiles = view.tiles
    return {
        "round": [view.round],
        "places": [int(tile.place == place) for tile in tiles for place in PLACE_NAMES],
        "values": [tile.value for tile in tiles],
        "meeples": [tile.meeples.get(tribe, 0) for tile in tiles for tribe in TRIBE_NAMES],
        "camels": [int(tile.camel == seat) for tile in tiles for seat in order],
        "palms": [tile.palms for tile in tiles],
        "palaces": [tile.palaces for tile in tiles],
        "in_hand": [view.in_hand.get(tribe, 0) for tribe in TRIBE_NAMES],
        "final_tile": [int(view.final_tile == tile) for tile in TILE_NAMES],
        "bag": [view.bag],
        "palms_left": [view.palms],
        "palaces_left": [view.palaces],
    }


def _tracks(view: FiveTribesView, order: list[int]) -> Parts:
    markers: list[int | None] = [*view.bid_order, *[None] * (MARKERS - len(view.bid_order))]
    return {
        "bid_order": [int(marker == seat) for marker in markers for seat in order],
        "turn_order": [int(spot.seat == seat) for spot in view.turn_order for seat in order],
        "sitting_out": [int(view.sitting_out == seat) for seat in order],
    }


def _supplies(view: FiveTribesView) -> Parts:
    row: list[str | None] = [*view.market, *[None] * (ROW - len(view.market))]
    return {
        "market": [int(card == good) for card in row for good in GOOD_NAMES],
        "market_deck": [view.market_deck],
        "market_discards": [view.market_discards.get(good, 0) for good in GOOD_NAMES],
        "djinns": _djinns(view.djinns),
        "djinn_deck": [view.djinn_deck],
        "djinn_discards": _djinns(view.djinn_discards),
        "djinns_face_down": [view.djinns_face_down],
        "looking_at": _djinns(view.looking_at or []),
        "used": _djinns(view.used),
        "acting": _djinns(view.acting),
        "suit": [int(good in view.suit) for good in GOOD_NAMES],
    }


def _players(view: FiveTribesView, remembered: FiveTribesMemory, order: list[int]) -> Parts:
    players = [view.players[seat] for seat in order]
    return {
        "gold": [player.gold or 0 for player in players],
        "counted_gold": [remembered.gold[seat] for seat in order],
        "hands": [(player.hand or {}).get(good, 0) for player in players for good in GOOD_NAMES],
        "seen_cards": [number for seat in order for number in remembered.cards[seat]],
        "cards": [player.cards for player in players],
        "viziers": [player.viziers for player in players],
        "elders": [player.elders for player in players],
        "camels_left": [player.camels for player in players],
        "owned_djinns": [number for player in players for number in _djinns(player.djinns)],
    }


def _djinns(names: list[str]) -> list[int]:
    return [int(djinn in names) for djinn in DJINN_NAMES]
