"""Little bars for tables, in eighths of a letter."""

from __future__ import annotations

from typing import Final

EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


def bar(share: float, width: int = 12) -> str:
    """A bar of `width` letters for 1.0."""
    eighths = round(min(max(share, 0.0), 1.0) * width * 8)
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()).ljust(width)


def box(quantiles: list[float], most: float, width: int = 24) -> str:
    """Five quantiles as a box: `  ──███┃███───  ` with the median in it."""
    scale = (width - 1) / most if most > 0 else 0.0
    low, left, middle, right, high = (round(max(quantile, 0.0) * scale) for quantile in quantiles)
    letters = [" "] * width
    for at in range(low, high + 1):
        letters[at] = "─"
    for at in range(left, right + 1):
        letters[at] = "█"
    letters[middle] = "┃"
    return "".join(letters)
