"""`sandtable puzzle`: solve puzzles in the terminal, and make new ones."""

from __future__ import annotations

import datetime
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from sandtable.cli.options import GameName, lang_option, paper
from sandtable.cli.puzzle_score import remember
from sandtable.core.action import Action
from sandtable.core.game import Game
from sandtable.core.message import reference
from sandtable.locales.language import language
from sandtable.review.puzzles.confirm import confirmed
from sandtable.review.puzzles.find import puzzles_in_game
from sandtable.review.puzzles.puzzle import Puzzle, kind_of
from sandtable.review.puzzles.shelf import add, number_of_the_day, puzzle_of, puzzles_of, read, unpacked
from sandtable.review.words import PlanWords, plain
from sandtable.terminal.game_picture import picture_of
from sandtable.terminal.sentences import Words

MOST_OF_A_GAME = 3  # puzzles from one game, so that they differ
KINDS = "Puzzles whose answers begin with the same kind of action, like a bet."


@click.group(short_help="Solve puzzles, or make new ones.")
def puzzle() -> None:
    """Positions from games between experts, in which one plan is clearly best and not obvious.

    \b
    Examples:
      sandtable puzzle solve camel-up
      sandtable puzzle solve five-tribes --number 12 --lang de
      sandtable puzzle make cleopatra puzzles.jsonl.gz --games 5
      sandtable puzzle confirm puzzles.jsonl.gz confirmed.jsonl.gz
    """


@puzzle.command(short_help="Solve the puzzle of the day, or another one.")
@click.argument("game", type=GameName())
@click.option("--number", type=int, help="The number of a puzzle; by default, the puzzle of the day.")
@lang_option
def solve(game: Game[Any], number: int | None, lang: str) -> None:
    """Show a puzzle of GAME, ask for a choice, and explain the answer; then the next one, if you like.

    Your first answer to each puzzle counts. The score is kept in your data folder.
    """
    today = number_of_the_day(game.name, datetime.date.today())
    number = today if number is None else number
    while True:
        found = puzzle_of(game.name, number)
        words = PlanWords(found.words(), [""] * found.position().setting.seats, language(lang))
        title = words.say("puzzle", number=number, count=len(puzzles_of(game.name)))
        if number == today:
            title = f"{words.say('puzzle-of-the-day')} · {title}"
        console = paper()
        console.print(Rule(title, style="bold"))
        ask(console, found, game, words)
        if not wants_more(words):
            return
        number = number % len(puzzles_of(game.name)) + 1


def ask(console: Console, found: Puzzle, game: Game[Any], words: PlanWords) -> None:
    """Show a puzzle, ask for a choice, explain the answer, and print the score."""
    show(console, found, game, words)
    count = len(found.choices)
    chosen = click.prompt(words.say("puzzle-choose", count=count), type=click.IntRange(1, count)) - 1
    explain(console, found, chosen, words)
    score = remember(found, chosen == found.answer)
    console.print(Text(words.say("puzzle-score", **score._asdict()), style="bold"))


def wants_more(words: PlanWords) -> bool:
    """Whether the next puzzle is wanted: Enter says yes, anything else and the end of the input say no."""
    try:
        return not click.prompt(words.say("puzzle-more"), default="", show_default=False)
    except click.Abort:
        click.echo()
        return False


def show(console: Console, found: Puzzle, game: Game[Any], words: PlanWords) -> None:
    """Print the position as the seat sees it, and the choices."""
    view = game.view(found.position(), found.seat)
    console.print(picture_of(game.name).draw(view, Words(words.spoken, game, words.names)))
    console.print(Text(words.say("puzzle-ask", seat=reference("seat", found.seat)), style="bold"))
    for number, choice in enumerate(found.choices, 1):
        console.print(f"{number}. {words.plan(choice.actions)}")


def explain(console: Console, found: Puzzle, chosen: int, words: PlanWords) -> None:
    """Print whether the choice was right, how often each one wins, and why the best one is best."""
    right = chosen == found.answer
    verdict = words.say("puzzle-right" if right else "puzzle-wrong")
    console.print(Text(verdict, style="bold green" if right else "bold red"))
    for number, choice in enumerate(found.choices, 1):
        console.print(f"{number}. {words.say('puzzle-chance', chance=plain(words.percent(choice.chance)))}")
    best, missed = found.choices[found.answer], found.choices[found.missed]
    console.print(words.say("puzzle-answer", plan=plain(words.plan(best.actions))))
    console.print(words.say("puzzle-missed", plan=plain(words.plan(missed.actions))))
    for sentence in words.reason(found.reason):
        console.print(sentence)


@puzzle.command(short_help="Find new puzzles.")
@click.argument("game", type=GameName())
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="Games to play.")
@click.option("--seats", type=int, help="Number of players; by default all numbers in turn.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="The first seed.")
@click.option("--most-of-a-kind", type=click.IntRange(min=1), default=40, show_default=True, help=KINDS)
def make(game: Game[Any], file: Path, games: int, seats: int | None, seed: int, most_of_a_kind: int) -> None:
    """Let experts play GAME and add the puzzles that are found to FILE.

    Each one is confirmed by a deep search, so a game takes from ten seconds to a few minutes.
    """
    kinds = Counter(each.kind for each in read(file))
    count = kinds.total()

    def is_wanted(begins: Action) -> bool:
        return kinds[kind_of(begins.text)] < most_of_a_kind

    for number in range(seed, seed + games):
        players = seats or game.seats[number % len(game.seats)]
        for found in islice(puzzles_in_game(game.name, players, number, is_wanted), MOST_OF_A_GAME):
            before, count = count, add(file, found)
            kinds[found.kind] += count - before  # nothing if it was there already
        click.echo(f"{game.name}, {players} players, seed {number}: {count} puzzles in {file}")


@puzzle.command(short_help="Check puzzles again under the current rules.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("into", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="The first seed.")
def confirm(file: Path, into: Path, seed: int) -> None:
    """Add to INTO those puzzles of FILE that a new deep search confirms under the current rules."""
    old = unpacked(file.read_bytes())
    count = 0
    for number, each in enumerate(old):
        found = confirmed(each, seed + number)
        count = count if found is None else add(into, found)
        click.echo(f"{each.game}, puzzle {number + 1} of {len(old)}: {count} confirmed in {into}")
