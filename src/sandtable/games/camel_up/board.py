"""The contents of the box: camels, dice, track, tickets and cards (CU-1 to CU-8)."""

from __future__ import annotations

from typing import Final

# CU-1 Five racing camels and two crazy ones. A racing camel has the same number as its die.
BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3
PURPLE: Final = 4
WHITE: Final = 5
BLACK: Final = 6
RACERS: Final = 5
CAMELS: Final = 7
CAMEL_NAMES: Final = ("blue", "green", "yellow", "red", "purple", "white", "black")
LETTERS: Final = "BGYRPWK"  # of the camels, in notation and pictures

# CU-2 Six dice in the pyramid: one of each racing colour (1 to 3), one grey (white and black 1 to 3).
GREY: Final = 5
DICE: Final = 6
ALL_DICE: Final = 0b111111
DIE_NAMES: Final = ("blue", "green", "yellow", "red", "purple", "grey")
RACING_FACES: Final = 3
GREY_FACES: Final = 6  # white 1, 2, 3, then black 1, 2, 3

# CU-3 A ring of 16 spaces; the finish line lies between 16 and 1.
SPACES: Final = 16
BEHIND_THE_LINE: Final = 0  # after crossing the line counter-clockwise
OVER_THE_LINE: Final = 17  # after crossing it clockwise

# CU-4 Four betting tickets of each colour, from the top of the stack. (The type leaves the length open:
# compiled, a tuple of known length would be boxed at every access.)
TICKET_VALUES: Final[tuple[int, ...]] = (5, 3, 2, 2)
TICKETS: Final = 4
ALL_TICKETS: Final = 20
SECOND_PAYS: Final = 1
OTHERS_COST: Final = 1

# CU-5 Five pyramid tickets, each worth one pound when the leg is scored.
PYRAMID_TICKETS: Final = 5

# CU-7 Each player has a spectator tile with two sides; partnership cards are for six players or more.
CHEERING: Final = 1
BOOING: Final = -1
SIDE_NAMES: Final = ("booing", "none", "cheering")  # by side + 1
PARTNERS_FROM: Final = 6

# CU-8 Race bets: correct cards pay by the order in which they were laid, a wrong one costs a pound.
RACE_PAYS: Final[tuple[int, ...]] = (8, 5, 3, 2)
RACE_PAYS_LATER: Final = 1
RACE_COSTS: Final = 1
WINNER: Final = 0
LOSER: Final = 1
PILE_NAMES: Final = ("winner", "loser")

# CU-9 The number of players, and the money each of them starts with.
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 8
STARTING_MONEY: Final = 3
