"""Camel Up in the terminal: the race in colours, drawn from a view."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from sandtable.core.message import Message
from sandtable.games.camel_up.board import (
    CAMEL_NAMES,
    PARTNERS_FROM,
    SPACES,
)
from sandtable.games.camel_up.view import CamelUpView, Card, Player
from sandtable.terminal.parts.paint import Paint
from sandtable.terminal.sentences import Labels, Words

# The labels of the picture, in locales/<language>/camel-up.ftl, with their variables.
BOARD_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "camel-up-board-leg": ("leg",),
    **{f"camel-up-board-letter-{camel}": () for camel in CAMEL_NAMES},  # one letter, different for each camel
    "camel-up-board-letter-grey": (),  # the die that moves the crazy camels
    "camel-up-board-pyramid": (),  # label: dice still in the pyramid
    "camel-up-board-rolled": (),  # label: dice that were rolled
    "camel-up-board-tickets": (),  # label: betting tickets left
    "camel-up-board-winner": (),  # label: cards on the winner pile
    "camel-up-board-loser": (),  # label: cards on the loser pile
    "camel-up-board-player": (),  # column: the player's name
    "camel-up-board-money": (),  # column: money
    "camel-up-board-bets": (),  # column: betting tickets held
    "camel-up-board-rolls": (),  # column: pyramid tickets held
    "camel-up-board-cards": (),  # column: finish cards in hand
    "camel-up-board-partner": (),  # column: partner of this leg
}
# The labels of the odds.
ODDS_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "camel-up-odds-title": ("dice",),  # odds at the end of the leg, with this number of dice in the pyramid
    "camel-up-odds-camel": (),  # column: camel
    "camel-up-odds-first": (),  # column: first in the leg
    "camel-up-odds-second": (),
    "camel-up-odds-last": (),
    "camel-up-odds-ticket": (),  # column: average value of a ticket; its number follows
    "camel-up-odds-win": (),  # column: wins the race
    "camel-up-odds-lose": (),  # column: comes last in the race
    "camel-up-odds-race-ends": ("percent",),  # the probability that the race ends in this leg
    "camel-up-odds-error": ("races", "percent"),  # number of simulated races, and the error
    "camel-up-odds-tiles": (),  # headline: expected income of a spectator tile in this leg
    "camel-up-odds-tile": (),  # column: the space of the tile
}
CELL: Final = 4  # characters of a space
STYLES: Final = {
    "blue": Paint("bold white on blue", "bold bright_blue"),
    "green": Paint("bold black on green", "bold green"),
    "yellow": Paint("bold black on yellow", "bold yellow"),
    "red": Paint("bold white on red", "bold red"),
    "purple": Paint("bold white on magenta", "bold magenta"),
    "white": Paint("bold black on white", "bold white"),
    "black": Paint("bold white on grey30", "bold bright_black"),
    "grey": Paint("bold black on grey62", "bold bright_black"),
}
CHEERS: Final = "bold green"
BOOS: Final = "bold red"
PLANNED: Final = "bold"


def picture(view: CamelUpView, words: Words) -> Group:
    """Draw the track, the cards and dice on the board, and the players."""
    say = words.labels("board")
    facts = Grid.grid(padding=(0, 2))
    facts.add_row(say("leg", leg=view.leg), _dice(view, words, say))
    facts.add_row(say("tickets"), _tickets(view, words))
    for pile, cards in (("winner", view.winner_pile), ("loser", view.loser_pile)):
        if mark := words.mark(f"bet {pile}"):
            facts.add_row(mark + say(pile), _pile(cards, words))
        elif cards:
            facts.add_row(say(pile), _pile(cards, words))
    return Group(_track(view, words), "", facts, "", _players(view, words, say))


# --- the track ---------------------------------------------------------------------------------------


def _track(view: CamelUpView, words: Words) -> Text:
    on = {stack.space: [_piece(camel, words) for camel in stack.camels] for stack in view.stacks}
    for tile in view.tiles:
        cheering = tile.side == "cheering"
        on[tile.space] = [
            Text(("+" if cheering else "-") + str(tile.seat), style=CHEERS if cheering else BOOS)
        ]
    spaces = range(min([1, *on]), max([SPACES, *on]) + 1)
    rows = [_row(on, spaces, height) for height in reversed(range(max(len(stack) for stack in on.values())))]
    ground = Text("".join(_name(space).center(CELL) for space in spaces), style="dim")
    plans = Text("".join(_planned(space, words).center(CELL) for space in spaces), style=PLANNED)
    return Text("\n").join([*rows, ground, *([plans] if plans.plain.strip() else [])])


def _planned(space: int, words: Words) -> str:
    """The tile that a plan places on a space, below it."""
    cheers, boos = (words.mark(f"tile {side} {space}") for side in ("cheering", "booing"))
    return f"{cheers}+" if cheers else f"{boos}-" if boos else ""


def _row(on: dict[int, list[Text]], spaces: range, height: int) -> Text:
    row = Text(no_wrap=True)
    for space in spaces:
        stack = on.get(space, [])
        cell = stack[height].copy() if height < len(stack) else Text()
        cell.align("center", CELL)
        row.append_text(cell)
    row.rstrip()
    return row


def _name(space: int) -> str:
    if space == 0:
        return "<|"
    return "|>" if space > SPACES else str(space)


def _piece(camel: str, words: Words) -> Text:
    return Text.assemble((f" {_letter(camel, words)} ", STYLES[camel].piece))


def _letter(camel: str, words: Words) -> str:
    return words.say(Message(f"camel-up-board-letter-{camel}"))


# --- the board -----------------------------------------------------------------------------------------


def _dice(view: CamelUpView, words: Words, say: Labels) -> Text:
    line = Text.assemble((words.mark("roll"), PLANNED), (f"{say('pyramid')} ", "dim"))
    for die in view.dice_in:
        line.append_text(_piece(die, words)).append(" ")
    if view.dice_out:
        line.append(f"  {say('rolled')} ", style="dim")
    for out in view.dice_out:
        line.append(f" {_letter(out.colour, words)}{out.pips} ", style=STYLES[out.colour].piece).append(" ")
    return line


def _tickets(view: CamelUpView, words: Words) -> Columns:
    """Show the tickets of every colour, by letter and name: this line is also the legend."""
    cells: list[Text] = []
    for camel, left in view.tickets.items():
        cell = Text(words.mark(f"leg {camel}"), style=PLANNED).append_text(_piece(camel, words))
        cell.append(f" {words.word(f'camel.{camel}')} ", style=STYLES[camel].name)
        cells.append(cell.append(" ".join(str(value) for value in left) or "-", style="" if left else "dim"))
    return Columns(cells, padding=(0, 2))


def _pile(cards: list[Card], words: Words) -> Text:
    line = Text()
    for card in cards:
        line.append(f"{words.name(card.seat)} ")
        line.append_text(_piece(card.camel, words) if card.camel else Text(" ? ", style="reverse")).append(
            "  "
        )
    line.rstrip()
    return line


# --- the players ----------------------------------------------------------------------------------------


def _players(view: CamelUpView, words: Words, say: Labels) -> Grid:
    heads = ["", "player", "money", "bets", "rolls", "cards"]
    if view.seats >= PARTNERS_FROM:
        heads.append("partner")
    grid = Grid(
        *(say(head) if head else "" for head in heads), box=None, padding=(0, 2, 0, 0), header_style="dim"
    )
    grid.columns[2].justify = "right"
    grid.columns[4].justify = "right"
    for seat, player in enumerate(view.players):
        cells: list[str | Text] = [
            str(seat),
            words.name(seat),
            str(player.money),
            _held(player, words),
            str(player.pyramid_tickets or ""),
            _hand(player, words),
        ]
        if view.seats >= PARTNERS_FROM:
            cells.append("" if player.partner is None else words.name(player.partner))
        grid.add_row(*cells, style="bold" if seat in view.to_act else "")
    return grid


def _held(player: Player, words: Words) -> Text:
    line = Text()
    for ticket in player.tickets:
        letter = _letter(ticket.camel, words)
        line.append(f" {letter}{ticket.value} ", style=STYLES[ticket.camel].piece).append(" ")
    return line


def _hand(player: Player, words: Words) -> Text:
    if player.hand is None:
        return Text("? " * player.cards, style="dim")
    return Text(" ").join(Text(_letter(camel, words), style=STYLES[camel].name) for camel in player.hand)
