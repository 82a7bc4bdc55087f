"""Examples for Camel Up: moves, and the payments at the end of a leg and of the race."""

from __future__ import annotations

from tests.games.camel_up.kit import GAME, Race, race
from tests.rules_examples.example import Example, Telling


def examples() -> dict[str, Example]:
    return {
        "unit": rolled("race", race("3:P,G,R,Y 8:B 15:W 16:K"), "R3", "P3"),
        "cheering": rolled("money", race("5:P,G 7:+2 8:R,Y 9:B 15:W 16:K"), "P2"),
        "booing": rolled("money", race("5:P,G 6:B 7:-2 8:R 9:Y 15:W 16:K"), "P2"),
        "crazy-back": rolled("money", race("4:R 5:Y 7:-1 8:P,G 9:B,K 15:W"), "K2"),
        "crazy-rider": rolled("race", race("3:B 4:G 6:Y 7:P 9:W,R 12:K"), "K2"),
        "crazy-stacked": rolled("race", race("3:B 4:G 6:Y,R 7:P 10:W,K"), "W3"),
        "leg": rolled(
            "money",
            race("2:B,R 3:K,P 5:W,Y,G", rolled="0:B1 0:R1 1:P1 2:Y1", turn=1, tickets="G:0,3,0 Y:0 B:0"),
            "G1",
        ),
        "race": rolled(
            "money bets",
            race(
                "1:P 2:Y 10:W 11:K 12:B 13:R 16:G",
                seats=5,
                money=[20] * 5,
                winner="0:B 1:Y 2:G 3:G",
                loser="0:P 2:Y 1:B 3:P 4:P",
            ),
            "G1",
        ),
    }


def rolled(shows: str, played: Race, *faces: str) -> Example:
    telling = Telling(shows, GAME, played.state)
    for face in faces:
        played.roll(face)
        telling.tell(played.state)
    return telling.example
