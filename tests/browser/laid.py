"""A position that play seldom brings, on a real page at a real table: what the hall shows is replaced."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute, expect

from sandtable import Chance, Game, Table
from sandtable.core.state import State
from sandtable.language import language
from sandtable.server.questions import answer
from tests.browser.kit import PATIENCE, Visitor
from tests.ui_fixtures import VIEWER, play_view, told


class LaidGame:
    """A table of the hall at which the page of seat 0 sees and plays one of the positions of `states`."""

    def __init__(
        self, ola: Visitor, game: Game[Any], states: Mapping[str, Callable[[], State]], state: str
    ) -> None:
        self.ola = ola
        self.game = game
        self.states = states
        self.shown: dict[str, Any] = {}  # what the hall showed last
        self.table = self._laid_out(state)
        seats = len(self.table.answers)
        path = ola.open_table(game.name, ["me"] + ["novice"] * (seats - 1), start=True)
        ola.page.route_web_socket("**/ws/tables/*", self._between)
        ola.go(path)
        self.names = ["Ola", *(ola.words("shell-bot-name", number=at) for at in range(2, seats + 1))]
        self.asks()

    def lay(self, state: str) -> None:
        """Another position for as many players."""
        self.table = self._laid_out(state)
        self._show([])
        self.asks()

    def asks(self) -> None:
        """Wait until the page asks what is to be decided now."""
        text = language(self.ola.language).say(self.game.view(self.table.state, VIEWER).prompt, self.names)
        expect(self.ola.page.locator(".prompt p")).to_have_text(text, timeout=PATIENCE * 1000)

    @property
    def view(self) -> Any:
        return self.game.view(self.table.state, VIEWER)

    def _laid_out(self, state: str) -> Table:
        laid = self.states[state]()
        table = Table(self.game, laid.setting.seats, Chance(1))
        table.state = laid
        return table

    def _between(self, page: WebSocketRoute) -> None:
        self.page = page
        self.hall = page.connect_to_server()
        self.hall.on_message(self._from_hall)
        page.on_message(self._from_page)

    def _from_hall(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "show":
            self.shown = message
            self._show(message["lines"])
        else:
            self.page.send(text)

    def _from_page(self, text: str | bytes) -> None:
        wish = json.loads(text)
        if wish["type"] == "act":
            events = self.table.play(VIEWER, self.table.answer(VIEWER), wish["action"])
            self._show(msgspec.to_builtins(told(self.game, events, self.shown["entry"] + 1, VIEWER)))
            self.page.send(json.dumps({"type": "done", "id": wish["id"]}))
        elif wish["type"] in ("preview", "why", "ask"):
            body = msgspec.to_builtins(self._answer(wish))
            self.page.send(json.dumps({"type": "answer", "id": wish["id"], "body": body}))
        else:
            self.hall.send(text)

    def _answer(self, wish: dict[str, Any]) -> Any:
        if wish["type"] == "preview":
            events = self.table.preview(VIEWER, wish["action"])
            return {"messages": [self.game.read(event, VIEWER) for event in events]}
        if wish["type"] == "why":
            return {"code": self.table.state.barred(VIEWER, self.game.action(wish["action"])) or ""}
        imagined = self.game.imagine(self.table.state, VIEWER, Chance(0))
        return answer(imagined, VIEWER, self.game.name, wish["question"], wish["words"])

    def _show(self, lines: list[Any]) -> None:
        over = self.table.state.outcome() is not None
        room = self.shown["room"] | {"status": "over" if over else "playing"}
        play = self.shown["play"] | msgspec.to_builtins(play_view(self.table))
        self.page.send(json.dumps(self.shown | {"room": room, "play": play, "lines": lines}))
