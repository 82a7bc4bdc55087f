"""Again and again one of three halls is killed or stopped in mid-game; the players go on in another one."""

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

ENDS = 40 if LONG else 2  # how often halls are killed or stopped, for each case
DECISIONS = 15  # the most decisions before the next hall is killed or stopped
CASES = [("camel-up", signal.SIGKILL, "redis"), ("camel-up", signal.SIGTERM, "postgresql")]
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
    """Play a game in which halls are killed or stopped at most `most` times; return how often they were."""
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
