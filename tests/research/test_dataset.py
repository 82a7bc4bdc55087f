"""Data sets hold what was seen, chosen and dealt; the same seed gives the same data."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

import sandtable
from sandtable import BadRecord, BadSetup, Chance, Script
from sandtable.core.record import Play, Record
from sandtable.research.dataset import recorded, rows_of, simulated, write
from sandtable.simulation.simulate import SimulationPlan, simulate
from tests.cli.kit import run
from tests.research.kit import DEALT


@pytest.mark.parametrize("name", sandtable.games())
def test_a_data_set_holds_the_whole_game(name: str, tmp_path: Path) -> None:
    """Playing the luck and the choices of the files again gives the same views, options and results."""
    plan = SimulationPlan(name, seats=3, games=2, seed=7, bots="novice,random,random")
    written = write(simulated(plan), tmp_path, {"plan": "a test"})
    games = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    rows = parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    assert written == len(rows) == sum(game["decisions"] for game in games)
    first = [row for row in rows if row["game_id"] == 0]
    game = sandtable.game(name)
    state = game.setup(3, Script(games[0]["setup_luck"]))
    for row in first:
        assert row["seat"] == state.to_act()[0]
        assert row["player"] == ["novice", "random", "random"][row["seat"]]
        assert row["options"] == [option.id for option in state.options(row["seat"])]
        assert game.actions[row["choice"]].text == row["action"]
        view = json.loads(row["view"])
        assert view["seat"] == row["seat"]
        assert view["prompt"]["code"] == row["question"]
        state.apply(row["seat"], game.actions[row["choice"]], Script(row["luck"]))
    outcome = state.outcome()
    assert outcome is not None
    assert (games[0]["scores"], games[0]["winners"]) == (outcome.scores, outcome.winners)
    assert [row["score"] for row in first] == [outcome.scores[row["seat"]] for row in first]
    assert json.loads(games[0]["final_view"])["outcome"]["scores"] == outcome.scores


def test_the_same_seed_writes_the_same_rows(tmp_path: Path) -> None:
    plan = SimulationPlan("camel-up", seats=3, games=2, seed=7, bots="regular")
    tables = []
    for folder in ("one", "two"):
        write(simulated(plan), tmp_path / folder, {})
        tables.append(parquet.read_table(tmp_path / folder / "decisions.parquet"))
    assert tables[0].equals(tables[1])


def test_records_become_data(tmp_path: Path) -> None:
    plan = SimulationPlan("camel-up", seats=3, games=2, seed=7)
    for number, played in enumerate(simulate(sandtable.game("camel-up"), plan)):
        (tmp_path / f"{number}.json").write_bytes(played.record.to_json())
    write(recorded(tmp_path, "camel-up"), tmp_path / "data", {}, views=False)
    rows = parquet.read_table(tmp_path / "data" / "decisions.parquet").to_pylist()
    assert rows[0]["player"] == "random bots"
    assert rows[0]["view"] is None
    with pytest.raises(BadSetup, match="is a record of 'camel-up', not of 'cleopatra'"):
        list(recorded(tmp_path, "cleopatra"))
    with pytest.raises(BadSetup, match="no records"):
        list(recorded(tmp_path / "data", "camel-up"))


def test_a_wrong_record_leaves_older_files_alone(tmp_path: Path) -> None:
    table = sandtable.Table(sandtable.game("camel-up"), 3, Chance(7), DEALT)
    table.play("leg blue")
    good = table.record()
    write([(good, ["a", "b", "c"])], tmp_path, {})
    before = (tmp_path / "games.parquet").read_bytes()
    table.undo(0)
    data = good.__class__.from_json(good.to_json())
    wrong = Record.from_data(json.loads(data.to_json()) | {"entries": [["play", 0, "partner 1"]]})
    for record, message in ((table.record(), "taken back"), (wrong, "not an option")):
        with pytest.raises(BadRecord, match=message):
            write([(record, ["a", "b", "c"])], tmp_path, {})
    assert (tmp_path / "games.parquet").read_bytes() == before


def test_an_unfinished_game_has_no_result() -> None:
    table = sandtable.Table(sandtable.game("camel-up"), 3, Chance(7), DEALT)
    table.play("leg blue")
    game, (row,) = rows_of(table.record(), ["a", "b", "c"], 0, views=True)
    assert not game["finished"]
    assert "score" not in row
    assert isinstance(table.entries[0], Play)


def test_the_command_writes_both_files(tmp_path: Path) -> None:
    done = run("dataset", "camel-up", str(tmp_path), "--seats", "3", "--games", "2", "--seed", "7")
    assert done.exit_code == 0
    assert f"decisions in {tmp_path}" in done.stdout.replace("\n", "")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["decisions.parquet", "games.parquet"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "divine"], "no bot 'divine'"),
        (["--bots", "random,random"], "one for each of 4 seats"),
        (["--seats", "2"], "3 to 8 players"),
        (["--records", "nowhere"], "nowhere"),
    ],
)
def test_bad_input_is_explained_and_writes_nothing(
    tmp_path: Path, arguments: list[str], message: str
) -> None:
    done = run("dataset", "camel-up", str(tmp_path), *arguments)
    assert done.exit_code == 2
    assert message in done.stderr
    assert list(tmp_path.iterdir()) == []
