"""Five Tribes in the terminal."""

from __future__ import annotations

from typing import Final

from sandtable.terminal.looks import Look
from sandtable.terminal.pictures.five_tribes.picture import STYLES, picture

LOOK: Final = Look(picture, STYLES)
