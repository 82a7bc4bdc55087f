"""Everything that the store has confirmed is still there after kill -9."""

from __future__ import annotations

import signal
import threading
from functools import partial
from pathlib import Path

from sandtable.server.store.sql import SqlStore
from tests.server import appender
from tests.server.chances import chances
from tests.server.forked import Forked
from tests.server.store_kit import with_store
from tests.tiers import LONG, PATIENCE

KILLS = 100 if LONG else 6


def killed_after(folder: Path, seconds: float) -> list[tuple[str, int]]:
    """Kill the process that long after its first line of output; return what it printed before."""
    process = Forked(appender.main, [str(folder)], folder / "appender.log")
    with process.stdout:
        said = [process.stdout.readline()]
        killer = threading.Timer(seconds, process.send_signal, [signal.SIGKILL])
        killer.start()
        said += process.stdout
        killer.join()
    assert process.wait(PATIENCE) == -signal.SIGKILL, (folder / "appender.log").read_text()
    return [(table, int(seq)) for table, seq in (line.split() for line in said if line.endswith("\n"))]


async def check(store: SqlStore, said: dict[str, int]) -> None:
    for table, seq in said.items():
        kept = await store.since(table, 0)
        assert len(kept) >= seq, f"{table} was told that entry {seq} is kept, but has {len(kept)}"
        assert len(kept) % 2 == 0, "half of an append"
        for number, body in enumerate(kept, 1):
            assert body == f"{table} {number} ".encode() * (200 if number % 5 == 0 else 1)
        head = await store.head(table)
        assert head is not None
        assert head.changed == len(kept)
        assert head.guests == {f"g{len(kept) - 1}"}
        assert [each.id for each in await store.sitting(f"g{len(kept) - 1}", 99)].count(table) == 1


def test_a_killed_process_has_lost_nothing_that_was_confirmed(tmp_path: Path) -> None:
    rng = chances("kills")
    said: dict[str, int] = {}
    for kill in range(KILLS):
        said.update(killed_after(tmp_path, rng.uniform(0, 0.3)))
        with_store(tmp_path, partial(check, said=said))
        assert said, f"nothing was kept by kill {kill}"
