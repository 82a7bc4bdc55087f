"""Small charts as SVG, for learning curves, benchmarks and notebooks: no other package is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT, RIGHT, TOP, BOTTOM = 60, 150, 34, 44  # margins
COLOURS: Final = ("#b3541e", "#1f6f8b", "#5b8c2a", "#7a4b94", "#8a6d1d", "#444444")
Points = Sequence[tuple[float, float]]


class Chart(str):
    """The text of an SVG, which notebooks show as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def line_chart(title: str, x_name: str, y_name: str, lines: Mapping[str, Points]) -> Chart:
    """Return a chart with a line for each name.

    >>> from sandtable.research.chart import line_chart
    >>> line_chart("Shares", "minutes", "share", {"novice": [(0, 0.1), (5, 0.4)]})[:4]
    '<svg'
    """
    points = [point for line in lines.values() for point in line] or [(0.0, 0.0)]
    right, top = max(x for x, _ in points) or 1.0, max(0.0, *(y for _, y in points)) or 1.0
    low = min(0.0, *(y for _, y in points))
    parts = _axes(title, x_name, y_name, right, low, top)
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{_x(x, right):.1f},{_y(y, low, top):.1f}" for x, y in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(_text(WIDTH - RIGHT + 10, TOP + 14 + 18 * number, name, colour))
    return _svg(parts, HEIGHT)


def bar_chart(title: str, unit: str, bars: Mapping[str, float]) -> Chart:
    """Return a chart with a horizontal bar for each name.

    >>> from sandtable.research.chart import bar_chart
    >>> "Camel Up" in bar_chart("Rates", "steps/s", {"Camel Up": 200_000})
    True
    """
    most = max(bars.values(), default=1.0) or 1.0
    parts = [_text(10, 20, title, "#222222")]
    for number, (name, value) in enumerate(bars.items()):
        y = 40 + 24 * number
        wide = max(1.0, 260 * value / most)
        colour = COLOURS[number % len(COLOURS)]
        parts.append(_text(10, y + 13, name, "#222222"))
        parts.append(f'<rect x="250" y="{y}" width="{wide:.1f}" height="16" fill="{colour}"/>')
        parts.append(_text(256 + wide, y + 13, f"{value:,.4g} {unit}", "#222222"))
    return _svg(parts, 56 + 24 * len(bars))


def _axes(title: str, x_name: str, y_name: str, right: float, low: float, top: float) -> list[str]:
    parts = [_text(LEFT, 20, title, "#222222"), _text(WIDTH - RIGHT - 60, HEIGHT - 8, x_name, "#666666")]
    parts.append(_text(6, TOP - 6, y_name, "#666666"))
    for step in range(6):
        x, y = right * step / 5, low + (top - low) * step / 5
        level = _y(y, low, top)
        parts.append(f'<path d="M{LEFT} {level:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        parts.append(_text(8, level + 4, f"{y:.3g}", "#666666"))
        parts.append(_text(_x(x, right) - 8, HEIGHT - BOTTOM + 18, f"{x:.3g}", "#666666"))
    return parts


def _x(x: float, right: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * x / right


def _y(y: float, low: float, top: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (y - low) / ((top - low) or 1.0)


def _text(x: float, y: float, text: str, colour: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}">{escape(text)}</text>'


def _svg(parts: list[str], height: float) -> Chart:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
    style = ' font-family="sans-serif" font-size="13">'
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>'
    return Chart("\n".join([head + style, ground, *parts, "</svg>"]) + "\n")
