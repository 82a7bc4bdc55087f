"""Every registered command runs on the build under test and prints something that is true.

These tests run on the build that we ship, so they find a command that works only on the sources.
"""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

import sandtable
from sandtable.cli import main
from tests.cli.kit import COMMAND, ENVIRONMENT, POSITION, read, run
from tests.tiers import PATIENCE

Kept = dict[str, str]  # for each game, the file of its record


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Records of one game of each title, played by bots with sealed dice."""
    folder = tmp_path_factory.mktemp("records")
    kept = {game: str(folder / f"{game}.json") for game in sandtable.games()}
    for game, path in kept.items():
        run_play(game, path)
    return kept


def run_play(game: str, path: str) -> None:
    seats = str(sandtable.game(game).seats[0])
    words = ["--seats", seats, "--people", "0", "--bots", "random", "--speed", "fast", "--seed", "7"]
    done = run("play", game, *words, "--record", path)
    assert done.exit_code == 0, done.output
    assert "match the seal" in done.stdout


def serve(kept: Kept, folder: Path) -> None:
    """The hall runs in a separate process, because it handles signals and starts processes for its bots."""
    words = ["serve", "--port", "0", "--data", str(folder), "--bots", "1"]
    with subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as hall:
        assert hall.stdout is not None
        try:
            address = hall.stdout.readline().removeprefix("The hall is open: ").split()[0]
            with urlopen(f"{address}health", timeout=PATIENCE) as answer:
                health = json.load(answer)
        finally:
            hall.send_signal(signal.SIGINT)
        assert hall.wait(60) == 0
    assert health["status"] == "ok"


def play(kept: Kept, folder: Path) -> None:
    for game, path in kept.items():
        record = sandtable.Record.from_json(Path(path).read_bytes())
        assert record.game == game
        assert record.result is not None


def games(kept: Kept, folder: Path) -> None:
    assert [game["name"] for game in read("games")] == sandtable.games()


def simulate(kept: Kept, folder: Path) -> None:
    for game in kept:
        counted = read("simulate", game, "--games", "2", "--seed", "7", "--bots", "regular")
        assert counted["finished"] == 2


def dataset(kept: Kept, folder: Path) -> None:
    for game in kept:
        done = run("dataset", game, str(folder / game), "--seats", "3", "--games", "1", "--seed", "7")
        assert done.exit_code == 0, done.output
        assert {file.name for file in (folder / game).iterdir()} == {"games.parquet", "decisions.parquet"}


def ladder(kept: Kept, folder: Path) -> None:
    results = str(folder / "results.jsonl")
    words = ["--bots", "random", "--seats", "3", "--games", "3", "--processes", "1", "--results", results]
    found = read("ladder", "--game", "camel-up", *words)
    assert found["played"] == found["planned"] == 3


def odds(kept: Kept, folder: Path) -> None:
    found = read("odds", POSITION, "--dice", "B,X", "--races", "10")
    assert sum(found["first"].values()) == found["total"] > 0


def replay(kept: Kept, folder: Path) -> None:
    for path in kept.values():
        assert read("replay", path)["outcome"]["scores"]


def review(kept: Kept, folder: Path) -> None:
    found = read("review", kept["camel-up"], "--effort", "quick")
    assert [total["result"] for total in found["totals"]].count(0.0) < 3
    page = folder / "review.html"
    assert run("review", kept["camel-up"], "--effort", "quick", "--html", str(page)).exit_code == 0
    assert "<svg" in page.read_text("utf-8")


def puzzle(kept: Kept, folder: Path) -> None:
    assert (
        run("puzzle", "solve", "camel-up", "--number", "1", typed="1\n", SANDTABLE_DATA=str(folder)).exit_code
        == 0
    )


def verify(kept: Kept, folder: Path) -> None:
    """The seed is revealed, so the luck in the record is compared with what the seed deals."""
    for game, path in kept.items():
        found = read("verify", path)
        assert (found["game"], found["dice"]) == (game, "verified")
        assert found["luck"] > 0


def garden(kept: Kept, folder: Path) -> None:
    assert len(json.loads(run("garden").stdout)["grid"]) == 9


def bench(kept: Kept, folder: Path) -> None:
    """The compiled build also measures itself as plain Python."""
    reports = read("bench", "--game", "camel-up", "--seconds", "0.001")
    assert [report["compiled"] for report in reports] == ([True, False] if sandtable.COMPILED else [False])


def admin(kept: Kept, folder: Path) -> None:
    """The command needs a server's database, so a server makes one first."""
    serve(kept, folder)
    assert run("admin", "--data", str(folder), "block", "address", "203.0.113.0/24").exit_code == 0
    assert "203.0.113.0/24" in run("admin", "--data", str(folder), "blocks").stdout


COMMANDS: list[Callable[[Kept, Path], None]] = [
    serve,
    play,
    games,
    simulate,
    dataset,
    ladder,
    odds,
    replay,
    review,
    puzzle,
    verify,
    garden,
    bench,
    admin,
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_a_command_runs_on_this_build(
    command: Callable[[Kept, Path], None], records: Kept, tmp_path: Path
) -> None:
    command(records, tmp_path)


def test_every_registered_command_is_run_here() -> None:
    assert sorted(command.__name__ for command in COMMANDS) == sorted(main.commands)
