"""What an observation of Cleopatra contains."""

from __future__ import annotations

from typing import Final

from sandtable.games.cleopatra.board import (
    BACK,
    CHARACTERS,
    DICE,
    HAND_LIMIT,
    KINDS,
    LAST_STEP,
    RESOURCES,
    SHAPES,
    STALLS,
    STARTING_MERCHANTS,
    STATUES,
    WALL_NAMES,
)
from sandtable.games.cleopatra.regions import SIZE

SQUARES: Final = SIZE * SIZE
FACES: Final = BACK + 1  # the kinds, and a card that lies face down


def parts(seats: int) -> list[tuple[str, int, int, str]]:
    """Name, length, largest value and meaning of each slice; players are counted from the viewer on."""
    return [
        ("first", seats, 1, "1 for the player who began"),
        ("palms", SQUARES, 1, "by square of the garden, from the back left: 1 for a palm"),
        ("free", SQUARES, 1, "by square, 1 if no mosaic and no foundation is there"),
        ("own_sanctuaries", SQUARES, 1, "by square, 1 in a sanctuary of the viewer"),
        ("other_sanctuaries", SQUARES, 1, "by square, 1 in a sanctuary of another player"),
        ("cleopatra", 1, LAST_STEP, "her step"),
        ("altar", 1, DICE, "the dice on the altar"),
        ("walls", len(WALL_NAMES), 1, "1 for each wall that stands"),
        ("sphinxes", 1, 6, "the sphinxes built"),
        ("obelisks", 2, 1, "1 for each side with an obelisk"),
        ("throne", 1, 2, "0, 1 for the pedestal, 2 for the throne"),
        ("doors", 2, 1, "1 for each side with a door"),
        ("top_mosaic", SHAPES, 1, "1 for the shape on top of the stack"),
        ("stack", SHAPES, 1, "1 for each shape in the stack"),
        ("stalls", STALLS * FACES, 3, "by stall, the cards of each kind; the last number: face down"),
        ("pile", 1, 60, "the cards in the pile"),
        ("pile_top", FACES, 1, "1 for the card on top of the pile, as it lies"),
        ("discards", 1, 60, "the cards discarded"),
        ("discarded", KINDS, 6, "by kind, the discards while the viewer looks through them"),
        ("known_discards", KINDS, 6, "by kind, the discards that the viewer knows of (memory)"),
        ("drawn", FACES, 3, "the cards waiting to be laid on stalls"),
        ("looked_at", 1, 5, "the cards that a Vizier shows"),
        ("looked", KINDS, 3, "by kind, the Vizier's cards, for their viewer"),
        ("played", CHARACTERS, 2, "by character, how often it was played in this turn"),
        ("pieces", 1, 5, "the pieces built in this visit"),
        ("earned", 1, 30, "the talents earned in this visit"),
        ("credit", RESOURCES, 2, "by resource, units left over from doubles"),
        ("missing", RESOURCES, 3, "by resource, what is still to be paid"),
        ("idle", 1, 20, "turns in a row without a piece"),
        ("cards", seats, HAND_LIMIT, "by player, the cards in hand"),
        ("hands", seats * KINDS, 3, "by player and kind, the cards if the viewer may see them"),
        ("known_cards", seats * KINDS, 3, "by player and kind, cards the viewer knows of (memory)"),
        ("talents", seats, 80, "by player, the talents if the viewer may see them"),
        ("counted_talents", seats, 80, "by player, the talents that everybody has counted (memory)"),
        ("amulets", seats, 20, "by player, the amulets if the viewer may see them"),
        ("counted_amulets", seats, 20, "by player, the amulets that everybody has counted (memory)"),
        ("merchants", seats, STARTING_MERCHANTS, "by player, the merchants"),
        ("statues", seats, STATUES, "by player, the statues not set up yet"),
        ("has_bid", seats, 1, "by player, 1 if its bid is sealed"),
        ("bid", 1, 80, "the viewer's sealed bid"),
    ]
