"""The hall is killed (SIGKILL) in the middle of games, again and again: what it answered or showed is there.

Two people play over sockets. Each notes what it was shown and which of its decisions were answered; after
every kill that is compared with the log on the disk, and with what the hall shows when it is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable import Record, Table
from sandtable.server.table import entries as log
from sandtable.server.table.room import Room
from sandtable.server.table.show import play_views
from tests.server.kit import Client, ConnectionClosed, Page, Refused, RunningHall
from tests.tiers import LONG

KILLS = 34 if LONG else 3  # for each game
DECISIONS = 25  # at most so many before the next kill
SNAPSHOTS = 15  # positions that a player remembers, to compare with the log

Choose = Callable[[list[str]], str]


class Player:
    """A guest on one seat, who writes down what the hall said."""

    def __init__(self, client: Client, table: str, seat: int, choose: Choose) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.choose = choose
        self.entry = 0
        self.shown: dict[int, Any] = {}  # by entry, what this seat saw
        self.lines: list[Any] = []
        self.kept: list[str] = []  # decisions that are certainly in the log
        self.sent: tuple[int, str] | None = None  # one that was not answered
        self.made = 0
        self.over = False

    async def play(self) -> None:
        """Until the game is over or the hall is gone."""
        since = f"&since={self.entry}" if self.entry else ""
        with contextlib.suppress(ConnectionClosed, OSError):
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
        """The first show after a kill: nothing that was answered or shown is missing."""
        assert show["entry"] >= self.entry, f"shown {self.entry} entries, now there are {show['entry']}"
        if self.sent:
            number, action = self.sent
            assert show["play"]["answer"] >= number
            if show["play"]["answer"] > number:  # it was written; only the answer was lost
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
        except Refused as refused:  # the last show of the game may be under way
            assert refused.code == "not-playing"  # noqa: PT017
        else:
            self.kept.append(action)
        self.sent = None

    def note(self, page: Page) -> None:
        """Everything that came, also what came after the last look."""
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
    """The log of a table, read beside the hall."""

    def __init__(self, data: Path, table: str) -> None:
        with contextlib.closing(sqlite3.connect(f"file:{data}/hall.sqlite3?mode=ro", uri=True)) as database:
            query = "SELECT body FROM entries WHERE table_id = ? ORDER BY seq"
            self.entries = [log.decode(body) for (body,) in database.execute(query, [table])]
        self.table = table

    def check(self, player: Player) -> None:
        """Replayed entry by entry, the log says what the player was shown, and knows each decision."""
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


@pytest.mark.parametrize("game", sandtable.games())
def test_a_killed_hall_has_lost_nothing_it_said(game: str, tmp_path: Path) -> None:
    seed = time.time_ns()
    print(f"seed {seed}")  # pytest shows it with a failure
    rng = random.Random(seed)
    hall = RunningHall(tmp_path / "data", "--no-pauses", "--no-limits")
    with hall:
        kills = 0
        while kills < KILLS:
            kills += asyncio.run(killed_game(hall, game, rng, KILLS - kills))
        assert not [line for line in hall.log.read_text().splitlines() if " error " in line]


async def killed_game(hall: RunningHall, game: str, rng: random.Random, most: int) -> int:
    """A whole game with up to that many kills in it; how many there were."""
    players = await set_up(hall, game, rng)
    kills = 0
    while not all(player.over for player in players):
        if not await play_on(hall, players, rng, kills < most):
            continue
        kills += 1
        disk = Disk(hall.data, players[0].table)
        for player in players:
            disk.check(player)
        hall.start()
        while rng.random() < 0.2 and kills < most:  # again, before anybody is back
            await asyncio.sleep(rng.random() * 0.05)
            hall.kill()
            hall.start()
            kills += 1
    check_the_end(hall, players)
    return kills


async def set_up(hall: RunningHall, game: str, rng: random.Random) -> list[Player]:
    ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
    bots = max(0, sandtable.game(game).seats[0] - 2)
    table = ola.open_table(game, ["me", "open", *["novice"] * bots])
    async with ola.at(table) as first, jan.at(table) as second:
        await first.next_show()
        await second.ask("sit", seat=1, salt="jans-salt")
        await first.ask("start")
    return [Player(ola, table, 0, rng.choice), Player(jan, table, 1, rng.choice)]


async def play_on(hall: RunningHall, players: list[Player], rng: random.Random, kill: bool) -> bool:
    """Both play, until the hall is killed (True) or the game is over."""
    playing = [asyncio.create_task(player.play()) for player in players]
    enough = sum(player.made for player in players) + rng.randrange(DECISIONS)
    killed = False
    while not all(task.done() for task in playing):
        await asyncio.sleep(0.001)
        if kill and not killed and sum(player.made for player in players) > enough:
            await asyncio.sleep(rng.random() * 0.02)
            hall.kill()
            killed = True
    await asyncio.gather(*playing)
    return killed


def check_the_end(hall: RunningHall, players: list[Player]) -> None:
    disk = Disk(hall.data, players[0].table)
    for player in players:
        disk.check(player)
        read = whole_log(player)
        assert player.lines == read[len(read) - len(player.lines) :]
        assert [line["entry"] for line in read] == sorted(line["entry"] for line in read)
    client, table = players[0].client, players[0].table
    assert client.get(f"/api/tables/{table}/verify")["good"]
    record = Record.from_data(client.get(f"/api/tables/{table}/record"))
    assert Table.replay(record).state.outcome() is not None


def whole_log(player: Player) -> list[Any]:
    lines: list[Any] = []
    before = ""
    while True:
        found = player.client.get(f"/api/tables/{player.table}/log?seat={player.seat}{before}")
        lines = found["lines"] + lines
        if found["earlier"] is None:
            return lines
        before = f"&before={found['earlier']}"
