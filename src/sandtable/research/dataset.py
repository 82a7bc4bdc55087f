"""Data sets: games of bots, or records, as Parquet files with what every player saw and chose.

`games.parquet` has a row for each game, `decisions.parquet` one for each decision; docs/research.md describes
the columns. The same plan writes the same rows on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
from msgspec.structs import replace
from pyarrow import parquet

import sandtable
from sandtable.bots import Bot, ask, budget, make
from sandtable.core.chance import Chance, Script
from sandtable.core.errors import BadRecord, BadSetup
from sandtable.core.game import Game
from sandtable.core.record import Play, Record, Result, read_file
from sandtable.core.state import State
from sandtable.research.batch import rewards_of
from sandtable.research.encoder import encoder
from sandtable.simulation.simulate import STREAM, THOUGHTS, Choose, SimulationPlan, simulate_game

UNLIMITED: Final = 1e9  # seconds: bots count their work, so that the data do not depend on the machine
Row = dict[str, Any]

GAMES: Final = pa.schema(
    [
        ("game_id", pa.int32()),
        ("game", pa.string()),
        ("seats", pa.int8()),
        ("variants", pa.string()),
        ("players", pa.list_(pa.string())),
        ("setup_luck", pa.list_(pa.int32())),
        ("decisions", pa.int32()),
        ("finished", pa.bool_()),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
        ("reason", pa.string()),
        ("final_view", pa.string()),
    ]
)
DECISIONS: Final = pa.schema(
    [
        ("game_id", pa.int32()),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("question", pa.string()),
        ("view", pa.string()),
        ("observation", pa.list_(pa.int16())),
        ("options", pa.list_(pa.int16())),
        ("choice", pa.int16()),
        ("action", pa.string()),
        ("luck", pa.list_(pa.int32())),
        ("reward", pa.float32()),
        ("score", pa.int32()),
    ]
)


def simulated(plan: SimulationPlan) -> Iterator[tuple[Record, list[str]]]:
    """Play the games of a plan; `plan.bots` names one level for all seats, or one for each with commas."""
    game = sandtable.game(plan.game)
    players = line_up(plan)
    for number in range(plan.games):
        seed = plan.seed * STREAM + number
        choose = chooser(game, players, seed ^ THOUGHTS)
        yield simulate_game(game, plan, Chance(seed), choose).record, players


def line_up(plan: SimulationPlan) -> list[str]:
    """The level of each seat; BadSetup if there is no such level, or not one for each seat.

    >>> from sandtable.research.dataset import line_up
    >>> from sandtable.simulation.simulate import SimulationPlan
    >>> line_up(SimulationPlan("camel-up", seats=3, games=1, seed=7, bots="novice,random,random"))
    ['novice', 'random', 'random']
    """
    names = [name.strip() for name in plan.bots.split(",")]
    players = names * plan.seats if len(names) == 1 else names
    if len(players) != plan.seats:
        raise BadSetup(f"expected one level, or one for each of {plan.seats} seats, not {plan.bots!r}")
    for name in set(players):
        make(plan.game, name, 0)
    return players


def chooser(game: Game[Any], players: list[str], seed: int) -> Choose:
    """Return how the bots decide, each by its level and without a clock."""
    imagination = Chance(seed)
    bots: list[Bot] = [make(game.name, level, seed + seat) for seat, level in enumerate(players)]
    budgets = [replace(budget(game.name, level), seconds=UNLIMITED) for level in players]
    return lambda state, seat: ask(bots[seat], game, state, seat, budgets[seat], imagination)


def recorded(folder: Path, game: str) -> Iterator[tuple[Record, list[str]]]:
    """Read the records of a folder in the order of their names; all are games of one title."""
    files = sorted(folder.glob("*.json"))
    if not files:
        raise BadSetup(f"there are no records (*.json) in {folder}")
    for file in files:
        record = Record.from_json(read_file(file))
        if record.game != game:
            raise BadSetup(f"{file} is a record of {record.game!r}, not of {game!r}")
        yield record, [record.tags.get("players", "")] * record.seats


def rows_of(record: Record, players: list[str], number: int, views: bool) -> tuple[Row, list[Row]]:
    """Replay a record; return its row of games and its rows of decisions."""
    game = sandtable.game(record.game)
    luck = Script(record.setup)
    state: State = game.setup(record.seats, luck, record.variants, record.rules_version)
    luck.check_spent()
    rows: list[Row] = []
    for entry in record.entries:
        if not isinstance(entry, Play):
            raise BadRecord("a record in which decisions were taken back is not data: leave it out")
        rows.append(decision_row(game, state, entry, views) | {"game_id": number, "decision": len(rows)})
        dealt = Script(entry.dealt)
        state.apply(entry.seat, game.action(entry.action), dealt)
        dealt.check_spent()
    result = Result.of(state.outcome())
    for row in rows:
        seat = row["seat"]
        row["player"] = players[seat]
        if result:
            row["reward"] = rewards_of(result.winners, record.seats)[seat]
            row["score"] = result.scores[seat]
    return game_row(record, players, number, state, result), rows


def decision_row(game: Game[Any], state: State, entry: Play, views: bool) -> Row:
    """What the seat saw, what it could choose, what it chose, and the luck that followed."""
    view = game.view(state, entry.seat)
    options = [option.id for option in state.options(entry.seat)]
    choice = game.action(entry.action).id
    if choice not in options:
        raise BadRecord(f"{entry.action!r} was not an option of seat {entry.seat}")
    known = bool(game.observer)
    return {
        "seat": entry.seat,
        "question": view.prompt.code,
        "view": msgspec.json.encode(view).decode() if views else None,
        "observation": encoder(game.name, state.setting.seats).observe(state, entry.seat) if known else None,
        "options": options,
        "choice": choice,
        "action": entry.action,
        "luck": entry.dealt,
    }


def game_row(record: Record, players: list[str], number: int, state: State, result: Result | None) -> Row:
    view = sandtable.game(record.game).view(state, None)
    return {
        "game_id": number,
        "game": record.game,
        "seats": record.seats,
        "variants": msgspec.json.encode(record.variants, order="sorted").decode(),
        "players": players,
        "setup_luck": record.setup,
        "decisions": len(record.entries),
        "finished": result is not None,
        "scores": result.scores if result else None,
        "winners": result.winners if result else None,
        "reason": result.reason if result else None,
        "final_view": msgspec.json.encode(view).decode(),
    }


def write(
    played: Iterable[tuple[Record, list[str]]], folder: Path, notes: dict[str, str], views: bool = True
) -> int:
    """Write both files, game by game, and return the number of decisions; `notes` go into the files.

    The files get their names when they are complete: an error leaves older ones as they were."""
    folder.mkdir(parents=True, exist_ok=True)
    notes = notes | {"sandtable": sandtable.__version__}
    decisions = 0
    files = {folder / "games.parquet": GAMES, folder / "decisions.parquet": DECISIONS}
    with ExitStack() as stack:
        games, choices = (
            stack.enter_context(
                parquet.ParquetWriter(unfinished(file), noted(schema, notes), compression="zstd")
            )
            for file, schema in files.items()
        )
        for number, (record, players) in enumerate(played):
            game, rows = rows_of(record, players, number, views)
            games.write_table(pa.Table.from_pylist([game], noted(GAMES, notes)))
            choices.write_table(pa.Table.from_pylist(rows, noted(DECISIONS, notes)))
            decisions += len(rows)
    for file in files:
        unfinished(file).replace(file)
    return decisions


def unfinished(file: Path) -> Path:
    return file.with_name(file.name + ".part")


def noted(schema: Any, notes: dict[str, str]) -> Any:
    return schema.with_metadata(notes)
