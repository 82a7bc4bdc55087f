"""`sandtable replay`: check a record and show the game in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.garden import garden_option, in_garden_of
from sandtable.cli.options import json_option, lang_option, paper, record_argument
from sandtable.cli.record_file import read_record
from sandtable.core.errors import BadSetup
from sandtable.core.events import Event
from sandtable.core.game import Game
from sandtable.core.message import Message
from sandtable.core.record import Play
from sandtable.core.replay import ReplayedEntry, ReplayedRecord
from sandtable.locales.language import Language, language
from sandtable.terminal.game_picture import picture_of
from sandtable.terminal.parts.sheet import score_sheet
from sandtable.terminal.sentences import Words, text


@click.command(short_help="Show a recorded game in words.")
@record_argument
@click.option("--at", type=int, metavar="N", help="Stop after entry N; 0 is the set-up.")
@click.option("--seat", type=int, help="Show only what this seat could see; by default everything is shown.")
@garden_option
@lang_option
@json_option
@click.pass_context
def replay(
    context: click.Context,
    record: Path,
    at: int | None,
    seat: int | None,
    garden: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Check the file RECORD and show the game in words: log, position and score sheet.

    \b
    Examples:
      sandtable replay game.json
      sandtable replay game.json --at 20 --lang de
      sandtable replay game.json --seat 0 --json
      sandtable replay game.json --garden my-box.json
    """
    kept = read_record(record)
    in_garden_of(context, kept, garden)
    replayed = ReplayedRecord(kept)
    seats = replayed.table.state.setting.seats
    if seat is not None and not 0 <= seat < seats:
        raise BadSetup(f"there is no seat {seat}: seats are 0 to {seats - 1}")
    replayed.state_at(at)  # refuses an entry that does not exist
    if as_json:
        click.echo(msgspec.json.encode(replay_data(replayed, at, seat)))
    else:
        names = names_of(replayed, language(lang))
        show(replayed, at, seat, Words(language(lang), replayed.table.game, names))


def names_of(replayed: ReplayedRecord, spoken: Language) -> list[str]:
    """Return the names of the players from the record's tags, or numbered ones."""
    seats = range(replayed.table.state.setting.seats)
    return [
        replayed.table.tags.get(f"seat {seat}") or spoken.say(Message("player-name", {"number": seat + 1}))
        for seat in seats
    ]


def reader_of(event: Event, seat: int | None) -> int | None:
    """Return the seat asked for, or else a seat that may read the secrets of an event."""
    return event.to[0] if seat is None and event.to else seat


def show(replayed: ReplayedRecord, at: int | None, seat: int | None, words: Words) -> None:
    """Print the log, the position and, after the end, the score sheet."""
    game = replayed.table.game
    console, state = paper(), replayed.state_at(at)
    console.print(log_of(replayed, at, seat, words))
    view = game.view(state, seat)
    console.print(Rule(words.say(view.prompt), style="bold"))
    console.print(picture_of(game.name).draw(view, words))
    if view.outcome is not None:
        console.print(Text(words.say(Message(f"{game.name}-end-{view.outcome.reason}")), style="bold"))
        console.print(score_sheet(view.outcome, words))


def log_of(replayed: ReplayedRecord, at: int | None, seat: int | None, words: Words) -> Grid:
    """Make the log: numbered entries, each with its events."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="dim")
    grid.add_column()
    for event in replayed.start.news:
        grid.add_row("", picture_of(words.game.name).painted(words.game.read(event, seat), words))
    for number, entry in enumerate(replayed.entries[:at], 1):
        for line, sentence in enumerate(sentences(entry, seat, words)):
            grid.add_row(str(number) if line == 0 else "", sentence)
    return grid


def sentences(replayed: ReplayedEntry, seat: int | None, words: Words) -> Iterator[Text]:
    """Yield the events of an entry in words, or the actions that it took back."""
    for event in replayed.events:
        yield picture_of(words.game.name).painted(words.game.read(event, reader_of(event, seat)), words)
    player = replayed.entry.seat
    for action in replayed.taken_back:
        shown = words.action(action) if seat in (None, player) else action.face
        yield Text(f"{words.shell('undone', action=text(shown))} ({words.name(player)})", style="dim")


# --- for programs ----------------------------------------------------------------------------------------


def replay_data(replayed: ReplayedRecord, at: int | None, seat: int | None) -> dict[str, Any]:
    """Return the replay as JSON data."""
    table, state = replayed.table, replayed.state_at(at)
    setting = table.state.setting
    return {
        "game": setting.game,
        "rules_version": setting.rules_version,
        "seats": setting.seats,
        "variants": setting.variants,
        "tags": table.tags,
        "at": len(replayed.entries) if at is None else at,
        "entries": [entry_data(table.game, entry, seat) for entry in replayed.entries[:at]],
        "view": table.game.view(state, seat),
        "outcome": state.outcome(),
    }


def entry_data(game: Game[Any], replayed: ReplayedEntry, seat: int | None) -> dict[str, Any]:
    entry = replayed.entry
    found: dict[str, Any] = {"seat": entry.seat}
    if isinstance(entry, Play):
        action = game.action(entry.action)
        found["action"] = action.text if seat in (None, entry.seat) else action.face
    else:
        found["undo"] = entry.plays
    found["events"] = [game.read(event, reader_of(event, seat)) for event in replayed.events]
    return found
