"""What is in the box: tribes, tiles, goods, djinns, tracks (FT-1.1 to FT-1.5)."""

from __future__ import annotations

from typing import Final

# Tuples of numbers are typed without their length: compiled code would box a tuple of known length whenever
# it reads an item.
NONE: Final = -1  # no owner, no card

# FT-1.1 Ninety meeples in five tribes.
VIZIER: Final = 0
ELDER: Final = 1
MERCHANT: Final = 2
BUILDER: Final = 3
ASSASSIN: Final = 4
TRIBES: Final = 5
TRIBE_NAMES: Final = ("vizier", "elder", "merchant", "builder", "assassin")
TRIBE_LETTERS: Final = "YWGBR"  # in pictures: yellow, white, green, blue, red
MEEPLES: Final[tuple[int, ...]] = (16, 20, 18, 18, 18)
ALL_MEEPLES: Final = 90

# FT-1.2 Thirty tiles in a rectangle of six by five; `a1` is the corner of tile 0, `f5` of tile 29.
WIDTH: Final = 6
HEIGHT: Final = 5
TILES: Final = 30
NO_TILE: Final = 30
TILE_NAMES: Final = tuple("abcdef"[tile % WIDTH] + str(tile // WIDTH + 1) for tile in range(TILES))
VILLAGE: Final = 0
SACRED_PLACE: Final = 1
OASIS: Final = 2
SMALL_MARKET: Final = 3
LARGE_MARKET: Final = 4
PLACE_NAMES: Final = ("village", "sacred-place", "oasis", "small-market", "large-market")
# The eight faces of a tile: what place it is, its value, how many there are.
FACES: Final = 8
FACE_PLACE: Final[tuple[int, ...]] = (0, 1, 1, 1, 1, 2, 3, 4)
FACE_VALUE: Final[tuple[int, ...]] = (5, 6, 10, 12, 15, 8, 6, 4)
FACE_COUNT: Final[tuple[int, ...]] = (5, 4, 1, 1, 1, 6, 8, 4)
BLUE_PLACES: Final = (VILLAGE, SACRED_PLACE)  # their value is printed in blue

# FT-1.3 Fifty-four resource cards: nine kinds of merchandise, and fakirs.
FAKIR: Final = 9
GOODS: Final = 10
GOOD_NAMES: Final = (
    "ivory",
    "jewels",
    "gold",
    "papyrus",
    "silk",
    "spice",
    "fish",
    "wheat",
    "pottery",
    "fakir",
)
GOOD_COUNT: Final[tuple[int, ...]] = (2, 2, 2, 4, 4, 4, 6, 6, 6, 18)
ALL_GOODS: Final = 54
ROW: Final = 9
# FT-9 What a suit pays, by the number of different goods in it.
SUIT_PAYS: Final[tuple[int, ...]] = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)

# FT-1.4 Djinns (in alphabetical order), palms, palaces, camels, markers.
AL_AMIN: Final = 0
ANUN_NAK: Final = 1
BAAL: Final = 2
BOAZ: Final = 3
BOURAQ: Final = 4
ECHIDNA: Final = 5
ENKI: Final = 6
HAGIS: Final = 7
HAURVATAT: Final = 8
IBLIS: Final = 9
JAFAAR: Final = 10
KANDICHA: Final = 11
KUMARBI: Final = 12
LAMIA: Final = 13
LETA: Final = 14
MARID: Final = 15
MONKIR: Final = 16
NEKIR: Final = 17
SHAMHAT: Final = 18
SIBITTIS: Final = 19
SLOAR: Final = 20
UTUG: Final = 21
ALL_DJINNS: Final = 22
EVERY_DJINN: Final = (1 << ALL_DJINNS) - 1
DJINN_NAMES: Final = (
    "al-amin",
    "anun-nak",
    "baal",
    "boaz",
    "bouraq",
    "echidna",
    "enki",
    "hagis",
    "haurvatat",
    "iblis",
    "jafaar",
    "kandicha",
    "kumarbi",
    "lamia",
    "leta",
    "marid",
    "monkir",
    "nekir",
    "shamhat",
    "sibittis",
    "sloar",
    "utug",
)
DJINN_VALUES: Final[tuple[int, ...]] = (5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4)
DJINN_ROW: Final = 3
PALM: Final = 0
PALACE: Final = 1
PIECE_NAMES: Final = ("palm", "palace")
PALMS: Final = 12
PALACES: Final = 10
PALM_PAYS: Final = 3
PALACE_PAYS: Final = 5
VIZIER_PAYS: Final = 1
ELDER_PAYS: Final = 2

# FT-1.5 The Turn Order Track; its three free spots are 0 to 2, and 2 lies next to the one that costs 1.
SPOTS: Final = 9
SPOT_COSTS: Final[tuple[int, ...]] = (0, 0, 0, 1, 3, 5, 8, 12, 18)
FREE_SPOTS: Final = 3

# FT-2.1, FT-2.2 How many may play, and what each player starts with.
MOST_SEATS: Final = 4
STARTING_GOLD: Final = 50


def camels_each(seats: int) -> int:
    """FT-2.1 Eleven camels for each of two players, else eight."""
    return 11 if seats == 2 else 8


def markers_each(seats: int) -> int:
    """FT-2.1 Two players have two turn markers each."""
    return 2 if seats == 2 else 1


# FT-8.3, FT-8.4, FT-10.2 Ways to pay a djinn or its power: elders, fakirs.
PAY_ELDER: Final = 0
PAY_FAKIR: Final = 1
PAY_TWO_ELDERS: Final = 2
PAY_ELDER_AND_FAKIR: Final = 3
PAYMENT_NAMES: Final = ("elder", "fakir", "two-elders", "elder-and-fakir")
PAYMENT_ELDERS: Final[tuple[int, ...]] = (1, 0, 2, 1)
PAYMENT_FAKIRS: Final[tuple[int, ...]] = (0, 1, 0, 1)
SMALL_MARKET_COSTS: Final = 3
LARGE_MARKET_COSTS: Final = 6
