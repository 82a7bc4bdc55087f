"""Positions as a line of text: `1:G,Y,R 3:B,P 15:W 16:K`, stacks from bottom to top; tiles `+10 -12`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core import bits
from sandtable.core.errors import BadSetup
from sandtable.core.native import i64, vec
from sandtable.games.camel_up.board import (
    ALL_DICE,
    BOOING,
    CAMEL_NAMES,
    CHEERING,
    DIE_NAMES,
    GREY,
    LETTERS,
    OVER_THE_LINE,
    SPACES,
)
from sandtable.games.camel_up.track import add_camel, stack_on, stacks

SPACE_NAMES: Final = frozenset(str(space) for space in range(1, SPACES + 1))


def camels_from_text(text: str) -> i64:
    """Read the seven camels of a position; each letter of BGYRPWK must occur exactly once.

    >>> from sandtable.games.camel_up.notation import camels_from_text, camels_to_text
    >>> camels_to_text(camels_from_text("3:B,P 1:G,Y,R 15:W 16:K"))
    '1:G,Y,R 3:B,P 15:W 16:K'
    """
    camels: i64 = 0
    seen = ""
    spaces: set[int] = set()
    for part in text.split():
        space_text, colon, letters = part.partition(":")
        if not colon or space_text not in SPACE_NAMES:
            raise BadSetup(f"{part!r}: expected a space from 1 to {SPACES} and its camels, like 3:B,P")
        if int(space_text) in spaces:
            raise BadSetup(f"space {space_text} is given twice")
        spaces.add(int(space_text))
        for letter in letters.upper().split(","):
            if len(letter) != 1 or letter not in LETTERS:
                raise BadSetup(f"{part!r}: no camel {letter!r}; the camels are {known_camels()}")
            if letter in seen:
                raise BadSetup(f"the {CAMEL_NAMES[LETTERS.index(letter)]} camel stands twice")
            seen += letter
            camels = add_camel(camels, LETTERS.index(letter), int(space_text))
    missing = [CAMEL_NAMES[LETTERS.index(letter)] for letter in LETTERS if letter not in seen]
    if missing:
        raise BadSetup(f"camels are missing: {', '.join(missing)}; a position names all seven")
    return camels


def camels_to_text(camels: i64) -> str:
    """Write a position; the opposite of `camels_from_text`.

    >>> from sandtable.games.camel_up.notation import camels_from_text, camels_to_text
    >>> camels_to_text(camels_from_text("1:B,G,Y,R,P 16:W,K"))
    '1:B,G,Y,R,P 16:W,K'
    """
    return " ".join(
        f"{space}:{','.join(LETTERS[camel] for camel in stack)}"
        for space, stack in sorted(stacks(camels).items())
    )


def known_camels() -> str:
    return ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, CAMEL_NAMES, strict=True))


def tiles_from_text(text: str, camels: i64) -> vec[i64]:
    """CU-20, CU-21 Read the tiles on the track: `+10 -12` is cheering on 10, booing on 12.

    >>> from sandtable.games.camel_up.notation import camels_from_text, tiles_from_text, tiles_to_text
    >>> camels = camels_from_text("1:G,Y,R 3:B,P 15:W 16:K")
    >>> tiles_to_text(tiles_from_text("+10 -12", camels))
    '+10 -12'
    """
    tiles = no_tiles()
    for part in text.replace(",", " ").split():
        if part[0] not in "+-" or not part[1:].isdecimal() or len(part) > 3:
            raise BadSetup(f"{part!r}: expected + (cheering) or - (booing) and a space, like +10")
        space = int(part[1:])
        if not 2 <= space <= SPACES:
            raise BadSetup(f"a spectator tile lies on a space from 2 to {SPACES}, not on {space} (CU-20)")
        if stack_on(camels, space):
            raise BadSetup(f"space {space} holds camels, so no spectator tile (CU-20)")
        if tiles[space]:
            raise BadSetup(f"two spectator tiles on space {space} (CU-20)")
        if tiles[space - 1] or tiles[space + 1]:
            raise BadSetup(f"the spectator tile on {space} is next to another one (CU-20)")
        tiles[space] = CHEERING if part[0] == "+" else BOOING
    return tiles


def tiles_to_text(tiles: vec[i64]) -> str:
    """Write the tiles on the track; the opposite of `tiles_from_text`.

    >>> from sandtable.games.camel_up.notation import no_tiles, tiles_to_text
    >>> tiles_to_text(no_tiles())
    ''
    """
    return " ".join(
        f"{'+' if tiles[space] == CHEERING else '-'}{space}" for space in range(SPACES + 1) if tiles[space]
    )


def no_tiles() -> vec[i64]:
    """An empty track: no side on any space.

    >>> from sandtable.games.camel_up.notation import no_tiles
    >>> any(no_tiles())
    False
    """
    return vec[i64]([0] * (OVER_THE_LINE + 1))


def tiles_from_sides(sides: Sequence[int]) -> vec[i64]:
    """Pack the side on each space, as `tuple(tiles)` gives them."""
    tiles = no_tiles()
    for space in range(OVER_THE_LINE + 1):
        tiles[space] = sides[space]
    return tiles


def dice_from_text(text: str) -> i64:
    """Read the dice in the pyramid: `all`, names or letters, like `blue,grey` or `B,X` (X: the grey die).

    >>> from sandtable.games.camel_up.notation import dice_from_text
    >>> dice_from_text("blue,grey") == dice_from_text("B,X")
    True
    """
    if text.strip().lower() == "all":
        return ALL_DICE
    dice: i64 = 0
    for word in text.replace(",", " ").split():
        die = _die(word)
        if bits.has(dice, die):
            raise BadSetup(f"the {DIE_NAMES[die]} die is given twice")
        dice |= 1 << die
    if dice == 0:
        raise BadSetup("no dice given: 'all', or some of " + ", ".join(DIE_NAMES))
    return dice


def _die(word: str) -> int:
    if word.lower() in DIE_NAMES:
        return DIE_NAMES.index(word.lower())
    letters = LETTERS[:GREY] + "X"
    if len(word) == 1 and word.upper() in letters:
        return letters.index(word.upper())
    raise BadSetup(
        f"no die {word!r}; the dice are {', '.join(DIE_NAMES)} (or the letters {', '.join(letters)})"
    )
