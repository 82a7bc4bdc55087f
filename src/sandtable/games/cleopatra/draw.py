"""The palace as text, as transcripts and tests show it, drawn from a view."""

from __future__ import annotations

from sandtable.games.cleopatra.board import BEGGAR, CARD_NAMES, CHARACTERS, LETTERS
from sandtable.games.cleopatra.view import CleopatraView, Player

BUILT = "="
LEFT_WALLS = ("L3", "L2", "L1")
RIGHT_WALLS = ("R3", "R2", "R1")


def draw(view: CleopatraView) -> str:
    """Draw the garden from the back with its walls (= if built), then quarry, market and players."""
    lines = [*_garden(view), ""]
    top = view.top_mosaic or "-"
    lines.append(
        f"mosaic {top} of {''.join(view.stack) or '-'}  sphinxes {view.sphinxes}  throne {view.throne}"
    )
    lines.append(f"obelisks {_names(view.obelisks)}  doors {_names(view.doors)}")
    lines.append(f"Cleopatra on {view.cleopatra}  altar {view.altar}")
    pile_top = _letter(view.pile_top) if view.pile_top else "-"
    lines.append(f"pile {view.pile} ({pile_top})  discards {view.discards}  " + _stalls(view))
    if view.drawn:
        lines.append("drawn " + "".join(_letter(card) for card in view.drawn))
    if view.looked_at:
        lines.append(f"looked at {_hand(view.looked, view.looked_at)}")
    if view.discarded is not None:
        lines.append(f"discarded {_hand(view.discarded, view.discards)}")
    if view.visit.pieces or view.visit.paying:
        lines.append(_visit(view))
    if any(view.played):
        played = [f"{CARD_NAMES[BEGGAR + n]} {view.played[n]}" for n in range(CHARACTERS) if view.played[n]]
        lines.append("played " + ", ".join(played))
    lines += [_player(seat, player) for seat, player in enumerate(view.players)]
    return "\n".join(line.rstrip() for line in lines)


def _garden(view: CleopatraView) -> list[str]:
    squares = [list(row) for row in view.grid]
    for mosaic in view.mosaics:
        for row, column in mosaic.squares:
            squares[row - 1][column - 1] = mosaic.shape
    for sanctuary in view.sanctuaries:
        for row, column in sanctuary.squares:
            squares[row - 1][column - 1] = str(sanctuary.seat)
    back = "".join((BUILT if wall in view.walls else " ") * 3 for wall in ("B1", "B2", "B3"))
    rows = [f"   {back}", *(_row(view, number, "".join(row)) for number, row in enumerate(squares))]
    return [*rows, "   123456789"]


def _row(view: CleopatraView, number: int, row: str) -> str:
    left = BUILT if LEFT_WALLS[number // 3] in view.walls else " "
    right = BUILT if RIGHT_WALLS[number // 3] in view.walls else " "
    return f"{number + 1} {left}{row}{right}"


def _names(names: list[str]) -> str:
    return " ".join(names) or "-"


def _letter(card: str) -> str:
    return "?" if card == CARD_NAMES[-1] else LETTERS[CARD_NAMES.index(card)]


def _stalls(view: CleopatraView) -> str:
    return "stalls " + " | ".join("".join(_letter(card) for card in stall) or "-" for stall in view.stalls)


def _hand(hand: dict[str, int] | None, cards: int) -> str:
    if hand is None:
        return f"{cards} hidden"
    return "".join(_letter(card) * number for card, number in hand.items()) or "-"


def _visit(view: CleopatraView) -> str:
    visit = view.visit
    line = f"visit: pieces {visit.pieces}, talents {visit.earned}"
    if visit.credit:
        line += ", left over " + " ".join(f"{resource} {units}" for resource, units in visit.credit.items())
    if visit.paying:
        missing = " ".join(f"{resource} {units}" for resource, units in visit.missing.items()) or "nothing"
        line += f"; {visit.paying}, missing {missing}"
    return line


def _player(seat: int, player: Player) -> str:
    talents = "?" if player.talents is None else str(player.talents)
    amulets = "?" if player.amulets is None else str(player.amulets)
    bid = "" if not player.has_bid else f"  bid {'?' if player.bid is None else player.bid}"
    eaten = "  eaten" if player.eaten else ""
    return (
        f"seat {seat}: talents {talents}  amulets {amulets}  merchants {player.merchants}"
        f"  statues {player.statues}  hand {_hand(player.hand, player.cards)}{bid}{eaten}"
    )
