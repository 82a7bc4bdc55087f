"""A whole game as a text that people can read and a test can compare, for any registered game.

Seat count and seed are all it needs. A verb is chosen uniformly among those on offer, then an action of
that verb, with a source of luck of its own: the dice and cards do not depend on how choices are drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from sandtable import Chance, Event, Game, Table
from sandtable.bots.random import choose_random

FOLDER: Final = Path(__file__).parent
MOST_DECISIONS: Final = 5000  # a longer game is reported as an error, not cut off
DRAWN_EVERY: Final = 25


def path_of(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}.txt"


def kept() -> list[tuple[str, int]]:
    """The game and number of seats of every golden playthrough."""
    stems = (path.stem.rpartition("-") for path in sorted(FOLDER.glob("*-*.txt")))
    return [(game, int(seats)) for game, _, seats in stems]


def transcript(game: Game[Any], seats: int) -> str:
    """The transcript of a game; its seed is the number of seats."""
    return "\n".join(_lines(game, seats)) + "\n"


def _lines(game: Game[Any], seats: int) -> Iterator[str]:
    chance, choice = Chance(seats), Chance(1000 + seats)
    table = Table(game, seats, chance)
    yield f"{game.title}, {seats} seats, rules version {game.rules_version}"
    yield f"set-up luck {_numbers(table.deal)}"
    yield from _events(game, table.state.news)
    yield from _position(game, table)
    while table.state.to_act():
        number = len(table.history) + 1
        if number > MOST_DECISIONS:
            raise RuntimeError(f"{game.name} with {seats} seats is not over after {MOST_DECISIONS} decisions")
        yield from _decision(game, table, number, choice)
        if number % DRAWN_EVERY == 0:
            yield from _position(game, table)
    yield from _position(game, table)
    yield from _outcome(game, table)


def _decision(game: Game[Any], table: Table, number: int, choice: Chance) -> Iterator[str]:
    asked = table.state.to_act()
    seat = asked[choice.pick(len(asked))] if len(asked) > 1 else asked[0]
    options = table.state.options(seat)
    action = choose_random(options, choice)
    before = len(table.chance.dealt)
    events = table.play(action, seat)
    luck = table.chance.dealt[before:]
    yield f"{number}. seat {seat}, {len(options)} options: {action}" + (
        f"; luck {_numbers(luck)}" if luck else ""
    )
    yield from _events(game, events)


def _events(game: Game[Any], events: Iterable[Event]) -> Iterator[str]:
    """The events as a spectator reads them, without secrets."""
    for event in events:
        message = game.read(event, None)
        words = "".join(f" {name}={_word(word)}" for name, word in message.words.items())
        yield f"    {message.code.removeprefix(f'{game.name}-event-')}{words}"


def _position(game: Game[Any], table: Table) -> Iterator[str]:
    yield ""
    for line in game.draw(game.view(table.state, None)).splitlines():
        yield f"  | {line}".rstrip()
    yield ""


def _outcome(game: Game[Any], table: Table) -> Iterator[str]:
    outcome = table.state.outcome()
    assert outcome is not None
    prefix = f"{game.name}-score-"
    yield f"over: {outcome.reason}; scores {_numbers(outcome.scores)}; won by {_numbers(outcome.winners)}"
    for seat, lines in enumerate(outcome.breakdown):
        yield f"    seat {seat}: " + ", ".join(
            f"{line.code.removeprefix(prefix)} {line.amount}" for line in lines
        )
    yield f"digest {table.state.digest()}"


def _word(word: object) -> str:
    if isinstance(word, dict):
        return "{" + ",".join(f"{times}*{item}" for item, times in word.items()) + "}"
    return "[" + ",".join(str(item) for item in word) + "]" if isinstance(word, list) else str(word)


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers) or "-"
