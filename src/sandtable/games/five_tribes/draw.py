"""The table as text, for terminals, transcripts and tests. It knows only the view.

A tile reads like those of the rules: value and place (v village, s sacred place, o oasis, m small market,
L large market), a colon, its meeples (Y W G B R); after them the owner's camel `@2`, palms `|`, palaces `^`.
"""

from __future__ import annotations

from sandtable.games.five_tribes.board import HEIGHT, PLACE_NAMES, TRIBE_LETTERS, TRIBE_NAMES, WIDTH
from sandtable.games.five_tribes.view import FiveTribesView, Player, Tile

PLACE_LETTERS = "vsomL"
COLUMNS = "abcdef"


def draw(view: FiveTribesView) -> str:
    """Draw the board, the tracks, the rows and the players."""
    lines = [*_board(view), ""]
    lines.append(f"round {view.round}   bid order {_seats(view.bid_order)}   turn order {_track(view)}")
    if view.in_hand:
        lines.append(f"in hand {_meeples(view.in_hand)}")
    lines.append(
        f"market {' '.join(view.market) or '-'}   deck {view.market_deck}   discards {_discards(view)}"
    )
    lines.append(f"djinns {' '.join(view.djinns) or '-'}   deck {view.djinn_deck}   {_gone(view)}")
    lines.append(f"bag {view.bag}   palms {view.palms}   palaces {view.palaces}")
    lines += [_player(seat, player) for seat, player in enumerate(view.players)]
    return "\n".join(line.rstrip() for line in lines)


def _board(view: FiveTribesView) -> list[str]:
    cells = [_tile(tile) for tile in view.tiles]
    widths = [max(len(cells[row * WIDTH + column]) for row in range(HEIGHT)) for column in range(WIDTH)]
    head = "   " + "  ".join(COLUMNS[column].ljust(widths[column] + 3) for column in range(WIDTH))
    rows = [
        f"{row + 1}  "
        + "  ".join(cells[row * WIDTH + column].ljust(widths[column] + 3) for column in range(WIDTH))
        for row in range(HEIGHT)
    ]
    return [head, *rows]


def _tile(tile: Tile) -> str:
    place = PLACE_LETTERS[PLACE_NAMES.index(tile.place)]
    camel = "" if tile.camel is None else f"@{tile.camel}"
    return f"{tile.value:2}{place}:{_meeples(tile.meeples)}{camel}{'|' * tile.palms}{'^' * tile.palaces}"


def _meeples(meeples: dict[str, int]) -> str:
    return "".join(TRIBE_LETTERS[TRIBE_NAMES.index(tribe)] * number for tribe, number in meeples.items())


def _seats(seats: list[int]) -> str:
    return " ".join(str(seat) for seat in seats) or "-"


def _track(view: FiveTribesView) -> str:
    return " ".join(f"{spot.cost}:{'-' if spot.seat is None else spot.seat}" for spot in view.turn_order)


def _discards(view: FiveTribesView) -> str:
    return " ".join(f"{good}*{number}" for good, number in view.market_discards.items()) or "-"


def _gone(view: FiveTribesView) -> str:
    gone = [*view.djinn_discards, *["?"] * view.djinns_face_down]
    return "discards " + (" ".join(gone) or "-")


def _player(seat: int, player: Player) -> str:
    gold = "?" if player.gold is None else str(player.gold)
    cards = f"{player.cards} hidden"
    if player.hand is not None:
        cards = " ".join(f"{good}*{number}" for good, number in player.hand.items()) or "-"
    djinns = " ".join(player.djinns) or "-"
    return (
        f"seat {seat}: gold {gold}  viziers {player.viziers}  elders {player.elders}  "
        f"camels {player.camels}  djinns {djinns}  cards {cards}"
    )
