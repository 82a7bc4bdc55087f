"""Every command with good input: tables for people, JSON for programs."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import sandtable
from sandtable.locales.language import LANGUAGES
from sandtable.simulation.simulate import QUANTILES
from tests.cli.kit import POSITION, read, run, some_record, written


def test_version_and_help() -> None:
    assert run("--version").stdout == f"sandtable {sandtable.__version__}\n"
    assert run().stdout == run("--help").stdout
    assert "sandtable simulate camel-up" in run().stdout


@pytest.mark.parametrize("command", ["play", "games", "simulate", "odds", "replay", "review", "verify"])
def test_every_command_teaches_by_examples(command: str) -> None:
    text = run(command, "--help").stdout
    assert "Examples:" in text
    assert f"sandtable {command}" in text
    assert command in run().stdout


def test_games() -> None:
    (camel_up,) = [game for game in read("games") if game["name"] == "camel-up"]
    assert camel_up["seats"] == [3, 4, 5, 6, 7, 8]
    assert camel_up["variants"]["race_bets"] == {
        "choices": ["card_by_card", "netted"], "default": "card_by_card", "rule": "CU-42"
    }  # fmt: skip
    assert "Camel Up" in run("games").stdout


# --- simulate --------------------------------------------------------------------------------------------


def test_simulate_counts_the_games() -> None:
    counted = read("simulate", "camel-up", "--games", "20", "--seed", "7", "--seats", "5")
    assert counted["finished"] == 20
    assert sum(counted["ends"].values()) == 20
    assert sum(counted["wins"]) == pytest.approx(20)
    assert len(counted["scores"]) == 5
    assert all(len(spread["quantiles"]) == len(QUANTILES) for spread in counted["scores"])
    assert counted["decisions"]["least"] <= counted["decisions"]["mean"] <= counted["decisions"]["most"]


def test_the_same_seed_plays_the_same_games() -> None:
    first, second, other = (
        read("simulate", "camel-up", "--games", "5", "--seed", seed) for seed in ("7", "7", "8")
    )
    for counted in (first, second, other):
        del counted["seconds"]
    assert first == second
    assert first["scores"] != other["scores"]


def test_a_game_stopped_by_the_cap_is_reported_and_not_scored() -> None:
    counted = read("simulate", "camel-up", "--games", "4", "--seed", "7", "--cap", "10")
    assert (counted["finished"], counted["capped"], counted["ends"]) == (0, 4, {})
    assert counted["wins"] == [0.0] * 4
    shown = run("simulate", "camel-up", "--games", "4", "--seed", "7", "--cap", "10").stdout
    assert "4 games reached 10 decisions and are not scored" in shown
    assert "seat" not in shown.splitlines()[-1]


def test_better_bots_play_differently() -> None:
    arguments = ("simulate", "camel-up", "--games", "1", "--seed", "7", "--seats", "3")
    assert read(*arguments, "--bots", "regular")["scores"] != read(*arguments)["scores"]


def test_simulate_keeps_records_that_replay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    variant = ("--variant", "race_bets=netted", "--variant", "setup_order=roller")
    done = run("simulate", "camel-up", "--games", "3", "--seed", "1", *variant, "--record", str(folder))
    assert done.exit_code == 0
    assert "race_bets=netted" in done.stdout
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"camel-up-4-seed1-{number}.json" for number in (1, 2, 3)]
    for file in files:
        assert read("verify", str(file))["dice"] == "unsealed"


def test_without_a_seed_the_chosen_one_is_printed() -> None:
    counted = read("simulate", "camel-up", "--games", "1")
    again = read("simulate", "camel-up", "--games", "1", "--seed", str(counted["plan"]["seed"]))
    assert counted["scores"] == again["scores"]


# --- odds ------------------------------------------------------------------------------------------------


def test_odds_gives_the_golden_counts() -> None:
    """CU-54 The position `late`, cheering on 16."""
    found = read("odds", POSITION, "--tiles", "+16", "--races", "200", "--seed", "7")
    assert found["total"] == 5598720
    assert found["first"] == {
        "blue": 1341072,
        "green": 296272,
        "yellow": 1918448,
        "red": 0,
        "purple": 2042928,
    }
    assert found["last"]["red"] == 5598720
    assert round(found["race_ends"] / found["total"], 6) == 0.959519
    assert sum(found["race"]["first"].values()) == sum(found["race"]["last"].values()) == 200
    assert 0 < found["race"]["standard_error"] < 0.04
    assert found["tickets"]["red"] == [-1.0, -1.0, -1.0, -1.0]
    assert {tile["space"] for tile in found["tiles"]} == set(range(3, 13))
    assert (found["position"], found["tiles_on_track"]) == (POSITION, "+16")


def test_odds_with_some_dice_and_no_races() -> None:
    found = read("odds", POSITION, "--dice", "B,red X", "--races", "0")
    assert found["dice"] == ["blue", "red", "grey"]
    assert found["total"] == 3 * 6 * 2 * 6
    assert "race" not in found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_as_tables_with_bars(lang: str) -> None:
    done = run("odds", POSITION, "--dice", "B,R,X", "--races", "100", "--seed", "7", "--lang", lang)
    assert done.exit_code == 0
    assert "█" in done.stdout
    everything = {"en": "100.0%", "pl": "100,0%", "de": "100,0\xa0%", "ru": "100,0\xa0%"}
    assert everything[lang] in done.stdout  # red is last
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    assert "camel-up-" not in done.stdout  # every message was translated: no key of the catalogue is printed


# --- replay and verify --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_a_game_in_words(tmp_path: Path, lang: str) -> None:
    path = written(tmp_path / "game.json", some_record())
    shown = run("replay", path, "--lang", lang)
    assert shown.exit_code == 0
    assert "★" in shown.stdout
    assert "camel-up-" not in shown.stdout
    assert "shell-" not in shown.stdout


def test_replay_at_an_entry(tmp_path: Path) -> None:
    record = some_record()
    path = written(tmp_path / "game.json", record)
    game = sandtable.game("camel-up")
    for at in (0, 1, 17, len(record.entries)):
        found = read("replay", path, "--at", str(at))
        part = msgspec.structs.replace(
            record, entries=record.entries[:at], result=record.result if at == len(record.entries) else None
        )
        state = sandtable.Table.replay(part).state
        assert found["view"] == msgspec.to_builtins(game.view(state, None))
        assert len(found["entries"]) == found["at"] == at
        assert (found["outcome"] is not None) == (at == len(record.entries))
        assert run("replay", path, "--at", str(at)).exit_code == 0


def test_replay_for_a_seat_keeps_the_secrets_of_the_others(tmp_path: Path) -> None:
    record = some_record()
    path = written(tmp_path / "game.json", record)
    last = len(record.entries) - 1  # before the end, when the bets are turned up
    opened = read("replay", path, "--at", str(last))
    for seat in range(3):
        found = read("replay", path, "--at", str(last), "--seat", str(seat))
        for mine, all_of_it in zip(found["entries"], opened["entries"], strict=True):
            if mine["action"].startswith("bet") and mine["seat"] != seat:
                assert mine["action"].endswith(" ?")
                assert mine["events"][0]["code"] == "camel-up-event-bets"
            else:
                assert mine["action"] == all_of_it["action"]
    assert all("?" not in entry["action"] for entry in opened["entries"])


def test_replay_tells_what_was_taken_back(tmp_path: Path) -> None:
    table = sandtable.Table(
        sandtable.game("camel-up"), 3, sandtable.SealedChance.from_number(7), {"setup_order": "random"}
    )
    table.play("bet winner blue", 0, 0)
    table.undo(0)
    table.play("leg green", 0, 2)
    path = written(tmp_path / "game.json", table.record())
    assert re.search(r"2 +Undone: Bet on the blue camel.* \(Player 1\)", run("replay", path).stdout)
    assert "Undone: bet winner ? (Player 1)" in run("replay", path, "--seat", "1").stdout
    assert read("verify", path)["dice"] == "unrevealed"
    assert [entry.get("undo") for entry in read("replay", path)["entries"]] == [None, 1, None]


def test_verify_says_what_was_checked(tmp_path: Path) -> None:
    done = run("play", "camel-up", "--seats", "3", "--people", "0", "--bots", "random", "--seed", "7",
               "--speed", "fast", "--record", str(tmp_path / "game.json"))  # fmt: skip
    assert done.exit_code == 0
    assert read("verify", str(tmp_path / "game.json"))["dice"] == "verified"
    shown = run("verify", str(tmp_path / "game.json")).stdout
    assert "verified: every die and card" in shown
    assert "all legal" in shown
