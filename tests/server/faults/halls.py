"""Several halls on one database, each a process, and players who move from one to another."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import sandtable
from tests.server.chances import choices
from tests.server.history import Player, check_the_end, whole_log
from tests.server.kit import Client, RunningHall, sit_and_start

PAUSE = 0.02  # seconds before a player tries another hall


class Halls:
    """Halls with the same store and bus."""

    def __init__(self, folder: Path, count: int, store: str, bus: str = "", pauses: bool = False) -> None:
        self.store = store
        shared = ["--store", store, *(["--bus", bus] if bus else []), *([] if pauses else ["--no-pauses"])]
        self.halls = [
            RunningHall(folder / f"hall{number}", "--no-limits", "--bots", "1", *shared)
            for number in range(count)
        ]
        self.away: set[RunningHall] = set()  # halls that are down

    def start(self) -> None:
        """Start all of them at the same time, as they would be on one machine."""
        starters = [threading.Thread(target=hall.start) for hall in self.halls]
        for starter in starters:
            starter.start()
        for starter in starters:
            starter.join()
        assert all(hall.port for hall in self.halls), [hall.log.read_text() for hall in self.halls]

    @property
    def present(self) -> list[RunningHall]:
        return [hall for hall in self.halls if hall not in self.away]

    async def down(self, hall: RunningHall, how: int) -> None:
        """End a hall by a signal and start it again."""
        self.away.add(hall)
        await asyncio.to_thread(hall.stop, how)
        await asyncio.to_thread(hall.start)
        self.away.discard(hall)

    def logs(self) -> str:
        return "".join(hall.log.read_text() for hall in self.halls)


@contextmanager
def running(halls: Halls) -> Iterator[Halls]:
    with ExitStack() as stack:
        halls.start()
        for hall in halls.halls:
            stack.callback(hall.stop)
        yield halls


async def set_up(halls: Halls, game: str, rng: random.Random) -> list[Player]:
    """Start a game with two people, who sit down in different halls, and as many bots as it needs."""
    here, there = rng.sample(halls.present, 2)
    ola, jan = Client(here, "Ola"), Client(there, "Jan")
    bots = max(1, sandtable.game(game).seats[0] - 2)
    table = ola.open_table(game, ["me", "open", *["novice"] * bots])
    async with ola.at(table) as first, jan.at(table) as second:
        await sit_and_start(first, second)
    choose = choices(game, rng)
    return [Player(ola, table, 0, choose), Player(jan, table, 1, choose)]


async def roam(player: Player, halls: Halls, rng: random.Random) -> None:
    """Play to the end of the game, and move to another hall after each interruption."""
    while not player.over:
        if halls.present:
            player.client.hall = rng.choice(halls.present)
            await player.play()
        await asyncio.sleep(PAUSE)


async def after(players: list[Player], decisions: int) -> None:
    """Wait until that many more decisions have been made, or the game is over."""
    enough = sum(player.made for player in players) + decisions
    while sum(player.made for player in players) < enough and not all(player.over for player in players):
        await asyncio.sleep(0.002)


def judge(halls: Halls, players: list[Player]) -> None:
    """Check that after the game the log is right and every hall serves the same log."""
    told: list[object] = []
    for hall in halls.present:
        for player in players:
            player.client.hall = hall
        if not told:
            check_the_end(halls.store, players)
        client, table = players[0].client, players[0].table
        logs = [whole_log(player.client, table, player.seat) for player in players]
        told.append(
            (logs, client.get(f"/api/tables/{table}/record"), client.get(f"/api/tables/{table}/verify"))
        )
    assert all(each == told[0] for each in told), "halls tell different stories"
