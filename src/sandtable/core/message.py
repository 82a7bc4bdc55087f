"""Messages: everything players read, as a code with words. The sentences are in the catalogues.

A word is a number, a reference into a vocabulary (`camel.blue`, `seat.2`), a list of these, or a bag of
references. A reference is translated separately, so that one sentence serves all camels in every language.

A list has an order and is told item by item: the bid order, the cards of a pile. A bag has no order and says
how many there are of each thing: `{"good.fish": 2, "good.silk": 1}`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

Bag = dict[str, int]
Word = int | str | list[int | str] | Bag


class Message(msgspec.Struct, frozen=True):
    """One sentence without its language: `code` names it in the catalogues, `words` fill its gaps.

    >>> from sandtable.locales.language import language
    >>> game = sandtable.game("camel-up")
    >>> message = game.describe(game.action("leg blue"))
    >>> message
    Message(code='camel-up-act-leg', words={'camel': 'camel.blue'})
    >>> language("en").say(message)
    'Take the top blue betting ticket'
    >>> language("de").say(message)
    'Das oberste blaue Etappenwettplättchen nehmen'
    """

    code: str
    words: dict[str, Word] = {}


def reference(vocabulary: str, key: object) -> str:
    """Return the reference to a word of a vocabulary: `camel.blue`."""
    return f"{vocabulary}.{key}"


def bag(references: Iterable[str]) -> Bag:
    """Count each reference, in the order of first appearance."""
    return dict(Counter(references))
