"""The examples of the rules page: `python -m tests.rules_examples` writes ui/src/lib/rules/examples/*.json.

A position, and what the real rules tell of each action and make of it; a test keeps the files current.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from sandtable import Message
from tests.games.camel_up.kit import GAME, Race, race

FOLDER: Final = Path(__file__).parents[1] / "ui" / "src" / "lib" / "rules" / "examples"


class Action(msgspec.Struct):
    """What was told of an action, and the position after it."""

    lines: list[Message]
    view: Any


class Example(msgspec.Struct):
    """`shows`: what of the board is worth showing."""

    shows: str
    start: Any
    actions: list[Action]


def camel_up() -> dict[str, Example]:
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
    example = Example(shows, played.view(), [])
    for face in faces:
        played.roll(face)
        lines = [GAME.read(event, None) for event in played.state.news]
        example.actions.append(Action(lines, played.view()))
    return example


def files() -> dict[str, bytes]:
    """The file of each game that has examples, by its name."""
    return {"camel-up.json": msgspec.json.format(msgspec.json.encode(camel_up()), indent=0) + b"\n"}


def main() -> None:
    for name, content in files().items():
        (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
