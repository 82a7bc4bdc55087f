"""Five Tribes in the terminal."""

from __future__ import annotations

from typing import Final

from sandtable.terminal.game_picture import GamePicture
from sandtable.terminal.pictures.five_tribes.picture import STYLES, picture

PICTURE: Final = GamePicture(picture, STYLES)
