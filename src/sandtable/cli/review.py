"""`sandtable review`: winning chances, luck and skill, and the moments that mattered in a finished game."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import click
import msgspec

from sandtable.cli.garden import garden_option, in_garden_of
from sandtable.cli.options import json_option, lang_option, paper, progress, record_argument
from sandtable.cli.record_file import read_record
from sandtable.cli.review_html import html_page
from sandtable.cli.review_text import print_review
from sandtable.core.errors import BadSetup
from sandtable.core.message import Message
from sandtable.core.record import Record
from sandtable.core.replay import ReplayedRecord
from sandtable.locales.language import language
from sandtable.review.effort import EFFORTS
from sandtable.review.processes import reviewed
from sandtable.review.report import Review
from sandtable.review.review import review as review_here
from sandtable.review.words import ReviewWords


@click.command(short_help="Say where a recorded game was won.")
@record_argument
@click.option(
    "--effort",
    type=click.Choice(list(EFFORTS)),
    default="normal",
    show_default=True,
    help="How deeply to look; the same effort always gives the same figures.",
)
@click.option(
    "--html",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the review to an HTML file that any browser can show.",
)
@click.option(
    "--processes", type=click.IntRange(1, 64), help="How many processes work on it; by default, all cores."
)
@click.option("--all", "everything", is_flag=True, help="Also list every decision and every stroke of luck.")
@garden_option
@lang_option
@json_option
@click.pass_context
def review(
    context: click.Context,
    record: Path,
    effort: str,
    html: Path | None,
    processes: int | None,
    everything: bool,
    garden: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Review the finished game in the file RECORD.

    An expert judges every decision from what the player knew. The review shows everybody's winning chances,
    separates luck from skill, and explains the moments that mattered. The figure after ± is a margin for the
    luck of the trial games; the expert itself may still misjudge a position.

    \b
    Examples:
      sandtable review game.json
      sandtable review game.json --effort deep --lang pl
      sandtable review game.json --html review.html
      sandtable review game.json --json
    """
    kept = read_record(record)
    in_garden_of(context, kept, garden)
    replayed = ReplayedRecord(kept)
    if kept.result is None:
        raise BadSetup(f"{record}: this game is not over; only finished games are reviewed")
    count = 1 if garden else processes or cores()  # other processes do not know the garden
    words = ReviewWords(run(kept, effort, count, lang), language(lang))
    if html is not None:
        html.write_text(html_page(words, replayed), encoding="utf-8")
    if as_json:
        click.echo(msgspec.json.encode(words.review))
    elif html is None:
        print_review(paper(), words, replayed, everything)


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(record: Record, effort: str, processes: int, lang: str) -> Review:
    """Review the record, in several processes or in this one, with a progress bar."""
    with progress() as bar:
        task = bar.add_task(language(lang).say(Message("review-working")), total=None)

        def tell(done: int, pieces: int) -> None:
            bar.update(task, completed=done, total=pieces)

        if processes == 1:
            return review_here(record, effort, tell)
        return asyncio.run(reviewed(record.to_json(), effort, processes, tell))
