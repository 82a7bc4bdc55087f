"""A review as one HTML file, to be sent to friends: no scripts, no links, nothing to load."""

from __future__ import annotations

import io
from html import escape
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from sandtable.cli.review_text import board, decisions, lines_of, strokes
from sandtable.core.replay import ReplayedRecord
from sandtable.review.report import Moment, Review
from sandtable.review.words import ReviewWords

BOARD_WIDTH: Final = 96  # characters
WIDTH, HEIGHT = 800, 260  # of the chart
# Colours that people with any colour vision tell apart; each line also has its own dashes.
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b8860b", "#56b4e9", "#7a7a7a", "#a01818")
DASHES: Final = ("", "8 4", "2 3", "12 3 2 3", "6 2", "1 4", "10 6", "4 4")
STYLE: Final = """
:root{color-scheme:light dark;--ink:#2b2118;--soft:#6b5b4b;--paper:#fbf6ec;--edge:#d9c9ae}
@media(prefers-color-scheme:dark){:root{--ink:#f1e8d8;--soft:#b9a98f;--paper:#1f1a15;--edge:#4a3e31}}
body{margin:0 auto;max-width:60rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);
background:var(--paper)}
h1,h2,h3{line-height:1.2}svg{width:100%;height:auto}.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .7rem;border-bottom:1px solid var(--edge);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}
article{margin:1.5rem 0;padding:1rem;border:1px solid var(--edge);border-radius:.5rem}
pre{overflow-x:auto;padding:.7rem;background:#1c1a17;color:#eee;border-radius:.4rem;line-height:1.2}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;padding:0;list-style:none}.legend svg{width:2.5rem}
.margin{color:var(--soft)}summary{padding:.6rem 0;font-weight:700;cursor:pointer}
.long td,.long th{text-align:left;vertical-align:top;white-space:normal}
.long td:first-child{white-space:nowrap}
"""

# The colours of the boards: bright enough to be read on a dark ground, in the order of a terminal's colours.
THEME: Final = TerminalTheme(
    (28, 26, 23),
    (238, 238, 238),
    [
        *((75, 71, 66), (226, 88, 78), (96, 178, 86), (222, 178, 62)),
        *((74, 128, 214), (186, 98, 196), (72, 178, 188), (226, 222, 212)),
    ],
    [
        *((132, 126, 118), (255, 128, 116), (136, 216, 120), (250, 214, 104)),
        *((128, 176, 255), (222, 146, 230), (122, 220, 228), (255, 255, 255)),
    ],
)


def html_page(words: ReviewWords, replayed: ReplayedRecord) -> str:
    """The whole page."""
    review = words.review
    headlines = "".join(
        f"<li>{escape(words.headline(seat, total))}</li>" for seat, total in enumerate(review.totals)
    )
    moments = "".join(article(words, replayed, moment) for moment in review.moments)
    return (
        f'<!doctype html><html lang="{words.spoken.code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(words.title())}</title><style>{STYLE}</style></head><body><main>"
        f"<h1>{escape(words.title())}</h1>"
        f"<h2>{escape(words.say('chart'))}</h2>{chart(words)}{legend(words)}"
        f"<h2>{escape(words.say('totals'))}</h2><ul>{headlines}</ul>{table(words)}"
        f"<h2>{escape(words.say('moments'))}</h2>{moments or escape(words.say('no-moments'))}"
        f"{details(words.say('decisions'), *decisions(words))}"
        f"{details(words.say('strokes'), *strokes(words))}"
        f'<p class="margin">{escape(words.say("margin"))}</p></main></body></html>\n'
    )


def chart(words: ReviewWords) -> str:
    """The chances of all seats over the game, as a picture."""
    review = words.review
    grid = "".join(
        f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT * part / 4:g}" y2="{HEIGHT * part / 4:g}"'
        ' stroke="currentColor" stroke-opacity=".2"/>'
        for part in range(5)
    )
    lines = "".join(
        f'<polyline points="{points(review, seat)}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5"'
        f' stroke-dasharray="{DASHES[seat]}"><title>{escape(name)}</title></polyline>'
        for seat, name in enumerate(words.names)
    )
    label = escape(words.say("chart"), quote=True)
    return f'<svg viewBox="0 -6 {WIDTH} {HEIGHT + 12}" role="img" aria-label="{label}">{grid}{lines}</svg>'


def points(review: Review, seat: int) -> str:
    """The line of a seat: the chance stays as it was until the next point."""
    found = []
    for point in review.points:
        x = WIDTH * point.entry / max(1, review.entries)
        found.append(f"{x:.1f},{HEIGHT * (1 - point.chances[seat].value):.1f}")
    return " ".join(found)


def legend(words: ReviewWords) -> str:
    """Which line is whose."""
    items = "".join(
        f'<li><svg viewBox="0 0 40 8" aria-hidden="true"><line x1="0" x2="40" y1="4" y2="4"'
        f' stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"/></svg>'
        f" {escape(name)}</li>"
        for seat, name in enumerate(words.names)
    )
    return f'<ul class="legend">{items}</ul>'


def table(words: ReviewWords) -> str:
    """Where everybody's result came from."""
    topics = ("player", "start", "luck", "own", "others", "result", "mistakes")
    head = "".join(f'<th scope="col">{escape(words.say(topic))}</th>' for topic in topics)
    rows = ""
    for name, total in zip(words.names, words.review.totals, strict=True):
        start, result = words.start(total.start), words.spoken.number(total.result, 2)
        figures = [words.wins(figure) for figure in (total.luck, total.own, total.others)]
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in (start, *figures, result, str(total.mistakes)))
        rows += f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
    return f'<div class="scroll" tabindex="0"><table><tr>{head}</tr>{rows}</table></div>'


def details(title: str, heads: list[str], rows: list[list[str]]) -> str:
    """A long table that can be unfolded."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return (
        f"<details><summary>{escape(title)}</summary>"
        f'<div class="scroll" tabindex="0"><table class="long"><tr>{head}</tr>{body}</table></div></details>'
    )


def article(words: ReviewWords, replayed: ReplayedRecord, moment: Moment) -> str:
    """A moment with its board."""
    console = Console(record=True, width=BOARD_WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(board(words, replayed, moment))
    drawn = console.export_html(theme=THEME, inline_styles=True, code_format="<pre tabindex=0>{code}</pre>")
    said = "".join(f"<p>{escape(line)}</p>" for line in lines_of(words, moment))
    number = escape(words.say("entry", number=moment.entry))
    return f"<article><h3>{number}. {escape(words.moment(moment))}</h3>{drawn}{said}</article>"
