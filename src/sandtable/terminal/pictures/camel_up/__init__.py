"""Camel Up in the terminal."""

from __future__ import annotations

from typing import Final

from sandtable.terminal.game_picture import GamePicture
from sandtable.terminal.pictures.camel_up.odds import odds_of
from sandtable.terminal.pictures.camel_up.picture import STYLES, picture

COLOURS: Final = {
    f"{kind}.{colour}": paint.name for kind in ("camel", "die") for colour, paint in STYLES.items()
}
PICTURE: Final = GamePicture(picture, COLOURS, odds_of)
