"""Positions of Camel Up that rarely come up in play."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable import Event
from sandtable.games.camel_up.state import CamelUp
from sandtable.server.table import entries as log
from tests.browser.kit import Visitor
from tests.browser.laid import Shelf
from tests.games.camel_up.kit import Race, race


class ToldRace(Race):
    """A race that remembers who decided what, and which events followed."""

    def __init__(self, state: CamelUp) -> None:
        super().__init__(state)
        self.told: list[log.Acted] = []

    def play(self, *texts: str, luck: Sequence[int] = ()) -> Race:
        for text in texts:
            seat = self.to_act
            super().play(text, luck=luck)
            events: list[Event] = self.state.news
            happened = [log.Happened.of(event) for event in events]
            self.told.append(log.Acted(at=0, seat=seat, action=text, drawn=0, events=happened))
        return self

    def lay(self, shelf: Shelf, ola: Visitor) -> str:
        """Put the position on a table with the visitor on seat 0; return its path."""
        return shelf.lay(self.state, ola, told=self.told)


def tower(space: int = 5) -> ToldRace:
    """Eight players, all in partnerships; all camels in one stack, few tickets left, many bets."""
    tiles = [one for one in (2, 4, 7, 9, 11, 13, 15) if abs(one - space) > 1]
    laid = " ".join(f"{at}:{'+-'[owner % 2]}{owner}" for owner, at in enumerate(tiles, 1))
    told = ToldRace(
        race(
            f"{space}:B,K,G,Y,R,W,P {laid}",
            seats=8,
            turn=3,
            leg=4,
            money=[14, 23, 7, 0, 31, 11, 9, 16],
            rolled="3:B2 4:W1 6:P3 7:G1",
            tickets="B:0,1,2,3 G:4,5,6,7 Y:1,3,5,7 R:0,2,4,6 P:7,5",
            winner="0:B 1:R 2:G 3:Y 4:P 5:B",
            loser="2:B 1:Y 4:Y",
            partners="0-1 2-3 6-7",
        ).state
    )
    told.play("bet loser green", "partner 5", "bet loser red", "leg purple", "bet winner purple")
    return told


def finished() -> ToldRace:
    """The same race at its end: a camel in the middle of the stack has carried two others over the line."""
    told = tower(16)
    told.roll("R1")
    return told
