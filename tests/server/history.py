"""Players who note what halls tell them, and a check of these notes that serves all tests of failures.

Each player notes what it was shown and which of its decisions were confirmed. However often halls, databases
or connections fail, every confirmed decision must be in the log exactly once and in the right order, and the
lines that a page has read must be the lines of the log.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from websockets.exceptions import InvalidHandshake

from sandtable import Record, Table
from sandtable.server.table import entries as log
from sandtable.server.table.room import Room
from sandtable.server.table.show import play_views
from tests.server.kit import Client, ConnectionClosed, Page, Refused

SNAPSHOTS = 15  # positions that a player remembers, to compare with the log

Choose = Callable[[list[str]], str]


UNSURE = ("not-kept", "not-readable", "try-again", "internal")  # refusals while the database is away


class Unsure(Exception):
    """The hall could not say whether a decision was written; the player will see when it is back."""


class Player:
    """A guest on one seat, who notes what the hall said."""

    def __init__(self, client: Client, table: str, seat: int, choose: Choose) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.choose = choose
        self.entry = 0
        self.shown: dict[int, Any] = {}  # by entry: what this seat saw
        self.lines: list[Any] = []
        self.kept: list[str] = []  # decisions that are certainly in the log
        self.sent: tuple[int, str] | None = None  # a decision without an answer
        self.made = 0
        self.over = False

    async def play(self) -> None:
        """Play until the game is over or the hall cannot go on."""
        since = f"&since={self.entry}" if self.entry else ""
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError, Unsure):
            async with self.client.at(self.table, f"?seat={self.seat}{since}") as page:
                try:
                    await page.next_show()
                    self.resume(page.show)
                    while not page.over:
                        await self.step(page)
                        self.note(page)
                    self.over = True
                finally:
                    self.note(page)

    def resume(self, show: Any) -> None:
        """Check the first show after a failure: nothing that was confirmed or shown may be missing."""
        assert show["entry"] >= self.entry, f"shown {self.entry} entries, now there are {show['entry']}"
        if self.sent:
            number, action = self.sent
            assert show["play"]["answer"] >= number
            if show["play"]["answer"] > number:  # the decision was written; only the confirmation was lost
                self.kept.append(action)
            self.sent = None

    async def step(self, page: Page) -> None:
        if not page.options:
            await page.next_show()
            return
        number, action = page.show["play"]["answer"], self.choose(page.options)
        self.sent = number, action
        self.made += 1
        try:
            await page.act(action)
        except Refused as refused:
            if refused.code in UNSURE:
                raise Unsure from refused
            assert refused.code == "not-playing"  # noqa: PT017  # the last show of the game was on its way
        else:
            self.kept.append(action)
        self.sent = None

    def note(self, page: Page) -> None:
        """Note everything that has arrived since the last call."""
        for text in page.heard:
            message = json.loads(text)
            if message["type"] == "show":
                self.entry = message["entry"]
                self.shown[self.entry] = message["play"]
                self.lines += message["lines"]
        page.heard.clear()
        for entry in sorted(self.shown)[:-SNAPSHOTS]:
            del self.shown[entry]


class Disk:
    """The log of a table, read directly from the database."""

    def __init__(self, database: str, table: str) -> None:
        engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
        query = sa.text("SELECT body FROM entries WHERE table_id = :table ORDER BY seq")
        with engine.connect() as connection:
            bodies = list(connection.scalars(query, {"table": table}))
        engine.dispose()
        self.entries = [log.decode(body) for body in bodies]
        self.table = table

    def check(self, player: Player) -> None:
        """Replay the log entry by entry: it gives what the player was shown, and contains each decision."""
        assert len(self.entries) >= player.entry
        room = Room(self.table)
        for entry in self.entries:
            room.fold(entry)
            if room.seq in player.shown:
                replayed = json.loads(msgspec.json.encode(play_views(room, [player.seat])[player.seat]))
                assert player.shown[room.seq] == replayed, f"entry {room.seq} was shown differently"
        decided = [
            entry.action
            for entry in self.entries
            if isinstance(entry, log.Acted) and entry.seat == player.seat
        ]
        unknown = [player.sent[1]] if player.sent else []
        assert decided in (player.kept, player.kept + unknown)


def check_what_was_said(database: str, players: list[Player]) -> None:
    """Check that every confirmed decision is in the log once, and that all pages have read that log."""
    disk = Disk(database, players[0].table)
    for player in players:
        disk.check(player)
        read = whole_log(player.client, player.table, player.seat)
        assert [line["entry"] for line in read] == sorted(line["entry"] for line in read)
        read = [
            line for line in read if line["entry"] <= player.entry
        ]  # the page may have left before the end
        assert player.lines
        assert player.lines == read[len(read) - len(player.lines) :]


def check_the_end(database: str, players: list[Player]) -> None:
    """Check that what was said is true, and that the finished game can be verified and replayed."""
    assert all(player.over for player in players)
    check_what_was_said(database, players)
    client, table = players[0].client, players[0].table
    assert client.get(f"/api/tables/{table}/verify")["good"]
    record = Record.from_data(client.get(f"/api/tables/{table}/record"))
    assert Table.replay(record).state.outcome() is not None


def whole_log(client: Client, table: str, seat: int) -> list[Any]:
    """All lines of a table, as that seat may read them."""
    lines: list[Any] = []
    before = ""
    while True:
        found = client.get(f"/api/tables/{table}/log?seat={seat}{before}")
        lines = found["lines"] + lines
        if found["earlier"] is None:
            return lines
        before = f"&before={found['earlier']}"
