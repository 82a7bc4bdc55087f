"""`sandtable ladder` as people type it."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.kit import COMMAND, ENVIRONMENT, read, refused, run
from tests.docs.test_examples import ROOT, python_blocks
from tests.tiers import PATIENCE

QUICK = [
    "ladder",
    "--game",
    "camel-up",
    "--seats",
    "3",
    "--games",
    "3",
    "--processes",
    "1",
    "--bots",
    "random",
]
ODD = "tests.ladder.odd_bots"


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])


def test_the_help_teaches() -> None:
    said = run("ladder", "--help").stdout
    for word in (
        "climb",
        "hold",
        "mirror",
        "mixed",
        "bootstrap",
        "Plackett-Luce",
        "Examples:",
        "--bot mine=",
    ):
        assert word in said


def test_a_ladder_from_the_first_game_to_the_table(tmp_path: Path) -> None:
    done = run(*QUICK, "--plot", "ratings.svg")
    assert done.exit_code == 0, done.output
    assert "camel-up, 3 players: 3 games" in done.stdout
    assert re.search(r"mirror of random +holds", done.stdout)
    assert (tmp_path / "ratings.svg").read_text().startswith("<svg")
    assert len((tmp_path / "ladder-camel-up-seed1.jsonl").read_bytes().splitlines()) == 3


def test_what_there_is_so_far(tmp_path: Path) -> None:
    assert refused(*QUICK, "--so-far") == "sandtable: no game was played yet\n"
    run(*QUICK)
    found: Any = read(*QUICK, "--games", "30", "--so-far")
    assert (found["played"], found["planned"]) == (3, 30)


def test_markdown() -> None:
    done = run(*QUICK, "--markdown")
    assert done.stdout.startswith("**camel-up, 3 players: 3 games**\n\n| bot | rating |")


def test_a_control_that_fails_is_in_the_exit_code() -> None:
    done = run(*QUICK, "--bot", f"cheat={ODD}:Cheat", "--matches", "mirror")
    assert done.exit_code == 1
    assert re.search(r"every answer was an option +FAILS +cheat \d+ times not", done.stdout)


def test_a_custom_bot_climbs_last_unless_it_is_named() -> None:
    last = read(*QUICK, "--bot", f"mine={ODD}:Roller", "--matches", "climb")
    assert [result["bot"] for result in last["sections"][0]["results"]] == ["mine"]
    named = read(*QUICK, "--bot", f"mine={ODD}:Roller", "--versus", "random:mine", "--matches", "climb")
    assert [result["bot"] for result in named["sections"][0]["results"]] == ["random"]


def test_the_bot_of_the_page_joins_the_ladder(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
    (tmp_path / "follower.py").write_text(python_blocks(page)[0])
    (command,) = re.findall(r"^sandtable (ladder .+)$", page, re.MULTILINE)
    done = run(*shlex.split(re.sub(r"--games \d+", "--games 6", command)))
    assert done.exit_code == 0, done.output
    assert re.search(r"follower among random +6", done.stdout)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seats", "few"], "'few': expected numbers of players, such as 3, 2-4 or 2,4"),
        (["--seats", "4-3"], "the first number is greater than the last"),
        (["--seats", "2"], "camel-up is for 3 to 8 players, not 2"),
        (["--bots", "grandmaster"], "there is no bot 'grandmaster'"),
        (["--versus", "strong"], "'strong': expected something like strong:greedy"),
        (["--bot", "mine"], "'mine': expected something like mine=my_bot:MyBot"),
        (["--bot", "mine=nowhere:Bot"], "no bot at 'nowhere:Bot'"),
        (["--bot", f"mine={ODD}:Nobody"], f"no bot at '{ODD}:Nobody'"),
        (["--bot", f"mine={ODD}:Arguing"], "mine cannot be made from the name of a game and a seed"),
        (["--bot", "mine=fractions:Fraction"], "mine"),
        (["--bot", f"random={ODD}:Roller"], "'random' is a level; give your bot another name"),
        (["--variant", "race_bets=maybe"], "variant 'race_bets' of camel-up is one of"),
    ],
)
def test_bad_input_is_reported_in_one_line(words: list[str], says: str) -> None:
    assert says in refused(*QUICK, *words)


@pytest.mark.skipif(os.name == "nt", reason="signals are different there")
def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    command = [*COMMAND, *QUICK, "--games", "100000", "--processes", "2"]
    results = tmp_path / "ladder-camel-up-seed1.jsonl"
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, start_new_session=True, env=ENVIRONMENT
    ) as ladder:
        while not (results.exists() and results.stat().st_size):
            assert ladder.poll() is None
        os.killpg(ladder.pid, signal.SIGINT)  # to all of its processes, as a terminal does
        _, said = ladder.communicate(timeout=PATIENCE)
    assert ladder.returncode == 130
    assert said.strip() == f"Stopped; the same command resumes from {results.name}."
