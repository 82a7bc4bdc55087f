"""What an observation of Camel Up contains."""

from __future__ import annotations

from typing import Final

from sandtable.games.camel_up.board import CAMELS, DICE, OVER_THE_LINE, RACERS, SPACES, TICKETS

SPACES_OF_TILES: Final = SPACES - 1  # 2 to 16
PLACES: Final = OVER_THE_LINE + 1  # 0 to 17
TICKET_KINDS: Final = 3  # worth 5, 3 and 2
CARD: Final = 2 + 1 + 1 + RACERS + RACERS  # see `bets` below
CARDS: Final = RACERS  # of each player


def parts(seats: int) -> list[tuple[str, int, int, str]]:
    """Name, length, largest value and meaning of each slice; players are counted from the viewer on."""
    return [
        ("leg", 1, 10, "the number of the leg"),
        ("camels", CAMELS * PLACES, 1, "by camel, 1 for the space it stands on, from 0 to 17"),
        ("heights", CAMELS, 6, "by camel, how many camels are below it on its space"),
        ("ranks", RACERS * RACERS, 1, "by racing camel, 1 for its rank, from first to last"),
        ("dice_in", DICE, 1, "1 for each die in the pyramid"),
        (
            "dice_out",
            CAMELS,
            3,
            "by colour, the pips of a die that was rolled; the grey one is white or black",
        ),
        ("tiles", seats * SPACES_OF_TILES, 1, "by player and space from 2: 1 for cheering, -1 for booing"),
        ("tickets_left", RACERS, TICKETS, "by colour, the betting tickets in the stack"),
        ("tickets", seats * RACERS * TICKET_KINDS, 2, "by player, colour and value (5, 3, 2), tickets held"),
        ("pyramid", seats, 5, "by player, the pyramid tickets"),
        ("partners", seats * seats, 1, "by player, 1 for the partner, counted from the viewer too"),
        ("money", seats, 30, "by player, the money"),
        ("cards", seats, CARDS, "by player, the finish cards in hand"),
        ("hand", RACERS, 1, "1 for each colour of the viewer's finish cards"),
        (
            "bets",
            seats * CARDS * CARD,
            5,
            "by player, the finish cards laid, winner pile first: 2 numbers for the pile, the place in the "
            "pile from 1, the leg, 5 for the colour if the viewer may know it, and the space of each racing "
            "camel at that moment",
        ),
    ]
