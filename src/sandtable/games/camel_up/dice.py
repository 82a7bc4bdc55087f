"""The dice: drawing them, reading them, and the ones that were rolled (CU-2, CU-22).

A rolled die is one small integer: the die times 8, plus the face it shows. Only this module knows that.
"""

from __future__ import annotations

from sandtable.core import bits
from sandtable.core.chance import Chance
from sandtable.core.native import i64
from sandtable.games.camel_up.board import BLACK, GREY, GREY_FACES, RACING_FACES, WHITE


def draw_die(dice: i64, chance: Chance) -> i64:
    """CU-22 Draw one of the dice in the pyramid, each equally likely."""
    return bits.nth(dice, chance.pick(bits.count(dice)))


def faces_of(die: i64) -> i64:
    """CU-2 The number of faces a die can show."""
    return RACING_FACES if die < GREY else GREY_FACES


def pips_of(face: i64) -> i64:
    """CU-2 The number on a face. Faces count from 0: 1 to 3; on the grey die first white, then black."""
    return face % RACING_FACES + 1


def crazy_shown(face: i64) -> i64:
    """CU-2 The crazy camel whose colour a face of the grey die shows."""
    return WHITE if face < RACING_FACES else BLACK


def rolled_die(die: i64, face: i64) -> i64:
    """CU-22 A die that lies outside the pyramid and shows a face."""
    return die * 8 + face


def die_of(rolled: i64) -> i64:
    return rolled >> 3


def face_of(rolled: i64) -> i64:
    return rolled & 7
