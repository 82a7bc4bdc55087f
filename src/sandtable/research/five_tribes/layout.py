"""What an observation of Five Tribes contains."""

from __future__ import annotations

from typing import Final

from sandtable.games.five_tribes.board import (
    ALL_DJINNS,
    GOODS,
    PALACES,
    PALMS,
    ROW,
    SPOTS,
    TILES,
    TRIBES,
)

PLACES: Final = 5  # kinds of tiles
MARKERS: Final = 4  # on the Bid Order Track, at most


def parts(seats: int) -> list[tuple[str, int, int, str]]:
    """Name, length, largest value and meaning of each slice; players are counted from the viewer on."""
    return [
        ("round", 1, 15, "the number of the round"),
        ("places", TILES * PLACES, 1, "by tile, 1 for its kind: village, sacred place, oasis, two markets"),
        ("values", TILES, 15, "by tile, the number printed on it"),
        ("meeples", TILES * TRIBES, 3, "by tile and tribe, the meeples on it"),
        ("camels", TILES * seats, 1, "by tile, 1 for the player whose camel stands there"),
        ("palms", TILES, 3, "by tile, the palms"),
        ("palaces", TILES, 3, "by tile, the palaces"),
        ("bid_order", MARKERS * seats, 1, "by place of the Bid Order Track, 1 for the player"),
        ("turn_order", SPOTS * seats, 1, "by spot of the Turn Order Track, 1 for the player"),
        ("sitting_out", seats, 1, "1 for the player whose marker could not bid"),
        ("in_hand", TRIBES, 5, "by tribe, the meeples being sown or about to act"),
        ("final_tile", TILES, 1, "1 for the tile where this turn's move ended"),
        ("market", ROW * GOODS, 1, "by place in the row, 1 for the kind of the card"),
        ("market_deck", 1, 54, "the cards in the deck"),
        ("market_discards", GOODS, 6, "by kind, the cards discarded"),
        ("djinns", ALL_DJINNS, 1, "1 for each djinn on display"),
        ("djinn_deck", 1, ALL_DJINNS, "the djinns in the deck"),
        ("djinn_discards", ALL_DJINNS, 1, "1 for each djinn discarded face up"),
        ("djinns_face_down", 1, ALL_DJINNS, "the djinns discarded face down"),
        ("looking_at", ALL_DJINNS, 1, "1 for each djinn that Sibittis shows the viewer"),
        ("used", ALL_DJINNS, 1, "1 for each djinn that cannot be used again yet"),
        ("acting", ALL_DJINNS, 1, "1 for each djinn paid for the tribe about to act"),
        ("suit", GOODS, 1, "1 for each kind laid out for sale"),
        ("bag", 1, 60, "the meeples in the bag"),
        ("palms_left", 1, PALMS, "the palms in the supply"),
        ("palaces_left", 1, PALACES, "the palaces in the supply"),
        ("gold", seats, 100, "by player, the gold if the viewer may see it"),
        ("counted_gold", seats, 100, "by player, the gold that everybody has counted (memory)"),
        ("hands", seats * GOODS, 4, "by player and kind, the cards if the viewer may see them"),
        ("seen_cards", seats * GOODS, 4, "by player and kind, the cards that everybody saw it take (memory)"),
        ("cards", seats, 15, "by player, the cards in hand"),
        ("viziers", seats, 8, "by player, the viziers"),
        ("elders", seats, 8, "by player, the elders"),
        ("camels_left", seats, 11, "by player, the camels not on the board"),
        ("owned_djinns", seats * ALL_DJINNS, 1, "by player, 1 for each djinn it has"),
    ]
