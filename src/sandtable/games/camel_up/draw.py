"""A race as text, for terminals, transcripts and tests, drawn from a view alone."""

from __future__ import annotations

from sandtable.games.camel_up.board import CAMEL_NAMES, LETTERS, SPACES
from sandtable.games.camel_up.view import CamelUpView, Card, Player

CELL = 4


def draw(view: CamelUpView) -> str:
    """Draw the track from 1 to 16 with its stacks, then the board and what lies before the players."""
    lines = [*_track(view), "", f"dice in {' '.join(view.dice_in)}"]
    lines.append("dice out " + " ".join(f"{die.colour} {die.pips}" for die in view.dice_out))
    lines.append("tickets " + "  ".join(f"{camel} {_values(left)}" for camel, left in view.tickets.items()))
    lines.append(f"winner pile {_pile(view.winner_pile)}   loser pile {_pile(view.loser_pile)}")
    lines += [_player(seat, player) for seat, player in enumerate(view.players)]
    return "\n".join(line.rstrip() for line in lines)


def _track(view: CamelUpView) -> list[str]:
    first, last = 1, SPACES
    on = {stack.space: [_letter(camel) for camel in stack.camels] for stack in view.stacks}
    if 0 in on:
        first = 0
    if SPACES + 1 in on:
        last = SPACES + 1
    for tile in view.tiles:
        on[tile.space] = [("+" if tile.side == "cheering" else "-") + str(tile.seat)]
    tallest = max(len(stack) for stack in on.values())
    rows = [
        "".join(_cell(on.get(space, []), height) for space in range(first, last + 1))
        for height in reversed(range(tallest))
    ]
    behind = "<|" if view.outcome else "off"  # during the set-up camels wait off the track
    return [*rows, "".join(_name(space, behind).rjust(CELL) for space in range(first, last + 1))]


def _cell(stack: list[str], height: int) -> str:
    return (stack[height] if height < len(stack) else "").rjust(CELL)


def _name(space: int, behind: str) -> str:
    if space == 0:
        return behind
    return "|>" if space > SPACES else str(space)


def _letter(camel: str) -> str:
    return LETTERS[CAMEL_NAMES.index(camel)]


def _values(left: list[int]) -> str:
    return "/".join(str(value) for value in left) or "-"


def _pile(pile: list[Card]) -> str:
    return " ".join(f"{card.seat}:{_letter(card.camel) if card.camel else '?'}" for card in pile) or "-"


def _player(seat: int, player: Player) -> str:
    tickets = " ".join(f"{_letter(ticket.camel)}{ticket.value}" for ticket in player.tickets) or "-"
    shown = None if player.hand is None else " ".join(_letter(camel) for camel in player.hand)
    hand = f"{player.cards} hidden" if shown is None else shown or "-"
    partner = "" if player.partner is None else f"  partner {player.partner}"
    held = f"tickets {tickets}  pyramid {player.pyramid_tickets}  cards {hand}{partner}"
    return f"seat {seat}: {player.money} EP  {held}"
