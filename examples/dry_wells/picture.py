"""Dry Wells in the terminal: a row of cards for each player."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from dry_wells.rules import CARD_NAMES
from dry_wells.view import DryWellsView
from sandtable.terminal.game_picture import GamePicture
from sandtable.terminal.sentences import Words

SIGNS: Final = {"hidden": "?", **dict(zip(CARD_NAMES, "✗12345", strict=True))}
STYLES: Final = {f"card.{name}": "red" if name == "dry" else "blue" for name in CARD_NAMES}


def picture(view: DryWellsView, words: Words) -> Text:
    drawn = Text()
    for seat, player in enumerate(view.players):
        drawn.append(f"{words.names[seat]:12.12} ", "bold" if seat in view.to_act else "")
        for card in player.cards:
            drawn.append(f"[{SIGNS[card]}]", STYLES.get(f"card.{card}", "dim"))
        drawn.append("\n")
    drawn.append(f"[?] × {view.deck}", "dim")
    return drawn


PICTURE: Final = GamePicture(picture, STYLES)
