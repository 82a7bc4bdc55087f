"""How a game looks in the terminal. One without a look of its own shows the plain picture every game has."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pkgutil import resolve_name
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from sandtable.core.game import game as find_game
from sandtable.core.message import Message
from sandtable.terminal.menu import Styles
from sandtable.terminal.words import Words

Draw = Callable[[Any, Words], RenderableType]
Odds = Callable[[Any, Words], RenderableType | None]  # None: this position has none


def no_odds(view: Any, words: Words) -> None:
    return None


class Look:
    """A picture of a view, a table of odds, and the colours of the game's words."""

    def __init__(self, picture: Draw, styles: Styles, odds: Odds = no_odds) -> None:
        self.picture = picture
        self.odds = odds
        self.styles = styles

    def painted(self, message: Message, words: Words) -> Text:
        """A sentence with the game's coloured things in their colours."""
        sentence = Text(words.say(message))
        for word in message.words.values():
            for item in word if isinstance(word, (list, dict)) else [word]:
                if item in self.styles:
                    sentence.highlight_regex(_any_form(words.word(item)), self.styles[str(item)])
        return sentence


def _any_form(word: str) -> re.Pattern[str]:
    """A word in any case: its stem, with any ending."""
    stem = re.escape(word[: max(3, len(word) - 2)])
    return re.compile(rf"\b{stem}\w*", re.IGNORECASE)


def plain(view: Any, words: Words) -> Text:
    return Text(words.game.draw(view), no_wrap=True)


PLAIN: Final = Look(plain, {})


def look_of(game: str) -> Look:
    """How a game is drawn: as it declares, or as plain text."""
    declared = find_game(game).picture
    return _declared(declared) if declared else PLAIN


@cache
def _declared(place: str) -> Look:
    found: Look = resolve_name(place)
    return found
