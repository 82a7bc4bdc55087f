"""The hall is killed (SIGKILL) again and again in mid-game: nothing that it confirmed or showed is lost.

Two people play over sockets. After every kill, their notes are compared with the log on the disk, and with
what the hall shows when it is back.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import sandtable
from tests.server.chances import chances, choices
from tests.server.history import Disk, Player, check_the_end, check_what_was_said
from tests.server.kit import Client, RunningHall
from tests.server.store_kit import url
from tests.tiers import LONG

KILLS = 34 if LONG else 2  # for each game and each kind of database
# Long games, which a default run does not play to their end after the kills.
CUT_SHORT = () if LONG else ("cleopatra", "five-tribes")
DECISIONS = 25  # the most decisions before the next kill
POLL = 0.005  # seconds


# A default run kills halls on PostgreSQL in one game only.
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
    """Play a game with at most `most` kills, to its end or cut short; return how many there were."""
    players = await set_up(hall, game, rng)
    kills = 0
    while not all(player.over for player in players):
        if kills == most and game in CUT_SHORT:
            await play_a_little(players)
            check_what_was_said(database, players)
            return kills
        if not await play_on(hall, players, rng, kills < most):
            continue
        kills += 1
        disk = Disk(database, players[0].table)
        for player in players:
            disk.check(player)
        hall.start()
        while rng.random() < 0.2 and kills < most:  # kill it again before anybody is back
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


async def play_a_little(players: list[Player]) -> None:
    """Let both players come back and go on, and stop them between two decisions."""
    enough = sum(player.made for player in players) + DECISIONS
    playing = [asyncio.create_task(player.play()) for player in players]
    while sum(player.made for player in players) < enough and not all(task.done() for task in playing):
        await asyncio.sleep(POLL)
    while pending := [task for task in playing if not task.done()]:
        for task in pending:  # until Python 3.12, wait_for loses a cancellation that comes with its result
            task.cancel()
        await asyncio.wait(pending, timeout=1)
    for task in playing:
        if not task.cancelled():
            task.result()


async def play_on(hall: RunningHall, players: list[Player], rng: random.Random, kill: bool) -> bool:
    """Let both players play until the hall is killed (return True) or the game is over."""
    playing = [asyncio.create_task(player.play()) for player in players]
    enough = sum(player.made for player in players) + rng.randrange(DECISIONS)
    killed = False
    while not all(task.done() for task in playing):
        await asyncio.sleep(POLL)
        if kill and not killed and sum(player.made for player in players) > enough:
            await asyncio.sleep(rng.random() * 0.02)
            hall.kill()
            killed = True
    await asyncio.gather(*playing)
    return killed
