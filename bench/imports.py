"""Check whether importing the largest allowed record delays a table: p99 of a move with and without imports.

    python -m bench.imports --rounds 6

Quiet and busy windows alternate, so that other load on the machine affects both. The exit code is 1 if the
99th percentile with imports is more than 1.5 times the one without.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

import sandtable
from sandtable import Chance, Record, Table
from sandtable.core.record import Play, Undo
from sandtable.server.hall.archive.records import MOST_PLAYS, MOST_UNDOS
from tests.server.kit import Client, Page, Refused, RunningHall

WINDOW = 4.0  # seconds
PAUSE = 0.02  # seconds between two moves at the honest table
LIMIT = 1.5


def worst_record() -> Record:
    """Return a finished game with as many decisions and undos as an import may have."""
    table = Table(sandtable.game("camel-up"), 3, Chance(1), {"setup_order": "random"})
    each, spare = (MOST_PLAYS - 200) // MOST_UNDOS, 200
    assert spare > 0
    for _ in range(MOST_UNDOS):
        for _ in range(each):
            seat = table.state.to_act()[0]
            bets = [option for option in table.state.options(seat) if option.text.startswith("bet")]
            table.play(bets[0], seat)
        table._withdraw(Undo(0, each, agreed=True))
    while asked := table.state.to_act():
        table.play("roll", asked[0])
    record = table.record()
    plays = sum(isinstance(entry, Play) for entry in record.entries)
    print(
        f"worst record: {plays} decisions, {len(record.entries) - plays} undos, {len(record.to_json())} bytes"
    )
    return record


class HonestTable:
    """One guest on all three seats, who always rolls and opens another table when the race is over."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def play(self, seconds: float) -> list[float]:
        """Play for some seconds and return the milliseconds of each move."""
        took: list[float] = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            table = await asyncio.to_thread(self.client.open_table, "camel-up", ["me"] * 3, True)
            async with self.client.at(table) as page:
                await page.next_show()
                while not page.over and time.perf_counter() < end:
                    took.append(await self._roll(page))
                    await asyncio.sleep(PAUSE)
        return took

    async def _roll(self, page: Page) -> float:
        if not page.options:
            seats = page.show["room"]["seats"]
            for seat in range(len(seats)):
                await page.ask("look", seat=seat)
                if page.options:
                    break
        began = time.perf_counter()
        await page.act("roll")
        return 1000 * (time.perf_counter() - began)


async def imports(client: Client, text: bytes) -> int:
    """Import one record after another until cancelled, and return the number of imports."""
    done = 0
    while True:
        try:
            await asyncio.to_thread(client.request, "POST", "/api/records", text)
            done += 1
        except Refused as refused:
            print("refused:", refused.code)
        except asyncio.CancelledError:
            return done


async def measure(hall: RunningHall, rounds: int) -> float:
    """Print what was measured, and return how many times its quiet value p99 is with imports."""
    text = worst_record().to_json()
    honest, stranger = HonestTable(Client(hall, "Ola")), Client(hall, "Eve")
    quiet: list[float] = []
    busy: list[float] = []
    imported = 0
    await honest.play(2.0)
    stranger.request("POST", "/api/records", text)
    for _ in range(rounds):
        quiet += await honest.play(WINDOW)
        importing = asyncio.create_task(imports(stranger, text))
        busy += await honest.play(WINDOW)
        importing.cancel()
        imported += await importing
    for name, took in (("quiet", quiet), ("importing", busy)):
        cut = statistics.quantiles(took, n=100)
        times = f"p50 {cut[49]:6.1f} ms, p99 {cut[98]:6.1f} ms, max {max(took):6.1f} ms"
        print(f"{name:10} {len(took):5} moves, {times}")
    p99 = [statistics.quantiles(took, n=100)[98] for took in (quiet, busy)]
    print(f"{imported} imports; p99 is {p99[1] / p99[0]:.2f} times its quiet value (limit: {LIMIT})")
    return p99[1] / p99[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningHall(Path(folder) / "data", "--no-pauses", "--no-limits") as hall,
    ):
        return 0 if asyncio.run(measure(hall, chosen.rounds)) <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
