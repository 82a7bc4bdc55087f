"""The cards of Cleopatra in the terminal: each kind by its name, with its number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.cleopatra.board import BEGGAR, CARD_NAMES, DOUBLE, KINDS
from sandtable.games.cleopatra.view import CleopatraView
from sandtable.terminal.parts.flow import Flow
from sandtable.terminal.pictures.cleopatra.garden import QUIET
from sandtable.terminal.sentences import Labels, Words

NUMBER: Final = "bold cyan"
RESOURCES: Final = {
    "artisan": "bold orange3",
    "stone": "bold grey62",
    "marble": "bold bright_white",
    "wood": "bold green",
    "lapis": "bold bright_blue",
}
TAINTED: Final = "bold red"
CHARACTER: Final = "bold magenta"
CARDS: Final = {
    name: RESOURCES[name] if kind < DOUBLE else TAINTED if kind < BEGGAR else CHARACTER
    for kind, name in enumerate(CARD_NAMES[:KINDS])
}
STYLES: Final = {
    **{f"resource.{name}": style for name, style in RESOURCES.items()},
    **{f"card.{name}": style for name, style in CARDS.items()},
}
CARD_VERBS: Final = ("", "pay ", "discard ", "give card ")  # before the name of a card in an action
HANDS: Final = {  # the lines of a hand
    "standard": CARD_NAMES[:DOUBLE],
    "tainted": CARD_NAMES[DOUBLE:BEGGAR],
    "characters": CARD_NAMES[BEGGAR:KINDS],
}


def market_stall(stall: list[str], words: Words, say: Labels) -> Text:
    return _cards(Counter(card for card in stall if card in CARDS), stall.count(CARD_NAMES[-1]), words, say)


def shown(cards: dict[str, int] | None, number: int, words: Words, say: Labels) -> Text:
    return _cards({}, number, words, say) if cards is None else _cards(cards, 0, words, say)


def _cards(seen: Mapping[str, int], hidden: int, words: Words, say: Labels) -> Text:
    """List cards by name, and the number of cards face down."""
    parts = [listed("card", seen, words)] if any(seen.values()) else []
    if hidden:
        parts.append(Text(say("face-down", cards=hidden)))
    return Text(", ").join(parts) if parts else Text("–", style=QUIET)


def listed(vocabulary: str, numbers: Mapping[str, int], words: Words, style: str | None = None) -> Text:
    """List cards or resources in the order of the deck: `artisan ×3, stone`."""
    parts = []
    for name in CARD_NAMES:
        if numbers.get(name):
            paint = STYLES[f"{vocabulary}.{name}"] if style is None else style
            parts.append(Text.assemble((_times(words.word(f"{vocabulary}.{name}"), numbers[name]), paint)))
    return Text(", ").join(parts)


def pile(view: CleopatraView, words: Words, say: Labels) -> Flow:
    pile = Text(str(view.pile))
    if view.pile_top is not None:
        card = (words.word(f"card.{view.pile_top}"), CARDS.get(view.pile_top, ""))
        pile = Text.assemble(pile, (f", {say('pile-top')}: ", QUIET), card)
    return Flow([pile, Text.assemble((f"{say('discards')}  ", QUIET), str(view.discards))], gap=4)


def drawn(view: CleopatraView, words: Words) -> Flow:
    """List the drawn cards with the numbers that actions use."""
    return Flow(
        [
            Text.assemble((f"{number}) ", NUMBER), (words.word(f"card.{card}"), CARDS.get(card, "")))
            for number, card in enumerate(view.drawn, 1)
        ]
    )


def proposal(texts: list[str], words: Words) -> Text:
    """List the cards of a payment by name; wild cards and merchants with the resource they replace."""
    parts: Counter[str] = Counter()
    for text in texts:
        action = words.game.action(text)
        (word,) = action.words.values()
        replaces = "" if "card" in action.words else f"{words.heading(action.verb)}: "
        parts[replaces + words.word(word)] += 1
    return Text(", ".join(_times(part, number) for part, number in parts.items()))


def _times(name: str, number: int) -> str:
    return f"{name} ×{number}" if number > 1 else name


def hands(view: CleopatraView, words: Words, say: Labels) -> Grid:
    """Show the viewer's hand, and at the end of the game all hands."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(overflow="fold")
    grid.add_column(style=QUIET, no_wrap=True)
    for seat, player in enumerate(view.players):
        whose = words.name(seat)
        for line, names in HANDS.items():
            cards = {name: (player.hand or {}).get(name, 0) for name in names}
            if any(cards.values()):
                steps = words.mark(*[f"{verb}{name}" for name in cards for verb in CARD_VERBS])
                grid.add_row(whose, steps + say(line), listed("card", cards, words))
                whose = ""
    return grid
