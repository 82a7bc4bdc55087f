"""`sandtable serve --workers N`: several halls behind one port."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.server.web.serve import listening
from sandtable.server.web.serve_options import ServeOptions
from sandtable.server.web.workers import HallWorker
from tests.server.engines.process import free_port
from tests.server.history import Player, check_the_end
from tests.server.kit import PATIENCE, Client, RunningHall, wait_until


def workers_of(hall: RunningHall) -> list[int]:
    """The processes that the parent has started and that are still running."""
    assert hall.process is not None
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                state = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(state[1]) == hall.process.pid and state[0] != "Z":
                found.append(int(entry.name))
    return sorted(found)


def test_a_game_through_workers_that_die_and_are_renewed(tmp_path: Path, schema: str) -> None:
    first_port = free_port(followers=1)
    options = ["--workers", "2", "--worker-ports", str(first_port), "--bots", "1"]
    with RunningHall(tmp_path / "data", "--no-pauses", "--no-limits", "--store", schema, *options) as hall:
        ola = Client(hall, "Ola")
        table = ola.open_table("camel-up", ["me", "novice", "novice"], start=True)
        player = Player(ola, table, 0, lambda options: "roll" if "roll" in options else options[0])
        before = workers_of(hall)
        assert len(before) == 2

        async def play() -> None:
            playing = asyncio.create_task(roam())
            os.kill(before[0], signal.SIGKILL)
            await asyncio.to_thread(wait_until, lambda: len(set(workers_of(hall)) - {before[0]}) == 2)
            assert hall.process is not None
            hall.process.send_signal(signal.SIGHUP)
            await asyncio.to_thread(
                wait_until, lambda: len(workers_of(hall)) == 2 and not set(workers_of(hall)) & set(before)
            )
            await playing

        async def roam() -> None:
            while not player.over:
                await player.play()
                await asyncio.sleep(0.02)

        asyncio.run(play())
        check_the_end(schema, [player])
        own = RunningHall(tmp_path / "own")
        for own.port in (first_port, first_port + 1):
            wait_until(lambda: answers(own))
        last = workers_of(hall)
    assert not [pid for pid in last if Path(f"/proc/{pid}").exists()]


def test_a_worker_can_be_stopped_while_it_is_being_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = asyncio.create_subprocess_exec

    async def play(shared: socket.socket) -> None:
        worker = HallWorker(ServeOptions(data=tmp_path), [shared])
        await worker.start()
        keeping = asyncio.create_task(worker.keep_running())
        created, told = asyncio.Event(), asyncio.Event()

        async def create_and_tell_later(*command: Any, **options: Any) -> asyncio.subprocess.Process:
            process = await create(*command, **options)
            created.set()
            await told.wait()
            return process

        monkeypatch.setattr(asyncio, "create_subprocess_exec", create_and_tell_later)
        worker.process.kill()
        await created.wait()
        stopping = asyncio.create_task(worker.stop())
        await asyncio.sleep(0)
        told.set()
        await stopping
        ended, _ = await asyncio.wait([keeping], timeout=PATIENCE)
        assert ended, "the new process was left behind"
        assert worker.process.returncode is not None

    with listening("127.0.0.1", 0) as shared:
        shared.listen()
        asyncio.run(play(shared))


def answers(hall: RunningHall) -> bool:
    try:
        return bool(Client(hall).get("/health/ready")["status"] == "ok")
    except OSError:
        return False


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--workers", "2"], "--workers needs a database that processes can share"),
        (["--bus", "redis://localhost"], "name it with --store"),
        (["--store", "postgresql://localhost/x", "--bus", "http://localhost"], "Write redis://HOST"),
        (["--store", "oracle://me:secret@localhost/x"], "Tables are kept in sqlite:///FILE or postgresql"),
    ],
)
def test_what_cannot_be_shared_is_a_clear_error(options: list[str], reason: str, tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path)]
    ended = CliRunner().invoke(main, [*words, *options])
    assert ended.exit_code in (1, 2)
    assert isinstance(ended.exception, SystemExit), "anything else would be a traceback"
    assert reason in ended.stderr
    assert "secret" not in ended.stderr
