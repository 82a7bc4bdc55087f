"""The ratings as an SVG plot: a dot and its interval for each bot, a panel for each number of players."""

from __future__ import annotations

from html import escape
from typing import Final

from sandtable.ladder.statistics.report import LadderReport, Section

WIDTH: Final = 640
NAMES: Final = 120  # width of the column with the names of the bots
LINE: Final = 24  # height of a row
STYLE: Final = (
    "text{font:13px sans-serif;fill:#333}.axis{stroke:#bbb}.sure{stroke:#2a6f97;stroke-width:3}"
    ".dot{fill:#2a6f97}.head{font-weight:bold}.end{text-anchor:end}.mid{text-anchor:middle}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.axis{stroke:#555}.sure{stroke:#61a5c2}.dot{fill:#61a5c2}}"
)


def plot(report: LadderReport) -> str:
    """Return the text of an SVG file."""
    bounds = [
        end
        for part in report.sections
        for row in part.ratings
        for end in (row.interval.low, row.interval.high)
    ]
    scale = Scale(min(bounds), max(bounds))
    drawn: list[str] = []
    top = LINE
    for section in report.sections:
        drawn += panel(report.plan.game, section, scale, top)
        top += (len(section.ratings) + 3) * LINE
    body = "\n".join(drawn)
    size = f'viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{STYLE}</style>\n{body}\n</svg>\n'


class Scale:
    """Maps ratings to horizontal positions, with a grid line every `step` points."""

    def __init__(self, low: float, high: float) -> None:
        self.step = next((step for step in (50, 100, 200, 500) if (high - low) / step <= 8), 1000)
        self.low = low // self.step * self.step
        self.high = max(-(-high // self.step) * self.step, self.low + self.step)

    def __call__(self, rating: float) -> float:
        return round(NAMES + (rating - self.low) / (self.high - self.low) * (WIDTH - NAMES - 30), 1)

    @property
    def lines(self) -> range:
        return range(int(self.low), int(self.high) + 1, self.step)


def panel(game: str, section: Section, scale: Scale, top: int) -> list[str]:
    """Draw the ratings at tables of one size."""
    bottom = top + (len(section.ratings) + 1) * LINE
    drawn = [f'<text class="head" x="8" y="{top}">{escape(game)}, {section.seats} players</text>']
    for points in scale.lines:
        x = scale(points)
        drawn.append(f'<path class="axis" d="M{x} {top + 8}V{bottom - 12}"/>')
        drawn.append(f'<text class="mid" x="{x}" y="{bottom + 4}">{points:+d}</text>')
    for number, row in enumerate(section.ratings, start=1):
        y = top + number * LINE
        low, high, at = (scale(points) for points in (row.interval.low, row.interval.high, row.rating))
        drawn.append(f'<text class="end" x="{NAMES - 12}" y="{y + 4}">{escape(row.bot)}</text>')
        drawn.append(
            f'<path class="sure" d="M{low} {y}H{high}"/><circle class="dot" cx="{at}" cy="{y}" r="5"/>'
        )
    return drawn
