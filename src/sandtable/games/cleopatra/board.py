"""What is in the box: resources, cards, pieces, dice (CL-K1 to CL-K3)."""

from __future__ import annotations

from typing import Final

# Tuples of numbers are typed `tuple[int, ...]`: compiled code boxes a tuple of known length at every access.
NONE: Final = -1  # no card, no mosaic, no bid
PLAYERS: Final = range(3, 6)
MOST_PLAYERS: Final = 5

# The five resources; a standard card's kind is its resource, a double's is 5 more.
ARTISAN: Final = 0
STONE: Final = 1
MARBLE: Final = 2
WOOD: Final = 3
LAPIS: Final = 4
RESOURCES: Final = 5
RESOURCE_NAMES: Final = ("artisan", "stone", "marble", "wood", "lapis")

# CL-K1 The deck. From DOUBLE on every card is tainted.
DOUBLE: Final = 5
TROMPE: Final = 10
BEGGAR: Final = 11
COURTESAN: Final = 12
ENVOY: Final = 13
SCRIBE: Final = 14
SMUGGLER: Final = 15
VIZIER: Final = 16
KINDS: Final = 17
BACK: Final = 17  # a card that lies face down, see `cards`
CARD_NAMES: Final = (
    *RESOURCE_NAMES,
    "double-artisan",
    "double-stone",
    "double-marble",
    "double-wood",
    "double-lapis",
    "trompe-loeil",
    "beggar",
    "courtesan",
    "envoy",
    "scribe",
    "smuggler",
    "vizier",
    "face-down",
)
DECK: Final[tuple[int, ...]] = (30, 18, 11, 9, 7, 3, 3, 3, 3, 3, 8, 2, 2, 2, 2, 2, 1)
CARDS: Final = 109
LETTERS: Final = "asmwlASMWLTBCESUV"  # in drawings: doubles are capitals, U is the Smuggler

# CL-K3 Characters are numbered kind - BEGGAR. In a turn at most all copies of one are played (CL-T4).
CHARACTERS: Final = 6
COPIES: Final[tuple[int, ...]] = (2, 2, 2, 2, 2, 1)
BEGGAR_AMULETS: Final = 2
COURTESAN_AMULETS: Final = 1
SCRIBE_AMULETS: Final = 2  # for a mosaic of choice
SMUGGLER_AMULETS: Final = 1
VIZIER_LOOKS: Final = 5

# CL-K2 Six categories of pieces: how many, what they cost (by resource), what they bring.
WALLS: Final = 0
SPHINXES: Final = 1
OBELISKS: Final = 2
THRONE: Final = 3
DOORS: Final = 4
MOSAICS: Final = 5
CATEGORIES: Final = 6
CATEGORY_NAMES: Final = ("walls", "sphinxes", "obelisks", "throne", "doors", "mosaics")
PIECES: Final[tuple[int, ...]] = (9, 6, 2, 2, 2, 12)
COSTS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 1, 0, 1, 0),
    (1, 1, 1, 0, 0),
    (3, 2, 0, 2, 0),
    (3, 0, 2, 0, 2),
    (2, 0, 1, 1, 1),
    (2, 1, 1, 0, 1),
)
WALL_TALENTS: Final = 3
SPHINX_TALENTS: Final[tuple[int, ...]] = (2, 5, 2, 5, 2, 5)
OBELISK_TALENTS: Final = 12
THRONE_TALENTS: Final = 12
DOOR_TALENTS: Final = 4
MOSAIC_TALENTS: Final = 4
TWO_PIECES: Final = 2  # CL-Q4, the visit bonus
MANY_PIECES: Final = 5

WALL_NAMES: Final = ("L1", "L2", "L3", "B1", "B2", "B3", "R3", "R2", "R1")  # CL-W1, in ring order
SIDE_NAMES: Final = ("left", "right")
SHAPE_NAMES: Final = ("F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z")
SHAPES: Final = 12

# CL-S2 What each player starts with.
STARTING_TALENTS: Final = 5
STARTING_MERCHANTS: Final = 3
STATUES: Final = 2
STARTING_CARDS: Final = 3

STALLS: Final = 3
HAND_LIMIT: Final = 10
DICE: Final = 5
DIE_FACES: Final = 6  # one bears the symbol
LAST_STEP: Final = 5  # of Cleopatra
MOST_TALENTS: Final = 416  # CL-K1: all tokens of the box; no bid can be higher
MERCHANT_TALENTS: Final = 3  # CL-E5
OFFERING_RETURNS: Final = 3  # CL-O3
