"""Small bar charts for tables, with a resolution of an eighth of a character."""

from __future__ import annotations

from typing import Final

EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


def bar(share: float, width: int = 12) -> str:
    """Draw a share as a bar; 1.0 is `width` characters long."""
    eighths = round(min(max(share, 0.0), 1.0) * width * 8)
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()).ljust(width)


def box(quantiles: list[float], most: float, width: int = 24) -> str:
    """Draw five quantiles as a box plot with the median marked: `  ──███┃███───  `."""
    scale = (width - 1) / most if most > 0 else 0.0
    low, left, middle, right, high = (round(max(quantile, 0.0) * scale) for quantile in quantiles)
    letters = [" "] * width
    for at in range(low, high + 1):
        letters[at] = "─"
    for at in range(left, right + 1):
        letters[at] = "█"
    letters[middle] = "┃"
    return "".join(letters)
