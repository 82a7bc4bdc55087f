"""Whole ladders: the games are the same however they are run, and controls pass or fail when they should."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable.bots import Budget
from sandtable.ladder.entrants import code_fingerprint, code_in, used_by
from sandtable.ladder.ladder import report, run_ladder
from sandtable.ladder.plan import Match
from sandtable.ladder.statistics.report import Control, LadderReport
from sandtable.ladder.workers import WorkerDied, in_processes, in_this_process
from tests.ladder.kit import a_plan, invented, lines, run, timeless
from tests.ladder.odd_bots import CLOCK

FOUR = a_plan("random", "Roller", "Backer", "Dreaming", games=9)


def control(found: LadderReport, name: str) -> Control:
    return next(control for control in found.sections[0].controls if control.name == name)


# --- the same however it is played ---------------------------------------------------------------------


def test_one_process_or_two_play_the_same_games(tmp_path: Path) -> None:
    alone = run(FOUR, tmp_path / "one")
    together = run(FOUR, tmp_path / "two", in_processes(2))
    assert lines(tmp_path / "one") == lines(tmp_path / "two")
    assert timeless(alone) == timeless(together)


def test_another_seed_plays_other_games(tmp_path: Path) -> None:
    run(a_plan("random", games=3), tmp_path / "1")
    run(a_plan("random", games=3, seed=2), tmp_path / "2")
    scores = [[game["scores"] for game in lines(tmp_path / seed)] for seed in "12"]
    assert scores[0] != scores[1]


UNTIL = """
import sys
import time
from pathlib import Path
from sandtable.ladder.ladder import run_ladder
from sandtable.ladder.workers import in_processes
from tests.ladder.test_ladder import FOUR

def wait_to_be_killed(done, planned):
    if done >= int(sys.argv[2]):
        print(flush=True)
        time.sleep(3600)

run_ladder(FOUR, Path(sys.argv[1]), in_processes(2), wait_to_be_killed)
"""


def killable(path: Path, until: int) -> subprocess.Popen[str]:
    """A ladder that prints a line after `until` games and then waits to be killed, with its workers."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(
        [sys.executable, "-c", UNTIL, str(path), str(until)], stdout=subprocess.PIPE, text=True, env=env
    )


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_killed_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    """A ladder is killed twice in the middle; its table is that of a ladder that was never stopped."""
    path = tmp_path / "killed"
    for until in (9, 40):
        with killable(path, until) as ladder:
            assert ladder.stdout is not None
            ladder.stdout.readline()
            ladder.send_signal(signal.SIGKILL)
    with path.open("ab") as torn:
        torn.write(path.read_bytes().splitlines()[0][:100])
    seen: list[int] = []
    resumed = run_ladder(FOUR, path, in_this_process, lambda done, planned: seen.append(done))
    assert seen[0] == 40 < resumed.planned
    assert timeless(resumed) == timeless(run(FOUR, tmp_path / "whole"))
    assert lines(path) == lines(tmp_path / "whole")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are read from /proc")
def test_no_process_outlives_a_killed_ladder(tmp_path: Path) -> None:
    with killable(tmp_path / "killed", until=1) as ladder:
        assert ladder.stdout is not None
        ladder.stdout.readline()
        workers = children(ladder.pid)
        assert len(workers) >= 2
        ladder.kill()
    end = time.monotonic() + 120  # a timeout that should never be reached
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < end, "a worker lives on"
        time.sleep(0.05)


def children(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(stat.parent.name))
    return found


def test_a_longer_ladder_keeps_the_games_it_has(tmp_path: Path) -> None:
    path = tmp_path / "results"
    run(a_plan("random", "Roller", games=3), path)
    before = path.read_bytes()
    run(a_plan("random", "Roller", games=9), path)
    assert path.read_bytes().startswith(before)
    run(a_plan("random", "Roller", games=9), tmp_path / "at once")
    assert lines(path) == lines(tmp_path / "at once")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seed": 2}, "seed was 1 there and is 2 here"),
        ({"variants": {"race_bets": "netted"}}, "variants was {} there"),
        ({"clock": False}, "clock was True there"),
        (
            {"guests": {"Roller": "tests.ladder.odd_bots:Backer"}},
            "the bot Roller was tests.ladder.odd_bots:Roller",
        ),
    ],
)
def test_games_of_another_ladder_are_not_mixed_in(
    tmp_path: Path, change: dict[str, object], says: str
) -> None:
    plan = a_plan("random", "Roller", games=3)
    run(plan, tmp_path / "results")
    with pytest.raises(sandtable.BadRecord, match=says):
        run(msgspec.structs.replace(plan, **change), tmp_path / "results")


def test_games_of_other_code_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results"
    run(a_plan("random", games=3), path)
    code = lines(path)[0]["terms"]["code"]
    path.write_bytes(path.read_bytes().replace(code.encode(), b"0123456789ab"))
    with pytest.raises(sandtable.BadRecord, match="code was '0123456789ab' there"):
        run(a_plan("random", games=3), path)


