"""Positions that play seldom brings about, on the real page: what the hall shows is replaced on its way."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from playwright.sync_api import WebSocketRoute

from sandtable import Event
from sandtable.games.camel_up.state import CamelUp
from sandtable.server.wire import Option, Told
from tests.browser.kit import Visitor
from tests.games.camel_up.kit import GAME, Race, race

NAMES: Final = ["Ola", "Bartholomew", "Cem", "Dagmar", "Ewa", "Фёдор", "Gül", "Hans-Peter"]
NO_EARLIER: Final[dict[str, Any]] = {"lines": [], "earlier": None}


class ToldRace(Race):
    """A race that remembers what seat 0 was told, and who had decided."""

    def __init__(self, state: CamelUp) -> None:
        super().__init__(state)
        self.told: list[Told] = []

    def play(self, *texts: str, luck: Sequence[int] = ()) -> Race:
        for text in texts:
            seat = self.to_act
            super().play(text, luck=luck)
            events: list[Event] = self.state.news
            self.told += [Told(1, 0, seat, GAME.read(event, 0)) for event in events]
        return self


def tower(space: int = 5) -> ToldRace:
    """Eight players, all camels in one stack, nearly all tickets gone, everybody partnered, piles full."""
    tiles = [one for one in (2, 4, 7, 9, 11, 13, 15) if abs(one - space) > 1]
    laid = " ".join(f"{at}:{'+-'[owner % 2]}{owner}" for owner, at in enumerate(tiles, 1))
    staged = ToldRace(
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
    staged.play("bet loser green", "partner 5", "bet loser red", "leg purple", "bet winner purple")
    return staged


def finished() -> ToldRace:
    """The same at the end: a camel in the middle of the stack has carried two others over the line."""
    staged = tower(16)
    staged.roll("R1")
    return staged


def stage(visitor: Visitor, position: ToldRace, seat: int = 0) -> None:
    """From now on the tables of this visitor show this position, seen by that seat."""
    state = position.state
    options = [Option(action.text, GAME.describe(action)) for action in state.options(seat)]
    play = json.loads(msgspec.json.encode({"view": position.view(seat), "options": options}))
    told = json.loads(msgspec.json.encode(position.told))

    def replace(show: dict[str, Any]) -> None:
        for at, place in enumerate(show["room"]["seats"]):
            place |= {"kind": "person", "name": NAMES[at], "online": True, "level": ""}
        show["room"]["status"] = "playing" if state.agenda else "over"
        show["lines"] = [told.pop(0) for _ in range(len(told))]  # once
        show["play"] |= play

    visitor.context.route("**/api/tables/*/log?*", lambda route: route.fulfill(json=NO_EARLIER))
    visitor.context.route_web_socket("**/ws/tables/*", lambda socket: pass_on(socket, replace))


def pass_on(socket: WebSocketRoute, replace: Callable[[dict[str, Any]], None]) -> None:
    server = socket.connect_to_server()

    def hear(data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "show" and message["play"]:
            replace(message)
        socket.send(json.dumps(message))

    server.on_message(hear)
