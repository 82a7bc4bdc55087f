"""Cleopatra in the terminal."""

from __future__ import annotations

from typing import Final

from sandtable.terminal.looks import Look
from sandtable.terminal.pictures.cleopatra.picture import STYLES, picture

LOOK: Final = Look(picture, STYLES)
