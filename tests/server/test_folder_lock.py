"""A data folder serves one hall: a second one says what to do, and a dead one keeps no lock."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.server.store import StoreError
from sandtable.server.store.folder_lock import locked
from tests.server.kit import RunningHall
from tests.tiers import PATIENCE

HOLD = "import sys; from pathlib import Path; from sandtable.server.store.folder_lock import locked\n\
with locked(Path(sys.argv[1])): print('held', flush=True); sys.stdin.read()"


def test_a_folder_is_held_by_one_process(tmp_path: Path) -> None:
    with locked(tmp_path), pytest.raises(StoreError, match="--data FOLDER"), locked(tmp_path):
        pass
    with locked(tmp_path):  # it can be locked again afterwards
        pass


def test_a_dead_process_holds_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(StoreError, match=rf"process {holder.pid}\)"), locked(tmp_path):
            pass
        holder.kill()
        holder.wait()
        with locked(tmp_path):
            pass


def test_a_second_hall_says_what_to_do(tmp_path: Path) -> None:
    with RunningHall(tmp_path / "data") as first:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--data", str(first.data)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert second.returncode == 2
        assert f"Another hall (process {first.process.pid}) is open" in second.stderr  # type: ignore[union-attr]
        assert "Traceback" not in second.stderr
        first.kill()
        first.start()
