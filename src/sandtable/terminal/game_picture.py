"""How a game is drawn in the terminal: as it declares, or as the plain text that every game has."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from sandtable.core.message import Message
from sandtable.core.registry import game as find_game
from sandtable.core.registry import load_from
from sandtable.terminal.menu import Styles
from sandtable.terminal.sentences import Words

Draw = Callable[[Any, Words], RenderableType]
Odds = Callable[[Any, Words], RenderableType | None]  # None: this position has no odds


def no_odds(view: Any, words: Words) -> None:
    return None


class GamePicture:
    """The picture of a game: it draws views and odds, and knows the colours of the game's words."""

    def __init__(self, draw: Draw, styles: Styles, odds: Odds = no_odds) -> None:
        self.draw = draw
        self.odds = odds
        self.styles = styles

    def painted(self, message: Message, words: Words) -> Text:
        """Return a sentence in which the coloured things of the game have their colours."""
        sentence = Text(words.say(message))
        for word in message.words.values():
            for item in word if isinstance(word, (list, dict)) else [word]:
                if item in self.styles:
                    sentence.highlight_regex(_any_form(words.word(item)), self.styles[str(item)])
        return sentence


def _any_form(word: str) -> re.Pattern[str]:
    """Match a word in any grammatical form: its stem with any ending."""
    stem = re.escape(word[: max(3, len(word) - 2)])
    return re.compile(rf"\b{stem}\w*", re.IGNORECASE)


def plain(view: Any, words: Words) -> Text:
    return Text(words.game.draw(view), no_wrap=True)


PLAIN: Final = GamePicture(plain, {})


def picture_of(game: str) -> GamePicture:
    """Return the picture that a game declares, or the plain one."""
    declared = find_game(game).picture
    return _declared(game, declared) if declared else PLAIN


@cache
def _declared(game: str, place: str) -> GamePicture:
    found: GamePicture = load_from(place, f"{game} has no picture at")
    return found
