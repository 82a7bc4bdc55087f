"""Cleopatra in the terminal: garden, palace, market and players in colours, drawn from a view.

Nothing depends on colour alone: mosaics have letters, sanctuaries the number of their owner, cards their
names. On a screen of 100 columns the palace is beside the garden, on one of 80 columns below it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from sandtable.games.cleopatra.board import BEGGAR, CARD_NAMES
from sandtable.games.cleopatra.view import CleopatraView, Player
from sandtable.terminal.parts.flow import Flow
from sandtable.terminal.pictures.cleopatra.cards import STYLES as STYLES
from sandtable.terminal.pictures.cleopatra.cards import (
    TAINTED,
    drawn,
    hands,
    listed,
    market_stall,
    pile,
    proposal,
    shown,
)
from sandtable.terminal.pictures.cleopatra.garden import (
    GREEN,
    PALM_TREE,
    QUIET,
    SEATS,
    foundation,
    garden,
    sanctuary,
)
from sandtable.terminal.pictures.cleopatra.palace import BUILT, WORTH, mosaic, palace, progress
from sandtable.terminal.sentences import Labels, Words

# The labels of the picture, in locales/<language>/cleopatra.ftl, with their variables.
BOARD_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "cleopatra-board-palm": (),  # legend
    "cleopatra-board-foundation": (),
    "cleopatra-board-sanctuary": (),  # legend: a sanctuary with the number of its owner
    "cleopatra-board-top": (),  # label: the top mosaic
    "cleopatra-board-stack": (),  # label: the mosaics still in the stack
    "cleopatra-board-held": (),  # label: the mosaic that is being laid
    "cleopatra-board-first-square": (),  # legend: the mark on its first square
    "cleopatra-board-cleopatra": (),  # label: her steps
    "cleopatra-board-altar": (),  # label: the dice
    "cleopatra-board-stall": ("number",),
    "cleopatra-board-face-down": ("cards",),  # this number of cards face down
    "cleopatra-board-pile": (),  # label: the size of the pile
    "cleopatra-board-pile-top": (),  # label: its top card
    "cleopatra-board-discards": (),  # label: their number, or the cards you look through
    "cleopatra-board-drawn": (),  # label: the cards waiting to be laid on stalls
    "cleopatra-board-looked": (),  # label: the cards that the Vizier shows
    "cleopatra-board-played": (),  # label: the characters played in this turn
    "cleopatra-board-visit": (),  # label: the pieces built in this visit to the quarry, and their value
    "cleopatra-board-left-over": (),  # label: units left over from doubles
    "cleopatra-board-missing": (),  # label: what is still to be paid
    "cleopatra-board-proposal": (),  # label: the cheapest payment
    "cleopatra-board-player": (),  # column: the player's name
    "cleopatra-board-talents": (),  # column
    "cleopatra-board-amulets": (),
    "cleopatra-board-cards": (),  # column: cards in hand
    "cleopatra-board-merchants": (),
    "cleopatra-board-statues": (),
    "cleopatra-board-offering": (),  # column: whether an offering is sealed
    "cleopatra-board-eaten": (),  # label: the players who were eaten
    "cleopatra-board-standard": (),  # label: the standard cards in hand
    "cleopatra-board-tainted": (),  # label: doubles and trompe-l'oeil in hand
    "cleopatra-board-characters": (),  # label: the characters in hand
}
WIDE: Final = 100  # columns, enough for the palace beside the garden
GAP: Final = 2
ON_TURN: Final = "►"
UNKNOWN: Final = "?"


class CleopatraPicture:
    """Garden and palace, market, visit, players and the viewer's hand, as wide as the screen allows."""

    def __init__(self, view: CleopatraView, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, words = self.view, self.words
        say = words.labels("board")
        board, pieces = garden(view, words), palace(view, words)
        if options.max_width >= WIDE:
            yield from (_beside(board, pieces), _legend(view, say))
        else:
            yield from (board, _legend(view, say), "", pieces)
        yield ""
        yield _facts(view, words, say)
        yield ""
        yield _players(view, words, say)
        if any(player.eaten for player in view.players):
            yield _eaten(view, words, say)
        yield ""
        yield hands(view, words, say)


def picture(view: CleopatraView, words: Words) -> CleopatraPicture:
    return CleopatraPicture(view, words)


def _beside(left: RenderableType, right: RenderableType) -> Grid:
    grid = Grid.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_row(left, right)
    return grid


def _legend(view: CleopatraView, say: Labels) -> Flow:
    signs = {"palm": Text(PALM_TREE, style=GREEN), "foundation": foundation(view.throne, 1)}
    if view.sanctuaries:
        signs["sanctuary"] = sanctuary(view.sanctuaries[0].seat, statue=True)
    return Flow([Text.assemble(sign, " ", (say(topic), QUIET)) for topic, sign in signs.items()])


def _facts(view: CleopatraView, words: Words, say: Labels) -> Grid:
    facts = Grid.grid(padding=(0, 2, 0, 0))
    facts.add_column(style=QUIET, no_wrap=True)
    facts.add_row(*mosaic(view, say))
    facts.add_row(say("cleopatra"), progress(view, say))
    for number, stall in enumerate(view.stalls, 1):
        label = words.mark(f"market {number}") + say("stall", number=number)
        facts.add_row(label, market_stall(stall, words, say))
    facts.add_row(say("pile"), pile(view, words, say))
    if view.drawn:
        facts.add_row(say("drawn"), drawn(view, words))
    if view.looked_at:
        facts.add_row(say("looked"), shown(view.looked, view.looked_at, words, say))
    if view.discarded is not None:
        facts.add_row(say("discards"), listed("card", view.discarded, words))
    played = {CARD_NAMES[BEGGAR + at]: times for at, times in enumerate(view.played)}
    if any(view.played):
        facts.add_row(say("played"), listed("card", played, words))
    for label, line in _visit(view, words, say):
        facts.add_row(label, line)
    return facts


def _visit(view: CleopatraView, words: Words, say: Labels) -> Iterable[tuple[str, RenderableType]]:
    visit = view.visit
    if visit.pieces:
        yield say("visit"), Text(f"{BUILT * visit.pieces} +{visit.earned}", style=WORTH)
    if visit.credit:
        yield say("left-over"), listed("resource", visit.credit, words)
    if visit.missing:
        yield say("missing"), listed("resource", visit.missing, words)
    if visit.proposal:
        yield say("proposal"), proposal(visit.proposal, words)


# --- the players ---------------------------------------------------------------------------------------


def _players(view: CleopatraView, words: Words, say: Labels) -> Grid:
    bidding = any(player.has_bid for player in view.players)
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(say("player"), overflow="fold")
    for head in ("talents", "amulets", "cards", "merchants", "statues", *(["offering"] if bidding else [])):
        grid.add_column(say(head), justify="right", no_wrap=True)
    for seat, player in enumerate(view.players):
        grid.add_row(
            ON_TURN if seat in view.to_act else "",
            Text.assemble((f" {seat} ", SEATS[seat])),
            words.name(seat),
            UNKNOWN if player.talents is None else str(player.talents),
            UNKNOWN if player.amulets is None else str(player.amulets),
            str(player.cards),
            str(player.merchants),
            str(player.statues),
            *([_bid(player)] if bidding else []),
            style="bold" if seat in view.to_act else "",
        )
    return grid


def _eaten(view: CleopatraView, words: Words, say: Labels) -> Text:
    names = [words.name(seat) for seat, player in enumerate(view.players) if player.eaten]
    return Text(f"{say('eaten')}: {', '.join(names)}", style=TAINTED)


def _bid(player: Player) -> str:
    if not player.has_bid:
        return "–"
    return "✓" if player.bid is None else str(player.bid)
