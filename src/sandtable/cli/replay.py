"""`sandtable replay`: a record checked and shown again."""

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
from sandtable.core.errors import BadSetup
from sandtable.core.events import Event
from sandtable.core.message import Message
from sandtable.core.record import Play
from sandtable.core.replay import Film, Frame
from sandtable.locales.language import Language, language
from sandtable.terminal.looks import look_of
from sandtable.terminal.parts.sheet import score_sheet
from sandtable.terminal.save import read_record
from sandtable.terminal.words import Words, text


@click.command(short_help="Show a recorded game in words.")
@record_argument
@click.option("--at", type=int, metavar="N", help="Stop after entry N (0: after the set-up).")
@click.option("--seat", type=int, help="Show only what this seat could see; otherwise everything is open.")
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
    """Check the file RECORD and show the game in words: the log, the position, the score sheet.

    \b
    Examples:
      sandtable replay game.json
      sandtable replay game.json --at 20 --lang de
      sandtable replay game.json --seat 0 --json
      sandtable replay game.json --garden my-box.json
    """
    kept = read_record(record)
    in_garden_of(context, kept, garden)
    film = Film(kept)
    seats = film.table.state.setting.seats
    if seat is not None and not 0 <= seat < seats:
        raise BadSetup(f"there is no seat {seat}: seats are 0 to {seats - 1}")
    film.state_at(at)
    if as_json:
        click.echo(msgspec.json.encode(data(film, at, seat)))
    else:
        show(film, at, seat, Words(language(lang), film.table.game, names_of(film, language(lang))))


def names_of(film: Film, spoken: Language) -> list[str]:
    """As the record's tags name the players."""
    seats = range(film.table.state.setting.seats)
    return [
        film.table.tags.get(f"seat {seat}") or spoken.say(Message("player-name", {"number": seat + 1}))
        for seat in seats
    ]


def reader(event: Event, seat: int | None) -> int | None:
    """Who reads an event: the seat asked for, or else whoever may read most of it."""
    return event.to[0] if seat is None and event.to else seat


def show(film: Film, at: int | None, seat: int | None, words: Words) -> None:
    console, state = paper(), film.state_at(at)
    console.print(log(film, at, seat, words))
    view = film.table.game.view(state, seat)
    console.print(Rule(words.say(view.prompt), style="bold"))
    console.print(look_of(film.table.game.name).picture(view, words))
    if view.outcome is not None:
        console.print(
            Text(words.say(Message(f"{film.table.game.name}-end-{view.outcome.reason}")), style="bold")
        )
        console.print(score_sheet(view.outcome, words))


def log(film: Film, at: int | None, seat: int | None, words: Words) -> Grid:
    """Numbered entries, each with what it brought."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="dim")
    grid.add_column()
    for event in film.start.news:
        grid.add_row("", look_of(words.game.name).painted(words.game.read(event, seat), words))
    for number, frame in enumerate(film.frames[:at], 1):
        for line, sentence in enumerate(sentences(frame, seat, words)):
            grid.add_row(str(number) if line == 0 else "", sentence)
    return grid


def sentences(frame: Frame, seat: int | None, words: Words) -> Iterator[Text]:
    for event in frame.events:
        yield look_of(words.game.name).painted(words.game.read(event, reader(event, seat)), words)
    for action in frame.taken_back:
        open_to_us = seat is None or seat == frame.entry.seat
        told = words.action(action) if open_to_us else action.face
        yield Text(f"{words.name(frame.entry.seat)}: {words.shell('undone', action=text(told))}", style="dim")


# --- for programs ----------------------------------------------------------------------------------------


def data(film: Film, at: int | None, seat: int | None) -> dict[str, Any]:
    state, setting = film.state_at(at), film.table.state.setting
    return {
        "game": setting.game,
        "rules_version": setting.rules_version,
        "seats": setting.seats,
        "variants": setting.variants,
        "tags": film.table.tags,
        "at": len(film.frames) if at is None else at,
        "entries": [entry_data(film, frame, seat) for frame in film.frames[:at]],
        "view": film.table.game.view(state, seat),
        "outcome": state.outcome(),
    }


def entry_data(film: Film, frame: Frame, seat: int | None) -> dict[str, Any]:
    entry = frame.entry
    found: dict[str, Any] = {"seat": entry.seat}
    if isinstance(entry, Play):
        action = film.table.game.action(entry.action)
        found["action"] = action.text if seat in (None, entry.seat) else action.face
    else:
        found["undo"] = entry.plays
    found["events"] = [film.table.game.read(event, reader(event, seat)) for event in frame.events]
    return found
