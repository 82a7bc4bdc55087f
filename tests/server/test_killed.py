"""The hall is killed (SIGKILL) in the middle of games, again and again: what it answered or showed is there.

Two people play over sockets. After every kill, what they noted is compared with the log on the disk, and with
what the hall shows when it is back.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import sandtable
from tests.server.chances import chances, choices
from tests.server.history import Disk, Player, check_the_end
from tests.server.kit import Client, RunningHall
from tests.server.store_kit import url
from tests.tiers import LONG

KILLS = 34 if LONG else 2  # for each game and each kind of database
DECISIONS = 25  # at most so many before the next kill


# A quick run kills halls on PostgreSQL in one game only.
BOTH = ["sqlite", "postgresql"]
CASES = [(game, engine) for game in sandtable.games() for engine in (BOTH if LONG else BOTH[:1])]


@pytest.mark.parametrize(
    ("game", "engine"), CASES if LONG else [*CASES, ("camel-up", "postgresql")], indirect=["engine"]
)
def test_a_killed_hall_has_lost_nothing_it_said(game: str, engine: str, tmp_path: Path) -> None:
    rng = chances(f"{game} {engine}")
    store = ["--store", url(tmp_path)] if engine == "postgresql" else []
    database = store[1] if store else f"sqlite:///{tmp_path}/data/hall.sqlite3"
    hall = RunningHall(tmp_path / "data", "--no-pauses", "--no-limits", *store)
    with hall:
        kills = 0
        while kills < KILLS:
            kills += asyncio.run(killed_game(hall, database, game, rng, KILLS - kills))
        assert not [line for line in hall.log.read_text().splitlines() if " error " in line]


async def killed_game(hall: RunningHall, database: str, game: str, rng: random.Random, most: int) -> int:
    """Play a whole game with up to that many kills; return how many there were."""
    players = await set_up(hall, game, rng)
    kills = 0
    while not all(player.over for player in players):
        if not await play_on(hall, players, rng, kills < most):
            continue
        kills += 1
        disk = Disk(database, players[0].table)
        for player in players:
            disk.check(player)
        hall.start()
        while rng.random() < 0.2 and kills < most:  # again, before anybody is back
            await asyncio.sleep(rng.random() * 0.05)
            hall.kill()
            hall.start()
            kills += 1
    check_the_end(database, players)
    return kills


async def set_up(hall: RunningHall, game: str, rng: random.Random) -> list[Player]:
    ola, jan = Client(hall, "Ola"), Client(hall, "Jan")
    bots = max(0, sandtable.game(game).seats[0] - 2)
    table = ola.open_table(game, ["me", "open", *["novice"] * bots])
    async with ola.at(table) as first, jan.at(table) as second:
        await first.next_show()
        await second.ask("sit", seat=1, salt="jans-salt")
        await first.ask("start")
    choose = choices(game, rng)
    return [Player(ola, table, 0, choose), Player(jan, table, 1, choose)]


async def play_on(hall: RunningHall, players: list[Player], rng: random.Random, kill: bool) -> bool:
    """Let both play until the hall is killed (True) or the game is over."""
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
