"""Djinns that change what things are worth at the end."""

from __future__ import annotations

from typing import Final

from sandtable.games.five_tribes.board import AL_AMIN, HAURVATAT, JAFAAR, SHAMHAT
from sandtable.games.five_tribes.djinns.card import Djinn


class AlAmin(Djinn):
    """FT-10.Al-Amin Two fakirs in hand at the end count as one good of any kind (FT-13.1)."""

    number = AL_AMIN
    fakirs_a_wild: int = 2


class Haurvatat(Djinn):
    """FT-10.Haurvatat Each palm on the owner's tiles is worth five points."""

    number = HAURVATAT
    palm_pays: int = 5


class Jafaar(Djinn):
    """FT-10.Jafaar Each vizier is worth three points; the ten points for more viziers do not change."""

    number = JAFAAR
    vizier_pays: int = 3


class Shamhat(Djinn):
    """FT-10.Shamhat Each elder is worth four points."""

    number = SHAMHAT
    elder_pays: int = 4


AL_AMIN_CARD: Final = AlAmin()
HAURVATAT_CARD: Final = Haurvatat()
JAFAAR_CARD: Final = Jafaar()
SHAMHAT_CARD: Final = Shamhat()
