"""One of three halls dies or is stopped in mid-game, again and again; the players go on elsewhere."""

from __future__ import annotations

import asyncio
import random
import signal
from itertools import product
from pathlib import Path

import pytest

import sandtable
from tests.server.chances import chances
from tests.server.faults.halls import Halls, after, judge, roam, running, set_up
from tests.tiers import LONG

ENDS = 40 if LONG else 2  # of a hall, for each signal
DECISIONS = 15  # at most so many before the next one
CASES = [("camel-up", signal.SIGKILL, "redis"), ("five-tribes", signal.SIGTERM, "postgresql")]
if LONG:
    CASES = list(product(sandtable.games(), [signal.SIGKILL, signal.SIGTERM], ["redis", "postgresql"]))


@pytest.mark.parametrize(("game", "how", "bus"), CASES)
def test_halls_come_and_go(
    game: str, how: signal.Signals, bus: str, tmp_path: Path, schema: str, redis_url: str
) -> None:
    rng = chances(f"{game} {how} {bus}")
    with running(Halls(tmp_path, 3, schema, redis_url if bus == "redis" else "")) as halls:
        ends = 0
        while ends < ENDS:
            ends += asyncio.run(one_game(halls, game, how, rng, ENDS - ends))


async def one_game(halls: Halls, game: str, how: signal.Signals, rng: random.Random, most: int) -> int:
    """Play a game in which halls end up to that many times; return how often they did."""
    players = await set_up(halls, game, rng)
    playing = [asyncio.create_task(roam(player, halls, rng)) for player in players]
    ends = 0
    while ends < most and not all(player.over for player in players):
        await after(players, rng.randrange(DECISIONS))
        await asyncio.sleep(rng.random() * 0.02)
        await halls.down(rng.choice(halls.present), how)
        ends += 1
    await asyncio.gather(*playing)
    judge(halls, players)
    return ends