@pytest.mark.parametrize("game", sandtable.games())
def test_the_fingerprint_of_a_game_leaves_out_the_other_games(game: str) -> None:
    root = Path(str(sandtable.__file__)).parent
    played_by = [file.relative_to(root).as_posix() for file in code_in(root)]
    own = {file for file in played_by if used_by(game, Path(file))}
    for other in sandtable.games():
        its = {file for file in played_by if other.replace("-", "_") in file}
        assert len([file for file in its if file.startswith("bots/")]) > 3
        assert its <= own if other == game else not its & own
    assert {"bots/search.py", "bots/levels.py", "core/table.py", "core/chance.py"} <= own
    assert len({code_fingerprint(other) for other in sandtable.games()}) == len(sandtable.games())


def test_a_line_that_is_not_a_game_is_reported(tmp_path: Path) -> None:
    (tmp_path / "results").write_text('{"game": "chess"}\n')
    with pytest.raises(sandtable.BadRecord, match="line 1 is not a game of a ladder"):
        run(a_plan("random", games=3), tmp_path / "results")


def test_a_bot_that_kills_its_process_is_reported(tmp_path: Path) -> None:
    with pytest.raises(WorkerDied, match="a process of the ladder died"):
        run(a_plan("random", "Murderer", games=3), tmp_path / "results", in_processes(2))


# --- controls ------------------------------------------------------------------------------------------


def test_a_mirror_gives_everybody_their_part(tmp_path: Path) -> None:
    found = run(a_plan("random", "Dreaming", kinds=("mirror",), games=30), tmp_path / "results")
    for name in ("mirror of random", "mirror of Dreaming"):
        assert control(found, name).holds, control(found, name).found


def test_a_mirror_that_favours_one_is_found() -> None:
    """The results are as if the ladder gave its hero better luck than the others."""
    games = [
        invented(
            "aaa",
            [9 * (seat == turn or deal % 4 == 0) for seat in range(3)],
            deal,
            Match("mirror", "a", "a"),
            turn,
        )
        for deal in range(30)
        for turn in range(3)
    ]
    found = report(a_plan("a", kinds=("mirror",)), games, len(games))
    assert not control(found, "mirror of a").holds


def test_what_a_seat_is_worth_does_not_disturb_a_mirror(tmp_path: Path) -> None:
    found = run(a_plan("Homely", kinds=("mirror",), games=60), tmp_path / "results")
    assert control(found, "mirror of Homely").holds
    first, second, third = found.sections[0].by_seat
    assert first.share > 0.8
    assert first.interval.low > second.interval.high
    assert first.interval.low > third.interval.high


def test_random_is_the_floor(tmp_path: Path) -> None:
    found = run(a_plan("random", "Backer", games=30), tmp_path / "results")
    assert control(found, "random is the floor").holds
    assert [rating.bot for rating in found.sections[0].ratings] == ["Backer", "random"]
    assert found.sections[0].results[0].verdict == "above"


def test_a_bot_below_the_floor_is_found(tmp_path: Path) -> None:
    found = run(a_plan("random", "Luckless", games=30), tmp_path / "results")
    assert not control(found, "random is the floor").holds
    assert "Luckless" in control(found, "random is the floor").found


def test_answers_that_are_not_options_are_counted_and_the_game_goes_on(tmp_path: Path) -> None:
    found = run(a_plan("random", "Cheat", games=3), tmp_path / "results")
    failures = {rating.bot: rating.failures for rating in found.sections[0].ratings}
    assert failures["random"] == {}
    assert set(failures["Cheat"]) == {"KeyError", "NotOffered"}
    assert not control(found, "every answer was an option").holds
    again = run(a_plan("random", "Cheat", games=3), tmp_path / "again")
    assert timeless(found) == timeless(again), "what is played instead is repeatable too"


# --- time ----------------------------------------------------------------------------------------------


def test_times_are_reported_and_so_are_bots_that_use_all_of_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.ladder.play.time", CLOCK)
    found = run(a_plan("random", "Slow", games=3, kinds=("climb",)), tmp_path / "results")
    pace = {rating.bot: rating.pace for rating in found.sections[0].ratings}
    assert pace["Slow"].late == pace["Slow"].decisions > 0
    assert pace["Slow"].mean == pace["Slow"].p95 == pace["Slow"].most == pytest.approx(Budget().seconds)
    assert pace["random"].late == pace["random"].most == 0


def test_a_game_that_does_not_end_is_stopped_and_not_scored(tmp_path: Path) -> None:
    found = run(a_plan("random", "Roller", games=3, cap=40, kinds=("mirror",)), tmp_path / "results")
    section = found.sections[0]
    assert 0 < section.capped < section.games
    assert sum(result.games for result in section.results) == section.games - section.capped
